import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { money, moneyShort } from '@/domain/format';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { rows, searches, section, submit, time } from './resultSections';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

/** Mocks the map library, which needs WebGL. `shapes` and `colors` record what it receives. */
const mockGl = {
  available: false,
  shapes: new Set<string>(),
  colors: new Map<string, unknown>(),
};
jest.mock('mapbox-gl', () => ({
  Map: class {
    constructor() {
      if (!mockGl.available) throw new Error('no WebGL');
    }
    getCanvas = () => document.createElement('canvas');
    getContainer = () => document.createElement('div');
    getCenter = () => '';
    getZoom = () => 1;
    getBounds = () => ({ contains: () => true });
    project = () => ({ x: 1, y: 1 });
    getLayer = () => undefined;
    getSource = (source: string) => ({
      setData: ({ features }: { features: { properties: { code: string } }[] }) => {
        if (source === 'areas')
          mockGl.shapes = new Set(features.map((each) => each.properties.code));
      },
    });
    setFeatureState = ({ id }: { id: string }, { color }: { color: unknown }) =>
      mockGl.colors.set(id, color);
    once = (event: string, run: () => void) => {
      if (event !== 'render') setTimeout(run);
    };
    on() {}
    off() {}
    remove() {}
    resize() {}
    jumpTo() {}
    fitBounds() {}
    removeFeatureState() {}
    setPaintProperty() {}
    triggerRepaint() {}
  },
}));
afterEach(() => {
  mockGl.available = false;
  document.documentElement.removeAttribute('style');
});

const api = journeyApi({ quiet: true });

const { searched, lastCount } = searches(api);

describe('the Results by Geography section', () => {
  interface PlacesResponse {
    results: {
      shape_code: string;
      display_name: string | null;
      aggregated_amount: number;
      per_capita: number | null;
    }[];
  }
  const fetchGeography = (layer: string, scope = 'place_of_performance') =>
    postSearch<PlacesResponse>('spending_by_geography/', {
      filters: time,
      scope,
      geo_layer: layer,
    });
  it('ranks states by total or per capita, stores each choice in the address, and Back undoes it [i9.36, i9.38]', async () => {
    const { results } = await fetchGeography('state');
    const { user } = await searched();
    const region = await section('Results by Geography');
    await within(region).findByRole('list', { name: 'Results by States & Territories' });
    const options = (name: string) =>
      textsOf(within(within(region).getByRole('combobox', { name })).getAllByRole('option'));
    expect(options('Area')).toEqual([
      'States & Territories',
      'Congressional Districts',
      'Counties',
      'Countries',
    ]);
    expect(options('Amount')).toEqual(['Total Spending', 'Per Capita Spending']);
    const total = [...results].sort((a, b) => b.aggregated_amount - a.aggregated_amount)[0]!;
    expect(rows(region, /^Results by/)[0]).toHaveTextContent(
      moneyShort(total.aggregated_amount, 2),
    );
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Amount' }), 'capita');
    const capita = [...results].sort((a, b) => (b.per_capita ?? 0) - (a.per_capita ?? 0))[0]!;
    await waitFor(() =>
      expect(rows(region, /^Results by/)[0]).toHaveTextContent(money(capita.per_capita)),
    );
    expect(window.location.search).toContain('measure=capita');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Area' }), 'county');
    await within(region).findByRole('list', { name: 'Results by Counties' });
    expect(window.location.search).toMatch(
      /layer=county.*measure=capita|measure=capita.*layer=county/,
    );
    window.history.back();
    await within(region).findByRole('list', { name: 'Results by States & Territories' });
    expect(window.location.search).toContain('measure=capita');
    expect(window.location.search).not.toContain('layer=');
    window.history.back();
    await waitFor(() =>
      expect(rows(region, /^Results by/)[0]).toHaveTextContent(
        moneyShort(total.aggregated_amount, 2),
      ),
    );
    expect(window.location.search).not.toContain('measure=');
    expect(within(region).getByRole('combobox', { name: 'Amount' })).toHaveValue('total');
  });
  it('shows counties, districts and countries by place of performance or recipient location', async () => {
    const { user } = await searched('&section=map&layer=country&measure=capita');
    const region = await section('Results by Geography');
    expect(await within(region).findByText('United States and Territories')).toBeInTheDocument();
    // Countries have no population to divide by.
    expect(within(region).getByRole('combobox', { name: 'Amount' })).toHaveValue('total');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Area' }), 'county');
    await within(region).findByRole('list', { name: 'Results by Counties' });
    expect(rows(region, /Counties/)[0]!.textContent).toMatch(/, [A-Z]{2}/);
    await user.selectOptions(
      within(region).getByRole('combobox', { name: 'Location' }),
      'recipient_location',
    );
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Area' }), 'district');
    await within(region).findByRole('list', { name: 'Results by Congressional Districts' });
    expect(api.bodies('/spending_by_geography/').pop()).toMatchObject({
      scope: 'recipient_location',
      geo_layer: 'district',
      filters: time,
    });
  });
  it('adds a place as a filter, and the place keeps its amount in the new search', async () => {
    const { results } = await fetchGeography('state');
    const first = [...results]
      .filter(({ shape_code: code }) => code)
      .sort((a, b) => b.aggregated_amount - a.aggregated_amount)[0]!;
    const { user } = await searched();
    const region = await section('Results by Geography');
    await user.click(
      (await within(region).findAllByRole('button', { name: /^Add as filter/ }))[0]!,
    );
    await submit(user);
    await waitFor(() =>
      expect(lastCount()).toMatchObject({
        place_of_performance_locations: [{ country: 'USA', state: first.shape_code }],
      }),
    );
    await waitFor(() => expect(rows(region, /^Results by/)).toHaveLength(1));
    expect(rows(region, /^Results by/)[0]).toHaveTextContent(
      moneyShort(first.aggregated_amount, 2),
    );
  });
  it('opens from the section in the address and clears measure and layer on Reset', async () => {
    const { user, store } = await searched('&section=map&layer=county&measure=capita');
    await section('Results by Geography');
    const view = () =>
      (store.getState() as { searchView: { type: string; mapHasLoaded: boolean } }).searchView;
    expect(view().type).toBe('map');
    const reset = screen.getByRole('button', { name: 'Reset filters' });
    await waitFor(() => expect(reset).toBeEnabled());
    await user.click(reset);
    expect(window.location.search).not.toMatch(/measure|layer|hash/);
    expect(view().mapHasLoaded).toBe(false);
  });
  it('shows the results on a map, colors states with an amount, and announces and selects them by keyboard [i2.pages.3]', async () => {
    mockGl.available = true;
    document.documentElement.style.setProperty('--map-none', 'no amount');
    const { results } = await fetchGeography('state');
    const { user } = renderAt('/search?fy=2025&section=map');
    const region = await section('Results by Geography');
    const map = await within(region).findByRole('img', { name: /Use the arrow keys/ });
    await waitFor(() => expect(map).toHaveAttribute('data-painted', '1'));
    const [first] = [...results].sort((a, b) => b.aggregated_amount - a.aggregated_amount);
    expect(mockGl.shapes.size).toBe(56);
    const codes = results.map(({ shape_code: code }) => code).filter((code) => code);
    expect(codes.length).toBeGreaterThan(20);
    const coloredCodes = [...mockGl.colors].filter(([, color]) => color !== 'no amount');
    expect(mockGl.colors.size).toBe(56);
    expect(coloredCodes.map(([code]) => code).sort()).toEqual(codes.sort());
    map.focus();
    await user.keyboard('{ArrowRight}');
    expect(
      within(region).getByText(
        `${first!.display_name!}: Obligations ${moneyShort(first!.aggregated_amount, 2)}`,
      ),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(region.querySelector('.time-pick')).toHaveTextContent(
      `${first!.display_name!}: ${moneyShort(first!.aggregated_amount, 2)} Add as filter`,
    );
  });
  it('shows a message without WebGL, and still offers the table', async () => {
    const { user } = await searched();
    const region = await section('Results by Geography');
    expect(await within(region).findByText('WebGL Required for this map.')).toBeInTheDocument();
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    expect(within(region).getAllByRole('row').length).toBeGreaterThan(5);
  });
  it.each([
    ['county', ['County', 'State or Territory', 'Obligations', 'Per Capita Obligations']],
    [
      'district',
      ['Congressional District', 'State or Territory', 'Obligations', 'Per Capita Obligations'],
    ],
    ['country', ['Country', 'Obligations', 'Per Capita Obligations']],
  ] as const)(
    'lists places in the order of the response, ten a page, and returns to page 1 on every sort: %s',
    async (layer, headings) => {
      const { results } = await fetchGeography(layer);
      const { user } = await searched(`&section=map&layer=${layer}`);
      const region = await section('Results by Geography');
      await user.click(
        await within(region).findByRole('button', { name: 'View as table' }, { timeout: 15_000 }),
      );
      const heads = () => [...region.querySelectorAll('thead th')].map((cell) => cell.textContent);
      const column = (heading: string) =>
        [...region.querySelectorAll('tbody tr')].map(
          (row) => row.children[heads().indexOf(heading)]!.textContent!,
        );
      expect(heads()).toEqual(headings);
      const amounts = results.map(({ aggregated_amount: amount }) => money(amount));
      expect(column('Obligations')).toEqual(amounts.slice(0, 10));
      const numbers = within(region).queryByRole('navigation', {
        name: 'Results by Geography: pages',
      });
      if (results.length > 10)
        await user.click(within(numbers!).getByRole('button', { name: 'Next page' }));
      await user.click(within(region).getByRole('button', { name: 'Obligations' }));
      const largest = [...results]
        .sort((a, b) => b.aggregated_amount - a.aggregated_amount)
        .slice(0, 10);
      expect(column('Obligations')).toEqual(
        largest.map(({ aggregated_amount: amount }) => money(amount)),
      );
      await user.click(within(region).getByRole('button', { name: headings[0] }));
      const names = column(headings[0]);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
      if (layer === 'country') return;
      await user.click(within(region).getByRole('button', { name: 'State or Territory' }));
      await user.click(within(region).getByRole('button', { name: 'State or Territory' }));
      const states = column('State or Territory');
      expect(states).toEqual([...states].sort((a, b) => b.localeCompare(a, 'en')));
      expect(states[0]).toMatch(/^[A-Z][a-z]+/);
    },
  );
  it('shows the districts of a state as tiles without WebGL, and adds one as a filter', async () => {
    const { results } = await fetchGeography('district');
    const { user } = await searched('&section=map&layer=district');
    const region = await section('Results by Geography');
    const texasDistricts = results.filter(({ display_name: name }) => name?.startsWith('TX-'));
    await user.selectOptions(
      await within(region).findByRole('combobox', { name: 'State or territory' }),
      'TX',
    );
    const tiles = within(
      within(region).getByRole('list', { name: 'Districts of Texas' }),
    ).getAllByRole('button');
    expect(tiles.map((tile) => tile.textContent)).toEqual(
      texasDistricts
        .sort((a, b) => (a.display_name! < b.display_name! ? -1 : 1))
        .map(
          ({ display_name: name, aggregated_amount: amount }) => `${name!}${moneyShort(amount, 2)}`,
        ),
    );
    await user.click(tiles[0]!);
    const line = within(region)
      .getByText(texasDistricts[0]!.display_name!, {
        selector: '.time-pick a',
      })
      .closest<HTMLElement>('.time-pick')!;
    await user.click(within(line).getByRole('button', { name: 'Add as filter' }));
    await submit(user);
    await waitFor(() =>
      expect(lastCount()).toMatchObject({
        place_of_performance_locations: [
          {
            country: 'USA',
            state: 'TX',
            district_current: texasDistricts[0]!.display_name!.slice(-2),
          },
        ],
      }),
    );
  });
  it('requests recipient countries for a foreign recipient scope', async () => {
    renderAt('/search?fy=2025&recipient_scope=foreign');
    await waitFor(() =>
      expect(api.bodies('/spending_by_geography/').pop()).toMatchObject({
        scope: 'recipient_location',
        geo_layer: 'country',
      }),
    );
  });
  it('labels district 90 and unknown places, and adds district 90 as a filter', async () => {
    const row = (code: string, name: string | null, amount: number) => ({
      shape_code: code,
      display_name: name,
      aggregated_amount: amount,
      population: null,
      per_capita: null,
    });
    api.override(
      http.post('*/api/v2/search/spending_by_geography/', () =>
        HttpResponse.json({
          scope: 'place_of_performance',
          geo_layer: 'district',
          results: [
            row('4890', 'TX-90', 50),
            row('6698', 'GU-98', 40),
            row('', null, 30),
            row('9901', 'ZZ-01', 20),
            row('7777', null, 10),
          ],
        }),
      ),
    );
    const { user } = await searched('&section=map&layer=district');
    const region = await section('Results by Geography');
    await within(region).findByRole('list', { name: 'Results by Congressional Districts' });
    expect(rows(region, /^Results by/).map((item) => item.textContent?.split('$')[0])).toEqual([
      'TX-90 (Multiple Districts)',
      'GU-98',
      'Place not stated',
      'ZZ-01',
      'Place not stated',
    ]);
    await user.selectOptions(
      await within(region).findByRole('combobox', { name: 'State or territory' }),
      'TX',
    );
    await user.click(
      within(within(region).getByRole('list', { name: 'Districts of Texas' })).getByRole('button'),
    );
    const line = within(region)
      .getByText('TX-90 (Multiple Districts)', {
        selector: '.time-pick a',
      })
      .closest<HTMLElement>('.time-pick')!;
    await user.click(within(line).getByRole('button', { name: 'Add as filter' }));
    await submit(user);
    await waitFor(() =>
      expect(lastCount()).toMatchObject({
        place_of_performance_locations: [{ country: 'USA', state: 'TX', district_current: '90' }],
      }),
    );
    expect(
      screen.getAllByRole('button', { name: /TX-90 \(Multiple Districts\)/ }).length,
    ).toBeGreaterThan(0);
  });
  it('shows unknown shapes as Place not stated', async () => {
    api.override(
      http.post('*/api/v2/search/spending_by_geography/', () =>
        HttpResponse.json({
          scope: 'place_of_performance',
          geo_layer: 'state',
          results: [
            {
              shape_code: 'ZZ',
              display_name: null,
              aggregated_amount: null,
              population: null,
              per_capita: null,
            },
            {
              shape_code: 'TX',
              display_name: 'Texas',
              aggregated_amount: 5,
              population: 1,
              per_capita: 5,
            },
          ],
        }),
      ),
    );
    await searched();
    const region = await section('Results by Geography');
    expect(await within(region).findByText('Place not stated')).toBeInTheDocument();
    expect(within(region).getByText('Texas')).toBeInTheDocument();
  });
});
