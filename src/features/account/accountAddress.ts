import { List, Set as ImmutableSet } from 'immutable';
import { tabbedTables } from '@/blocks/panel';
import { resultTabs } from '@/domain/codes/resultTabs';
import { makeAccountFilters, type AccountFilters } from '@/domain/federalAccount/account';
import { isIsoDay } from '@/domain/fiscal';
import { choice, text, integer, type Parameter, type Values } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';

const codesParameter = (pattern: string): Parameter<string> =>
  text(new RegExp(`^${pattern}(,${pattern})*$`));
const dayParameter: Parameter<string> = {
  fallback: '',
  parse: (value) => (isIsoDay(value) ? value : undefined),
  write: String,
};
/** The address parameters of an account's profile: the year of the snapshot, the filters, and how each section is shown. */
export const accountAddress = {
  fy: text(/^\d{4}$/),
  dates: choice(['fy', 'dr'] as const, 'fy'),
  years: codesParameter('\\d{4}'),
  from: dayParameter,
  to: dayParameter,
  class: codesParameter('\\w{1,6}'),
  activity: codesParameter('\\w{1,10}(\\.\\d{1,2})?'),
  tas: codesParameter('[\\w/ -]{3,40}'),
  step: choice(['quarters', 'years'] as const, 'quarters'),
  by: choice(['activity', 'class', 'tas'] as const, 'activity'),
  five: integer(1, 1000),
  ...dollarsAddress,
};
export type AccountValues = Values<typeof accountAddress>;

/** The award tables, with a tab for each group of award types. */
export const awardTables = tabbedTables(
  'awards',
  resultTabs.awards.map(({ key, label }) => ({
    key,
    label,
    sorts: ['award', 'recipient', 'amount', 'face', 'description', 'agency', 'start', 'end'],
    first: { sort: 'amount', order: 'desc' as const },
  })),
);
/** Address parameters with page numbers. They are removed when the filters change, because the rows change too. */
export const filterPageParameters: readonly string[] = [
  'five',
  ...awardTables.tabs.map(({ key }) => `${key}_page`),
];

const splitCodes = (list: string): readonly string[] => (list ? list.split(',') : []);
/** Returns the filters in an address. */
export const parseFilters = (values: AccountValues): AccountFilters =>
  makeAccountFilters({
    dateType: values.dates,
    fy: ImmutableSet(splitCodes(values.years)),
    startDate: values.from,
    endDate: values.to,
    objectClass: ImmutableSet(splitCodes(values.class)),
    programActivity: ImmutableSet(splitCodes(values.activity)),
    tas: List(splitCodes(values.tas)),
  });
/** Returns the address parameters for these filters. */
export const toAddress = (filters: AccountFilters): Partial<AccountValues> => ({
  dates: filters.dateType,
  years: filters.fy.toArray().sort().join(','),
  from: filters.startDate,
  to: filters.endDate,
  class: filters.objectClass.toArray().sort().join(','),
  activity: filters.programActivity.toArray().sort().join(','),
  tas: filters.tas.join(','),
});
