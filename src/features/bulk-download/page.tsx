import { downloadReducers } from '@/blocks/downloads';
import { ArchivePage } from './ArchivePage';
import { MetadataPage } from './MetadataPage';

export { default } from './ChooserPage';
/** Slices that each page of the download center injects. */
export const reducers = downloadReducers;
export const archive = { default: ArchivePage, reducers };
export const metadata = { default: MetadataPage, reducers };
