import { made, setup } from '../../../../tests/downloadStore';
import type { Download, DownloadShape } from './download';
import {
  barClosed,
  downloadAdded,
  downloadsRestored,
  downloadsSettled,
  downloadsSynced,
  fileExpected,
} from './downloadActions';
import { makeDownloadBar, makeProgress, progressChanges } from './downloadBar';

const closed = {
  type: 'award',
  columns: [],
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};

describe('the bar of downloads', () => {
  it('has the specified fields: type award, no columns, no expected file, nothing pending [i3.downloads.1]', () => {
    expect(setup().bar()).toEqual(closed);
    expect(makeDownloadBar().toObject()).toEqual(closed);
    expect(makeProgress().toObject()).toEqual({
      expectedFile: '',
      expectedUrl: '',
      pendingDownload: false,
      showCollapsedProgress: false,
    });
  });
  it('shows what is asked for: its type and columns, pending, with collapsed progress', () => {
    const { dispatch, bar } = setup();
    dispatch(
      downloadAdded(
        made('a', { type: 'transactions', body: { columns: ['Award ID', 'Recipient'] } }),
      ),
    );
    expect(bar()).toEqual({
      ...closed,
      type: 'transactions',
      columns: ['Award ID', 'Recipient'],
      pendingDownload: true,
      showCollapsedProgress: true,
    });
    dispatch(downloadAdded(made('b', { type: 'awards' })));
    expect(bar()).toMatchObject({ type: 'awards', columns: [] });
  });
  it('stores the expected file and address, pending', () => {
    const { dispatch, bar } = setup();
    dispatch(
      fileExpected(
        { family: 'download', type: 'awards' },
        'awards.zip',
        'https://files.example/awards.zip',
      ),
    );
    expect(bar()).toEqual({
      ...closed,
      expectedFile: 'awards.zip',
      expectedUrl: 'https://files.example/awards.zip',
      pendingDownload: true,
    });
  });
  it('clears both flags when all have ended, and everything when it has closed', () => {
    const { dispatch, bar } = setup();
    dispatch(downloadAdded(made('a', { type: 'transactions', body: { columns: ['x'] } })));
    dispatch(fileExpected({ family: 'download', type: 'transactions' }, 'a.zip', '/a.zip'));
    dispatch(downloadsSettled());
    expect(bar()).toEqual({
      type: 'transactions',
      columns: ['x'],
      expectedFile: 'a.zip',
      expectedUrl: '/a.zip',
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    dispatch(barClosed());
    expect(bar()).toEqual(closed);
  });
  it.each([
    ['kept by this browser', (list: Download[]) => downloadsRestored(list)],
    ['of another tab', (list: Download[]) => downloadsSynced(list, [])],
  ] as const)('shows pending downloads %s, but none that ended', (_whose, action) => {
    const ended = setup();
    ended.dispatch(action([made('a', { stage: 'finished' }), made('b', { stage: 'failed' })]));
    expect(ended.bar()).toEqual(closed);
    const pending = setup();
    pending.dispatch(
      action([
        made('a', { stage: 'finished' }),
        made('b', { stage: 'working', type: 'transactions' }),
      ]),
    );
    expect(pending.bar()).toEqual({
      ...closed,
      pendingDownload: true,
      showCollapsedProgress: true,
    });
  });
});

describe('what an action changes of a page’s own progress', () => {
  const bulk = ({ family }: Pick<DownloadShape, 'family'>) => family === 'bulk_download';
  const shown = { showCollapsedProgress: true, pendingDownload: true };
  it('counts only the downloads that concern it', () => {
    const one = made('a', { family: 'bulk_download', stage: 'working' });
    const other = made('b', { family: 'download', stage: 'working' });
    expect(
      [downloadAdded(one), downloadAdded(other)].map((action) => progressChanges(action, bulk)),
    ).toEqual([shown, undefined]);
    expect(
      [downloadsRestored([other, one]), downloadsRestored([other])].map((action) =>
        progressChanges(action, bulk),
      ),
    ).toEqual([shown, undefined]);
    expect(
      [downloadsSynced([one], []), downloadsSynced([one.set('stage', 'finished'), other], [])].map(
        (action) => progressChanges(action, bulk),
      ),
    ).toEqual([shown, undefined]);
    expect(
      [fileExpected(one, 'a.zip', '/a.zip'), fileExpected(other, 'b.zip', '/b.zip')].map((action) =>
        progressChanges(action, bulk),
      ),
    ).toEqual([{ expectedFile: 'a.zip', expectedUrl: '/a.zip', pendingDownload: true }, undefined]);
  });
  it('is the end for all alike', () => {
    expect(progressChanges(downloadsSettled(), bulk)).toEqual({
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    expect(progressChanges(barClosed(), bulk)).toEqual({
      expectedFile: '',
      expectedUrl: '',
      pendingDownload: false,
      showCollapsedProgress: false,
    });
  });
  it('is nothing for any other action', () =>
    expect(progressChanges({ type: 'something/else' })).toBeUndefined());
});
