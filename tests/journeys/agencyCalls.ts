import { screen } from '@testing-library/react';
import { get } from './apiCalls';

export interface Rows<R> {
  results: R[];
}
export interface Funds {
  id: string;
  name: string;
  total_budgetary_resources: number;
  total_obligations: number;
  total_outlays: number;
}
export interface Year {
  fiscal_year: number;
  agency_budgetary_resources: number;
  total_budgetary_resources: number;
  agency_total_obligated: number;
  agency_total_outlayed: number;
}
export const ENERGY = '/agency/department-of-energy';
export const CODE = '089';
export const NAME = 'Department of Energy (DOE)';

export const findTitle = (name = NAME) => screen.findByRole('heading', { level: 1, name });
const fetchYears = async () =>
  (await get<{ agency_data_by_year: Year[] }>(`agency/${CODE}/budgetary_resources/`))
    .agency_data_by_year;
export const fetchYear = async (fy: number) =>
  (await fetchYears()).find((year) => year.fiscal_year === fy)!;
/** Returns the latest fiscal year of the dataset. */
export const fetchLatestYear = async () =>
  Math.max(...(await fetchYears()).map((year) => year.fiscal_year));
export const findPanel = (name: RegExp | string) => screen.findByRole('region', { name });
/** Returns the panel of a level of the status of funds. */
export const findLevel = (name: string, fy: number | string) =>
  findPanel(new RegExp(` by ${name} for FY ${fy}$`));
