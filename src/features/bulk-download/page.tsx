import { downloadReducers } from '@/blocks/downloads';
import { AccountDataPage } from './AccountDataPage';
import { ArchivePage } from './ArchivePage';
import { AwardDataPage } from './AwardDataPage';
import { MetadataPage } from './MetadataPage';
import { bulkDownloadReducers } from './state';
import './bulk-download.scss';

export { default } from './ChooserPage';
/** Slices that each page of the download center injects. */
export const reducers = { ...downloadReducers, ...bulkDownloadReducers };
export const archive = { default: ArchivePage, reducers };
export const awardData = { default: AwardDataPage, reducers };
export const accountData = { default: AccountDataPage, reducers };
export const metadata = { default: MetadataPage, reducers };
