import {
  getRowSource,
  allTitled,
  type AccountForm,
  type RowSource,
} from '@/domain/bulkDownload/accountForm';
import { getCountState, type AwardForm } from '@/domain/bulkDownload/awardForm';
import {
  estimateAccountFile,
  estimateAwardFile,
  type FileEstimate,
} from '@/domain/bulkDownload/fileEstimate';
import { date } from '@/domain/displayDate';
import { EARLIEST_SEARCH_DAY } from '@/domain/fiscal';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { awardFormCounts, toAwardFormQuery } from '@/services/downloads/awardFormService';
import { accountList } from '@/services/federal-accounts/endpoints';
import { agencyAccounts } from '@/services/federal-accounts/federalAccountService';
import { ACCOUNT_AGENCIES_QUERY, findAgencyCode } from './agencyLists';

const createUnknown = (text: string): FileEstimate => ({ text, rows: null });
/** Returns the estimate while a count is pending or has failed. A download never waits for its count. */
const estimateWithoutCount = ({
  failure,
  slow,
  retry,
}: Pick<Answer<unknown, unknown>, 'failure' | 'slow' | 'retry'>): FileEstimate =>
  failure
    ? { ...createUnknown('We couldn’t count the rows. You can still download the file.'), retry }
    : createUnknown(
        slow
          ? 'Counting the rows takes longer than usual. You can download the file without the count.'
          : 'Counting the rows...',
      );

/** Returns the expected rows and size of a file of award data. The rows are counted once the award types and dates are chosen. */
export const useAwardEstimate = (form: AwardForm): FileEstimate => {
  const countState = getCountState(form);
  const answer = useAnswer(
    awardFormCounts,
    countState === 'countable' ? toAwardFormQuery(form) : null,
  );
  const counts = currentValue(answer);
  if (countState === 'incomplete')
    return createUnknown('Choose award types and dates to see the number of rows.');
  if (countState === 'tooEarly')
    return createUnknown(
      `Rows before ${date(EARLIEST_SEARCH_DAY)} can’t be counted in advance. You can still download the file.`,
    );
  return counts ? estimateAwardFile(counts, form.agency.id !== '') : estimateWithoutCount(answer);
};

/** Why the rows of a file of account data are not counted. */
const uncountedTexts: Readonly<Partial<Record<RowSource, string>>> = {
  incomplete: 'Complete the required steps to see the number of rows.',
  uncountable:
    'The rows of these files can’t be counted in advance. They appear, with the size, while the files are prepared.',
};
/**
 * Returns the expected rows and size of a file of account data. The API cannot count account data, so the number of federal accounts
 * is the estimate.
 */
export const useAccountEstimate = (form: AccountForm): FileEstimate => {
  const source = getRowSource(form);
  const agencies = useAnswer(downloadAgencies, source === 'agency' ? ACCOUNT_AGENCIES_QUERY : null);
  const agencyCode = source === 'agency' ? findAgencyCode(agencies.value, form.agency.id) : '';
  const ofAgency = useAnswer(agencyAccounts, agencyCode ? { agencyCode } : null);
  const ofAllAgencies = useAnswer(
    accountList,
    source === 'allAgencies'
      ? {
          year: Number(form.fy),
          keyword: '',
          agency: '',
          sort: 'number',
          order: 'asc',
          page: 1,
          limit: 1,
        }
      : null,
  );
  const hasNoCode = source === 'agency' && agencies.value !== null && !agencyCode;
  const uncountedText = uncountedTexts[hasNoCode ? 'uncountable' : source];
  if (uncountedText) return createUnknown(uncountedText);
  const count =
    source === 'oneAccount'
      ? 1
      : source === 'agency'
        ? currentValue(ofAgency)?.length
        : currentValue(ofAllAgencies)?.total;
  if (count === undefined)
    return estimateWithoutCount(source === 'agency' ? ofAgency : ofAllAgencies);
  return estimateAccountFile(count, form.budgetFunction.code !== allTitled.code);
};
