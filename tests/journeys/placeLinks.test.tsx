import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { plural } from '@/domain/format';
import { cityPath, zipPath } from '@/domain/places/placePaths';
import { profileStates, statePath } from '@/domain/stateProfile/profileStates';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { waitForStablePage } from './kindsOfPages';
import { address, hrefOf } from './pageTexts';
import { fetchPlaces, findPlace, FY_2024, type TestPlace } from './placeCalls';

const api = journeyApi({ quiet: true });
const patience = { timeout: 30_000 };
const INNER = /^(Cities and )?ZIP Codes of the Largest Awards$/;
const findInner = () => screen.findByRole('region', { name: INNER }, patience);

interface Performance {
  city_name: string | null;
  state_code: string | null;
  zip5: string | null;
}
/** Returns where the 100 largest contracts of a place in FY 2024 were performed. */
const fetchPerformances = async (location: object): Promise<readonly Performance[]> => {
  const { results } = await postSearch<{
    results: { 'Primary Place of Performance': Performance }[];
  }>('spending_by_award/', {
    filters: {
      award_type_codes: ['A', 'B', 'C', 'D'],
      place_of_performance_locations: [location],
      time_period: [FY_2024],
    },
    fields: ['Award ID', 'Primary Place of Performance', 'Award Amount'],
    sort: 'Award Amount',
    limit: 100,
  });
  return results.map((row) => row['Primary Place of Performance']);
};
const countPaths = (paths: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
};
const cityPaths = (performances: readonly Performance[]) =>
  performances.flatMap(({ city_name: city, state_code: state }) =>
    city && state ? [cityPath(state, city)] : [],
  );
const zipPaths = (performances: readonly Performance[]) =>
  performances.flatMap(({ zip5 }) => (zip5 ? [zipPath(zip5)] : []));

const inFY2024 = ({ path }: TestPlace) => `${path}?fy=2024`;

describe.each([
  ['a county', () => findPlace('county')],
  ['a district', () => findPlace('district')],
] as const)('%s leads down to the cities and ZIP codes of its largest contracts', (_, findIt) => {
  it('with the number of contracts of each, from one request', async () => {
    const place = await findIt();
    const performances = await fetchPerformances(place.location);
    const expected = new Map([
      ...countPaths(cityPaths(performances)),
      ...countPaths(zipPaths(performances)),
    ]);
    expect(expected.size).toBeGreaterThan(1);
    api.requests.length = 0;
    renderAt(inFY2024(place));
    const figure = within(await findInner());
    const links = await figure.findAllByRole('link', {}, patience);
    expect(figure.getByText(/^The API lists no cities or ZIP codes, so/)).toBeInTheDocument();
    for (const link of links) {
      const path = link.getAttribute('href')!.replace(/\?fy=2024$/, '');
      const shown = link.closest('li')!.querySelector('.bar-rows__value')!.textContent;
      expect([path, shown]).toEqual([path, plural(expected.get(path)!, 'contract')]);
    }
    const paths = links.map((link) => link.getAttribute('href')!);
    expect(paths.some((path) => path.startsWith('/place/city/'))).toBe(true);
    expect(paths.some((path) => path.startsWith('/place/zip/'))).toBe(true);
    await waitForStablePage(api);
    const sent = api.bodies<{ limit: number }>('spending_by_award/');
    expect(sent.filter(({ limit }) => limit === 100)).toHaveLength(1);
  });
});

describe('the cities and ZIP codes of the largest contracts', () => {
  it('lead to profiles in the same period', async () => {
    const { path } = await findPlace('county');
    const { user } = renderAt(`${path}?fy=2024`);
    const [link] = await within(await findInner()).findAllByRole('link', {}, patience);
    await user.click(link!);
    await screen.findByText(/ obligated for work there in FY 2024/, {}, patience);
    expect(address()).toMatch(/^\/place\/city\/TX\/[^?]+\?fy=2024$/);
  });
  it('are only ZIP codes on the page of a city', async () => {
    const place = await findPlace('city');
    const zips = countPaths(zipPaths(await fetchPerformances(place.location)));
    renderAt(`${place.path}?fy=2024`);
    const links = await within(await findInner()).findAllByRole('link', {}, patience);
    for (const link of links)
      expect([...zips.keys()].map((zip) => `${zip}?fy=2024`)).toContain(link.getAttribute('href'));
  });
  it('are those of grants in a place without contracts', async () => {
    const { path } = await findPlace('county');
    api.rewrite(/spending_over_time/, (answer) => {
      const { results, ...rest } = answer as { results: object[] };
      return { ...rest, results: results.map((row) => ({ ...row, Contract_Obligations: 0 })) };
    });
    renderAt(`${path}?fy=2024`);
    await within(await findInner()).findByText(/ are from the largest grants, up to 100\./);
    await waitFor(
      () =>
        expect(
          api
            .bodies<{ limit: number; filters: { award_type_codes: string[] } }>(
              'spending_by_award/',
            )
            .find(({ limit }) => limit === 100)?.filters.award_type_codes,
        ).toEqual(expect.arrayContaining(['02', '03', '04', '05'])),
      patience,
    );
  });
  it('say if no award names one, and load again after a failure', async () => {
    const { path } = await findPlace('county');
    let response: HttpResponse<object> | undefined = HttpResponse.json({
      results: [],
      page_metadata: { hasNext: false, page: 1 },
    });
    api.override(
      http.post('*/api/v2/search/spending_by_award/', async ({ request }) =>
        (await request.clone().text()).includes('"limit":100') ? response?.clone() : undefined,
      ),
    );
    const { unmount } = renderAt(`${path}?fy=2024`);
    const text = 'No contract in FY 2024 names a city or ZIP code here. Choose another year.';
    await within(await findInner()).findByText(text, {}, patience);
    unmount();
    response = new HttpResponse(null, { status: 500 });
    const { user } = renderAt(`${path}?fy=2024`);
    const figure = within(await findInner());
    const retry = await figure.findByRole('button', { name: 'Retry' }, patience);
    response = undefined;
    await user.click(retry);
    await figure.findAllByRole('link', {}, patience);
  });
});

describe.each(['city', 'zip'] as const)('a %s leads up', (kind) => {
  const findOuter = () =>
    screen.findByRole('navigation', { name: 'Where its awards are' }, patience).then(within);
  it('to the counties and states of its awards, from the request of its map', async () => {
    const { path, location } = await findPlace(kind);
    const rows = (
      await fetchPlaces('county', { place_of_performance_locations: [location] })
    ).filter(({ shape_code: code }) => code);
    expect(rows.length).toBeGreaterThan(0);
    api.requests.length = 0;
    const { user } = renderAt(`${path}?fy=2024`);
    const outer = await findOuter();
    await outer.findAllByRole('link', {}, patience);
    const hrefs = outer.getAllByRole('link').map((link) => link.getAttribute('href'));
    const state = profileStates.find(({ fips }) => fips === rows[0]!.shape_code.slice(0, 2))!;
    expect(hrefs[0]).toBe(`/place/county/${rows[0]!.shape_code}?fy=2024`);
    const trail = within(screen.getByRole('navigation', { name: 'Places that include this one' }));
    if (kind === 'zip') expect(hrefOf(state.name, outer)).toBe(statePath(state, '2024'));
    else expect(hrefOf(state.name, trail)).toBe(statePath(state));
    await waitForStablePage(api);
    const sent = api
      .bodies<{ geo_layer: string }>('spending_by_geography/')
      .filter(({ geo_layer: layer }) => layer === 'county');
    expect(sent).toHaveLength(1);
    await user.click(outer.getAllByRole('link')[0]!);
    await screen.findByText(/ obligated for work there in FY 2024/, {}, patience);
    expect(address()).toBe(hrefs[0]);
  });
  it('to none without awards, and loads again after a failure', async () => {
    const { path } = await findPlace(kind);
    api.fault(/spending_by_geography/, 'status=500');
    const { user, unmount } = renderAt(`${path}?fy=2024`);
    const outer = await findOuter();
    await outer.findByRole('alert', {}, patience);
    await api.retry(user, outer);
    await outer.findAllByRole('link', {}, patience);
    unmount();
    api.rewrite(/spending_by_geography/, (answer) => ({ ...(answer as object), results: [] }));
    renderAt(`${path}?fy=2024`);
    expect(
      await (await findOuter()).findByText('No award names a county in FY 2024.', {}, patience),
    ).toBeInTheDocument();
  });
});
