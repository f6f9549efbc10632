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

describe('getMoreAdvanced', () => {
  const word = (stage: DownloadStage, polls = 0) => createDownload('a', { stage, polls });
  const cases: [string, Download, Download, 'first' | 'second'][] = [
    ['prefers an ended one to a pending one', word('working', 9), word('finished'), 'second'],
    ['keeps an ended one over a pending one', word('failed'), word('working', 9), 'first'],
    ['keeps the first of two ended ones', word('cancelled'), word('finished', 9), 'first'],
    ['prefers more polls', word('working', 2), word('working', 3), 'second'],
    ['keeps the first for equal polls', word('working', 3), word('working', 3), 'first'],
    ['keeps the first for fewer polls', word('working', 3), word('working', 2), 'first'],
    ['prefers working to requesting', word('requesting'), word('working'), 'second'],
    ['keeps working over requesting', word('working'), word('requesting'), 'first'],
    ['keeps the first of two requesting ones', word('requesting'), word('requesting'), 'first'],
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
