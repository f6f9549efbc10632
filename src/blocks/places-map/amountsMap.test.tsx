import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import AmountsMap, { type AmountsMapProps } from './AmountsMap';

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
      return HttpResponse.json({ counties: ['OH', 'TX'], 'districts-current': ['TX'] });
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
});
afterAll(() => server.close());

const onChoose = jest.fn();
type Place = readonly [code: string, name: string];
const renderMap = (layer: AmountsMapProps['layer'], ...places: readonly Place[]) =>
  render(
    <AmountsMap
      description="A map"
      places={places.map(([code, name]) => ({ code, name, value: 1, text: '$1' }))}
      layer={layer}
      legend="Obligations"
      brief={String}
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
