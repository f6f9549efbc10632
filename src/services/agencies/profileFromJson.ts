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
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { promised, unreadable } from '../http/serviceError';
import { number, text, webAddress } from './values';
import type {
  AgencyOverviewJson,
  AwardCategoriesJson,
  BudgetaryResourcesJson,
  RecipientDistributionJson,
  SubAgenciesJson,
  SubAgencyCountJson,
} from './wire';

const covid = new Set(
  trackedDefCodes.filter(({ disaster }) => disaster === 'covid_19').map(({ code }) => code),
);
/** A record that the contract promises. */
const record = <T>(wire: T): T => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) throw unreadable();
  return wire;
};

export const overviewFromJson = (wire: AgencyOverviewJson): AgencyOverview => {
  const name = text(record(wire).name);
  if (!name) throw unreadable();
  return makeAgencyOverview({
    name,
    // A code belongs to the disaster that the service says, else to the one that the site knows it by.
    covidDefCodes: (wire.def_codes ?? []).flatMap((each) => {
      const code = text(each?.code);
      const disaster = text(each?.disaster);
      return code && (disaster ? disaster === 'covid_19' : covid.has(code)) ? [code] : [];
    }),
    mission: text(wire.mission),
    website: webAddress(wire.website),
    justification: webAddress(wire.congressional_justification_url),
    aboutData: text(wire.about_agency_data),
  });
};

/** Oldest year first. */
export const resourcesFromJson = (wire: BudgetaryResourcesJson): readonly AgencyYear[] =>
  promised(wire.agency_data_by_year)
    .map((row) => {
      const fiscalYear = number(row.fiscal_year);
      if (fiscalYear === null) throw unreadable();
      return {
        fiscalYear,
        resources: number(row.agency_budgetary_resources),
        federalResources: number(row.total_budgetary_resources),
        obligated: number(row.agency_total_obligated),
        outlayed: number(row.agency_total_outlayed),
        periods: (row.agency_obligation_by_period ?? [])
          .flatMap((each) => {
            const [month, obligated] = [number(each.period), number(each.obligated)];
            return month === null || obligated === null ? [] : [{ month, obligated }];
          })
          .sort((a, b) => a.month - b.month),
      };
    })
    .sort((a, b) => a.fiscalYear - b.fiscalYear);

const categories: readonly AwardCategory[] = [
  'contracts',
  'idvs',
  'grants',
  'loans',
  'direct_payments',
  'other',
];
/** A category that the site does not know is left out. */
export const categoriesFromJson = (wire: AwardCategoriesJson): AwardObligations => ({
  total: number(wire.total_aggregated_amount),
  categories: promised(wire.results).flatMap((row) => {
    const category = categories.find((each) => each === row.category);
    const obligations = number(row.aggregated_amount);
    return category && obligations !== null ? [{ category, obligations }] : [];
  }),
});

type SubAgencyRowJson = NonNullable<SubAgenciesJson['results']>[number];
const rowOf = (wire: Omit<SubAgencyRowJson, 'children'>) =>
  makeSubAgencyRow({
    name: text(wire.name),
    newAwardCount: number(wire.new_award_count),
    transactionCount: number(wire.transaction_count),
    totalObligations: number(wire.total_obligations) ?? 0,
  });
export interface SubAgencyPage {
  rows: readonly SubAgency[];
  /** Sub-agencies of all pages; undefined where the service does not say. */
  total: number | undefined;
  hasNext: boolean;
}
export const subAgenciesFromJson = ({
  results,
  page_metadata: page,
}: SubAgenciesJson): SubAgencyPage => ({
  rows: promised(results).map((wire) => ({
    row: rowOf(wire),
    offices: (wire.children ?? []).map((office) => ({
      code: text(office.code),
      row: rowOf(office),
    })),
  })),
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
    count: number(record(wire).count),
    totalFederalCount: number(wire.total_federal_count),
    max: number(wire.max),
    min: number(wire.min),
    percentile25: number(wire['25th_percentile']),
    percentile50: number(wire['50th_percentile']),
    percentile75: number(wire['75th_percentile']),
  });
