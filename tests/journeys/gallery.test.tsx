import { cleanup, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import examples from '@/features/temp-page/examples.json';
import { renderAt } from '../render';
import { expectExample } from './expectExample';

const requests: string[] = [];
const server = setupServer();
beforeAll(() =>
  server.listen({
    onUnhandledRequest: ({ url }) => {
      if (url.includes('/api/')) requests.push(url);
    },
  }),
);
beforeEach(() => {
  requests.length = 0;
});
afterEach(cleanup);
afterAll(() => server.close());

/**
 * All examples except charts and loaded data, which have their own tests (`chartExamples.test.tsx`, `galleryOfLoadedData.test.tsx`), and
 * the virtual tree, which has no rows in jsdom.
 */
const testedExamples = examples.filter(
  ({ group, id }) => !['Charts', 'Data'].includes(group) && id !== 'form-check-tree',
);

describe('the component gallery', () => {
  it('lists every example under its component', async () => {
    renderAt('/temp-page');
    await screen.findByRole('heading', { level: 1, name: 'Temporary page' });
    for (const { group, title, id } of examples)
      expect(
        within(screen.getByRole('region', { name: group })).getByRole('link', { name: title }),
      ).toHaveAttribute('href', `/temp-page?example=${id}`);
  });
  it('shows three demonstration notices', async () => {
    renderAt('/temp-page');
    for (const name of ['A general notice', 'A warning', 'A warning resolved'])
      expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  });
  it('names an unknown example and lists the available ones', async () => {
    renderAt('/temp-page?example=no-such-example');
    expect(await screen.findByText(/There is no example “no-such-example”/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'EmptyState' })).toBeInTheDocument();
  });
  it('shows a chart whose rows are all zero', async () => {
    renderAt('/temp-page?example=charts-zero');
    expect(await screen.findByRole('img', { name: /^Treemap.*All zero/ })).toBeInTheDocument();
  });
  it.each(testedExamples)(
    'shows $id without a request or a console error',
    async ({ id, shows }) => {
      const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => {});
      renderAt(`/temp-page?example=${id}`);
      await expectExample(shows);
      expect(errorSpy.mock.calls.filter(([message]) => !/wrapped in act/.test(message))).toEqual(
        [],
      );
      expect(requests).toEqual([]);
      errorSpy.mockRestore();
    },
  );
  it.each(['panel-failed', 'panel-stale', 'profile-failed'])(
    'shows the data of %s after Retry',
    async (id) => {
      const { user } = renderAt(`/temp-page?example=${id}`);
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      await screen.findByText(/obligated the most|\$4.2 billion obligated/);
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    },
  );
});
