import {
  makeAgencyOverview,
  makeRecipientDistribution,
  makeSubAgencyRow,
  makeSubAgencyTotals,
  type AgencyOverview,
  type AgencyYear,
  type AwardCategory,
  type AwardObligations,
  type RecipientDistribution,
  type SubAgency,
} from '@/domain/agencies/agencyProfile';
import { covidDefCodes } from '@/domain/codes/defCodes';
import {
  listOf,
  required,
  number,
  record,
  requireSome,
  text,
  filterUsable,
  webAddress,
  readFiscalYear,
} from '../http/read';
import type {
  AgencyOverviewJson,
  AwardCategoriesJson,
  BudgetaryResourcesJson,
  RecipientDistributionJson,
  SubAgenciesJson,
  SubAgencyCountJson,
} from './wire';

export const overviewFromJson = (wire: AgencyOverviewJson): AgencyOverview =>
  makeAgencyOverview({
    name: required(text(record(wire).name)),
    // The disaster of a code comes from the service, else from the site’s own table.
    covidDefCodes: (wire.def_codes ?? []).flatMap((other) => {
      const code = text(other?.code);
      const disaster = text(other?.disaster);
      return code && (disaster ? disaster === 'covid_19' : covidDefCodes.includes(code))
        ? [code]
        : [];
    }),
    mission: text(wire.mission),
    website: webAddress(wire.website),
    justification: webAddress(wire.congressional_justification_url),
    aboutData: text(wire.about_agency_data),
  });

/** Reads the resources by fiscal year, oldest first. */
export const resourcesFromJson = (wire: BudgetaryResourcesJson): readonly AgencyYear[] =>
  [
    ...listOf(wire.agency_data_by_year, (row) => ({
      fiscalYear: readFiscalYear(row.fiscal_year),
      resources: number(row.agency_budgetary_resources),
      federalResources: number(row.total_budgetary_resources),
      obligated: number(row.agency_total_obligated),
      outlayed: number(row.agency_total_outlayed),
      periods: (row.agency_obligation_by_period ?? [])
        .flatMap((period) => {
          const [month, obligated] = [number(period.period), number(period.obligated)];
          return month === null || obligated === null ? [] : [{ month, obligated }];
        })
        .sort((a, b) => a.month - b.month),
    })),
  ].sort((a, b) => a.fiscalYear - b.fiscalYear);

const categories: readonly AwardCategory[] = [
  'contracts',
  'idvs',
  'grants',
  'loans',
  'direct_payments',
  'other',
];
/** Reads the award obligations by category. Categories that are unknown to the site or have no amount are omitted. */
export const categoriesFromJson = (wire: AwardCategoriesJson): AwardObligations => ({
  total: number(wire.total_aggregated_amount),
  categories: filterUsable(
    listOf(wire.results, (row) => ({
      category: categories.find((category) => category === row.category),
      obligations: number(row.aggregated_amount),
    })),
    ({ category, obligations }) => category !== undefined && obligations !== null,
  ) as AwardObligations['categories'],
});

type SubAgencyRowJson = NonNullable<SubAgenciesJson['results']>[number];
const rowFromJson = (wire: Omit<SubAgencyRowJson, 'children'>) =>
  makeSubAgencyRow({
    name: text(wire.name),
    newAwardCount: number(wire.new_award_count),
    transactionCount: number(wire.transaction_count),
    // A missing field gets the default of the Record.
    ...(wire.total_obligations !== undefined && {
      totalObligations: number(wire.total_obligations),
    }),
  });
export interface SubAgencyPage {
  rows: readonly SubAgency[];
  /** Number of subagencies on all pages; undefined if the service does not return it. */
  total: number | undefined;
  hasNext: boolean;
}
export const subAgenciesFromJson = ({
  results,
  page_metadata: page,
}: SubAgenciesJson): SubAgencyPage => ({
  rows: requireSome(
    listOf(results, (wire) => ({
      row: rowFromJson(wire),
      offices: listOf(wire.children ?? [], (office) => ({
        code: text(office.code),
        row: rowFromJson(office),
      })),
    })),
    ({ row }) => row.totalObligations !== null,
  ),
  total: number(page?.total) ?? undefined,
  hasNext: page?.hasNext === true,
});
export const subAgencyTotalsFromJson = (wire: SubAgencyCountJson) =>
  makeSubAgencyTotals({
    subAgencyCount: number(record(wire).sub_agency_count),
    officeCount: number(wire.office_count),
  });

export const distributionFromJson = (wire: RecipientDistributionJson): RecipientDistribution =>
  makeRecipientDistribution({
    // A response without a count is unreadable, because the count decides whether the section is shown.
    count: required(number(record(wire).count)),
    totalFederalCount: number(wire.total_federal_count),
    max: number(wire.max),
    min: number(wire.min),
    percentile25: number(wire['25th_percentile']),
    percentile50: number(wire['50th_percentile']),
    percentile75: number(wire['75th_percentile']),
  });
