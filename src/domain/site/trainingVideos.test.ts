import {
  splitChapters,
  durationSeconds,
  sortVideos,
  videoKind,
  videoName,
  videoSorts,
  videoUrl,
  type CatalogVideo,
} from './trainingVideos';

describe('the description of a video', () => {
  it('is split into texts and chapter marks, in order', () => {
    expect(splitChapters('0:00 Start, 1:05 middle\n1:02:03 end')).toEqual([
      { time: '0:00', seconds: 0 },
      ' Start, ',
      { time: '1:05', seconds: 65 },
      ' middle\n',
      { time: '1:02:03', seconds: 3723 },
      ' end',
    ]);
    expect(splitChapters('Ends at 12:34')).toEqual(['Ends at ', { time: '12:34', seconds: 754 }]);
  });
  it('is one text if it has no chapter marks, and [] if it is empty', () =>
    expect([splitChapters('No marks: none.'), splitChapters('')]).toEqual([
      ['No marks: none.'],
      [],
    ]));
  it.each(['ratio 1:5', 'at 123:45', 'id a1:05b', '1:055', 'in 2024'])(
    'has no chapter mark in %j',
    (text) => expect(splitChapters(text)).toEqual([text]),
  );
});

describe('the duration of a video', () => {
  it.each([
    ['0:59', 59],
    ['4:27', 267],
    ['1:00:01', 3601],
    ['10:00', 600],
  ])('%s is %d seconds', (duration, seconds) => expect(durationSeconds(duration)).toBe(seconds));
});

describe('the title of a video', () => {
  it('has its kind before the colon', () => {
    const title = 'DATA SOURCES: Appropriations, Obligations, and Outlays';
    expect([videoKind(title), videoName(title)]).toEqual([
      'DATA SOURCES',
      'Appropriations, Obligations, and Outlays',
    ]);
    expect(videoName('TUTORIAL:   Spaced: twice')).toBe('Spaced: twice');
    expect(videoName('TUTORIAL:Close')).toBe('Close');
  });
  it('without a kind is a resource and stays unchanged', () => {
    for (const title of ['What is new?', 'Part 1: SEARCH', 'see TUTORIAL: more', ': nothing'])
      expect([videoKind(title), videoName(title)]).toEqual(['RESOURCE', title]);
  });
});

describe('the order of videos', () => {
  const video = (id: string, publishedAt: string, duration: string): CatalogVideo => ({
    id,
    title: id,
    publishedAt,
    duration,
    description: '',
  });
  const videos = [
    video('a', '2023-08-08', '4:27'),
    video('b', '2024-01-01', '10:00'),
    video('c', '2022-05-05', '1:00:00'),
    video('d', '2023-08-08', '4:27'),
    video('e', '2021-01-01', '0:59'),
  ];
  it.each([
    ['newest', 'badce'],
    ['oldest', 'ecadb'],
    ['shortest', 'eadbc'],
    ['longest', 'cbade'],
  ] as const)('is %s first, with ties in input order', (sort, expected) =>
    expect(
      sortVideos(videos, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected),
  );
  it('does not change the catalog', () => {
    sortVideos(videos, 'oldest');
    expect(videos.map(({ id }) => id).join('')).toBe('abcde');
  });
  it('can be newest, oldest, shortest or longest first, listed in this order', () =>
    expect(videoSorts.map(({ label }) => label)).toEqual([
      'Newest',
      'Oldest',
      'Shortest',
      'Longest',
    ]));
});

describe('the address of a video', () => {
  it('is its YouTube page', () =>
    expect(videoUrl('fLNHjzYKCaQ')).toBe('https://www.youtube.com/watch?v=fLNHjzYKCaQ'));
});
