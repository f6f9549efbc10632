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
import { compositeEndpoint } from '../http/endpoint';
import { downloadCount, type CountQuery } from './downloadService';

const getTypeCodes = (form: AwardForm, level: AwardLevel) =>
  awardChoices[level]
    .filter(({ id }) => form.awardTypes[level].has(id))
    .flatMap(({ codes }) => codes);
const subawardTypes: Readonly<Record<string, readonly AwardGroupKey[]>> = {
  procurement: subcontractGroups,
  grant: subgrantGroups,
};
const getSubagency = (form: AwardForm) =>
  form.subAgency.id && form.subAgency.id !== ALL.id ? form.subAgency.name : '';
const buildAgencies = (form: AwardForm) => {
  const type = form.agencyType === 'awarding_agency' ? 'awarding' : 'funding';
  const subagency = getSubagency(form);
  return [
    subagency
      ? { type, tier: 'subtier', name: subagency, toptier_name: form.agency.name }
      : { type, tier: 'toptier', name: form.agency.name },
  ];
};
/** Returns the location and DEFC filters that downloads and counts share. Leaves out empty filters. */
const buildSharedFilters = (form: AwardForm) => {
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
const toDateRange = ({ dateRange: { startDate, endDate } }: AwardForm) => ({
  start_date: startDate,
  end_date: endDate,
});
/** Returns the request body for award data without empty filters. The “All” placeholder is not sent as a subagency. */
export const awardFormBody = (form: AwardForm): Record<string, unknown> => {
  const subagency = getSubagency(form);
  const primeCodes = getTypeCodes(form, 'primeAwards');
  const subCodes = getTypeCodes(form, 'subAwards');
  return {
    filters: {
      ...(primeCodes.length ? { prime_award_types: primeCodes } : {}),
      ...(subCodes.length ? { sub_award_types: subCodes } : {}),
      agencies: buildAgencies(form),
      ...(subagency ? { sub_agency: subagency } : {}),
      ...buildSharedFilters(form),
      date_type: form.dateType,
      date_range: toDateRange(form),
    },
    ...(form.columns.length ? { columns: [...form.columns] } : {}),
    file_format: form.fileFormat,
  };
};

export interface AwardFormCounts {
  /** Null when the form includes no transactions. */
  transactions: number | null;
  subawards: number | null;
}
/** The count queries of a form; null for a level that the form does not include. */
export interface AwardFormQuery {
  transactions: CountQuery | null;
  subawards: CountQuery | null;
}
/** Returns the count queries of a form, which use search filters. Without a chosen agency, all agencies are counted. */
export const toAwardFormQuery = (form: AwardForm): AwardFormQuery => {
  const toCountQuery = (types: readonly string[], level: SpendingLevel) =>
    types.length
      ? {
          filters: {
            time_period: [{ ...toDateRange(form), date_type: form.dateType }],
            ...(['', ALL.id].includes(form.agency.id) ? {} : { agencies: buildAgencies(form) }),
            ...buildSharedFilters(form),
            award_type_codes: types,
          },
          level,
        }
      : null;
  return {
    transactions: toCountQuery(getTypeCodes(form, 'primeAwards'), 'transactions'),
    subawards: toCountQuery(
      getTypeCodes(form, 'subAwards').flatMap((kind) => subawardTypes[kind]!.flatMap(groupCodes)),
      'subawards',
    ),
  };
};
const countRows = async (query: CountQuery | null, signal?: AbortSignal) =>
  query && (await downloadCount.call(query, signal)).rows;
/** The numbers of transactions and subawards in the files of a form. */
export const awardFormCounts = compositeEndpoint(
  'downloads/formCounts',
  async ({ transactions, subawards }: AwardFormQuery, signal): Promise<AwardFormCounts> => {
    const [primes, subs] = await Promise.all([
      countRows(transactions, signal),
      countRows(subawards, signal),
    ]);
    return { transactions: primes, subawards: subs };
  },
);
