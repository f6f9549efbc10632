import { createDownload, createChunk } from '../../../../tests/downloadStore';
import {
  getMoreAdvanced,
  groupDownloads,
  isPending,
  makeDownload,
  type Download,
  type DownloadStage,
} from './download';

describe('a download', () => {
  it('has default values for every field', () => {
    expect(makeDownload().toObject()).toEqual({
      id: '',
      title: '',
      family: 'download',
      type: 'awards',
      body: {},
      fileName: '',
      fileUrl: '',
      stage: 'requesting',
      message: '',
      rows: null,
      bytes: null,
      seconds: null,
      sha256: '',
      startedAt: 0,
      endedAt: 0,
      polls: 0,
      assembly: null,
    });
  });
  it.each([
    ['requesting', true],
    ['working', true],
    ['finished', false],
    ['failed', false],
    ['cancelled', false],
  ] as const)('in stage %s has the pending state %s', (stage, pending) => {
    expect(isPending({ stage })).toBe(pending);
  });
});

describe('getMoreAdvanced', () => {
  const make = (stage: DownloadStage, polls = 0) => createDownload('a', { stage, polls });
  const cases: [string, Download, Download, 'first' | 'second'][] = [
    ['prefers ended to pending', make('working', 9), make('finished'), 'second'],
    ['keeps ended over pending', make('failed'), make('working', 9), 'first'],
    ['keeps the first of two ended downloads', make('cancelled'), make('finished', 9), 'first'],
    ['prefers more polls', make('working', 2), make('working', 3), 'second'],
    ['keeps the first for equal polls', make('working', 3), make('working', 3), 'first'],
    ['keeps the first for fewer polls', make('working', 3), make('working', 2), 'first'],
    ['prefers working to requesting', make('requesting'), make('working'), 'second'],
    ['keeps working over requesting', make('working'), make('requesting'), 'first'],
    ['keeps the first if both are requesting', make('requesting'), make('requesting'), 'first'],
  ];
  it.each(cases)('%s', (_sentence, one, other, wins) =>
    expect(getMoreAdvanced(one, other)).toBe(wins === 'first' ? one : other),
  );
});

describe('grouped downloads', () => {
  const groupedIds = (list: Download[]) =>
    groupDownloads(list).map((group) => group.map(({ id }) => id));
  it('stay in groups of one, in order, unless part of an assembly', () =>
    expect(groupedIds([createDownload('b'), createDownload('a')])).toEqual([['b'], ['a']]));
  it('combine the parts of an assembly, in order, at the position of the newest part', () => {
    expect(
      groupedIds([
        createDownload('n'),
        createChunk('x3', 'x', 3),
        createDownload('m'),
        createChunk('x1', 'x', 1),
        createChunk('y1', 'y', 1),
        createChunk('x2', 'x', 2),
      ]),
    ).toEqual([['n'], ['x1', 'x2', 'x3'], ['m'], ['y1']]);
  });
  it('are an empty list if there are no downloads', () => expect(groupDownloads([])).toEqual([]));
});
