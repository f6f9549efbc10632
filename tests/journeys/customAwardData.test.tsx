import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadDownloads } from '@/blocks/downloads/storedDownloads';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { makeAwardForm } from '@/domain/bulkDownload/awardForm';
import { selectAwardForm, type WithBulkDownload } from '@/features/bulk-download/state';
import { renderAt } from '../render';
import { pick } from '../pick';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi();
beforeEach(() => {
  // A finished file opens by a click on a link, which jsdom cannot follow.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => window.localStorage.clear());
const year = fiscalYearOf(toIsoDate(new Date())) - 2;
const download = () => screen.getByRole('button', { name: 'Download' });
const getStep = (name: RegExp) =>
  screen.getByRole('heading', { level: 3, name }).closest('section')!;
const findProblems = () =>
  screen
    .queryAllByText(/^(Award Type|Agency|Date Range|Invalid Dates|Invalid Date Range):$/)
    .map(({ textContent }) => textContent!.slice(0, -1));
const estimate = () => screen.getByRole('status', { name: 'Estimated size' });
const openForm = async () => {
  const { user, store } = renderAt('/download_center/custom_award_data');
  await screen.findByRole('combobox', { name: 'Agency' });
  return {
    user,
    store,
    form: () => selectAwardForm(store.getState() as unknown as WithBulkDownload),
  };
};

describe('the custom award data form', () => {
  it('shows its steps in order, numbered and without a problem before any input [i3.downloads.8]', async () => {
    await openForm();
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent!.trim())
        .slice(0, 8),
    ).toEqual([
      'Step 1 Select the award types to include.',
      'Step 2 Select an awarding or funding agency and sub-agency.',
      'Step 3 Select a location (optional). (complete)',
      'Step 4 Filter by Disaster Emergency Fund Codes (DEFCs) (Optional) (complete)',
      'Step 5 Select a date type for the date range below. (complete)',
      'Step 6 Select a date range.',
      'Step 7 Select a file format. (complete)',
      'Your selected options are...',
    ]);
    expect(download()).toBeEnabled();
    expect(download()).toHaveAccessibleDescription('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(findProblems()).toEqual([]);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(within(getStep(/Your selected options/)).getAllByText('required')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveAttribute(
      'placeholder',
      'Select an Agency',
    );
    expect(screen.getByRole('combobox', { name: 'Sub-agency' })).toHaveAttribute(
      'placeholder',
      'Select a Sub-Agency',
    );
    expect(
      within(getStep(/award types/))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')!.textContent!.trim()),
    ).toEqual([
      'Prime Awards',
      'Contracts',
      'Contract IDVs',
      'Grants',
      'Direct Payments',
      'Loans',
      'Insurance',
      'Other Financial Assistance',
      'Sub-Awards',
      'Sub-Contracts',
      'Sub-Grants',
    ]);
    expect(
      within(screen.getByRole('group', { name: 'Fiscal years' })).getAllByRole('button'),
    ).toHaveLength(10);
    expect(
      textsOf(within(screen.getByRole('group', { name: 'Quick ranges' })).getAllByRole('button')),
    ).toEqual([
      'yesterday',
      'last 7 days',
      'last 15 days',
      'last 30 days',
      'last 60 days',
      'this month',
      'last 3 months',
      'last 6 months',
      'this year',
      'last year',
    ]);
  });
  it('selects award types one by one or all together, and resets by button and on leaving', async () => {
    const { user, form, store } = await openForm();
    const level = screen.getByRole('checkbox', { name: 'Prime Awards' }) as HTMLInputElement;
    await user.click(screen.getByRole('checkbox', { name: 'Loans' }));
    expect([level.checked, level.indeterminate]).toEqual([false, true]);
    await user.click(level);
    expect(
      within(screen.getByRole('group', { name: 'Prime Awards' })).getAllByRole('checkbox', {
        checked: true,
      }),
    ).toHaveLength(8);
    expect(screen.getByTestId('announcer')).toHaveTextContent('Prime Awards: 7 of 7 types chosen');
    await user.click(level);
    expect(
      within(screen.getByRole('group', { name: 'Prime Awards' })).queryAllByRole('checkbox', {
        checked: true,
      }),
    ).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await user.click(screen.getByRole('button', { name: 'Reset form and start over' }));
    expect(form().equals(makeAwardForm())).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await user.click(screen.getByRole('link', { name: 'Dataset Metadata' }));
    await screen.findByRole('heading', { level: 2, name: 'Dataset Metadata' });
    expect(
      selectAwardForm(store.getState() as unknown as WithBulkDownload).equals(makeAwardForm()),
    ).toBe(true);
  });
  it('lists what is missing after an attempt to submit, and moves the focus to the first step that lacks it', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await user.click(download());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The following fields are required: Date Range, Agency',
    );
    expect(download()).toHaveAccessibleDescription(
      'The following fields are required: Date Range, Agency',
    );
    expect(findProblems()).toEqual(['Agency', 'Date Range']);
    const step = getStep(/awarding or funding agency/);
    expect(step).toHaveFocus();
    expect(step).toHaveAccessibleDescription('Agency: Choose an agency, or All.');
    await pick(user, 'Agency', 'All');
    expect(findProblems()).toEqual(['Date Range']);
    expect(step).toHaveAccessibleDescription('');
    await user.click(download());
    expect(getStep(/date range\./)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reset form and start over' }));
    expect(findProblems()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.includes('bulk_download/awards'))).toEqual([]);
  });
  it('shows the problem of a step that was edited and left, and none for a step that was only passed', async () => {
    const { user } = await openForm();
    const grants = screen.getByRole('checkbox', { name: 'Grants' });
    await user.click(grants);
    await user.click(grants);
    expect(findProblems()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Funding Agency' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Award Type: Choose at least one award type.',
    );
    // The step of the agency is edited, but not left yet.
    expect(findProblems()).toEqual(['Award Type']);
    await user.click(screen.getByLabelText('Start Date'));
    expect(findProblems()).toEqual(['Award Type', 'Agency']);
    // The step of the dates is left without input.
    await user.click(screen.getByRole('radio', { name: 'TSV' }));
    expect(findProblems()).toEqual(['Award Type', 'Agency']);
    await user.click(grants);
    expect(findProblems()).toEqual(['Agency']);
  });
  it('links to Advanced Search for the filters that it lacks, with the choices made so far', async () => {
    const { user } = await openForm();
    const text = screen.getByText(/industry \(NAICS\), product or service \(PSC\), Treasury/);
    const link = within(text).getByRole('link', { name: 'Advanced Search' });
    expect(link).toHaveAttribute('href', '/search');
    await user.click(screen.getByRole('checkbox', { name: 'Loans' }));
    await pick(user, 'Agency', 'Department of Agriculture');
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    const filters = {
      award_type_codes: ['07', '08'],
      agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Agriculture' }],
      time_period: [{ start_date: `${year - 1}-10-01`, end_date: `${year}-09-30` }],
    };
    await waitFor(() =>
      expect(api.bodies('spending_by_award')).toContainEqual(
        expect.objectContaining({ filters: expect.objectContaining(filters) }),
      ),
    );
  });
  it('shows the dates of a fiscal year, reports invalid dates, and requires both dates', async () => {
    const { user, form } = await openForm();
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    const days = `10/01/${year - 1} to 09/30/${year}`;
    expect(screen.getByTestId('announcer')).toHaveTextContent(`FY ${year}: ${days}`);
    expect(within(getStep(/Your selected options/)).getByText(days)).toBeInTheDocument();
    expect(form().dateRange.startDate).toBe(`${year - 1}-10-01`);
    await user.click(screen.getByRole('button', { name: 'Reset form and start over' }));
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await pick(user, 'Agency', 'All');
    await user.click(screen.getByLabelText('Start Date'));
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2024-03-01' } });
    await user.click(screen.getByLabelText('End Date'));
    expect(findProblems()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Date Range: Enter both dates, or select a preset range.',
    );
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2024-02-01' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid Dates: The end date cannot be earlier than the start date.',
    );
    await user.click(download());
    expect(download()).toHaveAccessibleDescription('The following fields are required: Date Range');
    expect(findProblems()).toEqual(['Invalid Dates']);
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2025-03-01' } });
    expect(getStep(/date range\./)).toHaveAccessibleDescription(
      'Invalid Date Range: Choose dates that span one year or less, or select a preset range.',
    );
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2025-02-28' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(findProblems()).toEqual([]);
  });
  it('requests the file with all selected options and shows its status [i2.routes.31]', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: 'Contracts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sub-Contracts' }));
    expect(screen.getByRole('combobox', { name: 'Sub-agency' })).toBeDisabled();
    await pick(user, 'Agency', 'Department of Defense');
    await pick(user, 'Sub-agency', 'Department of the Navy');
    await user.click(screen.getByRole('radio', { name: 'Place of Performance' }));
    expect(screen.getByRole('combobox', { name: 'State or territory' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'UNITED STATES');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State or territory' }), 'Texas');
    await user.click(screen.getByRole('checkbox', { name: 'Infrastructure Spending' }));
    await user.click(screen.getByRole('radio', { name: 'Last Modified Date' }));
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    await user.click(screen.getByRole('radio', { name: 'TSV' }));
    expect(
      within(getStep(/Your selected options/)).getByText(
        'UNITED STATES, Texas (place of performance)',
      ),
    ).toBeVisible();
    await user.click(download());
    expect(
      await screen.findByRole('heading', { name: 'We’re preparing your download.' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(
        api.requests
          .filter(({ path }) => path.includes('bulk_download/awards'))
          .map(({ body, status }) => [body, status]),
      ).toEqual([
        [
          {
            filters: {
              prime_award_types: ['A', 'B', 'C', 'D'],
              sub_award_types: ['procurement'],
              agencies: [
                {
                  type: 'awarding',
                  tier: 'subtier',
                  name: 'Department of the Navy',
                  toptier_name: 'Department of Defense',
                },
              ],
              sub_agency: 'Department of the Navy',
              place_of_performance_locations: [{ country: 'USA', state: 'TX' }],
              date_type: 'last_modified_date',
              date_range: { start_date: `${year - 1}-10-01`, end_date: `${year}-09-30` },
              def_codes: ['Z', '1'],
            },
            file_format: 'tsv',
          },
          200,
        ],
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Download status' })).toBeVisible();
  });
  it('finds an agency by typed text, and discards text that was not selected', async () => {
    const { user, form } = await openForm();
    const box = screen.getByRole('combobox', { name: 'Agency' });
    await user.type(box, 'educ');
    const optionTexts = within(screen.getByRole('listbox', { name: 'Agency' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(optionTexts[0]).toBe('Department of Education');
    expect(optionTexts.filter((name) => !/educ/i.test(name!))).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox', { name: 'Agency' })).not.toBeEmptyDOMElement();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Department of Education');
    await user.clear(box);
    await user.paste('nowhere');
    expect(screen.getByText('No matching results')).toBeVisible();
    await user.tab();
    expect(box).toHaveValue('Department of Education');
    await user.click(box);
    await user.keyboard('{Escape}');
    expect(form().agency.name).toBe('Department of Education');
    await user.click(screen.getByRole('button', { name: 'Agency: all choices' }));
    expect(screen.getByRole('group', { name: 'CFO AGENCIES' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'OTHER AGENCIES' })).toBeVisible();
  });
  it('resets the subagency with the agency and the state with the country', async () => {
    const { user, form } = await openForm();
    await pick(user, 'Agency', 'Department of Defense');
    await pick(user, 'Sub-agency', 'All');
    await pick(user, 'Agency', 'All');
    expect(form().subAgency).toEqual({ id: '', name: 'Select a Sub-Agency' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'UNITED STATES');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State or territory' }), 'Ohio');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Country' }),
      'All Foreign Countries',
    );
    expect(form().location).toEqual({
      country: { code: 'FOREIGN', name: 'All Foreign Countries' },
      state: { code: '', name: '' },
    });
  });
  it('counts the rows before the download and reports an empty result', async () => {
    const { user } = await openForm();
    expect(estimate()).toHaveTextContent('Choose award types and dates to see the number of rows.');
    await user.click(screen.getByRole('checkbox', { name: 'Contracts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sub-Contracts' }));
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    const countRows = async (sentence: string) => {
      const rowText = /^([\d,]+) prime transactions? and ([\d,]+) subawards?, about [\d.]+ [kM]B\./;
      await waitFor(() => expect(estimate()).toHaveTextContent(rowText));
      expect(estimate().textContent!.replace(rowText, '').trim()).toBe(sentence);
      return rowText
        .exec(estimate().textContent!)!
        .slice(1)
        .map((text) => Number(text.replaceAll(',', '')));
    };
    const [allTransactions] = await countRows(
      'No agency is chosen yet, so all agencies are counted.',
    );
    await pick(user, 'Agency', 'Department of Defense');
    const [transactions, subawards] = await countRows('');
    expect(transactions).toBeGreaterThan(0);
    expect(transactions).toBeLessThan(allTransactions!);
    await user.click(download());
    await waitFor(() => expect(loadDownloads(Date.now())[0]?.fileName).toMatch(/zip$/));
    const { fileName } = loadDownloads(Date.now())[0]!;
    await waitFor(
      async () => {
        const state = await get<object>(`bulk_download/status/?file_name=${fileName}`);
        expect(state).toMatchObject({ status: 'finished', total_rows: transactions! + subawards! });
      },
      { interval: 300 },
    );
    // A small file is ready before its first poll. Its dialog then closes.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
      timeout: 12_000,
    });
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-01-01' } });
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-02-01' } });
    expect(
      await screen.findByText(
        'No records match these choices, so the file would contain only headings. Change a filter or the dates.',
      ),
    ).toBeVisible();
    expect(download()).toBeEnabled();
    // "All" must not be sent as the name of an agency.
    await pick(user, 'Agency', 'All');
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    expect(await countRows('')).toEqual([allTransactions, expect.any(Number)]);
    // Earlier rows cannot be counted, but the file is still available.
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2005-01-01' } });
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2005-02-01' } });
    expect(estimate()).toHaveTextContent(
      'Rows before 10/01/2007 can’t be counted in advance. You can still download the file.',
    );
    const counted = api.requests
      .filter(({ path }) => path.includes('download/count'))
      .map(({ status }) => status);
    expect(counted.filter((status) => status !== 200)).toEqual([]);
  });
  it('downloads the file after a failed count, which Retry repeats, and never shows an outdated count', async () => {
    const { user } = await openForm();
    api.fault(/download\/count/, 'status=500');
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await pick(user, 'Agency', 'All');
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    await waitFor(() =>
      expect(estimate()).toHaveTextContent(
        'We couldn’t count the rows. You can still download the file.',
      ),
    );
    await api.retry(user, within(estimate()));
    await waitFor(() => expect(estimate()).toHaveTextContent(/^[\d,]+ prime transactions, about/));
    api.fault(/download\/count/, 'delay=30000');
    await user.click(screen.getByRole('button', { name: `FY ${year - 1}` }));
    expect(estimate()).toHaveTextContent(/^Counting the rows\.\.\.$/);
    await user.click(download());
    expect(
      await screen.findByRole('heading', { name: 'We’re preparing your download.' }),
    ).toBeVisible();
  });
  it('works without the agency list until Retry loads it, and shows the error of a rejected request', async () => {
    api.fault(/list_agencies/, 'status=500');
    const { user } = renderAt('/download_center/custom_award_data');
    const panel = await screen.findByRole('alert');
    await user.click(screen.getByRole('checkbox', { name: 'Grants' }));
    await api.retry(user, within(panel));
    await pick(user, 'Agency', 'All');
    expect(screen.getByRole('checkbox', { name: 'Grants' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: `FY ${year}` }));
    api.fault(/bulk_download\/awards/, 'status=500');
    await user.click(download());
    expect(await within(await screen.findByRole('dialog')).findByText(/status 500/)).toBeVisible();
  });
});
