import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { site } from '@/domain/site/site';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { StateMark } from './StateMark';

/** FIPS IDs of the states, the District of Columbia and five territories. */
const fipsIds = [
  ...'01 02 04 05 06 08 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30'.split(' '),
  ...'31 32 33 34 35 36 37 38 39 40 41 42 44 45 46 47 48 49 50 51 53 54 55 56'.split(' '),
  ...'60 66 69 72 78'.split(' '),
];
const shapes = {
  type: 'Topology',
  arcs: [
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
      [0, 0],
    ],
  ],
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', arcs: [[0]], properties: { code: 'CO', name: 'Colorado' } }],
    },
  },
};
const server = setupServer(
  http.get('*/data/boundaries/states.json', () => HttpResponse.json(shapes)),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => jest.replaceProperty(site as { filesRoot: string }, 'filesRoot', ''));
afterAll(() => server.close());
const getOutline = () => document.querySelector('svg path')?.getAttribute('d');

describe('StateMark', () => {
  it('shows the flag file of the FIPS ID for each of the 56 profiles if a file root is configured [i3.profiles.11]', () => {
    jest.replaceProperty(site as { filesRoot: string }, 'filesRoot', 'https://files.example.gov/');
    render(profileStates.map((state) => <StateMark key={state.fips} {...state} />));
    const flags = screen.getAllByRole('img');
    expect(flags.map((flag) => flag.getAttribute('src')).sort()).toEqual(
      fipsIds.map((fips) => `https://files.example.gov/graphics/state/${fips}.png`),
    );
    for (const [name, fips] of [
      ['Colorado', '08'],
      ['District of Columbia', '11'],
      ['Wyoming', '56'],
      ['Puerto Rico', '72'],
    ])
      expect(screen.getByRole('img', { name: `Flag of ${name}` })).toHaveAttribute(
        'src',
        `https://files.example.gov/graphics/state/${fips}.png`,
      );
  });
  it('shows the flag files of the site if no file root is configured', () => {
    render(profileStates.map((state) => <StateMark key={state.fips} {...state} />));
    const flags = screen.getAllByRole('img');
    expect(flags.map((flag) => flag.getAttribute('src')).sort()).toEqual(
      fipsIds.map((fips) => `/graphics/state/${fips}.svg`),
    );
    expect(screen.getByRole('img', { name: 'Flag of Guam' })).toHaveAttribute(
      'src',
      '/graphics/state/66.svg',
    );
  });
  it('shows the outline if the flag does not load, and the flag of the next state', async () => {
    const { rerender } = render(<StateMark fips="08" code="CO" name="Colorado" />);
    fireEvent.error(screen.getByRole('img', { name: 'Flag of Colorado' }));
    await waitFor(() =>
      expect(getOutline()).toBe('M0.0 75.0L100.0 75.0L100.0 25.0L0.0 25.0L0.0 75.0Z'),
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<StateMark fips="56" code="WY" name="Wyoming" />);
    expect(screen.getByRole('img', { name: 'Flag of Wyoming' })).toBeVisible();
    expect(getOutline()).toBeUndefined();
  });
});
