import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describeChange } from '@/domain/change';
import { money, profileMoney } from '@/domain/format';
import { formatOrdinal } from '@/domain/rank';
import { profileStates, statePath } from '@/domain/stateProfile/profileStates';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { waitForStablePage } from './kindsOfPages';
import { address, hrefOf, textsOf } from './pageTexts';
import {
  fetchPlaces,
  fetchSums,
  findPlace,
  FY_2023,
  FY_2024,
  inTexas,
  type TestPlace,
} from './placeCalls';

const api = journeyApi();
const kinds = ['county', 'district', 'city', 'zip'] as const;
const patience = { timeout: 30_000 };
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const stateNamed = (code: string) => profileStates.find((state) => state.code === code)!;

/** Returns the end of the first sentence about the rank of a place in its state; '' for a city or ZIP code. */
const formatRank = async ({ kind, row }: TestPlace) => {
  if (!row || (kind !== 'county' && kind !== 'district')) return '';
  const amounts = (await fetchPlaces(kind, inTexas))
    .filter(({ shape_code: code, display_name: name }) => code && !name?.endsWith('-90'))
    .map(({ aggregated_amount: amount }) => amount);
  expect(amounts.length).toBeGreaterThan(1);
  const rank = 1 + amounts.filter((amount) => amount > row.aggregated_amount).length;
  const group = kind === 'county' ? 'counties' : 'districts';
  return `, ${formatOrdinal(rank)} of ${amounts.length} ${group} with awards in Texas`;
};

describe.each(kinds)('the profile of a place: %s', (kind) => {
  it('starts with the amount, the period, the change and the rank that the API reports, and shows key figures', async () => {
    const place = await findPlace(kind);
    const { amount } = await fetchSums(place, FY_2024);
    const { amount: earlier } = await fetchSums(place, FY_2023);
    const { outlays } = await fetchSums(place, FY_2024, 'awards');
    expect(amount).toBeGreaterThan(0);
    const rank = await formatRank(place);
    renderAt(`${place.path}?fy=2024`);
    await title(place.name);
    expect(
      await screen.findByText(
        `${place.name}: ${profileMoney(amount)} obligated for work there in FY 2024, ${describeChange(amount, earlier, 'FY 2023')}${rank}.`,
        {},
        patience,
      ),
    ).toBeInTheDocument();
    const figures = await screen.findByRole('list', { name: 'Key figures' });
    const expected = [
      `${profileMoney(amount)}Obligations${money(amount, 2)}`,
      `${profileMoney(outlays)}Outlays of These Awards`,
      ...(place.row ? [`${money(place.row.per_capita)}Obligations Per Resident`] : []),
    ];
    await waitFor(() => {
      const texts = textsOf(within(figures).getAllByRole('listitem'));
      expect(texts).toHaveLength(expected.length);
      expected.forEach((text, at) => expect(texts[at]).toContain(text));
    }, patience);
    await waitFor(() =>
      expect(document.title).toBe(`${place.name} | Spending Profile | USAspending`),
    );
  });
  it('shows every section without an error and links to the places that include it', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const place = await findPlace(kind);
    renderAt(`${place.path}?fy=2024`);
    await title(place.name);
    for (const name of [
      'Recipients',
      'Awarding Agencies',
      'Award Breakdown',
      'Transactions Over Time',
      place.row ? 'Position in Texas' : 'Counties of the Awards',
      'Work Here and Recipients Here',
      'Prime Awards and Subawards',
    ]) {
      const figure = await screen.findByRole('region', { name }, patience);
      await within(figure).findByRole('button', { name: /^Download/ }, patience);
    }
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
    expect(errors.mock.calls).toEqual([]);
    const trail = within(screen.getByRole('navigation', { name: 'Places that include this one' }));
    expect(hrefOf('All places', trail)).toBe('/place');
    expect(trail.getByText(place.name)).toHaveAttribute('aria-current', 'page');
    const state = stateNamed(place.state);
    if (kind !== 'zip') expect(hrefOf(state.name, trail)).toBe(statePath(state));
  });
});

describe('the period of a place', () => {
  it('is in the address, and the trailing 12 months need no parameter', async () => {
    const place = await findPlace('county');
    const { user } = renderAt(`${place.path}?fy=2024`);
    await screen.findByText(/ obligated for work there in FY 2024/, {}, patience);
    const years = screen.getByRole('combobox', { name: 'Fiscal year' });
    await user.selectOptions(years, 'FY 2023');
    expect(address()).toBe(`${place.path}?fy=2023`);
    await screen.findByText(/ obligated for work there in FY 2023/, {}, patience);
    await user.selectOptions(years, 'All Fiscal Years');
    expect(address()).toBe(`${place.path}?fy=all`);
    await screen.findByText(
      / obligated for work there in all fiscal years since FY 2008/,
      {},
      patience,
    );
    await user.selectOptions(years, 'Trailing 12 Months');
    expect(address()).toBe(place.path);
    await screen.findByText(
      / obligated for work there in the 12 months from 11\/15\/2024 to 11\/15\/2025/,
      {},
      patience,
    );
  });
  it.each([
    ['1999', 'The year “1999” is not available. This page shows the last 12 months.'],
    ['2031', 'The year “2031” is not available. This page shows the last 12 months.'],
    ['%3Cb%3E', 'Some values in the address are invalid and were ignored: fy.'],
  ])('is the trailing 12 months for the unknown year %s, with a notice', async (year, text) => {
    renderAt(`/place/zip/43215?fy=${year}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveDisplayValue(
      'Trailing 12 Months',
    );
  });
});

describe('an address that names no place', () => {
  it.each([
    [
      '/place/county/39999',
      'No county of Ohio has the FIPS code 39999.',
      /^See the counties/,
      '/state/ohio',
    ],
    [
      '/place/county/09110',
      'This is a planning region of Connecticut.',
      /^See the counties/,
      '/state/connecticut',
    ],
    ['/place/county/franklin', 'A county has a FIPS code of five digits', 'Find a place', '/place'],
    [
      '/place/district/CO-77',
      'Its districts: CO-01, CO-02, CO-03, CO-04, CO-05, CO-06, CO-07, CO-08.',
      /^See the districts/,
      '/state/colorado',
    ],
    ['/place/district/PR-01', 'Its districts: PR-98.', /^See the districts/, '/state/puerto-rico'],
    [
      '/place/district/ZZ-01',
      'A congressional district has a state code and a number',
      'Find a place',
      '/place',
    ],
    ['/place/city/ZZ/columbus', 'A city has a state code and a name', 'Find a place', '/place'],
    ['/place/zip/4321', 'A ZIP code has five digits', 'Find a place', '/place'],
  ])('explains %s and offers a next step', async (path, text, link, target) => {
    renderAt(path);
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Place not shown');
    expect(
      hrefOf(link)!
        .split('?')[0]!
        .replace(/\/latest$/, ''),
    ).toBe(target);
    await waitFor(() => expect(document.title).toBe('Unknown Place | USAspending'));
  });
});

it('a county is also found by the postal code of its state and its number', async () => {
  renderAt('/place/county/oh049?fy=2025');
  await title('Franklin County, OH');
  expect(address()).toBe('/place/county/39049?fy=2025');
});

describe('an unknown county', () => {
  it.each(['39999', '09110'])('sends no request: %s', async (fips) => {
    renderAt(`/place/county/${fips}`);
    await screen.findByText('Place not shown');
    await waitForStablePage(api);
    expect(api.requests.filter(({ path }) => path.includes('/search/'))).toEqual([]);
  });
});
describe('a key figure with its own request', () => {
  /** Replaces the response to the request for outlays if `respond` returns one. */
  const overrideOutlays = (respond: () => Promise<Response | undefined>) =>
    api.override(
      http.post('*/api/v2/search/spending_over_time/', async ({ request }) =>
        (await request.clone().text()).includes('"spending_level":"awards"')
          ? respond()
          : undefined,
      ),
    );
  const findOutlays = async () =>
    (await screen.findByText('Outlays of These Awards', {}, patience)).closest('li')!;
  it('shows that it is loading', async () => {
    const place = await findPlace('county');
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    overrideOutlays(() => released);
    renderAt(`${place.path}?fy=2024`);
    const outlays = await findOutlays();
    expect(outlays).toHaveTextContent(/^Loading/);
    release();
    await waitFor(() => expect(outlays).toHaveTextContent(/^\$/), patience);
  });
  it('says that it failed and loads again on Retry', async () => {
    const place = await findPlace('county');
    let isFailing = true;
    overrideOutlays(() =>
      Promise.resolve(isFailing ? new HttpResponse(null, { status: 500 }) : undefined),
    );
    const { user } = renderAt(`${place.path}?fy=2024`);
    const outlays = await findOutlays();
    const alert = await within(outlays).findByRole('alert', {}, patience);
    expect(alert).toHaveTextContent('We couldn’t load this figure.');
    isFailing = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(outlays).toHaveTextContent(/^\$/), patience);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});

describe('an address in another spelling', () => {
  it.each([
    ['/place/zip/43215-1234?fy=2024', '/place/zip/43215?fy=2024', 'ZIP Code 43215'],
    [
      '/place/district/co-1?fy=2024',
      '/place/district/CO-01?fy=2024',
      'Congressional District CO-01',
    ],
    ['/place/city/mo/St.%20Louis?fy=2024', '/place/city/MO/st.+louis?fy=2024', 'St. Louis, MO'],
  ])('%s becomes %s', async (from, to, name) => {
    renderAt(from);
    await title(name);
    expect(address()).toBe(to);
  });
});

describe('a county that changed', () => {
  it('names the counties that replaced it', async () => {
    renderAt('/place/county/46113?fy=2024');
    await title('Shannon County, SD');
    expect(await screen.findByText(/was replaced in 2015/, {}, patience)).toBeInTheDocument();
    expect(hrefOf('county 46102')).toBe('/place/county/46102');
  });
  it('links to pages that exist, even if the maps do not have the new county', async () => {
    const { user } = renderAt('/place/county/02261?fy=2024');
    await user.click(await screen.findByRole('link', { name: 'county 02063' }, patience));
    await title('Chugach, AK');
    await screen.findByText(/^Chugach, AK: .* obligated for work there/, {}, patience);
  });
  it('has its code as its name while the list of counties is missing', async () => {
    api.override(http.get('*/data/boundaries/*', () => new HttpResponse(null, { status: 500 })));
    renderAt('/place/county/50001?fy=2024');
    await screen.findByText(/^County 50001, VT: .* obligated for work there/, {}, patience);
  });
});

describe('a congressional district', () => {
  const sentDistricts = () =>
    api
      .bodies<{ filters: { place_of_performance_locations?: object[] } }>('spending_over_time')
      .flatMap(({ filters }) => filters.place_of_performance_locations ?? []);
  it('switches between its current boundaries and those at the time of the award', async () => {
    const { path, name, location } = await findPlace('district');
    const { user } = renderAt(`${path}?fy=2024`);
    await title(name);
    await screen.findByText('Obligations Per Resident', {}, patience);
    expect(sentDistricts()).not.toContainEqual(
      expect.objectContaining({ district_original: expect.anything() }),
    );
    await user.click(screen.getByRole('button', { name: 'District at the time of the award' }));
    expect(address()).toBe(`${path}?fy=2024&districts=original`);
    await waitFor(
      () =>
        expect(sentDistricts()).toContainEqual({
          country: 'USA',
          state: 'TX',
          district_original: location.district_current,
        }),
      patience,
    );
    const pressed = await screen.findByRole(
      'button',
      { name: 'District at the time of the award', pressed: true },
      patience,
    );
    expect(pressed).toBeInTheDocument();
    expect(screen.queryByText('Obligations Per Resident')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Current district (since 2023)' }));
    expect(address()).toBe(`${path}?fy=2024`);
  });
  it('has a note and no rank for number 90, and a note for a delegate', async () => {
    const { unmount } = renderAt('/place/district/TX-90?fy=2024');
    await screen.findByText(
      /^Number 90 stands for awards whose work is in several districts/,
      {},
      patience,
    );
    const start = await screen.findByText(/obligated for work there in FY 2024/, {}, patience);
    await waitFor(() => expect(start).toHaveTextContent(/FY 2023\.$/), patience);
    unmount();
    renderAt('/place/district/PR-98?fy=2024');
    await screen.findByText(/^A delegate or resident commissioner/, {}, patience);
  });
  it('names the amount that has no district, of all rows without one', async () => {
    const { path } = await findPlace('district');
    api.rewrite(/spending_by_geography/, (answer) => {
      const { results, ...rest } = answer as { results: object[] };
      const row = { aggregated_amount: 1000, population: null, per_capita: null };
      return {
        ...rest,
        results: [
          ...results,
          { ...row, shape_code: '', display_name: null },
          { ...row, shape_code: '4890', display_name: 'TX-90', aggregated_amount: 234 },
        ],
      };
    });
    renderAt(`${path}?fy=2024`);
    const map = await screen.findByRole('region', { name: 'Position in Texas' }, patience);
    expect(
      await within(map).findByText(/\$1,234 has no district, because/, {}, patience),
    ).toBeInTheDocument();
  });
});

describe('a place without awards', () => {
  it('says so in every section and has no error', async () => {
    renderAt('/place/city/OH/nowhere?fy=2024');
    await screen.findByText(
      'Nowhere, OH: $0 obligated for work there in FY 2024, the same as in FY 2023.',
      {},
      patience,
    );
    for (const [name, text] of [
      ['Recipients', 'No recipient has an amount for these awards. Try another year.'],
      ['Award Breakdown', 'No award has an amount in FY 2024. Choose another year.'],
      [
        'Counties of the Awards',
        'No awards were performed here in this period. Choose another year.',
      ],
      [
        'Work Here and Recipients Here',
        /^No obligations in FY 2024 have their work or their recipient here/,
      ],
      ['Prime Awards and Subawards', /^No prime award or subaward has an amount in FY 2024/],
    ] as const) {
      const figure = await screen.findByRole('region', { name }, patience);
      expect(await within(figure).findByText(text, {}, patience)).toBeInTheDocument();
    }
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the obligations offers Retry, which loads the profile', async () => {
    const place = await findPlace('county');
    api.fault(/spending_over_time/, 'status=503');
    const { user } = renderAt(`${place.path}?fy=2024`);
    await screen.findByRole('button', { name: 'Retry' }, patience);
    expect(screen.queryByRole('region', { name: 'Recipients' })).not.toBeInTheDocument();
    await api.retry(user);
    await screen.findByText(/ obligated for work there in FY 2024/, {}, patience);
  });
  it('of one section leaves the others in place, and its Retry loads it', async () => {
    const place = await findPlace('county');
    let isFailing = true;
    api.override(
      http.post('*/api/v2/search/spending_over_time/', async ({ request }) =>
        isFailing && (await request.clone().text()).includes('recipient_locations')
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    );
    const { user } = renderAt(`${place.path}?fy=2024`);
    const figure = await screen.findByRole(
      'region',
      { name: 'Work Here and Recipients Here' },
      patience,
    );
    const retry = await within(figure).findByRole('button', { name: 'Retry' }, patience);
    const types = screen.getByRole('region', { name: 'Award Breakdown' });
    await within(types).findByRole('list', { name: 'Obligations by type of award' }, patience);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isFailing = false;
    await user.click(retry);
    await within(figure).findByText(/was obligated for work in/, {}, patience);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});

it('the address that a place shares keeps its kind of district and its year', async () => {
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const { user } = renderAt('/place/district/OH-03?districts=original&fy=2024');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Share' }, patience));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(writeText.mock.calls[0]![0]).toMatch(
    /\/place\/district\/OH-03\?districts=original&fy=2024$/,
  );
});
