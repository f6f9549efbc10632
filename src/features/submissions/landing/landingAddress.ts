import { readTableView, tabbedTables, type TableView } from '@/blocks/panel';
import { DEFAULT_SORT } from '@/domain/submissions/submission';
import { publicationSort } from '@/services/reporting/endpoints';
import { readAddress, text } from '@/lib/url/address';
import { detailsParameter } from '../details/detailKinds';

export type StatisticsTab = 'submissions' | 'publications';
const initialSort = { sort: DEFAULT_SORT.field, order: DEFAULT_SORT.order };
/** The two tables of the page, each with its own sort order and page number. `tab` selects the one that is shown. */
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
    first: initialSort,
  },
  {
    key: 'publications',
    label: 'Updates by Fiscal Year',
    sorts: [
      'agency_name',
      'current_total_budget_authority_amount',
      ...Array.from({ length: 11 }, (_, at) => publicationSort(at + 2)),
    ],
    first: initialSort,
  },
]);
/** The address parameters besides those of the tables. The page always writes year and period. */
export const landingAddress = {
  fy: text(/^\d{1,4}$/),
  period: text(/^\d{1,2}$/),
  /** Search text: part of an agency name or abbreviation. */
  q: text(/^[\s\S]{2,200}$/),
  /** The open dialog and its agency, such as `differences-097`. */
  details: detailsParameter(/\d{3,4}/),
};

/** The choices in an address, except the open dialog. */
export interface StatisticsChoices extends Readonly<Record<StatisticsTab, TableView>> {
  /** `tab`, `fy` and `period` are '' if the address does not set them. */
  tab: StatisticsTab | '';
  fy: string;
  period: string;
  searchTerm: string;
  refused: readonly string[];
}
/** Reads the choices from the query string of the statistics page. */
export const readStatistics = (search: string): StatisticsChoices => {
  const { name, parameters } = statisticsTables;
  const parsedTables = readAddress(search, parameters);
  const { values, refused } = readAddress(search, landingAddress);
  return {
    tab: parsedTables.values[name] as StatisticsTab | '',
    fy: values.fy,
    period: values.period,
    searchTerm: values.q,
    submissions: readTableView(parsedTables.values, name, 'submissions'),
    publications: readTableView(parsedTables.values, name, 'publications'),
    refused: [...parsedTables.refused, ...refused],
  };
};
