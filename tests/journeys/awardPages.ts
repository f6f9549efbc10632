import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { craftedAwards, type CraftedName } from '../../mock-api/generate/crafted/crafted';
import { renderAt } from '../render';
import type { apiInProcess } from '../apiInProcess';
import { postSearch, get } from './apiCalls';
import { journeyApi } from './journeyApi';

/** Returns the ID of the award with the largest amount among these types. */
export const largestAward = async (types: readonly string[]): Promise<string> => {
  const field = types.includes('07') ? 'Loan Value' : 'Award Amount';
  const { results } = await postSearch<{ results: { generated_internal_id: string }[] }>(
    'spending_by_award/',
    { filters: { award_type_codes: types }, fields: [field], sort: field, order: 'desc', limit: 1 },
  );
  return results[0]!.generated_internal_id;
};
/** Returns the API's record of an award. */
export const fetchAwardRecord = (id: string) =>
  get<Record<string, unknown>>(`awards/${encodeURIComponent(encodeURIComponent(id))}/`);
export const awardPath = (id: string): string => `/award/${encodeURIComponent(id)}`;

/** Opens the page of an award and waits for its section links. */
export const openAward = async (id: string, query = '') => {
  const page = renderAt(`${awardPath(id)}${query}`);
  await screen.findByRole('navigation', { name: 'On this page' });
  return page;
};
/** Returns queries within the section that has this heading. */
export const section = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};
/** Returns the text beside a label in a description list. Several values are joined by spaces. */
export const fact = (
  within_: Pick<BoundFunctions<typeof queries>, 'getAllByText'>,
  label: string | RegExp,
): string => {
  const term = within_
    .getAllByText(label)
    .map((element: HTMLElement) => element.closest('dt'))
    .find((element: HTMLElement | null) => element !== null)!;
  return [...term.parentElement!.querySelectorAll('dd')]
    .map(({ textContent }) => textContent)
    .join(' ');
};

/** A minimal award record that tests extend. */
export const bareRecord = {
  id: 7,
  category: 'contract',
  type: 'D',
  type_description: 'DEFINITIVE CONTRACT',
  generated_unique_award_id: 'CONT_AWD_X-1_9700_-NONE-_-NONE-',
  piid: 'X-1',
};
/** Makes the API return `bareRecord` with these changes for the award `X`, and the number of its federal accounts. */
export const mockAward = (
  api: ReturnType<typeof apiInProcess>,
  record: object,
  accounts: number | null = 1,
): void => {
  api.override(
    http.get(/\/api\/v2\/awards\/CONT_AWD_X|\/api\/v2\/awards\/X/, () =>
      HttpResponse.json({ ...bareRecord, ...record }),
    ),
    http.get(/\/count\/federal_account\//, () =>
      HttpResponse.json({ federal_accounts: accounts, count: accounts }),
    ),
  );
};
/** Mocks the record of an award and opens its page. */
export const openMockAward = async (
  api: ReturnType<typeof apiInProcess>,
  record: object,
  accounts?: number | null,
) => {
  mockAward(api, record, accounts);
  const page = await openAward('X');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('--'),
  );
  return page;
};

/** Returns functions that open and read the pages of crafted awards (docs/data-set.md) with the real API. */
export const awardPages = () => {
  const api = journeyApi({ quiet: true });
  return {
    api,
    /** Opens the page of an award with an optional query string. */
    open: (name: CraftedName, query = '') => renderAt(`${awardPath(craftedAwards[name])}${query}`),
    /** Returns a figure of the page once it has loaded. */
    figure: (title: string): Promise<HTMLElement> =>
      screen.findByRole('region', { name: title }, { timeout: 10_000 }),
    /** Returns the requests whose path contains a string. */
    requestsTo: (path: string) => api.requests.filter((request) => request.path.includes(path)),
  };
};
