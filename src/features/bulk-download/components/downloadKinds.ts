import { menuGroups } from '@/domain/site/navigation';

/** Paths in the order of the menu (pages document §16.1). '' is the entry that links to another site. */
const pathOrder = [
  '/download_center/award_data_archive',
  '/download_center/custom_award_data',
  '/download_center/custom_account_data',
  '',
  '/download_center/dataset_metadata',
];
const entries = menuGroups
  .find(({ key }) => key === 'download')!
  .sections.flatMap(({ links }) => links);
export const downloadKinds = pathOrder.flatMap(
  (path) =>
    entries.find((entry) => ('to' in entry.target ? entry.target.to === path : path === '')) ?? [],
);
