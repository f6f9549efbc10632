import { ALL, allCountries, awardChoices, foreignCountries, type AwardForm, type AwardLevel } from '@/domain/bulkDownload/awardForm';
import { allTitled, type AccountForm, type SubmissionKind, type Titled } from '@/domain/bulkDownload/accountForm';
import { groupCodes, subcontractGroups, subgrantGroups, type AwardGroupKey, type SpendingLevel } from '@/domain/codes/awardTypes';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import { countDownload, fileAddress } from './downloadService';
import type { AgenciesJson, BudgetFunctionsJson, BudgetSubfunctionsJson, MonthlyFilesJson } from './wire';

/** An agency as the download forms list it; `id` is the service's own number. */
export interface DownloadAgency { id: number; name: string; code: string }
export interface AgencyGroups { cfo: readonly DownloadAgency[]; other: readonly DownloadAgency[] }
export type AgencyListKind = 'award_agencies' | 'account_agencies';

/** The agencies of a form, in the two groups of its list. */
export const fetchDownloadAgencies = async (type: AgencyListKind, signal?: AbortSignal): Promise<AgencyGroups> => {
  const { agencies } = await request<AgenciesJson>({ method: 'POST', path: 'v2/bulk_download/list_agencies/', body: { type, agency: 0 }, signal });
  if (!agencies || Array.isArray(agencies)) throw unreadable();
  const read = (list: typeof agencies.cfo_agencies) => (list ?? []).flatMap(({ toptier_agency_id: id, name, toptier_code: code }) => (typeof id === 'number' && name ? [{ id, name, code: code ?? '' }] : []));
  return { cfo: read(agencies.cfo_agencies), other: read(agencies.other_agencies) };
};

/** The subagencies of one agency, by name. Those that share a name are one choice: only the name travels. */
export const fetchSubagencies = async (type: AgencyListKind, agencyId: number, signal?: AbortSignal): Promise<readonly string[]> => {
  const { sub_agencies: list } = await request<AgenciesJson>({ method: 'POST', path: 'v2/bulk_download/list_agencies/', body: { type, agency: agencyId }, signal });
  if (!Array.isArray(list)) throw unreadable();
  return [...new Set(list.flatMap(({ subtier_agency_name: name }) => name ?? []))];
};

export type ArchiveType = 'contracts' | 'assistance';
export interface ArchiveRequest { /** Null for all agencies together. */ agencyId: number | null; fiscalYear: number; type: ArchiveType }
/** A prepared file. `fiscalYear` is null for the file of changes; `updated` is an ISO date. */
export interface ArchiveFile { agency: string; abbreviation: string; name: string; url: string; fiscalYear: number | null; updated: string }
/** The prepared files of an agency: that of the year, and that of what changed since the month before. */
export const fetchArchiveFiles = async ({ agencyId, fiscalYear, type }: ArchiveRequest, signal?: AbortSignal): Promise<readonly ArchiveFile[]> => {
  const { monthly_files: files } = await request<MonthlyFilesJson>({ method: 'POST', path: 'v2/bulk_download/list_monthly_files/', body: { agency: agencyId ?? 'all', fiscal_year: fiscalYear, type }, signal });
  if (!Array.isArray(files)) throw unreadable();
  return files.flatMap((file) => (file.file_name ? [{ agency: file.agency_name ?? '', abbreviation: file.agency_acronym ?? '', name: file.file_name, url: fileAddress(file.url), fiscalYear: file.fiscal_year ?? null, updated: file.updated_date ?? '' }] : []));
};

const codesOf = (form: AwardForm, level: AwardLevel) => awardChoices[level].filter(({ id }) => form.awardTypes[level].has(id)).flatMap(({ codes }) => codes);
/** Codes of the award types whose subawards each choice of the form stands for. */
const subawardTypes: Readonly<Record<string, readonly AwardGroupKey[]>> = { procurement: subcontractGroups, grant: subgrantGroups };
const chosenSub = (form: AwardForm) => (form.subAgency.id && form.subAgency.id !== ALL.id ? form.subAgency.name : '');
const agenciesOf = (form: AwardForm) => {
  const type = form.agencyType === 'awarding_agency' ? 'awarding' : 'funding';
  const sub = chosenSub(form);
  return [sub ? { type, tier: 'subtier', name: sub, toptier_name: form.agency.name } : { type, tier: 'toptier', name: form.agency.name }];
};
/** What a download's filters and a search's have in common: places and emergency codes. Empty parts never travel. */
const placesAndCodes = (form: AwardForm) => {
  const side = form.locationType === 'recipient_location' ? 'recipient' : 'place_of_performance';
  const { country, state } = form.location;
  return {
    ...(country.code === foreignCountries.code ? { [`${side}_scope`]: 'foreign' } : country.code === allCountries.code ? {} : { [`${side}_locations`]: [{ country: country.code, ...(state.code && state.code !== 'all' ? { state: state.code } : {}) }] }),
    ...(form.defCodes.length ? { def_codes: [...form.defCodes] } : {}),
  };
};
const rangeOf = ({ dateRange: { startDate, endDate } }: AwardForm) => ({ start_date: startDate, end_date: endDate });
/** The request's body. Empty parts never travel; a placeholder is no sub-agency. */
export const awardFormBody = (form: AwardForm): Record<string, unknown> => {
  const sub = chosenSub(form);
  const primes = codesOf(form, 'primeAwards');
  const subs = codesOf(form, 'subAwards');
  return {
    filters: {
      ...(primes.length ? { prime_award_types: primes } : {}), ...(subs.length ? { sub_award_types: subs } : {}),
      agencies: agenciesOf(form), ...(sub ? { sub_agency: sub } : {}), ...placesAndCodes(form), date_type: form.dateType, date_range: rangeOf(form),
    },
    ...(form.columns.length ? { columns: [...form.columns] } : {}), file_format: form.fileFormat,
  };
};

export interface AwardFormCounts { /** Null where the form does not ask for any. */ transactions: number | null; subawards: number | null }
/** How many rows the file of a complete form would have. The service counts them by the filters of a search, which have no agency named All. */
export const fetchAwardFormCounts = async (form: AwardForm, signal?: AbortSignal): Promise<AwardFormCounts> => {
  const count = async (types: readonly string[], level: SpendingLevel) => (types.length
    ? (await countDownload({ time_period: [{ ...rangeOf(form), date_type: form.dateType }], ...(form.agency.id === ALL.id ? {} : { agencies: agenciesOf(form) }), ...placesAndCodes(form), award_type_codes: types }, level, signal)).rows : null);
  const [transactions, subawards] = await Promise.all([count(codesOf(form, 'primeAwards'), 'transactions'), count(codesOf(form, 'subAwards').flatMap((kind) => subawardTypes[kind]!.flatMap(groupCodes)), 'subawards')]);
  return { transactions, subawards };
};

/** All budget functions, by title. */
export const fetchBudgetFunctions = async (signal?: AbortSignal): Promise<readonly Titled[]> => {
  const { results } = await request<BudgetFunctionsJson>({ path: 'v2/budget_functions/list_budget_functions/', signal });
  if (!Array.isArray(results)) throw unreadable();
  return results.flatMap(({ budget_function_code: code, budget_function_title: title }) => (code ? [{ code, title: title ?? code }] : []));
};
/** The subfunctions of one budget function. */
export const fetchBudgetSubfunctions = async (functionCode: string, signal?: AbortSignal): Promise<readonly Titled[]> => {
  const { results } = await request<BudgetSubfunctionsJson>({ method: 'POST', path: 'v2/budget_functions/list_budget_subfunctions/', body: { budget_function: functionCode }, signal });
  if (!Array.isArray(results)) throw unreadable();
  return results.flatMap(({ budget_subfunction_code: code, budget_subfunction_title: title }) => (code ? [{ code, title: title ?? code }] : []));
};

const submissionCodes: Readonly<Record<SubmissionKind, string>> = { accountBalances: 'account_balances', objectClassProgramActivity: 'object_class_program_activity', awardFinancial: 'award_financial' };
/** The request's body. A subfunction, federal account or list of codes travels only when one was chosen; years have a quarter or a period, never both. */
export const accountFormBody = (form: AccountForm): Record<string, unknown> => {
  const part = (key: string, value: string) => (value && value !== allTitled.code ? { [key]: value } : {});
  return {
    account_level: form.accountLevel === 'federalAccount' ? 'federal_account' : 'treasury_account',
    filters: {
      budget_function: form.budgetFunction.code, ...part('budget_subfunction', form.budgetSubfunction.code), agency: form.agency.id, ...part('federal_account', form.federalAccount.id),
      submission_types: form.submissionTypes.map((kind) => submissionCodes[kind]), fy: form.fy, ...(form.quarter ? { quarter: form.quarter } : { period: form.period }), ...(form.defCodes.length ? { def_codes: [...form.defCodes] } : {}),
    },
    file_format: form.fileFormat,
  };
};
