import { awardTypeGroups } from '../../../../src/domain/codes/awardTypes';
import { badRequest } from '../../../core/errors';
import type { FileFormat, FileSet } from '../../../core/jobs';
import type { Lookups } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { validate } from '../../../core/validate';
import { levelFiles } from '../../../downloads/plans';
import { removeBlanks } from '../../../filters/prepare';
import type { AdvancedFilters } from '../../../filters/schema';
import { type BulkFilters, CustomBody, KeywordBody } from '../shapes/bulk';
import { submit } from '../submit';

const DAY_MS = 24 * 3600 * 1000;
/** The first day of the data, the default start of a date range. The default end is the date of the dataset. */
const FIRST_DAY = '2000-10-01';
const parseDate = (text: string | undefined, fallback: string, name: string): string => {
  if (!text) return fallback;
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(Date.parse(text)) ||
    new Date(text).toISOString().slice(0, 10) !== text
  )
    throw badRequest(`Field 'filters|date_range|${name}' must be a date, for example 2024-09-30`);
  return text;
};
const parseRange = (
  { start_date: start, end_date: end }: BulkFilters['date_range'],
  lookups: Lookups,
) => {
  const startDate = parseDate(start, FIRST_DAY, 'start_date');
  const endDate = parseDate(end, lookups.meta.as_of, 'end_date');
  if (startDate > endDate)
    throw badRequest("Field 'filters|date_range': 'start_date' must not be after 'end_date'");
  if ((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS > 366)
    throw badRequest("Field 'filters|date_range' must cover at most 366 days, such as FY 2024");
  return { start_date: startDate, end_date: endDate };
};

/** Returns the agencies of a request as filters. `All` means no filter. An older request format names one agency by its ID. */
const getAgencyFilters = (filters: BulkFilters, lookups: Lookups): AdvancedFilters['agencies'] => {
  const subagency = ['Select a Sub-Agency', 'All'].includes(filters.sub_agency ?? '')
    ? undefined
    : filters.sub_agency;
  const agencyFilters = (filters.agencies ?? [])
    .filter(({ name }) => name !== 'All')
    .map((agency) =>
      subagency && agency.tier === 'toptier'
        ? { ...agency, tier: 'subtier' as const, name: subagency, toptier_name: agency.name }
        : agency,
    );
  if (agencyFilters.length) return agencyFilters;
  if (filters.agency === undefined || filters.agency === 'all' || filters.agency === '')
    return undefined;
  const agency = lookups.toptierById.get(Number(filters.agency));
  if (!agency)
    throw badRequest(
      `Field 'filters|agency': no agency has the ID '${String(filters.agency).slice(0, 100)}'. Use an ID from list_agencies`,
    );
  return [
    subagency
      ? { type: 'awarding', tier: 'subtier', name: subagency, toptier_name: agency.name }
      : { type: 'awarding', tier: 'toptier', name: agency.name },
  ];
};

const titleOf = ({ prime_award_types: prime, sub_award_types: sub }: BulkFilters): string =>
  [prime?.length ? 'PrimeTransactions' : '', sub?.length ? 'Subawards' : '']
    .filter(Boolean)
    .join('And');
const getCustomFiles = (
  filters: BulkFilters,
  lookups: Lookups,
  columns: string[] | undefined,
): FileSet[] => {
  if (!filters.prime_award_types?.length && !filters.sub_award_types?.length)
    throw badRequest(
      "Missing value: 'filters|prime_award_types' (for example ['A']) or 'filters|sub_award_types' is required",
    );
  const omitEmpty = <T>(items: T[] | undefined) => (items?.length ? items : undefined);
  const sharedFilters: AdvancedFilters = {
    time_period: [
      { ...parseRange(filters.date_range, lookups), date_type: filters.date_type ?? 'action_date' },
    ],
    agencies: getAgencyFilters(filters, lookups),
    def_codes: omitEmpty(filters.def_codes),
    place_of_performance_locations: omitEmpty(filters.place_of_performance_locations),
    recipient_locations: omitEmpty(filters.recipient_locations),
    place_of_performance_scope: filters.place_of_performance_scope,
    recipient_scope: filters.recipient_scope,
  };
  const fileOptions = { columns, limit: null };
  const getTypeCodes = (isContract: boolean) =>
    awardTypeGroups
      .filter(({ key }) => (key === 'contracts' || key === 'idvs') === isContract)
      .flatMap((group) => group.types.map(({ code }) => code));
  return [
    ...(filters.prime_award_types?.length
      ? levelFiles(
          ['transactions'],
          { ...sharedFilters, award_type_codes: filters.prime_award_types },
          lookups,
          fileOptions,
        )
      : []),
    ...(['procurement', 'grant'] as const)
      .filter((kind) => filters.sub_award_types?.includes(kind))
      .flatMap((kind) =>
        levelFiles(
          ['subawards'],
          { ...sharedFilters, award_type_codes: getTypeCodes(kind === 'procurement') },
          lookups,
          fileOptions,
        ),
      ),
  ];
};

interface FileOptions {
  file_format?: FileFormat;
  columns?: string[];
}
/** Starts a custom award download, or a download of the transactions that match a keyword. */
export const startCustomDownload = async (call: Call) => {
  if (call.body.award_levels !== undefined) {
    const { filters, file_format, columns } = validate(
      KeywordBody,
      call.body,
    ) as unknown as FileOptions & { filters: { keyword: string } };
    return submit(
      call,
      'KeywordSearch',
      'Prime transactions that match a keyword',
      { award_levels: ['prime_awards'], filters, file_format: file_format ?? 'csv' },
      levelFiles(['transactions'], { keywords: [filters.keyword] }, call.lookups, { columns }),
      file_format,
    );
  }
  const { filters, file_format, columns } = validate(CustomBody, {
    ...call.body,
    filters: removeBlanks(call.body.filters),
  }) as unknown as FileOptions & { filters: BulkFilters };
  return submit(
    call,
    titleOf(filters),
    'Custom award data: prime transactions and subawards',
    { filters, ...(columns?.length ? { columns } : {}), file_format: file_format ?? 'csv' },
    getCustomFiles(filters, call.lookups, columns),
    file_format,
  );
};
