import { tabbedTables } from '@/blocks/panel';
import { FIRST_SORT } from '@/domain/submissions/submission';
import { publicationSort } from '@/services/reporting/endpoints';
import { text } from '@/lib/address';
import { detailsOf } from '../details/detailKinds';

export type StatisticsTab = 'submissions' | 'publications';
const first = { sort: FIRST_SORT.field, order: FIRST_SORT.order };
/** The two tables of the page. Each has its own order and page parameters, such as `submissions_sort`; `tab` selects one. */
export const statisticsTables = tabbedTables<StatisticsTab>('tab', [
  {
    key: 'submissions',
    label: 'Statistics by Submission Period',
    sorts: [
      'agency_name',
      'current_total_budget_authority_amount',
      'recent_publication_date',
      'missing_tas_accounts_count',
      'obligation_difference',
      'unlinked_contract_award_count',
      'unlinked_assistance_award_count',
    ],
    first,
  },
  {
    key: 'publications',
    label: 'Updates by Fiscal Year',
    sorts: [
      'agency_name',
      'current_total_budget_authority_amount',
      ...Array.from({ length: 11 }, (_, at) => publicationSort(at + 2)),
    ],
    first,
  },
]);
/** The other address parameters. Year and period are always present in the address. */
export const landingAddress = {
  fy: text(/^\d{1,4}$/),
  period: text(/^\d{1,2}$/),
  /** A part of an agency name. */
  q: text(/^[\s\S]{2,200}$/),
  /** The open dialog and its agency, such as `differences-097`. */
  details: detailsOf(/\d{3,4}/),
};
