import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { timings } from '@/lib/layoutTokens';
import { pick } from '../pick';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi();
const currentYear = fiscalYearOf(toIsoDate(new Date()));
const archiveRequests = () => api.bodies('list_monthly_files');

describe('the download center', () => {
  it('shows a card for each kind of download in menu order, and the downloads of this browser [i2.routes.30, i2.pages.5]', async () => {
    renderAt('/download_center');
    expect(
      await screen.findByRole(
        'heading',
        { level: 1, name: 'Download Center' },
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    const cards = screen.getAllByRole('heading', { level: 2 }).slice(0, 5);
    expect(cards.map((card) => card.textContent)).toEqual([
      'Award Data Archive',
      'Custom Award Data',
      'Custom Account Data',
      expect.stringMatching(/^Database Download/),
      'Dataset Metadata',
    ]);
    expect(
      cards
        .map((card) => within(card).getByRole('link').getAttribute('href'))
        .filter((href) => href!.startsWith('/')),
    ).toEqual([
      '/download_center/award_data_archive',
      '/download_center/custom_award_data',
      '/download_center/custom_account_data',
      '/download_center/dataset_metadata',
    ]);
    expect(screen.getByRole('heading', { name: 'My downloads' })).toBeVisible();
    expect(screen.getByText(/No downloads yet/)).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Download Center/));
  });
  it('shows Page Not Found for an unknown kind of download', async () => {
    renderAt('/download_center/everything');
    expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
    // Every kind of download has a page, so an unknown kind is reported like any unknown address.
    expect(screen.getByRole('heading', { name: 'We couldn’t find this page' })).toBeVisible();
    expect(window.location.pathname).toBe('/download_center/everything');
  });
  it('links to the dataset metadata as one file, in a new tab [i2.routes.34]', async () => {
    renderAt('/download_center/dataset_metadata');
    const link = await screen.findByRole('link', { name: /^Download the Metadata JSON File/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/data/metadata/dataset-metadata.json',
      '_blank',
    ]);
    const catalog = JSON.parse(
      readFileSync(join(__dirname, '../../public/data/metadata/dataset-metadata.json'), 'utf8'),
    ) as { dataset: { title: string; description: string; identifier: string }[] };
    expect(catalog.dataset.length).toBeGreaterThanOrEqual(8);
    expect(new Set(catalog.dataset.map(({ identifier }) => identifier)).size).toBe(
      catalog.dataset.length,
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Download center' })).getByRole('link', {
        name: 'Dataset Metadata',
      }),
    ).toHaveAttribute('aria-current', 'page');
  });
});

describe('the award data archive', () => {
  it('lists the files of all agencies for the current year by default [i2.routes.32, i7.22]', async () => {
    const { user } = renderAt('/download_center/award_data_archive');
    const table = await screen.findByRole('table', {
      name: `Archive files: Contracts, FY ${currentYear}`,
    });
    expect(archiveRequests()).toEqual([
      { agency: 'all', fiscal_year: currentYear, type: 'contracts' },
    ]);
    expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
      'Agency',
      'Archive File',
      'Fiscal Year',
      'Data As Of',
    ]);
    const [delta] = within(table).getAllByRole('row').slice(-1);
    expect(textsOf(within(delta!).getAllByRole('cell'))).toEqual(
      ['All', 'FY(All)_All_Contracts_Delta_20251106.zip', 'N/A', '11/06/2025'].slice(
        -within(delta!).getAllByRole('cell').length,
      ),
    );
    expect(within(delta!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\/files\/award_data_archive\/FY\(All\)_All_Contracts_Delta_20251106\.zip$/,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Agency: all choices' }));
    expect(
      within(screen.getByRole('listbox', { name: 'Agency' }))
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Agency', 'CFO AGENCIES', 'OTHER AGENCIES']);
    expect(
      within(screen.getByRole('combobox', { name: 'Fiscal Year' }))
        .getAllByRole('option')
        .map((option) => option.textContent)
        .slice(-1),
    ).toEqual(['FY 2008']);
  });
  describe('a file that is not yet generated', () => {
    const name = /^FY\d{4}_All_Contracts_Full_20251106\.zip$/;
    const openedUrls: string[] = [];
    let click: jest.SpyInstance;
    beforeEach(() => {
      openedUrls.length = 0;
      click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function open(
        this: HTMLAnchorElement,
      ) {
        openedUrls.push(this.href);
      });
    });
    afterEach(() => {
      click.mockRestore();
      window.localStorage.clear();
    });
    it('shows its progress, is saved when finished, and is a link afterwards', async () => {
      const poll = jest.replaceProperty(timings, 'pollFirst', 500);
      let states = ['ready', 'running', 'finished'];
      api.override(
        http.get('*/files/award_data_archive/:name', () =>
          HttpResponse.json(
            {
              status_url: '',
              file_name: 'job.zip',
              file_url: 'http://localhost/files/generated_downloads/job.zip',
              download_request: {},
              status: states[0],
            },
            { status: 202 },
          ),
        ),
        http.get('*/v2/bulk_download/status/', () => {
          states = states.length > 1 ? states.slice(1) : states;
          return HttpResponse.json({
            status: states[0],
            file_url: 'http://localhost/files/generated_downloads/job.zip',
            total_rows: 7,
            total_size: 1,
            message: null,
          });
        }),
      );
      const { user } = renderAt('/download_center/award_data_archive?fy=2024');
      await user.click(await screen.findByRole('link', { name }, { timeout: 20_000 }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
      expect(dialog.getByRole('heading', { name: 'We’re preparing your download.' })).toBeVisible();
      await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
      expect(within(screen.getByRole('table')).getByText('Being prepared')).toBeVisible();
      const link = screen.getByRole('link', { name });
      expect(link).toHaveFocus();
      await waitFor(
        () =>
          expect(link).toHaveAttribute(
            'href',
            'http://localhost/files/generated_downloads/job.zip',
          ),
        { timeout: 60_000 },
      );
      expect(link).toHaveFocus();
      await waitFor(
        () => expect(openedUrls).toEqual(['http://localhost/files/generated_downloads/job.zip']),
        { timeout: 20_000 },
      );
      poll.restore();
    }, 120_000);
    it('shows why it failed and can be requested again', async () => {
      let isDiskFull = true;
      api.override(
        http.get('*/files/award_data_archive/:name', () =>
          isDiskFull
            ? HttpResponse.json(
                { detail: "The server's disk is full. Try again later." },
                { status: 503 },
              )
            : HttpResponse.json({
                file_name: 'job.zip',
                file_url: 'http://localhost/files/generated_downloads/job.zip',
                status: 'finished',
              }),
        ),
        http.get('*/v2/bulk_download/status/', () =>
          HttpResponse.json({
            status: 'finished',
            file_url: 'http://localhost/files/generated_downloads/job.zip',
            total_rows: 7,
            total_size: 1,
            message: null,
          }),
        ),
      );
      const { user } = renderAt('/download_center/award_data_archive?fy=2024');
      await user.click(await screen.findByRole('link', { name }, { timeout: 20_000 }));
      const table = within(screen.getByRole('table'));
      expect(
        await table.findByText("The server's disk is full. Try again later.", undefined, {
          timeout: 20_000,
        }),
      ).toBeVisible();
      isDiskFull = false;
      await user.click(
        within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!,
      );
      await user.click(table.getByRole('link', { name }));
      // A file that already exists opens without waiting.
      await waitFor(
        () => expect(openedUrls).toEqual(['http://localhost/files/generated_downloads/job.zip']),
        { timeout: 10_000 },
      );
    }, 120_000);
    it('is a plain link if the API response has no `ready` field', async () => {
      api.override(
        http.post('*/list_monthly_files/', () =>
          HttpResponse.json({
            monthly_files: [
              {
                agency_name: 'All',
                agency_acronym: null,
                file_name: 'FY2024_All_Contracts_Full_20251106.zip',
                fiscal_year: 2024,
                type: 'contracts',
                updated_date: '2025-11-06',
                url: 'https://files.example/FY2024_All_Contracts_Full_20251106.zip',
              },
            ],
          }),
        ),
      );
      renderAt('/download_center/award_data_archive?fy=2024');
      expect(await screen.findByRole('link', { name }, { timeout: 20_000 })).toHaveAttribute(
        'href',
        'https://files.example/FY2024_All_Contracts_Full_20251106.zip',
      );
    });
  });
  it('requests files on Apply and stores the applied filters in the URL', async () => {
    const { user } = renderAt('/download_center/award_data_archive');
    await screen.findByRole('table');
    await pick(user, 'Agency', 'Department of Defense');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Award Type' }),
      'Financial Assistance',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fiscal Year' }), 'FY 2024');
    expect(archiveRequests()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const table = await screen.findByRole('table', {
      name: 'Archive files: Financial Assistance, FY 2024',
    });
    const id = (archiveRequests()[1] as { agency: number }).agency;
    expect(archiveRequests()[1]).toEqual({
      agency: expect.any(Number),
      fiscal_year: 2024,
      type: 'assistance',
    });
    expect(window.location.search).toBe(`?agency=${id}&type=assistance&fy=2024`);
    expect(within(table).getByText('FY2024_097_Assistance_Full_20251106.zip')).toBeVisible();
    expect(within(table).getAllByText('Department of Defense (DOD)')).toHaveLength(2);
  });
  it('uses defaults for invalid URL values', async () => {
    renderAt('/download_center/award_data_archive?agency=all&type=nonsense&fy=1999');
    await screen.findByRole('table', { name: `Archive files: Contracts, FY ${currentYear}` });
    expect(archiveRequests()).toEqual([
      { agency: 'all', fiscal_year: currentYear, type: 'contracts' },
    ]);
  });
  it('shows a message when there are no files', async () => {
    api.override(
      http.post('*/list_monthly_files/', () => HttpResponse.json({ monthly_files: [] })),
    );
    renderAt('/download_center/award_data_archive');
    expect(await screen.findByText('There are no files for this choice.')).toBeVisible();
  });
  it('recovers on Retry after the list fails to load', async () => {
    api.fault(/list_monthly_files/, 'status=500');
    const { user } = renderAt('/download_center/award_data_archive');
    await api.retry(user);
    expect(await screen.findByRole('table')).toBeVisible();
  });
  it('lists the files when the agency list fails, and shows the agency list after Retry', async () => {
    api.fault(/list_agencies/, 'status=500');
    const { user } = renderAt('/download_center/award_data_archive');
    expect(await screen.findByRole('table')).toBeVisible();
    await api.retry(user);
    expect(await screen.findByRole('combobox', { name: 'Agency' })).toBeVisible();
  });
});
