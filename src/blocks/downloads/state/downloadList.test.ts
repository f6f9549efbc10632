import { made, part, setup } from '../../../../tests/downloadStore';
import type { Download } from './download';
import {
  downloadAdded,
  downloadChanged,
  downloadDismissed,
  downloadsRestored,
  downloadsSynced,
  endTold,
} from './downloadActions';
import { selectReady, selectTold } from './downloadState';

describe('the list of downloads', () => {
  it('is empty at first, tells of no end and has nothing to be saved', () => {
    const { get, ids } = setup();
    expect([ids(), selectTold(get()), selectReady(get()), get().downloads.told]).toEqual([
      [],
      undefined,
      0,
      '',
    ]);
  });
  it('puts the newest first', () => {
    const { dispatch, ids } = setup();
    dispatch(downloadAdded(made('a')));
    dispatch(downloadAdded(made('b')));
    expect(ids()).toEqual(['b', 'a']);
  });
  it('changes the download of this id and no other', () => {
    const { dispatch, list } = setup();
    dispatch(downloadAdded(made('a')));
    dispatch(downloadAdded(made('b')));
    dispatch(downloadChanged('a', { stage: 'failed', message: 'Too large' }));
    expect(list().map(({ id, stage, message }) => [id, stage, message])).toEqual([
      ['b', 'requesting', ''],
      ['a', 'failed', 'Too large'],
    ]);
  });
  it('takes off the one that is dismissed', () => {
    const { dispatch, ids } = setup();
    ['a', 'b', 'c'].forEach((id) => dispatch(downloadAdded(made(id))));
    dispatch(downloadDismissed('b'));
    expect(ids()).toEqual(['c', 'a']);
    dispatch(downloadDismissed('unknown'));
    expect(ids()).toEqual(['c', 'a']);
  });
  it('adds kept ones after those of this visit, each once', () => {
    const { dispatch, list } = setup();
    dispatch(downloadAdded(made('a', { title: 'of this visit' })));
    dispatch(downloadsRestored([made('a', { title: 'kept' }), made('b'), made('c')]));
    expect(list().map(({ id, title }) => [id, title])).toEqual([
      ['a', 'of this visit'],
      ['b', ''],
      ['c', ''],
    ]);
  });
  it('counts the files that are there to be saved, the parts of one each', () => {
    const { dispatch, get } = setup();
    dispatch(
      downloadsRestored([
        made('a', { stage: 'finished' }),
        part('b', 'x', 1).set('stage', 'finished'),
        made('c', { stage: 'failed' }),
        made('d', { stage: 'working' }),
        made('e', { stage: 'cancelled' }),
        made('f'),
      ]),
    );
    expect(selectReady(get())).toBe(2);
  });
  it('knows the download whose end the bar tells of, until the telling ends', () => {
    const { dispatch, get } = setup();
    dispatch(downloadAdded(made('a')));
    dispatch(downloadAdded(made('b')));
    dispatch(endTold('a'));
    expect(selectTold(get())?.id).toBe('a');
    dispatch(endTold(''));
    expect(selectTold(get())).toBeUndefined();
  });
  it('stays the same on any other action', () => {
    const { dispatch, get } = setup();
    dispatch(downloadAdded(made('a')));
    const before = get();
    dispatch({ type: 'something/else' });
    expect([get().downloads, get().download]).toEqual([before.downloads, before.download]);
    expect(get().downloads).toBe(before.downloads);
  });
});

describe('the list that another tab wrote', () => {
  const synced = (
    own: readonly Download[],
    written: readonly Download[],
    gone: readonly string[] = [],
  ) => {
    const { dispatch, list } = setup();
    dispatch(downloadsRestored(own));
    dispatch(downloadsSynced(written, gone));
    return list().map(({ id, stage, polls }) => [id, stage, polls]);
  };
  it('adds what this one does not know, newest first', () => {
    const own = [made('b', { startedAt: 20 })];
    expect(
      synced(own, [made('a', { startedAt: 10 }), made('c', { startedAt: 30 })]).map(([id]) => id),
    ).toEqual(['c', 'b', 'a']);
  });
  it('adds nothing twice', () =>
    expect(synced([made('a')], [made('a')])).toEqual([['a', 'requesting', 0]]));
  it('brings known downloads further, and none back', () => {
    const own = [
      made('a', { stage: 'working', polls: 1, startedAt: 3 }),
      made('b', { stage: 'working', polls: 5, startedAt: 2 }),
      made('c', { stage: 'finished', startedAt: 1 }),
    ];
    const written = [
      made('a', { stage: 'finished', startedAt: 3 }),
      made('b', { stage: 'working', polls: 4, startedAt: 2 }),
      made('c', { stage: 'working', polls: 9, startedAt: 1 }),
    ];
    expect(synced(own, written)).toEqual([
      ['a', 'finished', 0],
      ['b', 'working', 5],
      ['c', 'finished', 0],
    ]);
  });
  it('takes off what was taken off there, and leaves what it does not name', () => {
    expect(
      synced(
        [made('a', { startedAt: 3 }), made('b', { startedAt: 2 }), made('c', { startedAt: 1 })],
        [made('c', { startedAt: 1 })],
        ['a'],
      ).map(([id]) => id),
    ).toEqual(['b', 'c']);
  });
  it('matches each download with its own word', () => {
    const own = [
      made('a', { stage: 'working', startedAt: 2 }),
      made('b', { stage: 'working', startedAt: 1 }),
    ];
    expect(synced(own, [made('b', { stage: 'failed', startedAt: 1 })])).toEqual([
      ['a', 'working', 0],
      ['b', 'failed', 0],
    ]);
  });
});
