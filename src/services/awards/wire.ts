import type { PlaceJson } from '../search/wire';

interface AgencyJson {
  toptier_agency: {
    name: string | null;
    code: string;
    abbreviation: string | null;
    slug: string | null;
  } | null;
  subtier_agency: { name: string | null; code: string; abbreviation: string | null } | null;
  office_agency_name: string | null;
}
/** GET v2/awards/{id}/. */
export interface AwardJson {
  id: number;
  category: string;
  type: string;
  type_description: string | null;
  generated_unique_award_id: string;
  piid?: string | null;
  fain?: string | null;
  uri?: string | null;
  description: string | null;
  total_obligation: number | null;
  total_outlay?: number | null;
  base_exercised_options?: number | null;
  base_and_all_options?: number | null;
  total_subsidy_cost?: number | null;
  total_loan_value?: number | null;
  non_federal_funding?: number | null;
  date_signed: string | null;
  subaward_count: number;
  total_subaward_amount: number | null;
  awarding_agency: AgencyJson | null;
  funding_agency: AgencyJson | null;
  recipient: {
    recipient_name: string | null;
    recipient_hash: string | null;
    recipient_uei: string | null;
    parent_recipient_name?: string | null;
    parent_recipient_uei?: string | null;
    location: PlaceJson | null;
  } | null;
  period_of_performance: {
    start_date: string | null;
    end_date: string | null;
    last_modified_date: string | null;
    potential_end_date?: string | null;
  } | null;
  place_of_performance: PlaceJson | null;
  cfda_info?: { cfda_number: string; cfda_title: string | null }[];
  parent_award?: { piid: string; generated_unique_award_id: string } | null;
}
