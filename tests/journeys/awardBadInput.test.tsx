import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../render';
import { bareRecord, fact, openAward, openMockAward, section } from './awardPages';
import { journeyApi } from './journeyApi';

const api = journeyApi();

const place = {
  location_country_code: 'USA',
  country_name: 'UNITED STATES',
  state_code: 'TX',
  city_name: 'DALLAS',
  zip5: '75201',
  congressional_code: '90',
};
const agency = {
  id: 1,
  has_agency_page: false,
  toptier_agency: { name: 'Small Agency', code: '999', abbreviation: null, slug: null },
  subtier_agency: null,
  office_agency_name: null,
};
const createPeriod = (
  start_date: string | null,
  end_date: string | null,
  potential?: string | null,
) => ({
  period_of_performance: {
    start_date,
    end_date,
    last_modified_date: null,
    potential_end_date: potential ?? null,
  },
});
/** Checks that the page shows no raw values, such as `undefined`, and no error boundary. */
const expectNoRawValues = () => {
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|null/);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
};

describe('an award with little data', () => {
  const everything = [
    'description',
    'total_obligation',
    'base_exercised_options',
    'base_and_all_options',
    'date_signed',
    'subaward_count',
    'awarding_agency',
    'funding_agency',
    'recipient',
    'period_of_performance',
    'place_of_performance',
    'latest_transaction_contract_data',
    'executive_details',
    'parent_award',
    'naics_hierarchy',
    'psc_hierarchy',
    'cfda_info',
    'account_obligations_by_defc',
    'account_outlays_by_defc',
    'funding_opportunity',
  ];
  it.each(
    [
      'contract',
      'idv',
      'grant',
      'loans',
      'direct payment',
      'insurance',
      'other',
      'something new',
    ].flatMap((category) => [
      [category, 'missing', {}],
      [category, 'null', Object.fromEntries(everything.map((part) => [part, null]))],
    ]),
  )('of category %s renders with %s fields', async (category, _, parts) => {
    const { user } = await openMockAward(api, { category, ...(parts as object) }, null);
    const overview = await section('Overview');
    expect(fact(overview, 'Awarding Agency')).toBe('--');
    expect(fact(overview, 'Recipient')).toMatch(/^Name not provided/);
    await screen.findByText(/Start and end dates are missing, so there is no timeline/);
    await user.click(await screen.findByRole('button', { name: 'Expand All' }));
    expect(screen.getAllByText('Identifier not provided')).toHaveLength(2);
    expect(screen.queryByText('Unlinked Award')).not.toBeInTheDocument();
    expectNoRawValues();
  });
  it('shows $0.00 for zero and -- for a missing amount', async () => {
    await openMockAward(api, { total_obligation: 0, base_and_all_options: 0 });
    const amounts = await section('$ Award Amounts');
    await amounts.findByText('Chart Not Available');
    expect([fact(amounts, 'Obligated Amount'), fact(amounts, 'Outlayed Amount')]).toEqual([
      '$0.00',
      '--',
    ]);
  });
});

describe('award dates', () => {
  it.each([
    [
      'end before start',
      createPeriod('2025-10-01', '2024-10-01'),
      /end date is before the start date/,
    ],
    ['lack the end', createPeriod('2025-10-01', null), /end date is missing/],
    ['lack the start', createPeriod('', '2024-10-01'), /start date is missing/],
    ['are invalid', createPeriod('2025-02-31', 'soon'), /Start and end dates are missing/],
  ])('show a message instead of a timeline when they %s', async (_, days, message) => {
    await openMockAward(api, days);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Timeline/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/In Progress|Completed|Not Started/)).not.toBeInTheDocument();
  });
  it('report an open end without counting the remaining years', async () => {
    await openMockAward(api, createPeriod('2025-10-01', '9999-12-31', '9999-12-31'));
    expect(await screen.findByText(/^The award has no end date/)).toBeInTheDocument();
    expect(screen.getByText('In Progress').parentElement).toHaveTextContent(
      'In Progress (no end date)',
    );
    expect(document.body).not.toHaveTextContent(/9999|years remain/);
  });
  it('render a timeline when the potential end precedes the current end', async () => {
    await openMockAward(api, createPeriod('2024-10-01', '2099-09-30', '2030-01-01'));
    const drawing = await screen.findByRole('img', { name: /^Timeline/ });
    expect(drawing).toHaveAccessibleName(/Potential End Date: 01\/01\/2030/);
    expect(screen.getByText('In Progress')).toBeInTheDocument();
    expect(screen.getByText(/years?.* remain/)).toBeInTheDocument();
    expect(screen.queryByText(/Not drawn/)).not.toBeInTheDocument();
  });
});

describe('award parties', () => {
  it.each([
    [1, 'MULTIPLE RECIPIENTS'],
    [3, 'REDACTED DUE TO PII'],
  ])('are not linked in a record of type %s', async (record_type, name) => {
    await openMockAward(api, {
      category: 'direct payment',
      type: '10',
      piid: null,
      record_type,
      recipient: { recipient_name: name, recipient_hash: 'x-R', location: place },
      awarding_agency: agency,
    });
    const overview = await section('Overview');
    expect(fact(overview, 'Recipient')).toContain(name);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Small Agency' })).not.toBeInTheDocument();
    expect(document.querySelector('a[href^="/recipient/"]')).not.toBeInTheDocument();
  });
  it('show locations abroad or in multiple districts', async () => {
    const { user } = await openMockAward(api, {
      recipient: { recipient_name: 'ACME', recipient_hash: null, location: place },
      place_of_performance: {
        city_name: 'PARIS',
        foreign_province: 'ILE-DE-FRANCE',
        country_name: 'FRANCE',
        location_country_code: 'FRA',
        state_code: null,
      },
    });
    expect(await screen.findByText(/ in Paris, Ile-De-France, France\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Expand All' }));
    expect(screen.getByText('TX-90 (Multiple Districts)')).toBeVisible();
  });
});

describe('award amounts', () => {
  const createAmounts = (
    outlay: number,
    obligated: number,
    current: number,
    potential: number,
  ) => ({
    total_outlay: outlay,
    total_obligation: obligated,
    base_exercised_options: current,
    base_and_all_options: potential,
  });
  it('are nested in one chart', async () => {
    await openMockAward(api, createAmounts(1e6, 2e6, 3e6, 4e6));
    expect(await screen.findByRole('img', { name: /^Nested amounts/ })).toBeInTheDocument();
    expect(screen.getByText(/50\.0% of the Potential Award Amount/)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Warnings' })).not.toBeInTheDocument();
  });
  it.each([
    [createAmounts(1, 3, 2, 4), 'Exceeds Current Award Amount'],
    [createAmounts(1, 5, 2, 4), 'Exceeds Potential Award Amount'],
  ])('show a warning when they exceed a limit', async (record, warning) => {
    await openMockAward(api, record);
    expect(await screen.findByText(warning)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Nested amounts/ })).toBeInTheDocument();
  });
  it('below zero show a warning instead of a chart and keep their sign', async () => {
    await openMockAward(api, createAmounts(0, -1500, 200, 300));
    expect(await screen.findByText('Chart Not Available')).toBeInTheDocument();
    const warnings = screen.getByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent('Negative totals. Some totals are below zero');
    expect(fact(await section('$ Award Amounts'), 'Obligated Amount')).toBe('-$1,500.00');
  });
  it('warn when the ceiling is ten times the obligations, but not when it is slightly lower', async () => {
    await openMockAward(api, createAmounts(0, 2e6, 20e6, 20e6));
    expect(await screen.findByRole('list', { name: 'Warnings' })).toHaveTextContent(
      'Ceiling far above obligations.',
    );
    cleanup();
    api.reset();
    await openMockAward(api, createAmounts(0, 2e6, 19.9e6, 19.9e6));
    await section('$ Award Amounts');
    expect(screen.queryByRole('list', { name: 'Warnings' })).not.toBeInTheDocument();
  });
  it('from COVID-19 laws have their own tab and a badge that lists the codes', async () => {
    const { user } = await openMockAward(api, {
      ...createAmounts(1e6, 2e6, 3e6, 4e6),
      account_obligations_by_defc: [
        { code: 'N', amount: 50 },
        { code: 'Q', amount: 9 },
      ],
      account_outlays_by_defc: [{ code: 'N', amount: 20 }],
    });
    const panel = await section('$ Award Amounts');
    expect(panel.queryByRole('tab', { name: 'Infrastructure Spending' })).not.toBeInTheDocument();
    await user.click(await panel.findByRole('tab', { name: 'COVID-19 Spending' }));
    expect(window.location.search).toBe('?spending=covid');
    expect([
      fact(panel, 'COVID-19 Obligated Amount'),
      fact(panel, 'COVID-19 Outlayed Amount'),
    ]).toEqual(['$50.00', '$20.00']);
    await user.click(screen.getByRole('button', { name: 'Includes COVID-19 Spending' }));
    expect(screen.getByText(/This award uses these/)).toHaveTextContent(/: N$/);
  });
  it('use the built-in list of emergency codes when the API fails', async () => {
    api.fault(/def_codes/, 'status=503');
    await openMockAward(api, { account_obligations_by_defc: [{ code: 'Z', amount: 50 }] });
    const panel = await section('$ Award Amounts');
    expect(await panel.findByRole('tab', { name: 'Infrastructure Spending' })).toBeInTheDocument();
  });
});

describe('an unlinked award', () => {
  it('has a badge that explains the reason', async () => {
    const { user } = await openMockAward(api, {}, 0);
    await user.click(await screen.findByRole('button', { name: 'Unlinked Award' }));
    expect(
      screen.getByText(/No federal account is linked to this award, so its outlays/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Why awards are unlinked' })).toBeVisible();
  });
  it('has no badge when the account count fails to load', async () => {
    api.override(
      http.get(/\/count\/federal_account\//, () => new HttpResponse(null, { status: 500 })),
    );
    api.override(http.get(/\/api\/v2\/awards\/X/, () => HttpResponse.json({ ...bareRecord })));
    await openAward('X');
    await section('Overview');
    expect(screen.queryByText('Unlinked Award')).not.toBeInTheDocument();
  });
});

describe('an invalid award URL', () => {
  it.each([
    ['is unknown', '/award/NOPE'],
    ['is markup', '/award/%3Cimg%20onerror%3D1%3E'],
    ['ends within an encoded character', '/award/%E0%A4%A'],
    ['is a path', '/award/..%2F..%2Fetc%2Fpasswd'],
    ['was encoded three times', '/award/%25252e%25252e%25252f'],
    ['is very long', `/award/${'A'.repeat(2000)}`],
    ['is the name of an endpoint', '/award/funding'],
  ])('that %s shows Invalid Award ID', async (_, address) => {
    const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    renderAt(address);
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search awards' })).toHaveAttribute('href', '/search');
    consoleWarn.mockRestore();
  });
  it('with an unknown query value shows a notice that names the parameter', async () => {
    api.override(http.get(/\/api\/v2\/awards\/X/, () => HttpResponse.json({ ...bareRecord })));
    await openAward('X', '?spending=everything&amounts=own');
    expect(await screen.findByText(/invalid and were ignored: spending/)).toBeInTheDocument();
  });
});

describe('an award with a parent award or without a recipient', () => {
  it('links to its parent award when the API has its ID, and otherwise shows the parent ID as text', async () => {
    const parent = {
      piid: 'V-1',
      generated_unique_award_id: 'CONT_IDV_V-1_4732',
      award_id: null as number | null,
    };
    const key = { name: 'CONT_IDV_V-1_4732' };
    await openMockAward(api, { parent_award: { ...parent, award_id: 12 } });
    expect(await screen.findByRole('link', key)).toBeVisible();
    cleanup();
    api.reset();
    await openMockAward(api, { parent_award: parent });
    const user = userEvent.setup();
    const overview = await section('Overview');
    expect(overview.getByText(key.name)).toBeVisible();
    expect(screen.queryByRole('link', key)).not.toBeInTheDocument();
    const more = await section('Additional Information');
    await user.click(more.getByRole('button', { name: 'Parent Award Details' }));
    expect(more.queryByRole('link', { name: parent.piid })).not.toBeInTheDocument();
  });
  it('states that its recipient has no name', async () => {
    await openMockAward(api, { recipient: null });
    expect(await screen.findByText(/signed a .* with an unnamed recipient/)).toBeVisible();
  });
});
