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
  it('has default values: requesting awards, without counts or assembly', () => {
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
  ] as const)('at stage %s has the pending state %s', (stage, pending) => {
    expect(isPending({ stage })).toBe(pending);
  });
});

describe('furthest', () => {
  const word = (stage: DownloadStage, polls = 0) => createDownload('a', { stage, polls });
  const cases: [string, Download, Download, 'first' | 'second'][] = [
    ['an end beats what is pending', word('working', 9), word('finished'), 'second'],
    ['what is pending does not beat an end', word('failed'), word('working', 9), 'first'],
    ['of two ends the first stays', word('cancelled'), word('finished', 9), 'first'],
    ['later polls beat earlier ones', word('working', 2), word('working', 3), 'second'],
    ['as many polls change nothing', word('working', 3), word('working', 3), 'first'],
    ['fewer polls change nothing', word('working', 3), word('working', 2), 'first'],
    ['work beats the asking', word('requesting'), word('working'), 'second'],
    ['the asking does not beat work', word('working'), word('requesting'), 'first'],
    ['the asking does not beat the asking', word('requesting'), word('requesting'), 'first'],
  ];
  it.each(cases)('%s', (_sentence, one, other, wins) =>
    expect(getMoreAdvanced(one, other)).toBe(wins === 'first' ? one : other),
  );
});

describe('grouped downloads', () => {
  const groupedIds = (list: Download[]) =>
    groupDownloads(list).map((group) => group.map(({ id }) => id));
  it('are single and in order if they are not parts of an assembly', () =>
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
  it('are empty without downloads', () => expect(groupDownloads([])).toEqual([]));
});
