/**
 * Records of a toptier agency's profile (specification `interactive.md` §3, "Agency"). Amounts and counts are null if the API
 * does not report them.
 */
import { Map as ImmutableMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Dollars } from '../format';

interface AgencyOverviewShape {
  name: string;
  /** COVID-19 codes among the Disaster Emergency Fund Codes of the agency's accounts. */
  covidDefCodes: readonly string[];
  mission: string;
  website: string;
  justification: string;
  /** Notes about the agency's data. */
  aboutData: string;
}
export type AgencyOverview = RecordOf<AgencyOverviewShape>;
export const makeAgencyOverview = ImmutableRecord<AgencyOverviewShape>(
  { name: '', covidDefCodes: [], mission: '', website: '', justification: '', aboutData: '' },
  'AgencyOverview',
);

/** An agency's budgetary resources, obligations and outlays in one fiscal year, in dollars. */
export interface AgencyYear {
  fiscalYear: number;
  resources: Dollars | null;
  /** Budgetary resources of all agencies. */
  federalResources: Dollars | null;
  obligated: Dollars | null;
  outlayed: Dollars | null;
  /** Obligations from October 1 to the end of each fiscal month. */
  periods: readonly { month: number; obligated: Dollars }[];
}
export type AwardCategory = 'contracts' | 'idvs' | 'grants' | 'loans' | 'direct_payments' | 'other';
export interface AwardObligations {
  total: Dollars | null;
  categories: readonly { category: AwardCategory; obligations: Dollars }[];
}

interface RecipientDistributionShape {
  count: number | null;
  /** Number of recipients of all agencies. */
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
/** A row of award spending: one subagency or office. */
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
/** Returns the toptier agency of a profile with the field names that the specification defines for analytics. */
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

/** The selected row on one level of the status of funds. */
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
  /**
   * Lookups over all agencies. `agencySlugs` and `agencyOutlays` are keyed by toptier code. `toptierCodes` (keyed by slug) and
   * `agencyIds` (keyed by API id) contain toptier codes.
   */
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
