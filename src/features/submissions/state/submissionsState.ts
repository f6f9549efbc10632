import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import { makeSubmissionsState, type SubmissionsState } from '@/domain/submissions/submission';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import { federalTotals } from '@/services/references/endpoints';
import { agencyPublications, agencySubmissions } from '@/services/reporting/endpoints';
import { readStatistics, type StatisticsChoices } from '../landing/landingAddress';

/** The query for the federal totals of all years and periods. */
export const ALL_TOTALS_QUERY = {};

interface SubmissionsChoices extends StatisticsChoices {
  /** False until the statistics page opens and after it closes. */
  isInView: boolean;
}
const makeChoices = ImmutableRecord<SubmissionsChoices>(
  { isInView: false, ...readStatistics('') },
  'SubmissionsChoices',
);
export interface WithSubmissions {
  submissions: RecordOf<SubmissionsChoices>;
}

export type SubmissionsPageState = WithSubmissions & WithRequests;

export const submissionsReset = () => ({ type: 'submissions/reset' }) as const;

const reducer = (
  state: RecordOf<SubmissionsChoices> = makeChoices(),
  action: AddressChanged | ReturnType<typeof submissionsReset>,
): RecordOf<SubmissionsChoices> => {
  switch (action.type) {
    case 'address/changed': {
      const { page, search } = action.address;
      return page === 'submission-statistics'
        ? makeChoices({ isInView: true, ...readStatistics(search) })
        : state;
    }
    case 'submissions/reset':
      return makeChoices();
    default:
      return state;
  }
};
/** The reducers that the page of all agencies injects. */
export const submissionsReducers: Readonly<Record<keyof WithSubmissions, Reducer>> = {
  submissions: reducer as Reducer,
};

/** Returns the tab, period, search and tables that the address selects. */
export const selectStatisticsChoices = ({ submissions }: WithSubmissions): StatisticsChoices =>
  submissions;

/** Returns the statistics in view (specification §3). A field has its default until its result has loaded. */
export const selectSubmissions = (state: SubmissionsPageState): SubmissionsState => {
  const { isInView, fy: year, period, searchTerm, submissions, publications } = state.submissions;
  if (!isInView) return makeSubmissionsState();
  const fy = Number(year);
  const selectSubmissionRows = (term: string) => {
    const query = { ...submissions, fy, period: Number(period), term };
    return selectResult(agencySubmissions, query)(state)?.rows;
  };
  const selectPublicationRows = (term: string) =>
    selectResult(agencyPublications, { ...publications, fy, term })(state)?.rows;
  return makeSubmissionsState({
    searchTerm,
    ...(searchTerm && {
      submissionSearchResults: selectSubmissionRows(searchTerm),
      publicationSearchResults: selectPublicationRows(searchTerm),
    }),
    allSubmissions: selectSubmissionRows(''),
    allPublications: selectPublicationRows(''),
    federalTotals: selectResult(federalTotals, ALL_TOTALS_QUERY)(state) ?? undefined,
    submissionsSort: { field: submissions.sort, order: submissions.order },
    publicationsSort: { field: publications.sort, order: publications.order },
  });
};
