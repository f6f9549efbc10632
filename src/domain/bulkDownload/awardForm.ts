import { Record as ImmutableRecord, Set as ImmutableSet, type RecordOf } from 'immutable';
import { date } from '../displayDate';
import {
  addDays,
  addMonths,
  AWARD_DOWNLOAD_START_YEAR,
  EARLIEST_SEARCH_DAY,
  fiscalYearRange,
  isIsoDay,
  type DayRange,
  type IsoDay,
} from '../fiscal';

/** An agency or account in the download forms (specification `interactive.md` §3, pages document §16.2). */
export interface NamedItem {
  id: string;
  name: string;
}
export interface CodedItem {
  code: string;
  name: string;
}
export type AgencyType = 'awarding_agency' | 'funding_agency';
export type LocationType = 'recipient_location' | 'place_of_performance';
export type DateType = 'action_date' | 'last_modified_date';
export type DownloadFormat = 'csv' | 'tsv' | 'pstxt';
export interface AwardFormShape {
  awardTypes: { primeAwards: ImmutableSet<string>; subAwards: ImmutableSet<string> };
  agency: NamedItem;
  agencyType: AgencyType;
  subAgency: NamedItem;
  locationType: LocationType;
  location: { country: CodedItem; state: CodedItem };
  dateType: DateType;
  dateRange: { startDate: IsoDay; endDate: IsoDay };
  defCodes: readonly string[];
  columns: readonly string[];
  fileFormat: DownloadFormat;
}
export type AwardForm = RecordOf<AwardFormShape>;
export const placeholders = {
  agency: 'Select an Agency',
  subAgency: 'Select a Sub-Agency',
  budgetFunction: 'Select a Budget Function',
  budgetSubfunction: 'Select a Budget Sub-Function',
  federalAccount: 'Select a Federal Account',
} as const;
export const ALL: NamedItem = { id: 'all', name: 'All' };
export const allCountries: CodedItem = { code: 'all', name: 'All' };
export const foreignCountries: CodedItem = { code: 'FOREIGN', name: 'All Foreign Countries' };
export const noState: CodedItem = { code: '', name: '' };
const noAgency: NamedItem = { id: '', name: placeholders.agency };
export const noSubAgency: NamedItem = { id: '', name: placeholders.subAgency };
export const makeAwardForm = ImmutableRecord<AwardFormShape>(
  {
    awardTypes: { primeAwards: ImmutableSet(), subAwards: ImmutableSet() },
    agency: noAgency,
    agencyType: 'awarding_agency',
    subAgency: noSubAgency,
    locationType: 'recipient_location',
    location: { country: allCountries, state: noState },
    dateType: 'action_date',
    dateRange: { startDate: '', endDate: '' },
    defCodes: [],
    columns: [],
    fileFormat: 'csv',
  },
  'AwardForm',
);

export type AwardLevel = 'primeAwards' | 'subAwards';
/** The award types of each level, with the codes that requests send. */
export const awardChoices: Readonly<
  Record<AwardLevel, readonly { id: string; label: string; codes: readonly string[] }[]>
> = {
  primeAwards: [
    { id: 'contracts', label: 'Contracts', codes: ['A', 'B', 'C', 'D'] },
    {
      id: 'idvs',
      label: 'Contract IDVs',
      codes: ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
    },
    { id: 'grants', label: 'Grants', codes: ['02', '03', '04', '05'] },
    { id: 'direct_payments', label: 'Direct Payments', codes: ['10', '06'] },
    { id: 'loans', label: 'Loans', codes: ['07', '08'] },
    { id: 'insurance', label: 'Insurance', codes: ['09'] },
    { id: 'other_financial_assistance', label: 'Other Financial Assistance', codes: ['11'] },
  ],
  subAwards: [
    { id: 'sub_contracts', label: 'Sub-Contracts', codes: ['procurement'] },
    { id: 'sub_grants', label: 'Sub-Grants', codes: ['grant'] },
  ],
};
export const levelLabels: Readonly<Record<AwardLevel, string>> = {
  primeAwards: 'Prime Awards',
  subAwards: 'Sub-Awards',
};

/** Adds or removes one award type. */
export const toggleType = (form: AwardForm, level: AwardLevel, id: string): AwardForm => {
  const selectedTypes = form.awardTypes[level];
  return form.set('awardTypes', {
    ...form.awardTypes,
    [level]: selectedTypes.has(id) ? selectedTypes.delete(id) : selectedTypes.add(id),
  });
};
/** Selects all types of a level, or none if all were selected. */
export const toggleLevel = (form: AwardForm, level: AwardLevel): AwardForm => {
  const allIds = awardChoices[level].map(({ id }) => id);
  return form.set('awardTypes', {
    ...form.awardTypes,
    [level]: form.awardTypes[level].size === allIds.length ? ImmutableSet() : ImmutableSet(allIds),
  });
};
/** Selects an agency and clears the subagency, which belonged to the previous agency. */
export const chooseAgency = (form: AwardForm, agency: NamedItem): AwardForm =>
  form.merge({ agency, subAgency: noSubAgency });
/** Selects a country and clears the state, which belonged to the previous country. */
export const chooseCountry = (form: AwardForm, country: CodedItem): AwardForm =>
  form.set('location', { country, state: noState });

/** Returns the date ranges that the form offers beside the fiscal years, such as `last 7 days`. */
export const quickRanges = (today: IsoDay): readonly (DayRange & { label: string })[] => {
  const year = Number(today.slice(0, 4));
  const getLastDays = (days: number): DayRange => ({ start: addDays(today, 1 - days), end: today });
  return [
    { label: 'yesterday', start: addDays(today, -1), end: addDays(today, -1) },
    { label: 'last 7 days', ...getLastDays(7) },
    { label: 'last 15 days', ...getLastDays(15) },
    { label: 'last 30 days', ...getLastDays(30) },
    { label: 'last 60 days', ...getLastDays(60) },
    { label: 'this month', start: `${today.slice(0, 8)}01`, end: today },
    { label: 'last 3 months', start: addMonths(today, -3), end: today },
    { label: 'last 6 months', start: addMonths(today, -6), end: today },
    { label: 'this year', start: `${year}-01-01`, end: today },
    { label: 'last year', start: `${year - 1}-01-01`, end: `${year - 1}-12-31` },
  ];
};
export const EARLIEST_DOWNLOAD_DAY: IsoDay = fiscalYearRange(AWARD_DOWNLOAD_START_YEAR).start;

/** What is wrong with a step of a form. */
export interface FieldProblem {
  title: string;
  text: string;
}
/** Returns what is wrong with the dates as a message, or undefined if they are incomplete or valid. */
export const dateProblem = ({
  startDate,
  endDate,
}: AwardFormShape['dateRange']): FieldProblem | undefined => {
  if (!startDate || !endDate) return undefined;
  if (!isIsoDay(startDate) || !isIsoDay(endDate))
    return { title: 'Invalid Dates', text: 'Enter two valid dates.' };
  if (endDate < startDate)
    return { title: 'Invalid Dates', text: 'The end date cannot be earlier than the start date.' };
  if (endDate >= addMonths(startDate, 12))
    return {
      title: 'Invalid Date Range',
      text: 'Choose dates that span one year or less, or select a preset range.',
    };
  return startDate < EARLIEST_DOWNLOAD_DAY
    ? {
        title: 'Invalid Dates',
        text: `Award data begins on ${date(EARLIEST_DOWNLOAD_DAY)}. Choose a later start date.`,
      }
    : undefined;
};

/** Returns the labels of required fields that are missing or invalid. */
export const missingFields = (form: AwardForm): string[] => [
  ...(form.awardTypes.primeAwards.size + form.awardTypes.subAwards.size ? [] : ['Award Type']),
  // Both dates are required, because an open-ended range would exceed the one-year limit.
  ...(form.dateRange.startDate && form.dateRange.endDate && !dateProblem(form.dateRange)
    ? []
    : ['Date Range']),
  ...(form.agency.id ? [] : ['Agency']),
  ...(form.location.country.code ? [] : ['Recipient Location']),
  ...(form.fileFormat ? [] : ['File Format']),
];
/** Returns whether the rows of a form can be counted. They are counted by a search, whose data begins later than that of downloads. */
export const getCountState = (form: AwardForm): 'incomplete' | 'tooEarly' | 'countable' => {
  if (missingFields(form).some((label) => label !== 'Agency')) return 'incomplete';
  return form.dateRange.startDate < EARLIEST_SEARCH_DAY ? 'tooEarly' : 'countable';
};
