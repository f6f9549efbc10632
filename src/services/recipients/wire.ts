/** Responses of v2/recipient/*, as far as the site reads them. */
export type RecipientTypeJson =
  'all' | 'contracts' | 'grants' | 'direct_payments' | 'loans' | 'other_financial_assistance';
export interface RecipientListJson {
  results: {
    id: string;
    name: string | null;
    duns: string | null;
    uei: string | null;
    recipient_level: string;
    amount: number | null;
  }[];
  page_metadata?: { total?: number };
}
export interface ParentJson {
  parent_name?: string | null;
  parent_duns?: string | null;
  parent_id?: string | null;
  parent_uei?: string | null;
}
export interface RecipientLocationJson {
  address_line1?: string | null;
  address_line2?: string | null;
  address_line3?: string | null;
  foreign_province?: string | null;
  city_name?: string | null;
  county_name?: string | null;
  state_code?: string | null;
  zip?: string | null;
  zip5?: string | null;
  zip4?: string | null;
  foreign_postal_code?: string | null;
  country_name?: string | null;
  country_code?: string | null;
  location_country_code?: string | null;
  congressional_code?: string | null;
}
export interface RecipientJson extends ParentJson {
  recipient_id: string;
  name: string | null;
  alternate_names?: (string | null)[] | null;
  duns?: string | null;
  uei?: string | null;
  parents?: (ParentJson | null)[] | null;
  location?: RecipientLocationJson | null;
  business_types?: (string | null)[] | null;
  total_transaction_amount?: number | null;
  total_transactions?: number | null;
  total_face_value_loan_amount?: number | null;
  total_face_value_loan_transactions?: number | null;
  recipient_level?: string | null;
}
export interface ChildJson {
  recipient_id: string | null;
  name: string | null;
  duns: string | null;
  uei: string | null;
  state_province?: string | null;
  amount: number | null;
}
