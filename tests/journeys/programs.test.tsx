import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../render';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi({ quiet: true });

interface Prefix {
  code: string;
  description: string;
  count: number;
  children?: { code: string; description: string }[];
}
const treeCalls = () =>
  api.requests
    .map(({ path }) => path.replace('/api/v2/references/', ''))
    .filter((path) => /^(assistance_listing|naics|filter_tree)/.test(path));
const findTree = (name = 'Assistance Listings') => screen.findByRole('region', { name });
const findToggle = async (name: string | RegExp, tree?: string) =>
  within(await findTree(tree)).findByRole('button', { name });

describe('the landing page of programs', () => {
  it('lists assistance listings by agency, and loads those of an agency when it opens', async () => {
    const prefixes = await get<Prefix[]>('references/assistance_listing/');
    const [listed] = await get<Prefix[]>('references/assistance_listing/10/');
    api.requests.length = 0;
    const { user } = renderAt('/program');
    await screen.findByRole('heading', { level: 1, name: 'Program Profiles' });
    const toggle = await findToggle('10 - Department of Agriculture');
    expect(within(await findTree()).getAllByRole('button')).toHaveLength(prefixes.length);
    expect(
      screen.getByText(`${prefixes.find(({ code }) => code === '10')!.count} listings`),
    ).toBeInTheDocument();
    expect(treeCalls()).toEqual(['assistance_listing/']);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const [first] = listed!.children!;
    const link = await screen.findByRole('link', {
      name: `${first!.code} - ${first!.description}`,
    });
    expect(link).toHaveAttribute('href', `/program/assistance/${first!.code}`);
    expect(treeCalls()).toEqual(['assistance_listing/', 'assistance_listing/10/']);
    await user.click(toggle);
    expect(screen.queryByText(`${first!.code} - ${first!.description}`)).not.toBeInTheDocument();
  });
  it('has the trees of NAICS codes and PSCs in tabs that Back undoes', async () => {
    const { user } = renderAt('/program');
    await user.click(await screen.findByRole('tab', { name: 'Industries (NAICS)' }));
    await user.click(await findToggle(/^Codes in 54 - /, 'Industries (NAICS)'));
    await user.click(await findToggle(/^Codes in 5415 - /, 'Industries (NAICS)'));
    expect(await screen.findByText(/^541511 - /)).toBeVisible();
    expect(address()).toBe('/program?kind=naics');
    await user.click(screen.getByRole('tab', { name: 'Products and Services (PSC)' }));
    await user.click(await findToggle('Services', 'Products and Services (PSC)'));
    expect(await screen.findByText(/^R - /)).toBeVisible();
    window.history.back();
    await findTree('Industries (NAICS)');
  });
  it('opens the branch that its address names', async () => {
    renderAt('/program?kind=psc&open=Research%20and%20Development');
    expect(
      await findToggle('Research and Development', 'Products and Services (PSC)'),
    ).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText(/^A - /)).toBeVisible();
  });
  it('searches a tree and shows the matches with the codes above them', async () => {
    const { user } = renderAt('/program?kind=naics');
    const box = await screen.findByRole('searchbox', { name: 'NAICS Code or Industry' });
    await user.type(box, 'soybean{Enter}');
    expect(await screen.findByText(/^\d+ results?, with the codes above them$/)).toBeVisible();
    expect(address()).toBe('/program?kind=naics&q=soybean');
    expect(await findToggle(/^Codes in 1111 - /, 'Industries (NAICS)')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getAllByText('Soybean', { selector: 'mark' })[0]).toBeVisible();
  });
  it('says that nothing matches, and clears the search', async () => {
    const { user } = renderAt('/program?q=zzzzzz');
    expect(await screen.findByText('No results found for “zzzzzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await findToggle('10 - Department of Agriculture');
    expect(address()).toBe('/program');
  });
  it('loads a tree, a branch and a search again after they failed', async () => {
    api.fault(/assistance_listing\/$/, 'status=500');
    const { user } = renderAt('/program');
    await api.retry(user);
    api.fault(/assistance_listing\/10\/$/, 'status=500');
    await user.click(await findToggle('10 - Department of Agriculture'));
    await api.retry(user);
    expect(await screen.findByText(/^10\.500 - /)).toBeVisible();
    api.fault(/assistance_listing\/$/, 'status=500');
    await user.type(screen.getByRole('searchbox', { name: 'Listing Number or Title' }), 'research');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await api.retry(user);
    expect(await screen.findByText(/^(\d+ results?), with/)).toBeVisible();
  });
  it('shows an empty tree as empty', async () => {
    api.override(http.get('*/references/assistance_listing/', () => HttpResponse.json([])));
    renderAt('/program');
    expect(await screen.findByText('No codes are available right now.')).toBeVisible();
  });
  it('reports a kind of program that it does not have', async () => {
    renderAt('/program?kind=state');
    expect(await screen.findByText(/kind/)).toBeVisible();
    await findToggle('10 - Department of Agriculture');
  });
});
