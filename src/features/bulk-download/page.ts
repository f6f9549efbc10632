import { downloadReducers } from '@/blocks/downloads';
import { AccountDataPage } from './AccountDataPage';
import { ArchivePage } from './ArchivePage';
import { AwardDataPage } from './AwardDataPage';
import ChooserPage from './ChooserPage';
import { MetadataPage } from './MetadataPage';
import { bulkDownloadReducers } from './state';
import './bulk-download.scss';

const reducers = { ...downloadReducers, ...bulkDownloadReducers };
/** Pages by route ID. */
export const pages = {
  'download-center': { default: ChooserPage, reducers },
  'download-archive': { default: ArchivePage, reducers },
  'download-award-data': { default: AwardDataPage, reducers },
  'download-account-data': { default: AccountDataPage, reducers },
  'download-metadata': { default: MetadataPage, reducers },
};
