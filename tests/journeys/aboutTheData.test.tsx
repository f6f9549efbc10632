import { forgetSent, sentEvents } from '../sentEvents';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aboutSections } from '@/domain/aboutTheData';
import * as content from '@/markdown/loadEntry';
import { renderAt } from '../render';
import { about, box, glossary } from './slideOutPanels';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

const api = journeyApi();

describe('About the Data', () => {
  it('opens without an entry, showing its title, example, placeholder, sections and entries [i2.overlays.4, i2.overlays.6, r2.about-the-data.1-5, r2.about-the-data.8, r2.about-the-data.18-22]', async () => {
    forgetSent();
    renderAt('/?about-the-data');
    const panel = await about();
    expect(within(panel).getByText('Example: "Award Data"')).toBeInTheDocument();
    expect(within(panel).getByPlaceholderText('Search for a topic...')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Close About the Data' })).toHaveFocus();
    expect(textsOf(within(panel).getAllByRole('heading', { level: 3 }))).toEqual([
      'Sitewide Data Source Descriptions',
      'Disclosures',
      'Award Data Disclosures',
      'COVID-19 and Infrastructure Disclosures',
      'Legal and Policy Documentation',
    ]);
    expect(within(panel).getAllByRole('link').length).toBe(
      aboutSections.reduce((sum, { entries }) => sum + entries.length, 0) + 1,
    );
    await waitFor(() =>
      expect(sentEvents()).toEqual([
        { event: 'About the Data', category: 'About the Data', action: 'Opened' },
      ]),
    );
  });
  it('opens the entry in the URL with its section, name, statement, Back and Share [i2.overlays.5, r2.about-the-data.9]', async () => {
    const { user } = renderAt('/?about-the-data=gtas&x=1');
    const panel = await about();
    await within(panel).findByText(/trial balance\. The full|every federal agency reports/);
    expect(within(panel).getByText('Sitewide Data Source Descriptions')).toBeInTheDocument();
    expect(within(panel).getByRole('heading', { name: /^GTAS/ })).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Share' })).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    await within(panel).findByRole('link', { name: 'File A (Account Balances)' });
    expect(window.location.search).toBe('?about-the-data&x=1');
  });
  it('links to entries and terms by slug, and records the selected name or text [r3.6]', async () => {
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    const entry = within(panel).getByRole('link', { name: 'File A (Account Balances)' });
    expect(entry).toHaveAttribute('href', '/?about-the-data=file-a');
    forgetSent();
    await user.click(entry);
    await within(panel).findByRole('heading', { name: 'File A (Account Balances)' });
    const term = await within(panel).findByRole('link', { name: 'budgetary resources' });
    expect(term).toHaveAttribute('href', '/?glossary=budgetary-resources');
    await user.click(term);
    await within(await glossary()).findByRole('heading', { name: 'Budgetary Resources' });
    await waitFor(() =>
      expect(sentEvents().map(({ action, label }) => [action, label])).toEqual(
        expect.arrayContaining([
          ['Clicked File A (Account Balances)', undefined],
          ['Clicked budgetary resources', 'budgetary-resources'],
        ]),
      ),
    );
  });
  it('finds entries from three characters in any case, highlights matches, and restores the list when cleared [r2.about-the-data.11-13, r4.16, r5.1]', async () => {
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    const search = () => box('Search About the Data');
    await user.type(search(), 'ga');
    expect(within(panel).getAllByRole('heading', { level: 3 }).length).toBe(5);
    await user.clear(search());
    await user.type(search(), 'MEMORANDUM');
    expect(textsOf(within(panel).getAllByRole('heading', { level: 3 }))).toEqual([
      'Legal and Policy Documentation',
    ]);
    expect(within(panel).getAllByText('Memorandum', { selector: 'mark' }).length).toBeGreaterThan(
      5,
    );
    await user.clear(search());
    expect(within(panel).getAllByRole('heading', { level: 3 }).length).toBe(5);
  });
  it('truncates a very long search text in the message', async () => {
    renderAt('/?about-the-data');
    const panel = await about();
    fireEvent.change(box('Search About the Data'), { target: { value: 'b'.repeat(10_000) } });
    expect(
      await within(panel).findByText(
        `No results found for "${'b'.repeat(80)}" among titles of entries.`,
      ),
    ).toBeInTheDocument();
  });
  it('reports that no title contains the text and links to the PDF of all entries [i8.4, r2.about-the-data.17, r8.3]', async () => {
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    await user.type(box('Search About the Data'), 'zebra');
    expect(within(panel).getByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
    expect(
      within(panel).getByText('No results found for "zebra" among titles of entries.'),
    ).toBeInTheDocument();
    expect(hrefOf(/PDF of all entries/, within(panel))).toBe('/documents/about-the-data.pdf');
  });
  it('offers the PDF of all entries [r2.about-the-data.7]', async () => {
    renderAt('/?about-the-data');
    expect(hrefOf(/Download/, within(await about()))).toBe('/documents/about-the-data.pdf');
  });
  it('closes by Escape and by its button, keeps the search text, and removes only its parameter from the URL [r2.about-the-data.6, r2.about-the-data.14-16]', async () => {
    const { user } = renderAt('/?about-the-data=gtas&x=1');
    await about();
    await user.type(box('Search About the Data'), 'file');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => window.history.pushState(null, '', '/?about-the-data&x=1'));
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const reopenedPanel = await about();
    expect(box('Search About the Data')).toHaveValue('file');
    await user.click(within(reopenedPanel).getByRole('button', { name: 'Close About the Data' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?x=1');
  });
  it('shows Error Loading Data when a statement fails to load, logs the error, and recovers on Retry [i8.3, r2.about-the-data.10, r8.2]', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .spyOn(content, 'loadEntry')
      .mockRejectedValueOnce(new Error("Cannot find module 'gtas'"));
    const { user } = renderAt('/?about-the-data=gtas');
    const panel = await about();
    expect(await within(panel).findByText('Error Loading Data')).toBeInTheDocument();
    expect(consoleError).toHaveBeenCalled();
    load.mockRestore();
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText(/every federal agency reports/)).toBeInTheDocument();
  });
  it('lists the load notes that the API returns', async () => {
    const notes = [
      'a.csv: 12 rows repaired: awarding_agency_code had the wrong format',
      'b.csv: 1 row refused',
    ];
    api.rewrite(/last_updated/, (answer) => ({ ...(answer as object), load_notes: notes }));
    renderAt('/?about-the-data');
    const copy = await within(await about()).findByRole('region', {
      name: 'This Copy of the Data',
    });
    expect(textsOf(within(copy).getAllByRole('listitem'))).toEqual(notes);
  });
  it('omits the load notes when the API does not return any', async () => {
    api.rewrite(/last_updated/, () => ({ last_updated: '11/15/2025' }));
    renderAt('/?about-the-data');
    const panel = await about();
    await waitFor(() =>
      expect(api.requests.map(({ path }) => path)).toContain('/api/v2/awards/last_updated/'),
    );
    await within(panel).findByRole('link', { name: 'File A (Account Balances)' });
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
    expect(
      within(panel).queryByRole('region', { name: 'This Copy of the Data' }),
    ).not.toBeInTheDocument();
  });
  it('keeps its entries when the load notes fail, and shows the notes on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.rewrite(/last_updated/, () => ({ load_notes: 'none' }));
    const { user } = renderAt('/?about-the-data');
    const panel = await about();
    const retry = await within(panel).findByRole('button', { name: 'Retry' });
    expect(within(panel).getByRole('link', { name: 'File A (Account Balances)' })).toBeVisible();
    api.heal();
    api.rewrite(/last_updated/, () => ({ load_notes: ['b.csv: 1 row refused'] }));
    await user.click(retry);
    expect(await within(panel).findByText('b.csv: 1 row refused')).toBeVisible();
  });
  it('reports an unknown slug', async () => {
    renderAt('/?about-the-data=nothing');
    expect(
      await within(await about()).findByText(/There is no entry “nothing”/),
    ).toBeInTheDocument();
  });
  it('records an analytics event when an entry is selected', async () => {
    forgetSent();
    const { user } = renderAt('/?about-the-data');
    await user.click(
      within(await about()).getByRole('link', { name: 'File A (Account Balances)' }),
    );
    await waitFor(() =>
      expect(sentEvents()).toEqual([
        { event: 'About the Data', category: 'About the Data', action: 'Opened' },
        {
          event: 'atd_entry_name',
          category: 'About the Data',
          action: 'Clicked File A (Account Balances)',
        },
      ]),
    );
  });
});
