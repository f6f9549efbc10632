import { createDownload, setup } from '../../../../tests/downloadStore';
import type { Download, DownloadShape } from './download';
import {
  barClosed,
  downloadAdded,
  downloadsRestored,
  allDownloadsEnded,
  downloadsSynced,
  fileExpected,
} from './downloadActions';
import { makeDownloadBar, makeProgress, getProgressChanges } from './downloadBar';

const none = {
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};
const closedBar = { type: 'award', columns: [], ...none };
const pendingFlags = { showCollapsedProgress: true, pendingDownload: true };

describe('the download bar', () => {
  it('has the fields of the specification: type award, no columns, no file, not pending [i3.downloads.1]', () => {
    expect(setup().bar()).toEqual(closedBar);
    expect(makeDownloadBar().toObject()).toEqual(closedBar);
    expect(makeProgress().toObject()).toEqual(none);
  });
  it('shows the type and columns of a new download as pending, with collapsed progress', () => {
    const { dispatch, bar } = setup();
    dispatch(
      downloadAdded(
        createDownload('a', { type: 'transactions', body: { columns: ['Award ID', 'Recipient'] } }),
      ),
    );
    expect(bar()).toEqual({
      ...closedBar,
      type: 'transactions',
      columns: ['Award ID', 'Recipient'],
      ...pendingFlags,
    });
    dispatch(downloadAdded(createDownload('b', { type: 'awards' })));
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
      ...closedBar,
      expectedFile: 'awards.zip',
      expectedUrl: 'https://files.example/awards.zip',
      pendingDownload: true,
    });
  });
  it('clears its flags when all downloads end, and everything when it closes', () => {
    const { dispatch, bar } = setup();
    dispatch(
      downloadAdded(createDownload('a', { type: 'transactions', body: { columns: ['x'] } })),
    );
    dispatch(fileExpected({ family: 'download', type: 'transactions' }, 'a.zip', '/a.zip'));
    dispatch(allDownloadsEnded());
    expect(bar()).toEqual({
      type: 'transactions',
      columns: ['x'],
      expectedFile: 'a.zip',
      expectedUrl: '/a.zip',
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    dispatch(barClosed());
    expect(bar()).toEqual(closedBar);
  });
  it.each([
    ['from browser storage', (list: Download[]) => downloadsRestored(list)],
    ['of another tab', (list: Download[]) => downloadsSynced(list, [])],
  ] as const)('shows pending downloads %s, but not finished ones', (_whose, action) => {
    const ended = setup();
    ended.dispatch(
      action([
        createDownload('a', { stage: 'finished' }),
        createDownload('b', { stage: 'failed' }),
      ]),
    );
    expect(ended.bar()).toEqual(closedBar);
    const pending = setup();
    pending.dispatch(
      action([
        createDownload('a', { stage: 'finished' }),
        createDownload('b', { stage: 'working', type: 'transactions' }),
      ]),
    );
    expect(pending.bar()).toEqual({ ...closedBar, ...pendingFlags });
  });
});

describe('progressChanges', () => {
  const isBulk = ({ family }: Pick<DownloadShape, 'family'>) => family === 'bulk_download';
  it('includes only matching downloads', () => {
    const matching = createDownload('a', { family: 'bulk_download', stage: 'working' });
    const other = createDownload('b', { family: 'download', stage: 'working' });
    expect(
      [downloadAdded(matching), downloadAdded(other)].map((action) =>
        getProgressChanges(action, isBulk),
      ),
    ).toEqual([pendingFlags, undefined]);
    expect(
      [downloadsRestored([other, matching]), downloadsRestored([other])].map((action) =>
        getProgressChanges(action, isBulk),
      ),
    ).toEqual([pendingFlags, undefined]);
    expect(
      [
        downloadsSynced([matching], []),
        downloadsSynced([matching.set('stage', 'finished'), other], []),
      ].map((action) => getProgressChanges(action, isBulk)),
    ).toEqual([pendingFlags, undefined]);
    expect(
      [fileExpected(matching, 'a.zip', '/a.zip'), fileExpected(other, 'b.zip', '/b.zip')].map(
        (action) => getProgressChanges(action, isBulk),
      ),
    ).toEqual([{ expectedFile: 'a.zip', expectedUrl: '/a.zip', pendingDownload: true }, undefined]);
  });
  it('clears the progress for every kind of download', () => {
    expect(getProgressChanges(allDownloadsEnded(), isBulk)).toEqual({
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    expect(getProgressChanges(barClosed(), isBulk)).toEqual(none);
  });
  it('is undefined for an unrelated action', () =>
    expect(getProgressChanges({ type: 'something/else' } as never)).toBeUndefined());
});
