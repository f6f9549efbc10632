import {
  ALL,
  allCountries,
  awardChoices,
  foreignCountries,
  type AwardForm,
  type AwardLevel,
} from '@/domain/bulkDownload/awardForm';
import { groupCodes, type AwardGroupKey } from '@/domain/codes/awardTypes';
import { subcontractGroups, subgrantGroups, type SpendingLevel } from '@/domain/codes/resultTabs';
import { severalCalls } from '../http/endpoint';
import { downloadCount, type CountQuestion } from './downloadService';

const codesOf = (form: AwardForm, level: AwardLevel) =>
  awardChoices[level]
    .filter(({ id }) => form.awardTypes[level].has(id))
    .flatMap(({ codes }) => codes);
const subawardTypes: Readonly<Record<string, readonly AwardGroupKey[]>> = {
  procurement: subcontractGroups,
  grant: subgrantGroups,
};
const chosenSub = (form: AwardForm) =>
  form.subAgency.id && form.subAgency.id !== ALL.id ? form.subAgency.name : '';
const agenciesOf = (form: AwardForm) => {
  const type = form.agencyType === 'awarding_agency' ? 'awarding' : 'funding';
  const sub = chosenSub(form);
  return [
    sub
      ? { type, tier: 'subtier', name: sub, toptier_name: form.agency.name }
      : { type, tier: 'toptier', name: form.agency.name },
  ];
};
/** The filters that downloads and searches share. Empty ones are left out. */
const placesAndCodes = (form: AwardForm) => {
  const side = form.locationType === 'recipient_location' ? 'recipient' : 'place_of_performance';
  const { country, state } = form.location;
  return {
    ...(country.code === foreignCountries.code
      ? { [`${side}_scope`]: 'foreign' }
      : country.code === allCountries.code
        ? {}
        : {
            [`${side}_locations`]: [
              {
                country: country.code,
                ...(state.code && state.code !== 'all' ? { state: state.code } : {}),
              },
            ],
          }),
    ...(form.defCodes.length ? { def_codes: [...form.defCodes] } : {}),
  };
};
const rangeOf = ({ dateRange: { startDate, endDate } }: AwardForm) => ({
  start_date: startDate,
  end_date: endDate,
});
/** Returns the request body for award data. Empty filters are left out; the “All” placeholder is not sent as a subagency. */
export const awardFormBody = (form: AwardForm): Record<string, unknown> => {
  const sub = chosenSub(form);
  const primes = codesOf(form, 'primeAwards');
  const subs = codesOf(form, 'subAwards');
  return {
    filters: {
      ...(primes.length ? { prime_award_types: primes } : {}),
      ...(subs.length ? { sub_award_types: subs } : {}),
      agencies: agenciesOf(form),
      ...(sub ? { sub_agency: sub } : {}),
      ...placesAndCodes(form),
      date_type: form.dateType,
      date_range: rangeOf(form),
    },
    ...(form.columns.length ? { columns: [...form.columns] } : {}),
    file_format: form.fileFormat,
  };
};

export interface AwardFormCounts {
  /** Null when the form includes none. */
  transactions: number | null;
  subawards: number | null;
}
/** Null for rows that the form does not include. */
export interface AwardFormQuestion {
  transactions: CountQuestion | null;
  subawards: CountQuestion | null;
}
/** Returns the count queries of a form. The service counts with search filters, which have no agency named All. */
export const countsOfForm = (form: AwardForm): AwardFormQuestion => {
  const question = (types: readonly string[], level: SpendingLevel) =>
    types.length
      ? {
          filters: {
            time_period: [{ ...rangeOf(form), date_type: form.dateType }],
            ...(form.agency.id === ALL.id ? {} : { agencies: agenciesOf(form) }),
            ...placesAndCodes(form),
            award_type_codes: types,
          },
          level,
        }
      : null;
  return {
    transactions: question(codesOf(form, 'primeAwards'), 'transactions'),
    subawards: question(
      codesOf(form, 'subAwards').flatMap((kind) => subawardTypes[kind]!.flatMap(groupCodes)),
      'subawards',
    ),
  };
};
const rowsOf = async (question: CountQuestion | null, signal?: AbortSignal) =>
  question && (await downloadCount.call(question, signal)).rows;
/** The number of rows in the file of a complete form. */
export const awardFormCounts = severalCalls(
  'downloads/formCounts',
  async ({ transactions, subawards }: AwardFormQuestion, signal): Promise<AwardFormCounts> => {
    const [primes, subs] = await Promise.all([
      rowsOf(transactions, signal),
      rowsOf(subawards, signal),
    ]);
    return { transactions: primes, subawards: subs };
  },
);
