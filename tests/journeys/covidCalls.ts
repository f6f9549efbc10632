import { screen } from '@testing-library/react';
import { get } from './apiCalls';

export const COVID = '/disaster/covid-19';
export const ALL_CODES = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];

export interface Overview {
  funding: { def_code: string; amount: number }[];
  total_budget_authority: number;
  spending: {
    award_obligations: number;
    award_outlays: number;
    total_obligations: number;
    total_outlays: number;
  };
  additional: {
    total_budget_authority: number;
    spending: { total_obligations: number; total_outlays: number };
  } | null;
}
export interface SpendingRow {
  id: string;
  code: string;
  description: string;
  obligation: number;
  outlay: number;
  total_budgetary_resources: number;
  award_count: number;
  face_value_of_loan: number;
  children: SpendingRow[];
}
export interface SpendingPage {
  totals: { obligation: number; outlay: number; total_budgetary_resources: number };
  results: SpendingRow[];
  page_metadata: { total: number };
}
/** Returns the API's overview of the codes. */
export const fetchOverview = (codes: readonly string[] = ALL_CODES) =>
  get<Overview>(`disaster/overview/?def_codes=${codes.join(',')}`);

export const title = () =>
  screen.findByRole('heading', { level: 1, name: 'COVID-19 Spending' }, { timeout: 10_000 });
export const panel = (name: RegExp | string) => screen.findByRole('region', { name });
