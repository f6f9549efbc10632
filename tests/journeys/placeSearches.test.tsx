import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PlaceKind } from '@/domain/places/placeSubject';
import { renderAt } from '../render';
import { sampled } from '../sampled';
import { findAmounts, findFigures } from './figureLinks/everyFigure';
import { address, amountsIn, press, region, showsSameAmount } from './figureLinks/reading';
import { journeyApi } from './journeyApi';
import { waitForStablePage } from './kindsOfPages';
import {
  fetchPlaces,
  findPlace,
  findPlaces,
  FY_2024,
  inTexas,
  toCounty,
  type TestPlace,
} from './placeCalls';

const api = journeyApi();
const patience = { timeout: 15_000 };
const searchPatience = { timeout: 40_000 };
type Filters = Record<string, unknown>;

/** Returns the county of Texas with the most subawards of FY 2024. */
const findSubawardCounty = async () => {
  const [row] = await fetchPlaces('county', inTexas, { spending_level: 'subawards' });
  return toCounty(row!);
};
/** Returns the county of Texas whose recipients have the most obligations of FY 2024. */
const findRecipientCounty = async () => {
  const recipientsInTexas = { recipient_locations: inTexas.place_of_performance_locations };
  const [row] = await fetchPlaces('county', recipientsInTexas, { scope: 'recipient_location' });
  return toCounty(row!);
};
type TestedKind = PlaceKind | 'subawards' | 'recipients';
const find = (kind: TestedKind) => {
  if (kind === 'subawards') return findSubawardCounty();
  return kind === 'recipients' ? findRecipientCounty() : findPlace(kind);
};
const workIn = ({ location }: TestPlace): Filters => ({
  place_of_performance_locations: [location],
  time_period: [FY_2024],
});
const recipientsIn = ({ location }: TestPlace): Filters => ({
  recipient_locations: [location],
  time_period: [FY_2024],
});
const textOf = (row: HTMLElement) => row.textContent!;
const agencyIn = (place: TestPlace): Filters => ({
  ...workIn(place),
  agencies: [{ type: 'awarding', tier: 'toptier', name: expect.any(String) as string }],
});
const locatedIn = (location: object): Filters => ({
  place_of_performance_locations: [expect.objectContaining(location)],
  time_period: [FY_2024],
});
/** Finds the total of a search, or the panel with it for subawards. Results load in a chunk of their own. */
const findSearchTotal = async (isSubawards: boolean) => {
  const results = await screen.findByRole('region', { name: 'Results Over Time' }, searchPatience);
  return isSubawards ? results : within(results).findByText(/obligated over/, {}, searchPatience);
};
const WORK = 'Work Here and Recipients Here';
const SUBAWARDS = 'Prime Awards and Subawards';

/** Figures with the filters of the search that each opens: kind of place, panel, row, filters. */
const figures: readonly (readonly [TestedKind, string, RegExp, (place: TestPlace) => Filters])[] = [
  ['recipients', WORK, /^Recipients located here/, recipientsIn],
  ['subawards', SUBAWARDS, /^Subawards/, workIn],
  ['district', WORK, /^Work performed here/, workIn],
  [
    'district',
    'Position in Texas',
    /^TX-/,
    ({ state }) => locatedIn({ state, district_current: expect.any(String) }),
  ],
  ['city', WORK, /^Work performed here/, workIn],
  ['city', 'Awarding Agencies', /^1\. /, agencyIn],
  ['zip', WORK, /^Work performed here/, workIn],
  ['zip', 'Awarding Agencies', /^1\. /, agencyIn],
];

describe('a figure of a place opens a search with exactly its filters and its total', () => {
  it.each(figures)('%s, %s, %s', async (kind, panel, pattern, getFilters) => {
    const place = await find(kind);
    renderAt(`${place.path}?fy=2024`);
    const figure = within(await region(panel));
    const row = await waitFor(() => {
      const match = figure
        .getAllByRole('listitem')
        .find((item) => pattern.test(textOf(item)) && within(item).queryByRole('button'));
      expect(match).toBeDefined();
      return match!;
    }, patience);
    const shown = textOf(row);
    expect(amountsIn(shown)[0]).toBeDefined();
    await waitForStablePage(api);
    const sentBefore = api.requests.length;
    press(within(row).getByRole('button'))();
    await waitFor(() => expect(window.location.pathname).toBe('/search'), patience);
    const isSubawards = /^Subawards/.test(shown);
    const total = await findSearchTotal(isSubawards);
    await waitFor(
      () =>
        expect([shown, total.textContent, showsSameAmount(total.textContent!, shown)]).toContain(
          true,
        ),
      patience,
    );
    const sent = api.requests
      .slice(sentBefore)
      .filter(({ path }) => path.includes('spending_over_time'))
      .map(({ body }) => body as { filters: Filters; spending_level: string });
    expect(sent.length).toBeGreaterThan(0);
    for (const { filters } of sent) expect(filters).toEqual(getFilters(place));
    expect(sent.some(({ spending_level: level }) => level === 'subawards')).toBe(isSubawards);
  });
  it('for a year of the trend of a county', async () => {
    const place = await findPlace('county');
    const { user } = renderAt(`${place.path}?fy=2024`);
    const chart = await screen.findByRole(
      'img',
      { name: /^Bar chart\. .*obligated over/ },
      patience,
    );
    chart.focus();
    await user.keyboard('{End}{Enter}');
    const button = await screen.findByRole('button', { name: /^View awards of/ }, patience);
    const shown = textOf(button.closest<HTMLElement>('.trend-pick')!);
    const sentBefore = api.requests.length;
    await user.click(button);
    const total = await findSearchTotal(false);
    await waitFor(
      () =>
        expect([shown, total.textContent, showsSameAmount(total.textContent!, shown)]).toContain(
          true,
        ),
      patience,
    );
    const sent = api.requests
      .slice(sentBefore)
      .filter(({ path }) => path.includes('spending_over_time'));
    expect(sent.at(-1)!.body).toMatchObject({
      filters: { place_of_performance_locations: [place.location] },
    });
  });
});

const someText = expect.any(String) as string;
const someList = expect.any(Array) as unknown;
/** Returns the filters of a search from those of the profile and the text of the row that opens it. */
type Extend = (base: Filters, row: string) => Filters;
const add =
  (filters: Filters): Extend =>
  (base) => ({ ...base, ...filters });
const sameFilters: Extend = (base) => base;
const isSubawardRow = (row: string) => row.startsWith('Subawards');
/** The figures of every profile. A figure that is not listed fails the test, and so does one without a search. */
const commonFigures: Readonly<Record<string, Extend>> = {
  Obligations: sameFilters,
  Recipients: add({ recipient_search_text: [someText] }),
  'Awarding Agencies': add({ agencies: [{ type: 'awarding', tier: 'toptier', name: someText }] }),
  'Award Breakdown': add({ award_type_codes: someList }),
  'Transactions Over Time': add({ time_period: someList }),
  [SUBAWARDS]: sameFilters,
};
const countyFigures: Readonly<Record<string, Extend>> = {
  ...commonFigures,
  'Contract Awards': add({ award_ids: [someText] }),
  'Assistance Listings (CFDA Programs)': add({ program_numbers: [someText] }),
  'NAICS Codes': add({ naics_codes: { require: [someText] } }),
  'Product Service Codes': add({ psc_codes: { require: [someList] } }),
  'Position in Texas': add(locatedIn({ state: 'TX', county: someText })),
  [WORK]: ({ place_of_performance_locations: places, ...rest }, row) => ({
    ...rest,
    [row.startsWith('Work') ? 'place_of_performance_locations' : 'recipient_locations']: places,
  }),
};
const programFigures: Readonly<Record<string, Extend>> = {
  ...commonFigures,
  'Awarding Sub-Agencies': add({
    agencies: [expect.objectContaining({ type: 'awarding', tier: 'subtier' })],
  }),
  'Federal Accounts': add({ treasury_account_components: [{ aid: someText, main: someText }] }),
  'Grant Awards': add({ award_ids: [someText] }),
  Countries: add(locatedIn({ country: someText })),
  'Primary Place of Performance': add(locatedIn({ country: 'USA', state: someText })),
};
/** Figures that no search shows, with the reason. */
const notSearchable: Readonly<Record<string, string>> = {
  'Outlays of These Awards': 'a search has no total of outlays',
  'Obligations Per Resident': 'a search has no amounts per resident',
};
/** Figures with rows of different searches, which are all opened. Of other figures, the first row is opened. */
const severalSearches: readonly string[] = ['Award Breakdown', WORK, SUBAWARDS];
/** Matches the note of a figure whose search has another total. */
const otherTotal = /A search (by|shows only|counts all) /;

interface TestProfile {
  path: string;
  base: Filters;
  figures: Readonly<Record<string, Extend>>;
}
const findCounty = async (): Promise<TestProfile> => {
  const place = await findPlace('county');
  return { path: place.path, base: workIn(place), figures: countyFigures };
};
const findProgram = async (): Promise<TestProfile> => ({
  path: '/program/assistance/93.600',
  base: { program_numbers: ['93.600'], time_period: [FY_2024] },
  figures: programFigures,
});
describe('every list and figure opens a search with exactly its filters and its total', () => {
  it.each([
    ['a county', findCounty],
    ['a program', findProgram],
  ] as const)(
    'of %s',
    async (_, findProfile) => {
      const { path, base, figures: expected } = await findProfile();
      renderAt(`${path}?fy=2024`);
      await screen.findByRole('region', { name: SUBAWARDS }, patience);
      await waitForStablePage(api);
      const names = [...(await findFigures()).keys()];
      expect(names.filter((name) => !(name in notSearchable)).sort()).toEqual(
        Object.keys(expected).sort(),
      );
      const sentFilters = new Map<string, Filters[]>();
      for (const [name, getFilters] of Object.entries(expected)) {
        const count = severalSearches.includes(name) ? Infinity : 1;
        for (let at = 0; at < count; at += 1) {
          const figure = (await findFigures()).get(name)!;
          const amounts = await findAmounts(figure);
          if (at === amounts.length) break;
          const buttons = amounts.map((each) => within(each).queryByRole('button'));
          expect([name, buttons.indexOf(null)]).toEqual([name, -1]);
          const shown = textOf(amounts[at]!);
          const hasOtherTotal = otherTotal.test(textOf(figure));
          const sentBefore = api.requests.length;
          press(buttons[at]!)();
          await waitFor(() => expect(window.location.pathname).toBe('/search'), patience);
          const total = await findSearchTotal(isSubawardRow(shown));
          await waitForStablePage(api);
          const found = hasOtherTotal || showsSameAmount(textOf(total), shown);
          expect([name, shown, textOf(total), found]).toEqual([name, shown, textOf(total), true]);
          const sent = api.requests
            .slice(sentBefore)
            .filter((request) => request.path.includes('spending_by_award_count'))
            .map(({ body }) => (body as { filters: Filters }).filters);
          // The results of a search that was opened before are not requested again.
          if (sent.length) sentFilters.set(address(), sent);
          expect([name, sentFilters.get(address())]).toEqual([name, [getFilters(base, shown)]]);
          act(() => window.history.back());
          await screen.findByRole('region', { name: SUBAWARDS }, patience);
          await waitForStablePage(api);
        }
      }
    },
    240_000,
  );
});

/** Number of places of each kind that `npm test` opens. A full run opens up to 200. */
const SAMPLE_SIZE = 12;
const FULL_SIZE = 200;
it.each(['county', 'district', 'city', 'zip'] as const)(
  'the pages of places with awards render without an error: %s',
  async (kind) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const places = await findPlaces(kind);
    const step = Math.max(1, Math.floor(places.length / SAMPLE_SIZE));
    const opened = sampled(places, step).slice(0, FULL_SIZE);
    expect(opened.length).toBeGreaterThanOrEqual(SAMPLE_SIZE);
    for (const { path, name } of opened) {
      renderAt(`${path}?fy=2024`);
      // The API and the maps spell a few counties differently.
      const title = await screen.findByRole('heading', { level: 1 }, patience);
      const sentence = await screen.findByText(
        / obligated for work there in FY 2024/,
        {},
        patience,
      );
      if (kind !== 'county') expect(title).toHaveTextContent(name);
      await waitForStablePage(api);
      expect(sentence.textContent!.startsWith(`${title.textContent}: `)).toBe(true);
      expect([path, document.querySelectorAll('.figure .skeleton').length]).toEqual([path, 0]);
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
      cleanup();
    }
    expect(errors.mock.calls).toEqual([]);
  },
  240_000,
);
