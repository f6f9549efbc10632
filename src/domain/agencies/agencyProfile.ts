/**
 * Records of a toptier agency's profile (specification `interactive.md` §3, "Agency"). Amounts and counts are null if the API
 * does not report them.
 */
import { Map as ImmutableMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import { UNKNOWN, type Dollars } from '../format';

export const makeAgencyOverview = ImmutableRecord(
  {
    name: '',
    /** COVID-19 codes among the Disaster Emergency Fund Codes of the agency's accounts. */
    covidDefCodes: [] as readonly string[],
    mission: '',
    website: '',
    justification: '',
    /** Notes about the agency's data. */
    aboutData: '',
  },
  'AgencyOverview',
);
export type AgencyOverview = ReturnType<typeof makeAgencyOverview>;

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

export const makeRecipientDistribution = ImmutableRecord(
  {
    count: UNKNOWN,
    /** Number of recipients of all agencies. */
    totalFederalCount: UNKNOWN,
    max: UNKNOWN,
    min: UNKNOWN,
    percentile25: UNKNOWN,
    percentile50: UNKNOWN,
    percentile75: UNKNOWN,
  },
  'RecipientDistribution',
);
export type RecipientDistribution = ReturnType<typeof makeRecipientDistribution>;

export const makeSubAgencyTotals = ImmutableRecord(
  {
    subAgencyCount: UNKNOWN,
    officeCount: UNKNOWN,
    newAwardCount: UNKNOWN,
    transactionCount: UNKNOWN,
    obligations: UNKNOWN,
  },
  'SubAgencyTotals',
);
export const makeSubAgencyRow = ImmutableRecord(
  {
    name: '',
    newAwardCount: UNKNOWN,
    transactionCount: UNKNOWN,
    totalObligations: 0 as Dollars | null,
  },
  'SubAgencyRow',
);
/** A row of award spending: one subagency or office. */
export type SubAgencyRow = ReturnType<typeof makeSubAgencyRow>;
export interface SubAgency {
  row: SubAgencyRow;
  offices: readonly { code: string; row: SubAgencyRow }[];
}

const makeAgencyTier = ImmutableRecord(
  { name: '', abbreviation: '', toptier_code: '', subtier_code: '' },
  'AgencyTier',
);
/** Returns the toptier agency of a profile with the field names that the specification defines for analytics. */
export const makeAnalyticsAgency = ({
  name,
  abbreviation,
  toptierCode,
}: {
  name: string;
  abbreviation: string;
  toptierCode: string;
}) =>
  ImmutableRecord(
    { agencyType: 'toptier', toptier_agency: makeAgencyTier(), subtier_agency: makeAgencyTier() },
    'AnalyticsAgency',
  )({ toptier_agency: makeAgencyTier({ name, abbreviation, toptier_code: toptierCode }) });

/** The selected row on one level of the status of funds. */
export const makeChosenFunds = ImmutableRecord({ id: '', name: '' }, 'ChosenFunds');
export type ChosenFunds = ReturnType<typeof makeChosenFunds>;

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
