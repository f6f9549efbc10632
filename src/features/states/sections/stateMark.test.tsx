import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { site } from '@/domain/site/site';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { flagAddress, StateMark } from './StateMark';

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
const outline = () => document.querySelector('svg path')?.getAttribute('d');

describe('the mark of a state', () => {
  it('is a flag of its own, one file for each FIPS, where files have a root [i3.profiles.11]', () => {
    jest.replaceProperty(site as { filesRoot: string }, 'filesRoot', 'https://files.example.gov/');
    render(<StateMark fips="08" code="CO" name="Colorado" />);
    expect(screen.getByRole('img', { name: 'Flag of Colorado' })).toHaveAttribute(
      'src',
      'https://files.example.gov/graphics/state/08.png',
    );
    expect(new Set(profileStates.map(({ fips }) => flagAddress(fips))).size).toBe(56);
  });
  it('is the outline without a root, and where the flag is missing', async () => {
    const { unmount } = render(<StateMark fips="08" code="CO" name="Colorado" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(outline()).toBe('M0.0 75.0L100.0 75.0L100.0 25.0L0.0 25.0L0.0 75.0Z'),
    );
    unmount();
    jest.replaceProperty(site as { filesRoot: string }, 'filesRoot', 'https://files.example.gov');
    render(<StateMark fips="08" code="CO" name="Colorado" />);
    fireEvent.error(screen.getByRole('img', { name: 'Flag of Colorado' }));
    await waitFor(() => expect(outline()).toBeDefined());
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
