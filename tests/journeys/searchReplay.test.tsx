import '../sentEvents';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectApplied, type WithSearchFilters } from '@/blocks/search-filters';
import type { AnalyticsEvent } from '@/services/analytics/eventTable';
import { savedHash, toSavedSearchBody } from '@/services/search/savedFilters';
import { pick } from '../pick';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { mockJobs, downloadsInProcess } from './downloadJobs';
import { eventRow, expectEvents } from './replay';

const { api } = downloadsInProcess();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
const waitOptions = { timeout: 40_000 };
const button = (name: string | RegExp) => screen.findByRole('button', { name }, waitOptions);
const findDownloadButton = async () => {
  await waitFor(
    () => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled(),
    waitOptions,
  );
  return screen.getByRole('button', { name: 'Download' });
};
const findEverythingButton = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
  return dialog.findByRole('button', { name: /^Everything/ });
};

describe('analytics of searches', () => {
  it('reports an award opened from the results with its search hash, and a subaward', async () => {
    const { user: searcher, store } = renderAt('/search?fy=2024&keyword=road');
    const first = async (name: RegExp) =>
      within(
        within(await screen.findByRole('table', { name }, waitOptions)).getAllByRole('row')[1]!,
      );
    const award = (await first(/^Prime Award Results/)).getAllByRole('link')[0]!;
    const { filters } = selectApplied(store.getState() as WithSearchFilters);
    const hash = savedHash(toSavedSearchBody(filters));
    await expectEvents([eventRow('searchAward', award.textContent!, hash)], () =>
      searcher.click(award),
    );
    expect(window.location.pathname).toMatch(/^\/award\//);
    const { user } = renderAt('/search?fy=2024&level=subawards');
    const row = await first(/^Subaward Results/);
    const [subaward] = row.getAllByRole('link');
    await expectEvents([eventRow('searchSubaward', subaward!.textContent!)], () =>
      user.click(subaward!),
    );
  });
  it('reports when the filter help opens and closes', async () => {
    const { user } = renderAt('/searchv2');
    await expectEvents([eventRow('searchHelp', 'Open', 'Filter categories')], async () =>
      user.click(await button('Learn more about the Filter Categories')),
    );
    await expectEvents([eventRow('searchHelp', 'Close', 'Filter categories')], () =>
      user.keyboard('{Escape}'),
    );
  });
  it('reports the start of a search download with the names of its filters', async () => {
    mockJobs(api);
    const { user } = renderAt('/search?fy=2024&keyword=road');
    await user.click(await findDownloadButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Data' }));
    const level = await dialog.findByRole('button', { name: /^Transaction/ });
    await waitFor(() => expect(level).toBeEnabled());
    await user.click(level);
    const all = await findEverythingButton();
    await waitFor(() => expect(all).toBeEnabled());
    await expectEvents(
      [eventRow('searchDownload', 'transactions', ['Keyword', 'Time Period - Fiscal Year'])],
      () => user.click(all),
    );
  });
  it('reports a keyword search and the start of its download', async () => {
    mockJobs(api);
    const { user } = renderAt('/keyword_search');
    const box = await screen.findByRole('searchbox', { name: 'Keyword' });
    await user.type(box, 'forest');
    await expectEvents([eventRow('keywordSearch', 'forest')], () => user.keyboard('{Enter}'));
    await user.click(await findDownloadButton());
    const all = await findEverythingButton();
    await waitFor(() => expect(all).toBeEnabled());
    await expectEvents([eventRow('keywordDownload', 'forest')], () => user.click(all));
  });
});

describe('analytics of downloads', () => {
  const startedDownload = { file_name: 'a.zip', file_url: 'http://files.example/a.zip' };
  beforeEach(() =>
    api.override(
      http.post(/download\/(awards|accounts|contract|idv|assistance|disaster)\/$/, () =>
        HttpResponse.json({ ...startedDownload, status_url: '', download_request: {} }),
      ),
      http.get(/\/api\/v2\/(bulk_)?download\/status\//, () =>
        HttpResponse.json({ status: 'running' }),
      ),
    ),
  );
  it('reports the download of an award', async () => {
    const { results } = await postSearch<{ results: { generated_internal_id: string }[] }>(
      'spending_by_award/',
      { filters: { award_type_codes: ['04'] }, fields: ['Award Amount'], limit: 1 },
    );
    const id = results[0]!.generated_internal_id;
    const { user } = renderAt(`/award/${encodeURIComponent(id)}`);
    const button = await findDownloadButton();
    await expectEvents([eventRow('awardDownload', id)], () => user.click(button));
  });
  it('reports the download of an archive file', async () => {
    const { user } = renderAt('/download_center/award_data_archive?fy=2024');
    const file = await screen.findByRole('link', { name: /_All_Contracts_Full_/ }, waitOptions);
    await expectEvents([eventRow('archiveDownload', file.textContent!)], () => user.click(file));
  });
  it('reports a download of custom award data', async () => {
    const { user } = renderAt('/download_center/custom_award_data');
    await screen.findByRole('combobox', { name: 'Agency' });
    await user.click(screen.getByRole('checkbox', { name: 'Contracts' }));
    await pick(user, 'Agency', 'Department of Defense');
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    const downloadButton = await findDownloadButton();
    await expectEvents(
      [eventRow('awardDataDownload', 'action_date', 'Department of Defense')],
      () => user.click(downloadButton),
    );
  });
  it('reports a download of custom account data', async () => {
    const { user } = renderAt('/download_center/custom_account_data');
    await screen.findByRole('group', { name: 'Fiscal year' });
    await pick(user, 'Agency', 'Department of Defense');
    const downloadButton = await findDownloadButton();
    await expectEvents(
      [eventRow('accountDataDownload', 'Federal Account', 'Department of Defense')],
      () => user.click(downloadButton),
    );
  });
  it('reports the download of all COVID-19 data', async () => {
    const { user } = renderAt('/disaster/covid-19');
    const downloadButton = await findDownloadButton();
    await expectEvents([eventRow('covidDownload')], () => user.click(downloadButton));
  });
});

describe('analytics of the COVID-19 profile', () => {
  it('reports the tabs, rows and downloads of awards, and the map settings', async () => {
    let { user } = renderAt('/disaster/covid-19?section=award_spending_by_recipient');
    const menu = async (name: string) =>
      screen.findByRole<HTMLSelectElement>('combobox', { name }, waitOptions);
    const area = await menu('Area Type');
    await expectEvents(
      [
        eventRow('covidMapLayer', 'county'),
        eventRow('covidMapChoice', 'all', 'area type', 'county'),
      ],
      () => user.selectOptions(area, 'Counties'),
    );
    const spending = await menu('Spending Type');
    await expectEvents([eventRow('covidMapChoice', 'all', 'spending type', 'outlay')], () =>
      user.selectOptions(spending, 'Award Outlays'),
    );
    const amount = await menu('Amount Type');
    await expectEvents([eventRow('covidMapChoice', 'all', 'amount type', 'perCapita')], () =>
      user.selectOptions(amount, 'Per Capita Spending'),
    );
    const types = within(
      screen.getByRole('tablist', { name: 'Types of awards, with their number of recipients' }),
    );
    await expectEvents([eventRow('covidTab', 'recipient', 'grants')], () =>
      user.click(types.getByRole('tab', { name: /^Grants/ })),
    );
    await expectEvents([eventRow('covidTab', 'recipient', 'recipients')], () =>
      user.click(screen.getByRole('tab', { name: 'Recipients' })),
    );
    const file = await screen.findByRole('button', { name: 'Download Data' }, waitOptions);
    await expectEvents([eventRow('covidTableDownload')], () => user.click(file));
    const linkIn = async (panel: string) =>
      within(
        within(await screen.findByRole('tabpanel', { name: panel }, waitOptions)).getByRole(
          'table',
        ),
      ).getAllByRole('link')[0]!;
    const recipient = await waitFor(() => linkIn('Recipients'), waitOptions);
    await expectEvents([eventRow('covidRow', 'recipient', 'grants', recipient.textContent!)], () =>
      user.click(recipient),
    );
    cleanup();
    ({ user } = renderAt('/disaster/covid-19?section=award_spending_by_agency'));
    const agencyTypes = within(
      await screen.findByRole(
        'tablist',
        { name: 'Types of awards, with their number of agencies' },
        waitOptions,
      ),
    );
    await expectEvents([eventRow('covidTab', 'award-agency', 'contracts')], () =>
      user.click(agencyTypes.getByRole('tab', { name: /^Contracts/ })),
    );
    // The agencies of the previous tab stay until the new ones have loaded.
    let agency = '';
    const chooseAgency = async () => {
      const region = screen.getByRole('region', { name: 'Agencies and Sub-Agencies' });
      await waitFor(
        () => expect(region.querySelector('[aria-busy="true"]')).toBeNull(),
        waitOptions,
      );
      const [link] = within(within(region).getByRole('table')).getAllByRole('link');
      agency = link!.textContent!;
      await user.click(link!);
    };
    // The target page reports its agency.
    const profile = expect.objectContaining({ event: 'Agency Profile' }) as AnalyticsEvent;
    await expectEvents(
      () => [eventRow('covidRow', 'award-agency', 'contracts', agency), profile],
      chooseAgency,
    );
    cleanup();
    ({ user } = renderAt('/disaster/covid-19?section=award_spending_by_assistance_listing'));
    const listingTypes = within(
      await screen.findByRole(
        'tablist',
        { name: 'Types of assistance, with their number of programs' },
        waitOptions,
      ),
    );
    await expectEvents([eventRow('covidTab', 'listing', 'grants')], () =>
      user.click(listingTypes.getByRole('tab', { name: /^Grants/ })),
    );
    const [program] = await screen.findAllByRole('button', { name: /^\d\d\.\w+: / }, waitOptions);
    await expectEvents([eventRow('covidRow', 'cfda', 'grants', program!.textContent!)], () =>
      user.click(program!),
    );
  });
  it('reports sections, budget tabs and rows, and the links to account data and the award search', async () => {
    let { user } = renderAt('/disaster/covid-19');
    const nav = within(await screen.findByRole('navigation', { name: 'On this page' }));
    await expectEvents([eventRow('covidSection', 'total_spending_by_budget_categories')], () =>
      user.click(nav.getByRole('link', { name: 'Total Spending by Budget Category' })),
    );
    const accounts = await screen.findByRole('tab', { name: 'Federal Accounts' }, waitOptions);
    await expectEvents([eventRow('covidBudgetTab', 'federal_account')], () => user.click(accounts));
    const line = async () =>
      within(
        within(
          await screen.findByRole('tabpanel', { name: 'Federal Accounts' }, waitOptions),
        ).getByRole('table'),
      ).getAllByRole('link')[0]!;
    const account = await waitFor(line, waitOptions);
    await expectEvents(
      [eventRow('covidRow', 'budget', 'federal_account', account.textContent!)],
      () => user.click(account),
    );
    cleanup();
    ({ user } = renderAt('/disaster/covid-19?section=other_resources'));
    const files = await screen.findByRole('link', { name: 'Choose account data' }, waitOptions);
    await expectEvents([eventRow('covidAccountData')], () => user.click(files));
    cleanup();
    ({ user } = renderAt('/disaster/covid-19?section=other_resources'));
    const searchButton = await button('Search awards of the COVID-19 Response');
    await expectEvents(
      () => [
        eventRow('covidSearch'),
        eventRow('searchFilter', 'DEFC Filter', 'All COVID-19 Spending'),
        eventRow('searchFilters', ['DEFC Filter']),
      ],
      async () => {
        await user.click(searchButton);
        await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
      },
    );
  });
});
