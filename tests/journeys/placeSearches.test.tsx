import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PlaceKind } from '@/domain/places/placeSubject';
import { renderAt } from '../render';
import { sampled } from '../sampled';
import { amountsIn, press, region, showsSameAmount } from './figureLinks/reading';
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
  ['county', WORK, /^Work performed here/, workIn],
  ['recipients', WORK, /^Recipients located here/, recipientsIn],
  ['county', SUBAWARDS, /^Prime awards/, workIn],
  ['subawards', SUBAWARDS, /^Subawards/, workIn],
  ['county', 'Awarding Agencies', /^1\. /, agencyIn],
  [
    'county',
    'Position in Texas',
    /, TX/,
    ({ state }) => locatedIn({ state, county: expect.any(String) }),
  ],
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
