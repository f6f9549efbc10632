import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

const openSiteSearch = async () => {
  const page = renderAt('/about');
  await page.user.click(screen.getByRole('button', { name: 'Search this site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search this site' });
  const box = await within(dialog).findByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  return { ...page, box };
};
const openFilter = async (name: string) => {
  const page = renderAt('/search');
  const filters = await screen.findByRole('complementary', { name: 'Search filters' });
  await page.user.click(await within(filters).findByRole('button', { name }));
  return page;
};
const findCorrection = async (name: string) => {
  const button = await screen.findByRole('button', { name }, { timeout: 10_000 });
  expect(button.parentElement).toHaveTextContent(`Did you mean ${name}?`);
  return button;
};
/** Returns a name with two neighboring letters of its first word swapped. */
const misspell = (name: string) => `${name[0]}${name[2]}${name[1]}${name.slice(3)}`;

describe('“Did you mean” in the site search', () => {
  it.each([
    ['calfornia', 'California', /^California/],
    ['tresury', 'Treasury', /^Department of the Treasury/],
    ['outlya', 'Outlay', /^Outlay/],
    ['travsi county', 'Travis County', /^Travis County, TX/],
  ])('for %j suggests %j, which finds it', async (text, correction, result) => {
    const { user, box } = await openSiteSearch();
    await user.type(box, text);
    const button = await findCorrection(correction);
    expect(box).toHaveValue(text);
    await waitFor(() =>
      expect(screen.getByTestId('announcer')).toHaveTextContent(`Did you mean ${correction}?`),
    );
    await user.click(button);
    expect(box).toHaveValue(correction);
    expect(box).toHaveFocus();
    const [first] = await screen.findAllByRole('option', {}, { timeout: 10_000 });
    expect(first).toHaveTextContent(result);
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
  it('has no correction for a text that begins a word of a result', async () => {
    const { user, box } = await openSiteSearch();
    await user.type(box, 'calif');
    const [first] = await screen.findAllByRole('option', {}, { timeout: 10_000 });
    expect(first).toHaveTextContent(/^California/);
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
  it('still reports that nothing matches when the names cannot be loaded', async () => {
    const { user, box } = await openSiteSearch();
    api.fault(/autocomplete|toptier_agencies/, 'status=500');
    await user.type(box, 'zzqqzz');
    expect(await screen.findByText(/No matching results for “zzqqzz”/)).toBeInTheDocument();
  });
});

describe('“Did you mean” in the filters', () => {
  it('suggests an agency', async () => {
    const { user } = await openFilter('Agency');
    const [box] = await screen.findAllByRole('combobox', { name: /agency/i });
    await user.type(box!, 'agricluture');
    await user.click(await findCorrection('Agriculture'));
    expect(
      await screen.findByRole('option', { name: /^Department of Agriculture/ }),
    ).toBeInTheDocument();
  });
  it('suggests a recipient, keeps the typed text until it is pressed, and then lists the recipient', async () => {
    const { results } = await post<{ results: { name: string }[] }>('recipient/', { limit: 1 });
    const { name } = results[0]!;
    const { user } = await openFilter('Recipient');
    const box = await screen.findByRole('textbox', { name: 'Search recipients' });
    await user.type(box, misspell(name));
    const hint = await screen.findByText(/^Did you mean/, {}, { timeout: 10_000 });
    expect(hint.textContent!.toUpperCase()).toContain(name.toUpperCase());
    expect(box).toHaveValue(misspell(name));
    await user.click(within(hint).getByRole('button'));
    expect(box).toHaveFocus();
    const list = await screen.findByRole('list', { name: 'Recipients' });
    expect(list.textContent!.toUpperCase()).toContain(name.toUpperCase());
  });
});
