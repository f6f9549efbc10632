import { screen, within } from '@testing-library/react';

export const COVID = '/disaster/covid-19';
/** The emergency codes that the profile counts by default. */
export const CODES = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];

export interface Money {
  obligation: number;
  outlay: number;
  award_count: number;
  face_value_of_loan?: number | null;
}
export interface Row extends Money {
  id: number | string | string[] | null;
  code: string | null;
  description: string;
  children?: Row[];
}
export interface Page {
  results: Row[];
  totals: Money;
  page_metadata: { total: number };
}
export interface Place {
  shape_code: string;
  display_name: string | null;
  amount: number;
  per_capita: number | null;
  population: number | null;
  award_count: number;
}
export const filter = (more: object = {}) => ({ filter: { def_codes: CODES, ...more } });

export const panel = (name: RegExp | string) => screen.findByRole('region', { name });
/** Returns the cell texts of the table in a panel, row by row, without the header. */
export const readCells = (region: HTMLElement): string[][] =>
  within(within(region).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
    );
/** Returns the tabs of a tab list, such as `Grants 12`. */
export const getTabs = (name: RegExp) =>
  within(screen.getByRole('tablist', { name })).getAllByRole('tab');
export const getQuery = () => new URLSearchParams(window.location.search);
