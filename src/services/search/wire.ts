import type { TreeCriterion } from '@/domain/search/criteria';
import type { LocationParts } from '@/domain/search/searchFilters';

/** Responses of v2/search/*, as far as the site reads them, and the filter object of the requests. */
export interface PlaceJson {
  location_country_code: string | null;
  country_name: string | null;
  state_code: string | null;
  state_name: string | null;
  city_name: string | null;
  county_code: string | null;
  county_name: string | null;
  address_line1: string | null;
  address_line2: string | null;
  address_line3: string | null;
  congressional_code: string | null;
  zip4: string | null;
  zip5: string | null;
  foreign_postal_code: string | null;
  foreign_province: string | null;
}
export interface FiltersJson {
  keywords?: string[];
  time_period?: { start_date: string; end_date: string; date_type?: 'new_awards_only' }[];
  award_type_codes?: string[];
  agencies?: {
    type: 'awarding' | 'funding';
    tier: 'toptier' | 'subtier';
    name: string;
    toptier_name?: string;
  }[];
  place_of_performance_scope?: 'foreign' | 'domestic';
  place_of_performance_locations?: LocationParts[];
  recipient_scope?: 'foreign' | 'domestic';
  recipient_locations?: LocationParts[];
  recipient_search_text?: string[];
  recipient_id?: string;
  recipient_type_names?: string[];
  award_amounts?: { lower_bound?: number; upper_bound?: number }[];
  award_ids?: string[];
  def_codes?: string[];
  /** NAICS filters contain codes, PSC and TAS filters contain paths of IDs. */
  naics_codes?: TreeCriterion;
  psc_codes?: TreeCriterion;
  tas_codes?: TreeCriterion;
  treasury_account_components?: Record<string, string | null>[];
  description?: string;
  program_activities?: { code: string }[];
  program_numbers?: string[];
  contract_pricing_type_codes?: string[];
  set_aside_type_codes?: string[];
  extent_competed_type_codes?: string[];
}
export interface CountsJson {
  results: Record<string, number>;
}
/** An award, a subaward or a transaction: the requested fields under their API names, and some IDs. */
export type RowJson = Readonly<Record<string, unknown>>;
export interface RowsJson {
  results: RowJson[];
  page_metadata: { page: number; hasNext: boolean };
}
export interface PeriodJson {
  fiscal_year?: string;
  quarter?: string;
  month?: string;
}
export interface NewAwardsJson {
  results: { time_period: PeriodJson; new_award_count_in_period: number }[];
}
export interface OverTimeJson {
  results: ({
    time_period: PeriodJson;
    aggregated_amount: number;
  } & Record<string, unknown>)[];
}
export interface GroupedJson {
  results: {
    award_id: string;
    award_generated_internal_id: string;
    transaction_count?: number;
    transaction_obligation?: number | null;
    subaward_count?: number;
    subaward_obligation?: number | null;
  }[];
  page_metadata?: { hasNext: boolean };
}
export interface GeographyJson {
  results: {
    shape_code: string;
    display_name: string | null;
    aggregated_amount: number;
    population: number | null;
    per_capita: number | null;
  }[];
}
export interface CategoryJson {
  results: {
    id: number | string | null;
    code: string | null;
    name: string | null;
    amount: number | null;
    agency_slug?: string | null;
    recipient_id?: string | null;
    uei?: string | null;
    agency_name?: string | null;
    agency_abbreviation?: string | null;
  }[];
  page_metadata: { page: number; hasNext: boolean };
}
export interface SavedJson {
  hash: string;
}
export interface RestoredJson {
  filter: { filters?: unknown; version?: string };
}
export interface SummaryJson {
  results?: { prime_awards_count?: number; prime_awards_obligation_amount?: number | null };
}
