import { createDownload, createChunk, setup } from '../../../../tests/downloadStore';
import type { Download } from './download';
import {
  downloadAdded,
  downloadChanged,
  downloadDismissed,
  downloadsRestored,
  downloadsSynced,
  outcomeShown,
} from './downloadActions';
import { selectReadyCount, selectEndedDownload } from './downloadState';

describe('the download list', () => {
  it('is initially empty, with no outcome and no ready files', () => {
    const { get, ids } = setup();
    expect([
      ids(),
      selectEndedDownload(get()),
      selectReadyCount(get()),
      get().downloads.outcomeId,
    ]).toEqual([[], undefined, 0, '']);
  });
  it('has the newest download first', () => {
    const { dispatch, ids } = setup();
    dispatch(downloadAdded(createDownload('a')));
    dispatch(downloadAdded(createDownload('b')));
    expect(ids()).toEqual(['b', 'a']);
  });
  it('updates only the download with the given ID', () => {
    const { dispatch, list } = setup();
    dispatch(downloadAdded(createDownload('a')));
    dispatch(downloadAdded(createDownload('b')));
    dispatch(downloadChanged('a', { stage: 'failed', message: 'Too large' }));
    expect(list().map(({ id, stage, message }) => [id, stage, message])).toEqual([
      ['b', 'requesting', ''],
      ['a', 'failed', 'Too large'],
    ]);
  });
  it('removes a dismissed download', () => {
    const { dispatch, ids } = setup();
    ['a', 'b', 'c'].forEach((id) => dispatch(downloadAdded(createDownload(id))));
    dispatch(downloadDismissed('b'));
    expect(ids()).toEqual(['c', 'a']);
    dispatch(downloadDismissed('unknown'));
    expect(ids()).toEqual(['c', 'a']);
  });
  it('adds restored downloads after those of this visit, without duplicates', () => {
    const { dispatch, list } = setup();
    dispatch(downloadAdded(createDownload('a', { title: 'of this visit' })));
    dispatch(
      downloadsRestored([
        createDownload('a', { title: 'kept' }),
        createDownload('b'),
        createDownload('c'),
      ]),
    );
    expect(list().map(({ id, title }) => [id, title])).toEqual([
      ['a', 'of this visit'],
      ['b', ''],
      ['c', ''],
    ]);
  });
  it('counts the finished files, including each part of an assembly', () => {
    const { dispatch, get } = setup();
    dispatch(
      downloadsRestored([
        createDownload('a', { stage: 'finished' }),
        createChunk('b', 'x', 1).set('stage', 'finished'),
        createDownload('c', { stage: 'failed' }),
        createDownload('d', { stage: 'working' }),
        createDownload('e', { stage: 'cancelled' }),
        createDownload('f'),
      ]),
    );
    expect(selectReadyCount(get())).toBe(2);
  });
  it('returns the ended download while the bar shows its outcome', () => {
    const { dispatch, get } = setup();
    dispatch(downloadAdded(createDownload('a')));
    dispatch(downloadAdded(createDownload('b')));
    dispatch(outcomeShown('a'));
    expect(selectEndedDownload(get())?.id).toBe('a');
    dispatch(outcomeShown(''));
    expect(selectEndedDownload(get())).toBeUndefined();
  });
  it('ignores unrelated actions', () => {
    const { dispatch, get } = setup();
    dispatch(downloadAdded(createDownload('a')));
    const before = get();
    dispatch({ type: 'something/else' });
    expect([get().downloads, get().download]).toEqual([before.downloads, before.download]);
    expect(get().downloads).toBe(before.downloads);
  });
});

describe('the download list of another tab', () => {
  const sync = (
    own: readonly Download[],
    written: readonly Download[],
    gone: readonly string[] = [],
  ) => {
    const { dispatch, list } = setup();
    dispatch(downloadsRestored(own));
    dispatch(downloadsSynced(written, gone));
    return list().map(({ id, stage, polls }) => [id, stage, polls]);
  };
  it('adds downloads that this tab lacks, newest first', () => {
    const ownList = [createDownload('b', { startedAt: 20 })];
    expect(
      sync(ownList, [
        createDownload('a', { startedAt: 10 }),
        createDownload('c', { startedAt: 30 }),
      ]).map(([id]) => id),
    ).toEqual(['c', 'b', 'a']);
  });
  it('adds no duplicates', () =>
    expect(sync([createDownload('a')], [createDownload('a')])).toEqual([['a', 'requesting', 0]]));
  it('only advances the progress of downloads in this tab', () => {
    const own = [
      createDownload('a', { stage: 'working', polls: 1, startedAt: 3 }),
      createDownload('b', { stage: 'working', polls: 5, startedAt: 2 }),
      createDownload('c', { stage: 'finished', startedAt: 1 }),
    ];
    const savedList = [
      createDownload('a', { stage: 'finished', startedAt: 3 }),
      createDownload('b', { stage: 'working', polls: 4, startedAt: 2 }),
      createDownload('c', { stage: 'working', polls: 9, startedAt: 1 }),
    ];
    expect(sync(own, savedList)).toEqual([
      ['a', 'finished', 0],
      ['b', 'working', 5],
      ['c', 'finished', 0],
    ]);
  });
  it('removes only the downloads that the other tab removed', () => {
    expect(
      sync(
        [
          createDownload('a', { startedAt: 3 }),
          createDownload('b', { startedAt: 2 }),
          createDownload('c', { startedAt: 1 }),
        ],
        [createDownload('c', { startedAt: 1 })],
        ['a'],
      ).map(([id]) => id),
    ).toEqual(['b', 'c']);
  });
  it('updates only the downloads that the other tab saved', () => {
    const own = [
      createDownload('a', { stage: 'working', startedAt: 2 }),
      createDownload('b', { stage: 'working', startedAt: 1 }),
    ];
    expect(sync(own, [createDownload('b', { stage: 'failed', startedAt: 1 })])).toEqual([
      ['a', 'working', 0],
      ['b', 'failed', 0],
    ]);
  });
});
