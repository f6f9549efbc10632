import { List } from 'immutable';
import { BulkDialog, DownloadList, makeDownload } from '@/blocks/downloads';
import { lazyComponent } from '@/ui/lazyComponent';
import { FixedState } from './FixedState';

const loadPanel = () => import('@/blocks/downloads/panel');
const DownloadBar = lazyComponent(loadPanel, { name: 'The downloads', look: 'line' });
const HeaderEntry = lazyComponent(async () => ({ default: (await loadPanel()).HeaderEntry }), {
  name: 'The downloads',
  look: 'line',
});

const file = { fileName: 'contracts.zip', fileUrl: '/temp-page', rows: 12_345, bytes: 2_345_678 };
const startedAt = Date.parse('2026-06-30T15:00:00Z');
const assembly = {
  id: 'split',
  title: 'All contracts, in two parts',
  of: 2,
  total: 612_000,
  query: {},
};
const finishedDownload = makeDownload({
  id: 'finished',
  title: 'Contracts of Ohio',
  stage: 'finished',
  startedAt,
  ...file,
});
const pendingDownload = makeDownload({
  id: 'working',
  title: 'Grants of Texas',
  stage: 'working',
  startedAt,
});
const downloads = List([
  pendingDownload,
  finishedDownload,
  makeDownload({
    id: 'failed',
    title: 'Loans of Maine',
    stage: 'failed',
    startedAt,
    message: 'The service could not write the file.',
  }),
  makeDownload({ id: 'canceled', title: 'Subawards of Utah', stage: 'cancelled', startedAt }),
  makeDownload({
    id: 'part-1',
    stage: 'finished',
    startedAt,
    ...file,
    assembly: { ...assembly, index: 1, words: 'FY 2025', rows: 400_000 },
  }),
  makeDownload({
    id: 'part-2',
    stage: 'working',
    startedAt,
    assembly: { ...assembly, index: 2, words: 'FY 2026', rows: 212_000 },
  }),
]);
const listState = { downloads: { list: downloads } };
/** The state after a download has finished. Nothing is pending, so leaving the page asks no question. */
const endedState = {
  downloads: { list: List([finishedDownload]), outcomeId: finishedDownload.id },
  download: {},
};

/** Examples of downloads in every stage, over invented files. */
export const downloadExamples = {
  'downloads-list': () => (
    <FixedState state={listState}>
      <DownloadList />
    </FixedState>
  ),
  'downloads-header': () => (
    <FixedState state={listState}>
      <HeaderEntry />
    </FixedState>
  ),
  'downloads-dialog': () => (
    <FixedState state={listState}>
      <BulkDialog id={pendingDownload.id} onClose={() => {}} />
    </FixedState>
  ),
  'downloads-bar': () => (
    <FixedState state={endedState}>
      <DownloadBar />
    </FixedState>
  ),
};
