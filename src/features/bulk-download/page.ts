import { downloadReducers } from '@/blocks/downloads';
import { inPieces } from '@/lib/inPieces';
import './bulk-download.scss';

const made = inPieces(
  [
    async () => {
      const { AwardDataPage } = await import(/* webpackMode: "eager" */ './AwardDataPage');
      return AwardDataPage;
    },
  ],
  async () => {
    const { bulkDownloadReducers } = await import(/* webpackMode: "eager" */ './state');
    const { default: ChooserPage } = await import(/* webpackMode: "eager" */ './ChooserPage');
    const { ArchivePage } = await import(/* webpackMode: "eager" */ './ArchivePage');
    const { AwardDataPage } = await import(/* webpackMode: "eager" */ './AwardDataPage');
    const { AccountDataPage } = await import(/* webpackMode: "eager" */ './AccountDataPage');
    const { MetadataPage } = await import(/* webpackMode: "eager" */ './MetadataPage');
    /** Slices that each page of the download center injects. */
    const reducers = { ...downloadReducers, ...bulkDownloadReducers };
    return {
      chooser: { default: ChooserPage, reducers },
      archive: { default: ArchivePage, reducers },
      awardData: { default: AwardDataPage, reducers },
      accountData: { default: AccountDataPage, reducers },
      metadata: { default: MetadataPage, reducers },
    };
  },
);
/** Pages by the ids of the route table. */
export const pages = {
  'download-center': made.then(({ chooser }) => chooser),
  'download-archive': made.then(({ archive }) => archive),
  'download-award-data': made.then(({ awardData }) => awardData),
  'download-account-data': made.then(({ accountData }) => accountData),
  'download-metadata': made.then(({ metadata }) => metadata),
};
