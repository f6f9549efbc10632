/** Responses of v2/references/toptier_agencies/ and v2/agency/*, as far as the site reads them. */
export interface ToptierAgenciesJson {
  results?: {
    agency_id?: number | string | null;
    agency_slug?: string | null;
    toptier_code?: string | null;
    abbreviation?: string | null;
    agency_name?: string | null;
    congressional_justification_url?: string | null;
    active_fy?: string | number | null;
    active_fq?: string | number | null;
    budget_authority_amount?: number | null;
    percentage_of_total_budget_authority?: number | null;
    obligated_amount?: number | null;
    outlay_amount?: number | null;
  }[];
}
export interface AgencyOverviewJson {
  name?: string | null;
  mission?: string | null;
  website?: string | null;
  congressional_justification_url?: string | null;
  about_agency_data?: string | null;
  def_codes?: ({ code?: string | null; disaster?: string | null } | null)[] | null;
}
export interface BudgetaryResourcesJson {
  agency_data_by_year?: {
    fiscal_year?: number;
    agency_budgetary_resources?: number | null;
    total_budgetary_resources?: number | null;
    agency_total_obligated?: number | null;
    agency_total_outlayed?: number | null;
    agency_obligation_by_period?: { period?: number; obligated?: number | null }[] | null;
  }[];
}
export interface AwardCategoriesJson {
  total_aggregated_amount?: number | null;
  results?: { category?: string; aggregated_amount?: number | null }[];
}
export interface AgencyAwardsJson {
  obligations?: number | null;
  transaction_count?: number | null;
  latest_action_date?: string | null;
}
export interface NewAwardsJson {
  new_award_count?: number | null;
}
interface SubAgencyRowJson {
  name?: string | null;
  code?: string | null;
  total_obligations?: number | null;
  transaction_count?: number | null;
  new_award_count?: number | null;
}
interface PageJson {
  page_metadata?: { total?: number; hasNext?: boolean };
}
export interface SubAgenciesJson extends PageJson {
  results?: (SubAgencyRowJson & { children?: SubAgencyRowJson[] | null })[];
}
export interface SubAgencyCountJson {
  sub_agency_count?: number | null;
  office_count?: number | null;
}
export interface RecipientDistributionJson {
  count?: number | null;
  total_federal_count?: number | null;
  max?: number | null;
  min?: number | null;
  '25th_percentile'?: number | null;
  '50th_percentile'?: number | null;
  '75th_percentile'?: number | null;
}
export interface ComponentsJson extends PageJson {
  results?: {
    id?: string | null;
    name?: string | null;
    total_budgetary_resources?: number | null;
    total_obligations?: number | null;
    total_outlays?: number | null;
  }[];
}
export interface AccountFundsJson {
  account_title?: string | null;
  parent_agency_toptier_code?: string | null;
  bureau_slug?: string | null;
  total_budgetary_resources?: number | null;
  total_obligated_amount?: number | null;
  total_gross_outlay_amount?: number | null;
  children?: {
    code?: string | null;
    budgetary_resources_amount?: number | null;
    obligated_amount?: number | null;
    gross_outlay_amount?: number | null;
  }[];
}
export interface LineJson {
  name?: string | null;
  obligated_amount?: number | null;
  gross_outlay_amount?: number | null;
}
export interface LinesJson extends PageJson {
  results?: (LineJson & { children?: LineJson[] | null })[];
}
