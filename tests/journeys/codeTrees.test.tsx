import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi({ quiet: true, rowHeight: 40 });

type User = ReturnType<typeof renderAt>['user'];
const titles = {
  naics: /^North American Industry/,
  psc: /^Product or Service Code/,
  tas: /^Treasury Account Symbol/,
} as const;
const labels = {
  naics: 'NAICS codes',
  psc: 'Product or service codes',
  tas: 'Treasury Account Symbols',
} as const;
const open = async (kind: keyof typeof titles, address = '/search') => {
  const { user } = renderAt(address);
  await user.click(await screen.findByRole('button', { name: titles[kind] }));
  return { user, tree: await screen.findByRole('tree', { name: labels[kind] }) };
};
const item = (text: string | RegExp) =>
  waitFor(() => {
    const match = screen
      .getAllByRole('treeitem')
      .find((row) =>
        typeof text === 'string' ? row.textContent!.startsWith(text) : text.test(row.textContent!),
      );
    if (!match) throw new Error(`no row ${String(text)}`);
    return match;
  });
const expand = async (user: User, text: string) =>
  user.click((await item(text)).querySelector('.check-tree__twist')!);
const search = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Submit' }));
const getSentFilters = () =>
  api.bodies<{ filters: Record<string, unknown> }>('/spending_by_award_count/').pop()?.filters;
const treeCalls = () =>
  api.requests
    .filter(({ path }) => /naics\/|filter_tree/.test(path))
    .map(({ path }) => path.replace('/api/v2/references/', ''));

const appliedChips = async () =>
  within(await screen.findByRole('region', { name: 'Currently applied search filters' }));
/** Opens the current address in a new page, as from a shared link. */
const openLink = () => {
  const link = address();
  cleanup();
  api.requests.length = 0;
  return renderAt(link);
};

describe('code trees', () => {
  it('load branches on demand, and can exclude a child of a selected branch [i3.search.19]', async () => {
    const { user } = await open('naics');
    expect(await item('54 - ')).toHaveTextContent(/\d+ codes$/);
    expect(treeCalls()).toEqual(['naics/']);
    await user.click(await item('54 - '));
    expect(await item('54 - ')).toHaveAttribute('aria-checked', 'true');
    await expand(user, '54 - ');
    await expand(user, '5415 - ');
    expect(await item('541511 - ')).toHaveAttribute('aria-checked', 'true');
    expect(treeCalls()).toEqual(['naics/', 'naics/54/', 'naics/5415/']);
    await user.click(await item('541511 - '));
    expect(
      [await item('541511 - '), await item('5415 - '), await item('54 - ')].map((row) =>
        row.getAttribute('aria-checked'),
      ),
    ).toEqual(['false', 'mixed', 'mixed']);
    await search(user);
    await waitFor(() =>
      expect(getSentFilters()).toMatchObject({
        naics_codes: { require: ['54'], exclude: ['541511'] },
      }),
    );
    let chips = await appliedChips();
    expect(chips.getByText(/^54 - [A-Z][a-z]/)).toBeInTheDocument();
    expect(chips.getByText(/^Except 541511 - Custom/)).toBeInTheDocument();
    // A shared link restores both labels.
    openLink();
    chips = await appliedChips();
    expect(await chips.findByText(/^54 - [A-Z][a-z]/)).toBeInTheDocument();
    expect(await chips.findByText(/^Except 541511 - Custom/)).toBeInTheDocument();
    // An exclusion has its own label and can be removed separately.
    await user.click(chips.getByRole('button', { name: /^Remove Except 541511 - Custom/ }));
    const getLastBody = () => api.bodies('/spending_over_time/').pop();
    await waitFor(() =>
      expect(getLastBody()).toMatchObject({ filters: { naics_codes: { require: ['54'] } } }),
    );
    await waitFor(() => expect(getLastBody()).not.toHaveProperty('filters.naics_codes.exclude'));
    expect(chips.getByText(/^54 - [A-Z][a-z]/)).toBeInTheDocument();
  });
  it('restore a selection from its link and request only the branches that contain it', async () => {
    const { user } = await open('psc');
    await expand(user, 'Products');
    await expand(user, '10 - ');
    await user.click(await item('1005 - '));
    // Only rows near the viewport are rendered. Closing the long branch brings the last branch into view.
    await expand(user, 'Products');
    await expand(user, 'Services');
    await user.click(await item('R - '));
    await search(user);
    const expectedFilters = {
      psc_codes: {
        require: [
          ['Product', '10', '1005'],
          ['Service', 'R'],
        ],
      },
    };
    await waitFor(() => expect(getSentFilters()).toMatchObject(expectedFilters));
    openLink();
    await waitFor(() => expect(getSentFilters()).toMatchObject(expectedFilters));
    // The section is open because it has a selection.
    expect(await item('1005 - ')).toHaveAttribute('aria-checked', 'true');
    await waitFor(() =>
      expect(treeCalls().sort()).toEqual([
        'filter_tree/psc/',
        'filter_tree/psc/Product/',
        'filter_tree/psc/Product/10/',
        'filter_tree/psc/Service/',
      ]),
    );
    const chips = await appliedChips();
    expect(await chips.findByText(/^1005 - [A-Z]/)).toBeInTheDocument();
    expect(await chips.findByText(/^R - [A-Z]/)).toBeInTheDocument();
  });
  it('send the path of agency, account and symbol, and remove a whole branch by its chip', async () => {
    const { user } = await open('tas');
    const box = screen.getByRole('textbox', { name: 'Search Treasury Account Symbols' });
    await user.type(box, '036-0160');
    await expand(user, '036-0160');
    await user.click(await item('036-X-0160-000'));
    await user.clear(box);
    await user.click(await item('012 - '));
    await user.click(
      within(screen.getByRole('list', { name: 'Chosen Treasury Account Symbols' })).getByRole(
        'button',
        { name: /012 - / },
      ),
    );
    await search(user);
    await waitFor(() =>
      expect(getSentFilters()).toMatchObject({
        tas_codes: { require: [['036', '036-0160', '036-X-0160-000']] },
      }),
    );
    const expectChip = async () =>
      expect(
        await (await appliedChips()).findByText(/^036-X-0160-000 - [A-Z]/),
      ).toBeInTheDocument();
    await expectChip();
    openLink();
    await expectChip();
  });
  it('search from three characters, show matches expanded, keep selections, and restore the tree when cleared [i5.2, r5.2]', async () => {
    const { user } = await open('naics');
    const box = screen.getByRole('textbox', { name: 'Search NAICS codes' });
    await user.type(box, 'so');
    expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(15);
    await user.type(box, 'ybean far');
    const match = await item('111110 - ');
    expect(treeCalls().filter((path) => path.includes('filter='))).toEqual([
      'naics/?filter=soybean+far',
    ]);
    expect(match.querySelector('mark')).toHaveTextContent(/soybean far/i);
    expect(screen.getAllByRole('treeitem')).toHaveLength(3);
    await user.click(match);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(15));
    expect(await item('11 - ')).toHaveAttribute('aria-checked', 'mixed');
    await user.type(box, 'zzzzzz');
    expect(await screen.findByText('No Results')).toBeInTheDocument();
  });
  it('can be navigated and expanded with arrow keys, and selected with Space and Enter', async () => {
    const { user, tree } = await open('psc');
    tree.focus();
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant')!)!;
    await waitFor(() => expect(active()).toHaveTextContent(/^Products/));
    await user.keyboard('{ArrowRight}');
    await item('10 - ');
    await user.keyboard('{ArrowRight}');
    expect(active()).toHaveTextContent(/^10 - /);
    expect(active()).toHaveAttribute('aria-level', '2');
    await user.keyboard(' ');
    expect(active()).toHaveAttribute('aria-checked', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(active()).toHaveAttribute('aria-checked', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toHaveTextContent(/^Products/);
    expect(active()).toHaveAttribute('aria-checked', 'mixed');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent(/^Services/);
    await user.keyboard('{Home}');
    expect(active()).toHaveTextContent(/^Products/);
  });
  it('report a failed branch or tree and recover', async () => {
    api.fault(/references\/naics\/$/, 'status=500');
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: titles.naics }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    api.heal();
    const retry = screen.queryByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    await item('11 - ');
    api.fault(/references\/naics\/11/, 'status=500');
    await expand(user, '11 - ');
    const failedRow = await item(/Press Enter to try again/);
    api.heal();
    await user.click(failedRow);
    expect(await item('1111 - ')).toBeInTheDocument();
  });
  it('leave out nodes without a code, duplicate siblings, and nodes with the code of an ancestor', async () => {
    api.override(
      http.get('*/api/v2/references/filter_tree/psc/', () =>
        HttpResponse.json({
          results: [
            {
              id: 'Product',
              description: 'Products',
              ancestors: [],
              count: null,
              children: null,
            },
            { id: 'Product', description: 'Again', ancestors: [], count: 3, children: null },
            { description: 'Nameless' },
          ],
        }),
      ),
      http.get('*/api/v2/references/filter_tree/psc/Product/', () =>
        HttpResponse.json({
          results: [
            { id: 'Product', description: 'Itself', count: 1, children: null },
            { id: '10', description: '<b>Weapons</b>', count: 2, children: null },
          ],
        }),
      ),
    );
    const { user } = await open('psc');
    expect(screen.getAllByRole('treeitem').map((row) => row.textContent)).toEqual([
      'Products0 codes',
    ]);
    await expand(user, 'Products');
    expect(await item('10 - <b>Weapons</b>')).toBeInTheDocument();
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  });
});
