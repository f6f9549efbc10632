import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { get } from './apiCalls';
import { rowTexts } from './pageTexts';

/** Functions that request a federal account from the API, independent of the page, and functions that read the page. */
type User = ReturnType<typeof userEvent.setup>;

export const NUMBER = '097-0100';
export const PAGE = `/federal_account/${NUMBER}`;
interface Account {
  id: number;
  account_title: string;
  agency_identifier: string;
  main_account_code: string;
  parent_agency_name: string;
  children: { code: string; obligated_amount: number; budgetary_resources_amount: number }[];
}
type Snapshot = Record<
  | 'outlay'
  | 'budget_authority'
  | 'obligated'
  | 'unobligated'
  | 'balance_brought_forward'
  | 'other_budgetary_resources'
  | 'appropriations',
  number
>;
/** Returns budget totals from version 1 of the API. */
export const fetchBudgetTotals = async (kind: 'balances' | 'categories', body: object) =>
  (
    await fetch(`http://localhost/api/v1/tas/${kind}/total`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ results: { aggregate: number }[] }>;
export const fetchAccount = (number = NUMBER) => get<Account>(`federal_accounts/${number}`);
export const fetchSnapshot = async (id: number, year: number) =>
  (await get<{ results: Snapshot }>(`federal_accounts/${id}/fiscal_year_snapshot/${year}`)).results;
export const findFigure = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest<HTMLElement>('section, .figure')!;
};
/** Switches a figure to its table. Returns the cell texts of its rows. */
export const readTable = async (user: User, name: string | RegExp) => {
  const box = await findFigure(name);
  await user.click(await within(box).findByRole('button', { name: 'View as table' }));
  const table = await within(box).findByRole('table');
  return rowTexts(table);
};
export const parseCents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
export const sumCents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
