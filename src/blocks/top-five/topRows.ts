import { getExistingPath } from '@/blocks/entity-links';
import type { DataColumn } from '@/blocks/panel';
import type { BarRow } from '@/charts/bar-rows/BarRows';
import {
  agencyName,
  codeAndText,
  money,
  moneyShort,
  percent,
  recipientName,
  textOrMissing,
  titleCase,
} from '@/domain/format';
import { placeProfilePath } from '@/domain/places/filterPath';
import { inYear } from '@/domain/places/placePaths';
import { districtLabel } from '@/domain/search/places';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { ProfileYear } from '@/domain/profileYears';
import { programOfRow } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { paths } from '@/domain/site/paths';
import { profileStates, statePath } from '@/domain/stateProfile/profileStates';
import type { CategoryTotal } from '@/services/search/results';
import type { TopCategory } from '@/services/search/topEndpoints';
import { districtName, getRowFilters } from './rowSearch';

export interface TopRow {
  key: string;
  label: string;
  /** Dollars; null if the service does not report them. */
  amount: number | null;
  /** Path of the row’s profile, if there is one. */
  to?: string;
  /** Filters of the search that the row opens; undefined if the row cannot be searched for. */
  search?: SearchFilters;
}

/** Returns the label of a row, with the abbreviation of an agency or the code of a coded item. */
const formatLabel = (category: TopCategory, { code, name }: CategoryTotal): string => {
  switch (category) {
    case 'awarding_agency':
    case 'awarding_subagency':
      return agencyName(name, code);
    case 'recipient':
      return recipientName(name);
    case 'county':
    case 'country':
      return textOrMissing(titleCase(name));
    case 'state_territory':
      return textOrMissing(name);
    case 'district':
      return textOrMissing(districtLabel(districtName(name)));
    case 'defc':
      // A code may be a number, which would look like a second rank.
      return codeAndText(`DEFC ${code}`, name);
    default:
      return codeAndText(code, name);
  }
};
const getProfilePath = (
  category: TopCategory,
  row: CategoryTotal,
  year: ProfileYear,
  search: SearchFilters | undefined,
): string | undefined => {
  switch (category) {
    case 'awarding_agency':
    case 'awarding_subagency':
      return row.agencySlug ? paths.agency(row.agencySlug, year) : undefined;
    case 'recipient':
      return row.recipientId ? paths.recipient(row.recipientId, year) : undefined;
    case 'state_territory': {
      const state = profileStates.find(({ code }) => code === row.code);
      return state && statePath(state, year);
    }
    case 'federal_account':
      return row.code ? paths.federalAccount(row.code, year) : undefined;
    case 'county':
    case 'district': {
      // The search of the row has the place as its only place.
      const path = search && placeProfilePath(search.selectedLocations.first()!);
      return path && inYear(path, year);
    }
    case 'cfda':
    case 'naics':
    case 'psc': {
      const program = programOfRow(category, row.code);
      return program && programPath(program, year);
    }
    default:
      return undefined;
  }
};
/** Returns the rows of a category with their labels, amounts, profile paths and searches. */
export const topRows = (
  category: TopCategory,
  totals: readonly CategoryTotal[],
  filters: SearchFilters | undefined,
  year: ProfileYear,
): readonly TopRow[] =>
  totals.map((row, at) => {
    const search = filters && getRowFilters(filters, category, row);
    return {
      key: `${row.id}|${row.code}|${row.recipientId}|${row.name}|${at}`,
      label: formatLabel(category, row),
      amount: row.obligations,
      to: getExistingPath(getProfilePath(category, row, year, search)),
      search,
    };
  });

/** Total for the percentages of the rows; undefined if the rows show no percentages, null if the total is unknown. */
export type ShareTotal = number | null | undefined;
/** Returns the columns of a list: name, obligations and, unless `shareTotal` is undefined, the percentage of the total. */
export const topColumns = (
  heading: string,
  shareTotal: ShareTotal,
): readonly DataColumn<TopRow>[] => [
  { id: 'name', label: heading, value: ({ label }) => label },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount, 2),
    numeric: true,
  },
  ...(shareTotal === undefined
    ? []
    : [
        {
          id: 'percent_of_total',
          label: '% of Total',
          value: ({ amount }: TopRow) => percent(amount, shareTotal, 2),
          numeric: true,
        },
      ]),
];
/** Returns the row that the finding of a list names: the first, unless its amount is unknown. */
export const findNamedRow = ([first]: readonly TopRow[]): TopRow | undefined =>
  first && first.amount !== null ? first : undefined;
/** Returns the rows as bars with rank, amount and share. */
export const topBars = (
  rows: readonly TopRow[],
  shareTotal: ShareTotal,
  getAction: (row: TopRow) => BarRow['action'],
): readonly BarRow[] =>
  rows.map((row, at) => ({
    key: row.key,
    label: `${at + 1}. ${row.label}`,
    value: row.amount,
    text: `${moneyShort(row.amount, 2)}${shareTotal === undefined ? '' : ` · ${percent(row.amount, shareTotal, 2)}`}`,
    to: row.to,
    isNamed: row === findNamedRow(rows),
    action: getAction(row),
  }));
