import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { hasPage, paths } from '@/domain/site/paths';
import { renderAt } from '../render';
import { postSearch, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address, textsOf } from './pageTexts';

const api = journeyApi();

const openBox = async (address = '/about?x=1') => {
  const page = renderAt(address);
  await page.user.click(screen.getByRole('button', { name: 'Search this site' }));
  const box = await within(
    await screen.findByRole('dialog', { name: 'Search this site' }),
  ).findByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  return { ...page, box };
};
/** Presses Arrow Down until the matching option is active, then Enter. */
const choose = async (
  user: Awaited<ReturnType<typeof openBox>>['user'],
  box: HTMLElement,
  name: RegExp,
) => {
  const option = await waitFor(() => {
    const match = screen.getAllByRole('option').find((each) => name.test(each.textContent!));
    if (!match) throw new Error(`no option ${String(name)}`);
    return match;
  });
  for (
    let step = 0;
    step < 40 && box.getAttribute('aria-activedescendant') !== option.id;
    step += 1
  )
    await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
};
const savedFilters = () =>
  api
    .bodies<{ filters: Record<string, unknown> }>('references/filter')
    .map(({ filters }) => filters);
/** Expects the profile of an account, or a search of its awards if the profile is not built. */
const expectAccount = async (number: string) => {
  if (hasPage(paths.federalAccount(number))) {
    await waitFor(() => expect(window.location.pathname).toBe(`/federal_account/${number}`));
    return;
  }
  await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
  const [aid, main] = number.split('-');
  expect(Object.values(savedFilters().at(-1)!.treasuryAccounts as object)).toEqual([
    expect.objectContaining({ aid, main }),
  ]);
};

describe('the site search', () => {
  it('finds a page by keyboard after five typed characters', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'train');
    await choose(user, box, /^Training Videos/);
    await screen.findByRole('heading', { level: 1, name: 'Training Videos' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('finds a glossary term and opens it over the current page', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'outla');
    await choose(user, box, /^Outlay/);
    expect(
      await within(await screen.findByRole('dialog', { name: 'Glossary' })).findByRole('heading', {
        name: 'Outlay',
      }),
    ).toBeInTheDocument();
    expect(address()).toBe('/about?glossary=outlay&x=1');
  });
  it('finds an entry of About the Data', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'gtas');
    await choose(user, box, /^GTAS \(Government/);
    expect(await screen.findByRole('dialog', { name: 'About the Data' })).toBeInTheDocument();
  });
  it('finds an agency and searches its awards', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'treas');
    await choose(user, box, /^Department of the Treasury/);
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    expect(Object.values(savedFilters()[0]!.selectedAwardingAgencies as object)).toEqual([
      expect.objectContaining({ name: 'Department of the Treasury', agencyType: 'toptier' }),
    ]);
  });
  it('finds a federal account by part of its name or number', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'supp');
    await choose(user, box, /^Supplemental Nutrition Assistance Program/);
    await expectAccount('012-3505');
    cleanup();
    const secondSearch = await openBox();
    await secondSearch.user.type(secondSearch.box, '028-8');
    await choose(secondSearch.user, secondSearch.box, /028-8006/);
    await expectAccount('028-8006');
  });
  it('lists recipients with the same name once', async () => {
    api.rewrite(/v2\/recipient\/$/, () => ({ results: [], page_metadata: { total: 0 } }));
    api.override(
      http.post('*/api/v2/autocomplete/recipient/', () =>
        HttpResponse.json({
          count: 2,
          results: [
            { recipient_name: 'COPPER FERRY LLC', recipient_level: 'R', uei: null, duns: null },
            { recipient_name: 'COPPER FERRY LLC', recipient_level: 'C', uei: null, duns: null },
          ],
          messages: [],
        }),
      ),
    );
    const { user, box } = await openBox();
    await user.type(box, 'coppe');
    await waitFor(() =>
      expect(
        screen.getAllByRole('option').filter((option) => /copper ferry/i.test(option.textContent!)),
      ).toHaveLength(1),
    );
  });
  it('finds a state and opens its profile', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'texas');
    await choose(user, box, /^Texas/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Texas' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/state/texas/latest');
  });
  it('searches the awards performed in a state that has no profile', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'palau');
    await choose(user, box, /^Palau/);
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    expect(Object.values(savedFilters()[0]!.selectedLocations as object)).toEqual([
      expect.objectContaining({ filter: { country: 'USA', state: 'PW' } }),
    ]);
  });
  const fetchLargestRecipient = async () =>
    (await post<{ results: { id: string; name: string }[] }>('recipient/', { limit: 1 }))
      .results[0]!;
  /** Finds a recipient by its whole name and opens it. Its first word alone can be the name of a state. */
  const chooseRecipient = async (name: string) => {
    const { user, box } = await openBox();
    await user.type(box, name);
    await choose(user, box, new RegExp(`^${name}`, 'i'));
  };
  it('finds a recipient and opens its profile', async () => {
    const { id, name } = await fetchLargestRecipient();
    await chooseRecipient(name);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/recipient/${id}/latest`);
  });
  it('opens the profile of a recipient without recent awards', async () => {
    const { id, name } = await fetchLargestRecipient();
    api.rewrite(/v2\/recipient\/$/, () => ({ results: [], page_metadata: { total: 0 } }));
    await chooseRecipient(name);
    await waitFor(() => expect(window.location.pathname).toBe(`/recipient/${id}/latest`));
  });
  it('searches the awards of a recipient when its profile lookup fails', async () => {
    const { name } = await fetchLargestRecipient();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/v2\/recipient\/$/, 'status=500');
    await chooseRecipient(name);
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    expect((savedFilters()[0]!.selectedRecipients as string[]).length).toBe(1);
  });
  it('explains that a text is too long to search for, and keeps it', async () => {
    const { user, box } = await openBox();
    await user.click(box);
    await user.paste('x'.repeat(300));
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/Use at most 200 characters. This text has 300/),
    ).toBeInTheDocument();
    expect(box).toHaveValue('x'.repeat(300));
  });
  it('finds an award by part of its ID and opens it', async () => {
    const { user, box } = await openBox();
    const { results } = await postSearch<{ results: { 'Award ID': string }[] }>(
      'spending_by_award/',
      {
        filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
        fields: ['Award ID'],
        sort: 'Award ID',
        order: 'asc',
        limit: 1,
      },
    );
    const id = results[0]!['Award ID'];
    await user.type(box, id.slice(-5));
    await choose(user, box, new RegExp(id.slice(-5), 'i'));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/award\//));
  });
  it('searches awards on Enter without a selection, from three characters', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'zz{Enter}');
    await screen.findByText('To search awards: Use at least 3 characters.');
    await user.clear(box);
    await user.type(box, 'forest roads{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Keyword Search' });
    expect(window.location.pathname).toBe('/keyword_search/forest%20roads');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Keyword Search' })).toHaveFocus(),
    );
  });
  it('names the kind of result that failed to load, and still shows the others', async () => {
    api.fault(/autocomplete\/awarding_agency/, 'status=500');
    const { user, box } = await openBox();
    await user.type(box, 'texas');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toContainEqual(
        expect.stringMatching(/^Texas/),
      ),
    );
    expect(
      screen.getByText('We couldn’t search agencies. Please try again in a moment.'),
    ).toBeInTheDocument();
  });
  it('closes on Escape and returns focus to its button', async () => {
    const { user } = await openBox();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Search this site' })).toHaveFocus();
  });
});

describe('“See all” in the site search', () => {
  const findOptions = async (group: string) =>
    within(await screen.findByRole('group', { name: group }, { timeout: 10_000 })).getAllByRole(
      'option',
    );
  it('is the last result of its kind and opens the filtered list by keyboard', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'treas');
    const options = textsOf(await findOptions('Agencies'));
    expect(options.at(-1)).toBe('See all agencies that match “treas”');
    await choose(user, box, /^See all agencies that match “treas”$/);
    const table = await screen.findByRole('table', { name: 'Agencies' });
    expect(address()).toBe('/agency?q=treas');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('rowheader')
        .every(({ textContent }) => /\btreas/i.test(textContent)),
    ).toBe(true);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  it.each([
    ['new', 'States and Territories', 'states and territories', '/state?q=new'],
    ['supp', 'Federal Accounts', 'federal accounts', '/federal_account?q=supp'],
  ])('for %j opens the list of %s', async (text, group, list, path) => {
    const { user, box } = await openBox();
    await user.type(box, text);
    await findOptions(group);
    await user.click(screen.getByRole('option', { name: `See all ${list} that match “${text}”` }));
    expect(await screen.findByRole('searchbox')).toHaveValue(text);
    expect(address()).toBe(path);
  });
  it('opens the list of recipients, and encodes the text in its address', async () => {
    const { results } = await post<{ results: { name: string }[] }>('recipient/', { limit: 100 });
    const [text] = results.flatMap(({ name }) => /^[A-Z]+ [A-Z]+/.exec(name)?.[0] ?? []);
    const { user, box } = await openBox();
    await user.type(box, text!);
    const options = await findOptions('Recipients');
    await user.click(options.at(-1)!);
    expect(await screen.findByRole('searchbox')).toHaveValue(text);
    expect(address()).toBe(`/recipient?q=${text!.replace(' ', '+')}`);
  });
  it('searches awards by part of their ID', async () => {
    const { results } = await postSearch<{ results: { 'Award ID': string }[] }>(
      'spending_by_award/',
      { filters: { award_type_codes: ['A'] }, fields: ['Award ID'], limit: 1 },
    );
    const text = results[0]!['Award ID'].slice(0, 8);
    const { user, box } = await openBox();
    await user.type(box, text);
    const options = await findOptions('Awards');
    expect(options.at(-1)).toHaveTextContent(`See all awards that match “${text}”`);
    await user.click(options.at(-1)!);
    await screen.findByRole('heading', { name: '1 Active Filter:' });
    expect(address()).toBe(`/search?award_id=${text}`);
  });
  it('is missing if the list would be empty or takes no text', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'department of the navy');
    const agencies = textsOf(await findOptions('Agencies'));
    expect(agencies[0]).toMatch(/^Department of the Navy/);
    expect(agencies.filter((text) => text.startsWith('See all'))).toEqual([]);
    await user.clear(box);
    await user.type(box, 'outlay');
    expect(textsOf(await findOptions('Glossary')).at(-1)).not.toMatch(/^See all/);
  });
});
