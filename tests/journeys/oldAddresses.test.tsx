import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

journeyApi();
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('an old address', () => {
  it.each([
    ['/analyst-guide?x=1', '/federal-spending-guide?x=1', /Guide/],
    ['/About/Mission/', '/about', 'About'],
    ['/bulk_download/dataset_metadata', '/download_center/dataset_metadata', 'Download Center'],
    ['/#/search', '/search', 'Advanced Search'],
    ['/#/keyword_search/road', '/keyword_search/road', 'Keyword Search'],
  ])('redirects from %s to %s', async (from, to, title) => {
    const before = window.history.length;
    renderAt(from);
    expect(await heading(title)).toBeInTheDocument();
    expect(address()).toBe(to);
    // The old address is not left in the history.
    expect(window.history.length).toBe(before);
  });
  it('redirects a glossary page to the glossary panel', async () => {
    renderAt('/glossary/outlay');
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    expect(address()).toBe('/?glossary=outlay');
  });
  it('redirects an unknown hash path to the home page', async () => {
    renderAt('/#/no/such');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await heading(/spend/i)).toBeInTheDocument();
  });
  it('shows Page Not Found for an unknown path and keeps the address', async () => {
    renderAt('/no/such?x=1');
    expect(await heading('Page Not Found')).toBeInTheDocument();
    expect(address()).toBe('/no/such?x=1');
  });
});
