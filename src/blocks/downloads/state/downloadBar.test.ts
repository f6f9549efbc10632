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

const none = {
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};
const closed = { type: 'award', columns: [], ...none };
const shown = { showCollapsedProgress: true, pendingDownload: true };

describe('the download bar', () => {
  it('has the fields of the specification: type award, no columns, no file, not pending [i3.downloads.1]', () => {
    expect(setup().bar()).toEqual(closed);
    expect(makeDownloadBar().toObject()).toEqual(closed);
    expect(makeProgress().toObject()).toEqual(none);
  });
  it('shows the type and columns of a new download as pending, with collapsed progress', () => {
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
      ...shown,
    });
    dispatch(downloadAdded(made('b', { type: 'awards' })));
    expect(bar()).toMatchObject({ type: 'awards', columns: [] });
  });
  it('stores the expected file and address as pending', () => {
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
  it('clears its flags when all downloads end, and everything when it closes', () => {
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
  ] as const)('shows pending downloads %s, but not finished ones', (_whose, action) => {
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
    expect(pending.bar()).toEqual({ ...closed, ...shown });
  });
});

describe('progressChanges', () => {
  const bulk = ({ family }: Pick<DownloadShape, 'family'>) => family === 'bulk_download';
  it('includes only matching downloads', () => {
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
  it('ends progress for every page', () => {
    expect(progressChanges(downloadsSettled(), bulk)).toEqual({
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    expect(progressChanges(barClosed(), bulk)).toEqual(none);
  });
  it('is undefined for an unrelated action', () =>
    expect(progressChanges({ type: 'something/else' } as never)).toBeUndefined());
});
