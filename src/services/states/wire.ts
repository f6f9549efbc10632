/** Responses of v2/recipient/state/*, as far as the site reads them. */
export interface ListedStateJson {
  name: string | null;
  code: string | null;
  fips: string | null;
  type: string | null;
  amount: number | null;
  count: number | null;
}
export interface StateJson {
  name?: string | null;
  code?: string | null;
  type?: string | null;
  population?: number | null;
  pop_year?: number | null;
  pop_source?: string | null;
  median_household_income?: number | null;
  mhi_year?: number | null;
  mhi_source?: string | null;
  total_prime_amount?: number | null;
  total_prime_awards?: number | null;
  total_face_value_loan_amount?: number | null;
  total_face_value_loan_prime_awards?: number | null;
  award_amount_per_capita?: number | null;
  total_outlays?: number | null;
}
export interface StateAwardsJson {
  type: string | null;
  amount: number | null;
  count: number | null;
  total_outlays: number | null;
}
