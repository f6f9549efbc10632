import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describeChange } from '@/domain/change';
import { money, plural, profileMoney } from '@/domain/format';
import { countyPath, districtPath } from '@/domain/places/placePaths';
import { formatOrdinal } from '@/domain/rank';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { selectStateProfile, type StatePageState } from '@/features/states/state/stateProfileState';
import { renderAt } from '../render';
import { sampled } from '../sampled';
import { get, postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address, hrefOf, textsOf } from './pageTexts';
import type { PlaceRow } from './placeCalls';

const api = journeyApi();

interface Overview {
  total_prime_amount: number;
  total_prime_awards: number;
  total_outlays: number;
  population: number | null;
  award_amount_per_capita: number | null;
}
const fetchState = <T,>(path: string) => get<T>(`recipient/state/${path}`);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the state profile route', () => {
  it('replaces a state number with its name and a missing year with the latest, and keeps the query [i2.routes.25]', async () => {
    renderAt('/state/06?section=top-five');
    await title('California');
    expect(address()).toBe('/state/california/latest?section=top-five');
    cleanup();
    renderAt('/state/northern-mariana-islands');
    await title('Northern Mariana Islands');
    expect(address()).toBe('/state/northern-mariana-islands/latest');
  });
  it('shows “Invalid State” for an unknown state, without a request', async () => {
    renderAt('/state/%3Cscript%3E');
    expect(await screen.findByText('Invalid State')).toBeInTheDocument();
    expect(hrefOf('See all states and territories')).toBe('/state');
    expect(api.requests.filter(({ path }) => path.includes('recipient/state'))).toEqual([]);
  });
  it('shows the latest period with a note for a year without a profile', async () => {
    renderAt('/state/06/2007');
    await title('California');
    expect(
      screen.getByText('The year “2007” is not available. This page shows the last 12 months.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveDisplayValue(
      'Trailing 12 Months',
    );
  });
  it('shows “Invalid State” when the API returns 404', async () => {
    api.override(
      http.get('*/api/v2/recipient/state/06/', () => new HttpResponse(null, { status: 404 })),
    );
    renderAt('/state/california/latest');
    expect(await screen.findByText('Invalid State')).toBeInTheDocument();
  });
  it('offers Retry when the response is an empty object', async () => {
    api.override(http.get('*/api/v2/recipient/state/06/', () => HttpResponse.json({})));
    renderAt('/state/california/latest');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByText('Invalid State')).not.toBeInTheDocument();
  });
});

describe('the first sentence of a state profile', () => {
  const fetchAmount = async (year: string) =>
    (await fetchState<Overview>(`48/?year=${year}`)).total_prime_amount;
  const fetchRank = async (start: string, end: string) => {
    const { results } = await postSearch<{
      results: { shape_code: string; aggregated_amount: number }[];
    }>('spending_by_geography/', {
      scope: 'place_of_performance',
      geo_layer: 'state',
      spending_level: 'transactions',
      filters: { time_period: [{ start_date: start, end_date: end }] },
    });
    const others = ['DC', 'AS', 'GU', 'MP', 'PR', 'VI'];
    const amounts = results.filter(({ shape_code: code }) =>
      profileStates.some((each) => each.code === code && !others.includes(code)),
    );
    const texas = amounts.find(({ shape_code: code }) => code === 'TX')!;
    return (
      1 + amounts.filter(({ aggregated_amount: amount }) => amount > texas.aggregated_amount).length
    );
  };
  it('gives the amount, the period, the change from the year before and the rank', async () => {
    const [amount, earlier] = [await fetchAmount('2024'), await fetchAmount('2023')];
    const rank = await fetchRank('2023-10-01', '2024-09-30');
    renderAt('/state/texas/2024');
    expect(
      await screen.findByText(
        `Texas: ${profileMoney(amount)} obligated for work there in FY 2024, ${describeChange(amount, earlier, 'FY 2023')}, ${formatOrdinal(rank)} of 50 states.`,
      ),
    ).toBeInTheDocument();
  });
  it('compares only complete years, because the current one has fewer days', async () => {
    const [amount, earlier] = [await fetchAmount('2025'), await fetchAmount('2024')];
    const rank = await fetchRank('2024-11-15', '2025-11-15');
    renderAt('/state/texas/latest');
    expect(
      await screen.findByText(
        new RegExp(
          `, ${formatOrdinal(rank)} of 50 states\\. In FY 2025: \\${profileMoney(amount)} obligated, ${describeChange(amount, earlier, 'FY 2024')}\\.$`,
        ),
      ),
    ).toBeInTheDocument();
  });
  it('shows the amount at once and without the rank and the change if they fail', async () => {
    api.override(
      http.post('*/api/v2/search/:name/', () => new HttpResponse(null, { status: 500 })),
    );
    renderAt('/state/texas/2024');
    const amount = profileMoney(await fetchAmount('2024'));
    expect(
      await screen.findByText(`Texas: ${amount} obligated for work there in FY 2024.`),
    ).toBeInTheDocument();
  });
});

describe('the state profile', () => {
  it('shows key figures, fills the store while open, and switches the award breakdown to outlays', async () => {
    const overview = await fetchState<Overview>('48/?year=2025');
    const types = await fetchState<object[]>('awards/48/?year=2025');
    const { store, user } = renderAt('/state/texas/2025');
    await title('Texas');
    expect(
      await screen.findByText(
        new RegExp(
          `^Texas: \\${profileMoney(overview.total_prime_amount)} obligated for work there in FY 2025`,
        ),
      ),
    ).toBeInTheDocument();
    const figures = textsOf(screen.getAllByRole('listitem')).filter((text) =>
      /prime award|residents/.test(text),
    );
    expect(figures).toHaveLength(4);
    expect(figures[0]).toContain(profileMoney(overview.total_prime_amount));
    expect(figures[1]).toContain(profileMoney(overview.total_outlays));
    await screen.findByText(/, paid from 10\/01\/2024 through 08\/31\/2025$/);
    expect(figures[3]).toContain(money(overview.award_amount_per_capita));
    await waitFor(() => expect(document.title).toMatch(/^Texas \| Spending Profile \| /));
    const slice = () => selectStateProfile(store.getState() as StatePageState);
    await waitFor(() =>
      expect([slice().id, slice().fy, slice().overview.name]).toEqual(['48', '2025', 'Texas']),
    );
    const figure = await screen.findByRole('region', { name: 'Award Breakdown' });
    const list = await within(figure).findByRole('list', { name: 'Obligations by type of award' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(types.length);
    await user.click(within(figure).getByRole('switch', { name: 'View Outlays' }));
    await within(figure).findByRole('list', { name: 'Outlays by type of award' });
    expect(figure).toHaveTextContent(/ from 10\/01\/2024 through 08\/31\/2025\./);
    expect(address()).toBe('/state/texas/2025?breakdown=outlays');
    await user.click(screen.getAllByRole('link', { name: /^Mission|^About$/ })[0]!);
    await waitFor(() =>
      expect([slice().id, slice().fy, slice().overview.name]).toEqual(['', 'latest', '']),
    );
  });
  it('offers the trailing 12 months, all years and each year from FY 2008, and Back undoes a choice [i2.routes.26]', async () => {
    const { user } = renderAt('/state/texas/latest?tab=grants');
    await title('Texas');
    const years = screen.getByRole('combobox', { name: 'Fiscal year' });
    const labels = textsOf(within(years).getAllByRole('option'));
    expect(labels.slice(0, 2)).toEqual(['Trailing 12 Months', 'All Fiscal Years']);
    expect(labels[labels.length - 1]).toBe('FY 2008');
    await user.selectOptions(years, 'All Fiscal Years');
    expect(address()).toBe('/state/texas/all?tab=grants');
    // The name comes from the address and needs no request.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Texas');
    expect(await screen.findByText(/in all fiscal years since FY 2008,/)).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/state/texas/latest?tab=grants'));
    await screen.findByText(
      /obligated for work there in the 12 months from 11\/15\/2024 to 11\/15\/2025/,
    );
  });
  it('ends the trailing 12 months at the date of the data, not the current date, in every section', async () => {
    const { total_prime_amount: amount } = await fetchState<Overview>('48/?year=latest');
    jest.useFakeTimers({
      now: new Date('2031-11-23T12:00:00Z'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    });
    try {
      renderAt('/state/texas/latest');
      const sentence = await screen.findByText(
        /obligated for work there in the 12 months from 11\/15\/2024 to 11\/15\/2025/,
      );
      expect(sentence).toHaveTextContent(profileMoney(amount));
      await screen.findByRole('region', { name: 'Counties' });
      const days = { start_date: '2024-11-15', end_date: '2025-11-15' };
      await waitFor(() => {
        const requests = api.requests.filter(({ path }) =>
          /spending_by_(geography|category|award)/.test(path),
        );
        expect(requests.length).toBeGreaterThan(8);
        requests.forEach(({ body }) =>
          expect(body).toMatchObject({ filters: { time_period: [days] } }),
        );
      });
    } finally {
      jest.useRealTimers();
    }
  });
  it('shows -- for a missing or zero population, per-capita amount and income [r5.18]', async () => {
    api.rewrite(/recipient\/state\/06\/$/, (answer) => ({
      ...(answer as object),
      population: 0,
      award_amount_per_capita: 0,
      median_household_income: null,
    }));
    renderAt('/state/california/2025');
    await title('California');
    const people = await screen.findByRole('region', { name: /California/ });
    for (const label of ['Population', 'Median Household Income'])
      expect(within(people).getByText(label).nextSibling).toHaveTextContent(/^--$/);
    expect(screen.getByText('Obligations Per Capita').closest('li')).toHaveTextContent(/^--/);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|\$0 for each/);
  });
  it('opens a search for its awards in the selected year', async () => {
    const { user } = renderAt('/state/guam/2024');
    await title('Guam');
    const searchButton = await screen.findByRole('button', { name: 'View awards to this state' });
    expect(
      screen.getByText(/awards with transactions in FY 2024. A search also includes open awards/),
    ).toBeInTheDocument();
    await user.click(searchButton);
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    const saved = api.requests.find(({ path }) => path.includes('references/filter'))!.body as {
      filters: { timePeriodFY: string[]; timePeriodType: string; selectedLocations: object };
    };
    expect(saved.filters).toMatchObject({ timePeriodType: 'fy', timePeriodFY: ['2024'] });
    expect(Object.values(saved.filters.selectedLocations)).toMatchObject([
      { filter: { country: 'USA', state: 'GU' } },
    ]);
  });
});

describe('the award breakdown of a state', () => {
  it('shows -- and an explanation for a year before agencies reported outlays', async () => {
    renderAt('/state/texas/2008?breakdown=outlays');
    await title('Texas');
    expect(
      (await screen.findByText('Agencies have reported outlays since FY 2017')).parentElement,
    ).toHaveTextContent(/^--/);
    const figure = await screen.findByRole('region', { name: 'Award Breakdown' });
    await within(figure).findByText(/^Outlays are not available in FY 2008\. .* since FY 2017\.$/);
  });
});

describe('the top-five lists of a state', () => {
  it('follow the tab in the address, and a row opens its search', async () => {
    const { user } = renderAt('/state/texas/2025?tab=contracts');
    await title('Texas');
    const tab = await screen.findByRole('tab', { name: 'Contracts' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const figure = await screen.findByRole('region', { name: 'NAICS Codes' });
    const rows = await within(figure).findByRole('list', { name: 'NAICS Codes' });
    const [first] = within(rows).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^1\. \d{6} - .*\$.* · [\d.]+%/);
    expect(
      screen.queryByRole('region', { name: 'Assistance Listings (CFDA Programs)' }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Grants' }));
    expect(address()).toBe('/state/texas/2025?tab=grants');
    const counties = await screen.findByRole('region', { name: 'Counties' });
    const county = (
      await within(await within(counties).findByRole('list', { name: 'Counties' })).findAllByRole(
        'button',
      )
    )[0]!;
    await user.click(county);
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    const saved = api.requests.find(({ path }) => path.includes('references/filter'))!.body as {
      filters: { awardType: string[]; selectedLocations: Record<string, { filter: object }> };
    };
    expect(saved.filters.awardType).toEqual(['02', '03', '04', '05']);
    expect(Object.values(saved.filters.selectedLocations)).toMatchObject([
      { place_type: 'COUNTY', filter: { country: 'USA', state: 'TX' } },
    ]);
  });
  it('show an empty or failed list without affecting the others', async () => {
    api.override(
      http.post('*/api/v2/search/spending_by_category/recipient/', () =>
        HttpResponse.json({ results: [], page_metadata: { page: 1, hasNext: false } }),
      ),
    );
    api.fault(/spending_by_category\/county/, 'status=503');
    api.fault(/recipient\/state\/awards/, 'status=503');
    renderAt('/state/texas/2025');
    await title('Texas');
    const breakdown = await screen.findByRole('region', { name: 'Award Breakdown' });
    expect(await within(breakdown).findByRole('alert')).toBeInTheDocument();
    const recipients = await screen.findByRole('region', { name: 'Recipients' });
    await within(recipients).findByText(
      'No recipient has an amount for these awards. Try another year.',
    );
    const counties = screen.getByRole('region', { name: 'Counties' });
    expect(await within(counties).findByRole('alert')).toBeInTheDocument();
    const agencies = screen.getByRole('region', { name: 'Awarding Agencies' });
    await within(agencies).findByRole('list', { name: 'Awarding Agencies' });
  });
});

describe('the map of a state', () => {
  it.each(['county', 'district'] as const)(
    'names the amount of awards that have no %s, and neither ranks nor selects them',
    async (layer) => {
      const { results } = await postSearch<{ results: PlaceRow[] }>('spending_by_geography/', {
        scope: 'place_of_performance',
        geo_layer: layer,
        spending_level: 'transactions',
        filters: {
          place_of_performance_locations: [{ country: 'USA', state: 'CO' }],
          time_period: [{ start_date: '2021-10-01', end_date: '2022-09-30' }],
        },
      });
      const unplaced = results.filter(({ shape_code: code }) => !code || code === '0890');
      expect(unplaced).toHaveLength(1);
      const { aggregated_amount: amount } = unplaced[0]!;
      expect(amount).toBeGreaterThan(0);
      const { shape_code: code, display_name: name } = results.find(
        (row) => !unplaced.includes(row),
      )!;
      for (const [path, figure] of [
        [`/state/colorado/2022?layer=${layer}`, 'Primary Place of Performance'],
        [
          `${layer === 'county' ? countyPath(code) : districtPath(name!)}?fy=2022`,
          'Position in Colorado',
        ],
      ] as const) {
        renderAt(path);
        const map = await screen.findByRole('region', { name: figure });
        const note = await within(map).findByText(/ has no /);
        expect(note).toHaveTextContent(
          `${money(amount)} has no ${layer}, because the work was statewide`,
        );
        const many = layer === 'county' ? 'counties' : 'districts';
        expect(map).toHaveTextContent(`Of ${plural(results.length - 1, layer, many)}, `);
        expect(map).not.toHaveTextContent('Place not stated:');
        cleanup();
      }
    },
  );
  it('requests the layer and the filters in the address', async () => {
    renderAt('/state/texas/2025?layer=district&measure=capita&activity=0001&defc=N');
    await title('Texas');
    await screen.findByRole('region', { name: 'Primary Place of Performance' });
    await waitFor(() => {
      const mapRequest = api.requests.find(
        ({ path, body }) =>
          path.includes('spending_by_geography') && JSON.stringify(body).includes('"TX"'),
      );
      expect(mapRequest?.status).toBe(200);
      expect(mapRequest?.body).toMatchObject({
        geo_layer: 'district',
        scope: 'place_of_performance',
        filters: {
          place_of_performance_locations: [{ country: 'USA', state: 'TX' }],
          def_codes: ['N'],
          program_activities: [{ code: '0001' }],
          time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }],
        },
      });
    });
  });
  it('filters by a selected agency, and removes the agency from the address when it is deselected', async () => {
    const { user } = renderAt('/state/texas/2025');
    const map = await screen.findByRole('region', { name: 'Primary Place of Performance' });
    const getSentAgencies = () =>
      api
        .bodies<{ filters: { agencies?: object[] } }>('spending_by_geography')
        .map(({ filters }) => filters.agencies);
    await user.click(await within(map).findByRole('combobox', { name: 'Awarding Agency' }));
    await user.paste('Department of Energy');
    await user.click((await screen.findAllByRole('option', { name: /^Department of Energy/ }))[0]!);
    await waitFor(() => expect(address()).toContain('agency=top:Department+of+Energy'));
    await waitFor(() =>
      expect(getSentAgencies().at(-1)).toEqual([
        { type: 'awarding', tier: 'toptier', name: 'Department of Energy' },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: /Department of Energy/ }));
    await waitFor(() => expect(address()).toBe('/state/texas/2025'));
  });
  it('opens a search for an area in the selected year', async () => {
    const { user } = renderAt('/state/texas/2025');
    const map = await screen.findByRole('region', { name: 'Primary Place of Performance' });
    const list = await within(map).findByRole('list', { name: 'Counties with the top amounts' });
    const [first] = within(list).getAllByRole('listitem');
    const largest = first!.textContent!.replace(/, TX.*$/, '');
    await user.click(within(first!).getByRole('button', { name: /^View awards/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    const saved = api.requests.find(({ path }) => path.includes('references/filter'))!.body as {
      filters: {
        timePeriodFY: string[];
        selectedLocations: Record<string, { place_type: string }>;
      };
    };
    expect(saved.filters.timePeriodFY).toEqual(['2025']);
    expect(Object.values(saved.filters.selectedLocations)).toMatchObject([
      {
        place_type: 'COUNTY',
        display: { standalone: `${largest} County, TX` },
        filter: { country: 'USA', state: 'TX' },
      },
    ]);
  });
});

it('the pages of all 56 states and territories render without an error', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const { slug, name } of sampled(profileStates, 14)) {
    renderAt(`/state/${slug}/2025`);
    await title(name);
    await screen.findByText(new RegExp(`^${name}: .* obligated for work there in FY 2025`));
    await waitFor(() => expect(document.querySelectorAll('.figure .skeleton')).toHaveLength(0), {
      timeout: 10_000,
    });
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
    cleanup();
  }
  expect(errors.mock.calls).toEqual([]);
}, 240_000);
