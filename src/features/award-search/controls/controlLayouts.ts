/** The accordion and drilldown layouts of the filter controls. Both edit the same filters and send the same requests. */
import type { IconName } from '@/ui/Icon';
import { findControl, type ControlKey } from './controlTable';

/** Sections of the accordion, in order (pages document §4.1). */
export const legacyLayout: readonly ControlKey[] = [
  'keyword',
  'awardDescription',
  'timePeriod',
  'awardType',
  'agency',
  'tas',
  'treasuryAccount',
  'location',
  'recipient',
  'recipientType',
  'awardAmount',
  'awardId',
  'assistanceListing',
  'defCode',
  'naics',
  'psc',
  'contractPricing',
  'setAside',
  'extentCompeted',
];

/** A filter in a list of the drilldown. Some filters have a different title than in the accordion. */
export interface DrilldownRow {
  key: ControlKey;
  title: string;
}
export interface DrilldownCategory {
  key: string;
  title: string;
  icon: IconName;
  description: string;
  help: string;
  sections: readonly { caption: string; rows: readonly DrilldownRow[] }[];
}
const toRow = (key: ControlKey, title = findControl(key).title): DrilldownRow => ({ key, title });
/** The categories of the drilldown (pages document §4.2). A category with a single filter opens that filter at once. */
export const drilldowns: readonly DrilldownCategory[] = [
  {
    key: 'location',
    title: 'Location',
    icon: 'pin',
    description: 'Where the work is done, or where the recipient is',
    help: 'location-filter-panel',
    sections: [{ caption: '', rows: [toRow('location')] }],
  },
  {
    key: 'time',
    title: 'Time Period',
    icon: 'clock',
    description: 'Fiscal years or custom dates',
    help: 'time-filter-panel',
    sections: [{ caption: '', rows: [toRow('timePeriod')] }],
  },
  {
    key: 'characteristics',
    title: 'Characteristics',
    icon: 'list',
    description: 'Keywords, ID, amount, award type, industry code and more',
    help: 'characteristics-panel',
    sections: [
      {
        caption: 'All',
        rows: [
          toRow('keyword'),
          toRow('awardDescription'),
          toRow('awardId'),
          toRow('awardAmount', 'Spending Amount'),
        ],
      },
      {
        caption: 'Contracts',
        rows: [
          toRow('contractAwardType'),
          toRow('naics'),
          toRow('psc', 'Product and Service Code (PSC)'),
          toRow('contractPricing'),
          toRow('setAside'),
          toRow('extentCompeted'),
        ],
      },
      {
        caption: 'Financial Assistance',
        rows: [toRow('assistanceAwardType'), toRow('assistanceListing')],
      },
    ],
  },
  {
    key: 'recipients',
    title: 'Recipients',
    icon: 'people',
    description: 'Businesses, nonprofits and other organizations',
    help: 'recipients-panel',
    sections: [{ caption: '', rows: [toRow('recipient'), toRow('recipientType')] }],
  },
  {
    key: 'sources',
    title: 'Sources',
    icon: 'landmark',
    description: 'The agency or account that provides the funding',
    help: 'sources-panel',
    sections: [
      { caption: '', rows: [toRow('agency'), toRow('tas'), toRow('treasuryAccount')] },
      {
        caption: 'Disaster Emergency Fund Code (DEFC)',
        rows: [toRow('covid'), toRow('infrastructure')],
      },
    ],
  },
];
