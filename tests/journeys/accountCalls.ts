import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { get } from './apiCalls';
import { rowTexts } from './pageTexts';

/** Requests to the API for a federal account, independent of the page, and the texts that the page shows. */
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
/** Returns totals of the budget from version 1 of the API. */
export const budgetTotals = async (kind: 'balances' | 'categories', body: object) =>
  (
    await fetch(`http://localhost/api/v1/tas/${kind}/total`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ results: { aggregate: number }[] }>;
export const account = (number = NUMBER) => get<Account>(`federal_accounts/${number}`);
export const snapshot = async (id: number, year: number) =>
  (await get<{ results: Snapshot }>(`federal_accounts/${id}/fiscal_year_snapshot/${year}`)).results;
export const figure = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest<HTMLElement>('section, .figure')!;
};
/** Returns the rows of a figure's table. */
export const readTable = async (user: User, name: string | RegExp) => {
  const box = await figure(name);
  await user.click(await within(box).findByRole('button', { name: 'View as table' }));
  const table = await within(box).findByRole('table');
  return rowTexts(table);
};
export const dollars = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
export const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
