import { act } from '@testing-library/react';
import { postSearch, post } from './apiCalls';
import type { journeyApi } from './journeyApi';

interface SearchResponse {
  results: Record<string, string>[];
}
const addressOfRecipient = async () => {
  const { results } = await post<SearchResponse>('recipient/', { limit: 1 });
  return `/recipient/${results[0]!.id}/2025`;
};
const addressOfAward = async () => {
  const { results } = await postSearch<SearchResponse>('spending_by_award/', {
    filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
    fields: ['Award Amount'],
    sort: 'Award Amount',
    limit: 1,
  });
  return `/award/${encodeURIComponent(results[0]!.generated_internal_id!)}`;
};
/** An address, or a function that finds one in the data. */
type Address = string | (() => Promise<string>);
/** One address of each kind of page with data. */
export const kindsOfPages = [
  ['home', '/'],
  ['search', '/search?fy=2024'],
  ['states', '/state'],
  ['state', '/state/texas/2025'],
  ['recipients', '/recipient'],
  ['recipient', addressOfRecipient],
  ['agencies', '/agency'],
  ['agency', '/agency/department-of-defense'],
  ['federal accounts', '/federal_account'],
  ['federal account', '/federal_account/097-0100'],
  ['award', addressOfAward],
  ['COVID-19', '/disaster/covid-19'],
  ['compare', '/compare?of=state:06,state:48&fy=2024'],
  ['explorer', '/explorer/agency'],
  ['submission statistics', '/submission-statistics'],
  ['submissions of an agency', '/submission-statistics/agency/097'],
] as const satisfies readonly (readonly [kind: string, address: Address])[];
export type KindOfPage = (typeof kindsOfPages)[number][0];
export const resolveAddress = async (address: Address) =>
  typeof address === 'string' ? address : address();

/** Waits until no request is pending and the page has stopped changing. */
export const waitForStablePage = async (api: ReturnType<typeof journeyApi>) => {
  let before = '';
  for (let unchanged = 0; unchanged < 3;) {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 40);
        }),
    );
    const now = document.body.innerHTML;
    unchanged = now === before && api.underWay() === 0 ? unchanged + 1 : 0;
    before = now;
  }
};
