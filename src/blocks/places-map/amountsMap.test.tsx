import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { chooseScheme } from '@/lib/colorScheme';
import AmountsMap, { type AmountsMapProps } from './AmountsMap';

/** Mocks the map library. `outlines` are the areas whose borders it received last, and `background` is its color. */
const mockGl = { isAvailable: false, outlines: [] as string[], background: '', redraws: 0 };
jest.mock('mapbox-gl', () => ({
  Map: class {
    constructor() {
      if (!mockGl.isAvailable) throw new Error('no WebGL');
    }
    getCanvas = () => document.createElement('canvas');
    getContainer = () => document.createElement('div');
    getCenter = () => '';
    getZoom = () => 1;
    getLayer = () => undefined;
    getSource = (source: string) => ({
      setData: ({ features }: { features: { properties: { code: string } }[] }) => {
        if (source === 'outlines')
          mockGl.outlines = features.map(({ properties }) => properties.code);
      },
    });
    once = (event: string, run: () => void) => {
      if (event !== 'render') setTimeout(run);
    };
    on() {}
    off() {}
    remove() {}
    setFeatureState() {}
    removeFeatureState() {}
    setPaintProperty(_layer: string, property: string, value: string) {
      if (property === 'background-color') mockGl.background = value;
    }
    redraw() {
      mockGl.redraws += 1;
    }
    triggerRepaint() {}
  },
}));

const square = (code: string, name: string) => ({
  type: 'Topology',
  arcs: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ],
  ],
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', arcs: [[0]], properties: { code, name } }],
    },
  },
});
const requestedFiles: string[] = [];
const server = setupServer(
  http.get('*/data/boundaries/*', ({ request }) => {
    const name = new URL(request.url).pathname.replace('/data/boundaries/', '');
    if (name === 'index.json')
      return HttpResponse.json({
        counties: ['OH', 'TX'],
        'districts-current': ['TX', 'MT', 'UT'],
        'districts-original': ['MT', 'UT'],
      });
    requestedFiles.push(name);
    return HttpResponse.json(square('x', 'X'));
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Without WebGL the map cannot render, but its boundaries are still requested.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  requestedFiles.length = 0;
  Object.assign(mockGl, { isAvailable: false, outlines: [], background: '', redraws: 0 });
  document.documentElement.removeAttribute('style');
  chooseScheme('system');
  server.resetHandlers();
});
afterAll(() => server.close());

const onChoose = jest.fn();
type Place = readonly [code: string, name: string];
const renderMap = (layer: AmountsMapProps['layer'], ...places: readonly Place[]) =>
  renderFocused(layer, undefined, ...places);
const renderFocused = (
  layer: AmountsMapProps['layer'],
  focus: AmountsMapProps['focus'],
  ...places: readonly Place[]
) =>
  render(
    <AmountsMap
      description="A map"
      places={places.map(([code, name]) => ({ code, name, value: 1, text: '$1' }))}
      layer={layer}
      focus={focus}
      legend="Obligations"
      onChoose={onChoose}
    />,
  );

describe('AmountsMap', () => {
  it.each([
    ['state', ['states.json'], [['TX', 'Texas']]],
    [
      'county',
      ['counties/OH.json', 'counties/TX.json'],
      [
        ['48453', 'Travis'],
        ['39049', 'Franklin'],
      ],
    ],
    ['district', ['districts-current/TX.json'], [['4810', 'TX-10']]],
    ['country', ['countries.json'], [['CAN', 'Canada']]],
  ] as const)('requests the boundaries of its layer: %s [i7.24-25]', async (layer, files, list) => {
    renderMap(layer, ...list);
    await waitFor(() => expect([...requestedFiles].sort()).toEqual(files));
  });
  it('shows current districts, and outlines the original ones on request [i7.24]', async () => {
    mockGl.isAvailable = true;
    renderMap('district', ['3001', 'MT-01'], ['', 'MT-90']);
    const checkbox = await screen.findByRole('checkbox', {
      name: 'Outline the original districts',
      description: 'Dashed lines are the districts before 2023. Amounts are by current district.',
    });
    expect(checkbox).not.toBeChecked();
    expect(requestedFiles).toEqual(['districts-current/MT.json']);
    fireEvent.click(checkbox);
    await waitFor(() => expect(mockGl.outlines).toEqual(['x']));
    expect(requestedFiles).toEqual(['districts-current/MT.json', 'districts-original/MT.json']);
    fireEvent.click(checkbox);
    await waitFor(() => expect(mockGl.outlines).toEqual([]));
  });
  it('outlines the original districts that a search is by, and can load them again after a failure', async () => {
    mockGl.isAvailable = true;
    let isFailing = true;
    server.use(
      http.get('*/data/boundaries/districts-original/UT.json', () =>
        isFailing ? HttpResponse.error() : HttpResponse.json(square('x', 'X')),
      ),
    );
    const focus = { at: 'UT', isWholeMap: true, hasOriginalDistricts: true };
    renderFocused('district', focus, ['4901', 'UT-01']);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('We couldn’t show the original districts.');
    expect(screen.getByRole('checkbox')).toBeChecked();
    isFailing = false;
    fireEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mockGl.outlines).toEqual(['x']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('takes the colors of the page again when the visitor changes the color scheme, and before printing', async () => {
    mockGl.isAvailable = true;
    const { style } = document.documentElement;
    style.setProperty('--page', 'light page');
    renderMap('state', ['TX', 'Texas']);
    await waitFor(() => expect(mockGl.background).toBe('light page'));
    style.setProperty('--page', 'dark page');
    act(() => chooseScheme('dark'));
    expect(mockGl).toMatchObject({ background: 'dark page', redraws: 0 });
    style.setProperty('--page', 'paper');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(mockGl).toMatchObject({ background: 'paper', redraws: 1 });
    style.setProperty('--page', 'dark page');
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(mockGl).toMatchObject({ background: 'dark page', redraws: 1 });
  });
  it('shows districts as tiles without WebGL [i7.24]', async () => {
    renderMap('district', ['4810', 'TX-10'], ['', 'TX-90']);
    const tiles = await screen.findByRole('list', { name: 'Districts of Texas' });
    const buttons = within(tiles).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['TX-10$1', 'TX-90$1']);
    expect(screen.getByText('WebGL Required for this map.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
  it('shows districts as tiles where no boundaries were imported [i7.24]', async () => {
    renderMap('district', ['3901', 'OH-01'], ['3902', 'OH-02']);
    const tiles = await screen.findByRole('list', { name: 'Districts of Ohio' });
    const buttons = within(tiles).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['OH-01$1', 'OH-02$1']);
    fireEvent.click(buttons[1]!);
    expect(onChoose).toHaveBeenCalledWith('3902');
    expect(requestedFiles).toEqual([]);
  });
});
