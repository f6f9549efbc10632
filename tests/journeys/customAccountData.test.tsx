import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeAccountForm } from '@/domain/bulkDownload/accountForm';
import {
  formCleared,
  selectAccountForm,
  type BulkDownloadState,
  type WithBulkDownload,
} from '@/features/bulk-download/state';
import { pick } from '../pick';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi();
beforeEach(() => {
  // A finished file opens by a click on a link, which jsdom cannot follow.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => window.localStorage.clear());
const download = () => screen.getByRole('button', { name: 'Download' });
const getStep = (name: RegExp) =>
  screen.getByRole('heading', { level: 3, name }).closest('section')!;
const estimate = () => screen.getByRole('status', { name: 'Estimated size' });
const openForm = async () => {
  const { user, store } = renderAt('/download_center/custom_account_data');
  await screen.findByRole('combobox', { name: 'Agency' });
  await screen.findByRole('group', { name: 'Fiscal year' });
  const state = () =>
    (store.getState() as unknown as { bulkDownload: BulkDownloadState }).bulkDownload;
  return {
    user,
    store,
    state,
    form: () => selectAccountForm(store.getState() as unknown as WithBulkDownload),
  };
};

describe('the custom account data form', () => {
  it('shows its steps in order, defaults to the latest published period, and lists missing fields after an attempt [i2.routes.33, i3.downloads.8]', async () => {
    const { user, state, form } = await openForm();
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent!.trim())
        .slice(0, 6),
    ).toEqual([
      'Step 1 Select your Filter.',
      'Step 2 Select the account level. (complete)',
      'Step 3 Select the file type. (complete)',
      'Step 4 Filter by Disaster Emergency Fund Codes (DEFCs) (Optional) (complete)',
      'Step 5 Select the fiscal year and the last quarter or period. (complete)',
      'Your selected options are...',
    ]);
    expect(
      ['Budget Function', 'Budget Sub-Function', 'Agency', 'Federal Account'].map((name) => {
        const box = screen.getByRole('combobox', { name });
        return [box.getAttribute('placeholder'), box.matches(':disabled')];
      }),
    ).toEqual([
      ['Select a Budget Function', false],
      ['Select a Budget Sub-Function', true],
      ['Select an Agency', false],
      ['Select a Federal Account', true],
    ]);
    expect(download()).toHaveAccessibleDescription('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The specification preselects File A. Nothing else is checked.
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
      screen.getByRole('checkbox', { name: 'Account Balances (File A)' }),
    ]);
    await user.click(download());
    expect(download()).toHaveAccessibleDescription(
      'The following fields are required: Budget Function or Agency',
    );
    expect(getStep(/Select your Filter/)).toHaveFocus();
    expect(getStep(/Select your Filter/)).toHaveAccessibleDescription(
      'Budget Function or Agency: Choose one of them, or All.',
    );
    expect(state().dataType).toBe('accounts');
    // The latest published period of the sample data.
    expect([form().fy, form().period]).toEqual(['2025', '11']);
    expect(
      within(screen.getByRole('group', { name: 'Fiscal year' }))
        .getAllByRole('button')
        .slice(-1)[0],
    ).toHaveTextContent('FY 2017');
  });
  it('offers the budget functions of the service [i7.17]', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('combobox', { name: 'Budget Function' }));
    const { results } = await get<{ results: { budget_function_title: string }[] }>(
      'budget_functions/list_budget_functions/',
    );
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options.length).toBeGreaterThan(5);
    expect(options).toEqual(
      expect.arrayContaining(results.map((each) => each.budget_function_title)),
    );
    expect(
      api.requests
        .filter(({ path }) => path.includes('budget_functions'))
        .map(({ method, path }) => [method, path]),
    ).toContainEqual(['GET', '/api/v2/budget_functions/list_budget_functions/']);
  });
  it('filters by budget function or by agency, and offers the subfunctions or federal accounts of the choice [i7.18]', async () => {
    const { user, form } = await openForm();
    await pick(user, 'Budget Function', 'Health');
    expect(form().agency).toEqual({ id: 'all', name: 'All' });
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveValue('All');
    expect(screen.getByRole('combobox', { name: 'Federal Account' })).toBeDisabled();
    const box = screen.getByRole('combobox', { name: 'Budget Sub-Function' });
    await waitFor(() => expect(box).toBeEnabled());
    await user.click(box);
    const titles = within(screen.getByRole('listbox', { name: 'Budget Sub-Function' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(titles[0]).toBe('All');
    expect(titles.length).toBeGreaterThan(2);
    await user.click(
      within(screen.getByRole('listbox', { name: 'Budget Sub-Function' })).getByRole('option', {
        name: titles[1]!,
      }),
    );
    expect(form().budgetSubfunction.title).toBe(titles[1]);
    expect(api.bodies('list_budget_subfunctions')).toEqual([{ budget_function: '550' }]);
    await user.click(screen.getByRole('button', { name: 'Reset form and start over' }));
    await waitFor(() => expect(form().fy).not.toBe(''));
    expect(form().merge({ fy: '', period: '' }).equals(makeAccountForm())).toBe(true);
    await pick(user, 'Agency', 'Department of Education');
    expect(form().budgetFunction).toEqual({ code: 'all', title: 'All' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Federal Account' })).toBeEnabled(),
    );
  });
  it('lists every federal account of an agency by requesting all pages [i7.16, i9.16]', async () => {
    // No agency in the sample data has more accounts than fit on one page.
    const requestBodies: unknown[] = [];
    api.override(
      http.post('*/api/v2/federal_accounts/', async ({ request }) => {
        const body = (await request.json()) as { filters: object; limit: number; page: number };
        requestBodies.push({ filters: body.filters, limit: body.limit, page: body.page });
        const results = Array.from({ length: body.page === 3 ? 5 : 100 }, (_, at) => ({
          account_id: body.page * 1000 + at,
          account_number: `097-${body.page * 1000 + at}`,
          account_name: 'Operations',
        }));
        return HttpResponse.json({
          count: 205,
          limit: 100,
          page: body.page,
          hasNext: body.page < 3,
          results,
        });
      }),
    );
    const { user, form } = await openForm();
    await pick(user, 'Agency', 'Department of Defense');
    const box = screen.getByRole('combobox', { name: 'Federal Account' });
    await waitFor(() => expect(box).toBeEnabled());
    expect(requestBodies).toEqual(
      [1, 2, 3].map((page) => ({ filters: { agency_identifier: '097' }, limit: 100, page })),
    );
    await user.click(box);
    const options = within(screen.getByRole('listbox', { name: 'Federal Account' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect([options.length, options[0], options[1], options[205]]).toEqual([
      206,
      'All',
      '097-1000 Operations',
      '097-3004 Operations',
    ]);
    await user.type(box, '3004');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox', { name: 'Federal Account' })).not.toBeEmptyDOMElement();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(form().federalAccount).toEqual({ id: '3004', name: '097-3004 Operations' });
  });
  it('accepts emergency codes only with File B or C, and clears them otherwise [i5.13]', async () => {
    const { user, form } = await openForm();
    const codes = within(getStep(/Disaster Emergency/));
    expect(codes.getByRole('checkbox', { name: 'COVID-19 Spending' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /File C/ }));
    await user.click(codes.getByRole('checkbox', { name: 'Infrastructure Spending' }));
    expect(form().defCodes).toEqual(['Z', '1']);
    await user.click(screen.getByRole('checkbox', { name: /File C/ }));
    expect(form().defCodes).toEqual([]);
    expect(codes.getByRole('checkbox', { name: 'Infrastructure Spending' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /File A/ }));
    await user.click(download());
    expect(download()).toHaveAccessibleDescription(
      'The following fields are required: Budget Function or Agency, File Type',
    );
  });
  it('disables the periods that are not published yet', async () => {
    const { form } = await openForm();
    expect([form().fy, form().period]).toEqual(['2025', '11']);
    const getPeriod = (name: string) => screen.getByRole('button', { name });
    expect(getPeriod('P12 Sep (not published yet)')).toBeDisabled();
    expect(getPeriod('P11 Aug')).toBeEnabled();
  });
  it('estimates the rows of account balances by the number of federal accounts, and says when it cannot', async () => {
    const { user } = await openForm();
    expect(estimate()).toHaveTextContent('Complete the required steps to see the number of rows.');
    const { count } = await post<{ count: number }>('federal_accounts/', { limit: 1 });
    await pick(user, 'Agency', 'All');
    await waitFor(() =>
      expect(estimate()).toHaveTextContent(
        new RegExp(`^About ${count.toLocaleString('en-US')} rows, one per federal account, about`),
      ),
    );
    await pick(user, 'Agency', 'Department of Education');
    await waitFor(() => expect(estimate()).toHaveTextContent(/^About \d+ rows/));
    const ofAgency = Number(/\d+/.exec(estimate().textContent!)![0]);
    expect(ofAgency).toBeLessThan(count);
    await pick(user, 'Budget Function', 'Health');
    expect(estimate()).toHaveTextContent(new RegExp(`^Up to ${ofAgency} rows`));
    const accountBox = screen.getByRole('combobox', { name: 'Federal Account' });
    await user.click(accountBox);
    const accounts = within(screen.getByRole('listbox', { name: 'Federal Account' }));
    expect(accounts.getAllByRole('option')).toHaveLength(ofAgency + 1);
    await user.click(accounts.getAllByRole('option')[1]!);
    expect(estimate()).toHaveTextContent(/^Up to 1 row,/);
    await user.click(screen.getByRole('checkbox', { name: /File C/ }));
    expect(estimate()).toHaveTextContent(
      'The rows of these files can’t be counted in advance. They appear, with the size, while the files are prepared.',
    );
  });
  it('offers quarters until FY 2019 and periods after, and keeps the selected time when possible', async () => {
    const { user, form } = await openForm();
    await user.click(screen.getByRole('button', { name: 'FY 2018' }));
    expect(
      textsOf(within(screen.getByRole('group', { name: 'Quarters' })).getAllByRole('button')),
    ).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect([form().quarter, form().period]).toEqual(['4', '']);
    await user.click(screen.getByRole('button', { name: 'Q2' }));
    await user.click(screen.getByRole('button', { name: 'FY 2017' }));
    expect(
      textsOf(within(screen.getByRole('group', { name: 'Quarters' })).getAllByRole('button')),
    ).toEqual(['Q2', 'Q3', 'Q4']);
    expect(form().quarter).toBe('2');
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    expect(form().period).toBe('6');
    await user.click(screen.getByRole('button', { name: 'P01/P02 Oct–Nov' }));
    expect(screen.getByText('The file covers FY 2024 P01–P02: the year to date.')).toBeVisible();
  });
  it('requests the file, stores the expected file, and clears it when the download is canceled [i3.downloads.7, i7.20]', async () => {
    const { user, store, state } = await openForm();
    await pick(user, 'Budget Function', 'National Defense');
    await pick(user, 'Agency', 'Department of Defense');
    await user.click(screen.getByRole('radio', { name: 'Treasury Account' }));
    await user.click(screen.getByRole('checkbox', { name: /File B/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Infrastructure Spending' }));
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await user.click(download());
    expect(
      await screen.findByRole('heading', { name: 'We’re preparing your download.' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(
        api.requests
          .filter(({ path }) => path.includes('download/accounts'))
          .map(({ body, status }) => [body, status]),
      ).toEqual([
        [
          {
            account_level: 'treasury_account',
            filters: {
              budget_function: '050',
              agency: expect.stringMatching(/^\d+$/),
              submission_types: ['account_balances', 'object_class_program_activity'],
              fy: '2024',
              period: '11',
              def_codes: ['Z', '1'],
            },
            file_format: 'csv',
          },
          200,
        ],
      ]),
    );
    await waitFor(() =>
      expect(state().download.toObject()).toEqual({
        expectedFile: expect.stringMatching(/\.zip$/),
        expectedUrl: expect.stringMatching(/\/files\/generated_downloads\/.*\.zip$/),
        pendingDownload: true,
        showCollapsedProgress: true,
      }),
    );
    act(() => {
      store.dispatch(formCleared('accounts'));
    });
    await user.click(
      within(await screen.findByRole('region', { name: 'Download status' })).getByRole('button', {
        name: /^Cancel/,
      }),
    );
    await waitFor(() =>
      expect(state().download.toObject()).toEqual({
        expectedFile: '',
        expectedUrl: '',
        pendingDownload: false,
        showCollapsedProgress: false,
      }),
    );
  });
  it.each([
    ['v2/budget_functions/list_budget_functions/', 'Budget Function'],
    ['references/submission_periods', 'Fiscal year'],
    ['list_agencies', 'Agency'],
  ])('works without %s until Retry loads it', async (path, name) => {
    api.fault(new RegExp(path), 'status=500');
    const { user } = renderAt('/download_center/custom_account_data');
    const panel = await screen.findByRole('alert');
    await user.click(screen.getByRole('checkbox', { name: /File C/ }));
    await api.retry(user, within(panel));
    expect(
      await screen.findByRole(name === 'Fiscal year' ? 'group' : 'combobox', { name }),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /File C/ })).toBeChecked();
  });
  it.each([
    ['list_budget_subfunctions', 'Budget Function', 'Health', 'Budget Sub-Function'],
    ['v2/federal_accounts/', 'Agency', 'Department of Education', 'Federal Account'],
  ])(
    'enables the dependent field once Retry loads %s',
    async (path, label, name, dependentField) => {
      const { user } = await openForm();
      api.fault(new RegExp(path), 'status=500');
      await pick(user, label, name);
      const panel = await screen.findByRole('alert');
      expect(download()).toBeEnabled();
      await api.retry(user, within(panel));
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: dependentField })).toBeEnabled(),
      );
    },
  );
  it('shows the error of a rejected request', async () => {
    const { user } = await openForm();
    await pick(user, 'Agency', 'All');
    api.fault(/download\/accounts/, 'status=500');
    await user.click(download());
    expect(await within(await screen.findByRole('dialog')).findByText(/status 500/)).toBeVisible();
  });
});
