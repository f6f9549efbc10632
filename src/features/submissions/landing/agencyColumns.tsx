import { PageLink } from '@/blocks/entity-links';
import type { TableColumn } from '@/blocks/panel';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { plural, type Dollars } from '@/domain/format';
import { Highlight } from '@/ui/Highlight';
import { agencyStatisticsPath } from '@/domain/submissions/statisticsPaths';
import type { AgencyPublications } from '@/domain/submissions/submission';

type AgencyRow = Pick<AgencyPublications, 'name' | 'abbreviation' | 'toptierCode' | 'budget'>;

/** Returns the columns about the agency, with which both tables start. Matches of `term` in names are highlighted. */
export const agencyColumns = <R extends AgencyRow>(
  term: string,
  budgetShare: (budget: Dollars | null) => string,
  nameWidth: number,
): readonly TableColumn<R>[] => [
  {
    id: 'agency_name',
    label: 'Agency Name',
    value: ({ name }) => name,
    show: (row) => (
      <PageLink to={agencyStatisticsPath(row.toptierCode)}>
        <Highlight text={agencyTitle(row)} part={term} />
      </PageLink>
    ),
    sortable: true,
    width: nameWidth,
  },
  {
    id: 'abbreviation',
    label: 'Abbreviation',
    value: ({ abbreviation }) => abbreviation,
    only: 'file',
  },
  {
    id: 'toptier_code',
    label: 'Agency Code',
    value: ({ toptierCode }) => toptierCode,
    only: 'file',
  },
  {
    id: 'current_total_budget_authority_amount',
    label: 'Percent of Total Federal Budget',
    value: ({ budget }) => budget,
    show: ({ budget }) => budgetShare(budget),
    sortable: true,
    numeric: true,
    width: 100,
  },
  {
    id: 'percent_of_total_federal_budget',
    label: 'Percent of Total Federal Budget',
    value: ({ budget }) => budgetShare(budget),
    only: 'file',
  },
];
/** Returns the number of agencies found, such as `3 agencies found for “energy”`. */
export const formatAgencyCount = (
  { total, rows }: { total?: number | null; rows: readonly unknown[] },
  term: string,
): string =>
  `${plural(total ?? rows.length, 'agency', 'agencies')}${term ? ` found for “${term}”` : ''}`;
export const getNoAgencyText = (term: string, period: string): string =>
  term
    ? `No agency has “${term}” in its name or abbreviation. Try fewer letters.`
    : `No agency has submitted data for ${period}. Choose another period.`;
