/** A top-tier agency as its profile shows it (specification `interactive.md` §3, "Agency"). Amounts and counts are null where the service does not say. */
import { Map as ImmutableMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Dollars } from '../format';

/** What an agency is, in a year. */
interface AgencyOverviewShape {
  name: string;
  /** Codes of COVID-19 spending among the emergency codes of its accounts. */
  covidDefCodes: readonly string[];
  mission: string;
  website: string;
  justification: string;
  /** What is to be known of its data. */
  aboutData: string;
}
export type AgencyOverview = RecordOf<AgencyOverviewShape>;
export const makeAgencyOverview = ImmutableRecord<AgencyOverviewShape>(
  { name: '', covidDefCodes: [], mission: '', website: '', justification: '', aboutData: '' },
  'AgencyOverview',
);

/** An agency's budget and what became of it in one fiscal year. */
export interface AgencyYear {
  fiscalYear: number;
  resources: Dollars | null;
  /** Resources of all agencies. */
  federalResources: Dollars | null;
  obligated: Dollars | null;
  outlayed: Dollars | null;
  /** Obligations from the first of October to the end of each fiscal month. */
  periods: readonly { month: number; obligated: Dollars }[];
}
export type AwardCategory = 'contracts' | 'idvs' | 'grants' | 'loans' | 'direct_payments' | 'other';
export interface AwardObligations {
  total: Dollars | null;
  categories: readonly { category: AwardCategory; obligations: Dollars }[];
}

interface RecipientDistributionShape {
  count: number | null;
  /** Recipients of all agencies. */
  totalFederalCount: number | null;
  max: Dollars | null;
  min: Dollars | null;
  percentile25: Dollars | null;
  percentile50: Dollars | null;
  percentile75: Dollars | null;
}
export type RecipientDistribution = RecordOf<RecipientDistributionShape>;
export const makeRecipientDistribution = ImmutableRecord<RecipientDistributionShape>(
  {
    count: null,
    totalFederalCount: null,
    max: null,
    min: null,
    percentile25: null,
    percentile50: null,
    percentile75: null,
  },
  'RecipientDistribution',
);

/** What the sub-agencies of an agency awarded together. */
interface SubAgencyTotalsShape {
  subAgencyCount: number | null;
  officeCount: number | null;
  newAwardCount: number | null;
  transactionCount: number | null;
  obligations: Dollars | null;
}
export const makeSubAgencyTotals = ImmutableRecord<SubAgencyTotalsShape>(
  {
    subAgencyCount: null,
    officeCount: null,
    newAwardCount: null,
    transactionCount: null,
    obligations: null,
  },
  'SubAgencyTotals',
);
interface SubAgencyRowShape {
  name: string;
  newAwardCount: number | null;
  transactionCount: number | null;
  totalObligations: Dollars | null;
}
/** One sub-agency or office of the award spending. */
export type SubAgencyRow = RecordOf<SubAgencyRowShape>;
export const makeSubAgencyRow = ImmutableRecord<SubAgencyRowShape>(
  { name: '', newAwardCount: null, transactionCount: null, totalObligations: 0 },
  'SubAgencyRow',
);
export interface SubAgency {
  row: SubAgencyRow;
  offices: readonly { code: string; row: SubAgencyRow }[];
}

interface AgencyTierShape {
  name: string;
  abbreviation: string;
  toptier_code: string;
  subtier_code: string;
}
const makeAgencyTier = ImmutableRecord<AgencyTierShape>(
  { name: '', abbreviation: '', toptier_code: '', subtier_code: '' },
  'AgencyTier',
);
interface AnalyticsAgencyShape {
  agencyType: 'toptier' | 'subtier';
  toptier_agency: RecordOf<AgencyTierShape>;
  subtier_agency: RecordOf<AgencyTierShape>;
}
/** Returns the agency of a profile, which is a top tier, with the field names that the specification gives analytics. */
export const makeAnalyticsAgency = ({
  name,
  abbreviation,
  toptierCode,
}: {
  name: string;
  abbreviation: string;
  toptierCode: string;
}): RecordOf<AnalyticsAgencyShape> =>
  ImmutableRecord<AnalyticsAgencyShape>(
    { agencyType: 'toptier', toptier_agency: makeAgencyTier(), subtier_agency: makeAgencyTier() },
    'AnalyticsAgency',
  )({ toptier_agency: makeAgencyTier({ name, abbreviation, toptier_code: toptierCode }) });

/** A chosen row of the status of funds. */
interface ChosenFundsShape {
  id: string;
  name: string;
}
export const makeChosenFunds = ImmutableRecord<ChosenFundsShape>(
  { id: '', name: '' },
  'ChosenFunds',
);
export type ChosenFunds = RecordOf<ChosenFundsShape>;

interface AgencyStateShape {
  overview: AgencyOverview;
  budgetaryResources: readonly AgencyYear[];
  awardObligations: AwardObligations;
  recipientDistribution: RecipientDistribution;
  subagencyCount: ReturnType<typeof makeSubAgencyTotals>;
  /** By slug, and by number of the service, the Treasury's code of each agency; by code, its slug and its outlays. */
  agencySlugs: ImmutableMap<string, string>;
  toptierCodes: ImmutableMap<string, string>;
  agencyOutlays: ImmutableMap<string, Dollars | null>;
  agencyIds: ImmutableMap<string, string>;
  selectedSubcomponent: ChosenFunds;
  selectedFederalAccount: ChosenFunds;
  selectedTas: ChosenFunds;
  selectedProgramActivityOrObjectClass: ChosenFunds;
  isStatusOfFundsChartLoaded: boolean;
}
export type AgencyState = RecordOf<AgencyStateShape>;
export const makeAgencyState = ImmutableRecord<AgencyStateShape>(
  {
    overview: makeAgencyOverview(),
    budgetaryResources: [],
    awardObligations: { total: null, categories: [] },
    recipientDistribution: makeRecipientDistribution(),
    subagencyCount: makeSubAgencyTotals(),
    agencySlugs: ImmutableMap(),
    toptierCodes: ImmutableMap(),
    agencyOutlays: ImmutableMap(),
    agencyIds: ImmutableMap(),
    selectedSubcomponent: makeChosenFunds(),
    selectedFederalAccount: makeChosenFunds(),
    selectedTas: makeChosenFunds(),
    selectedProgramActivityOrObjectClass: makeChosenFunds(),
    isStatusOfFundsChartLoaded: false,
  },
  'AgencyState',
);
