import { HttpResponse } from 'msw';
import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  MAX_TRANSACTIONS,
  orderPage,
  subawardCount,
  subawardPage,
  submissionPage,
  transactionCount,
  transactionPage,
  wholeHistory,
} from './historyEndpoints';

const edge = serviceEdge();
const ID = 'CONT_AWD_A/B %';
const query = { id: ID, order: 'asc', page: 2, limit: 25 } as const;
const makePage = (results: unknown, hasNext: unknown = false) =>
  ({ results, page_metadata: { hasNext } }) as never;
const action = {
  id: '7',
  modification_number: 'P00001',
  action_date: '2024-01-05',
  action_type: 'C',
  action_type_description: 'FUNDING ONLY ACTION',
  description: 'MORE',
  federal_action_obligation: 12.5,
  face_value_loan_guarantee: null,
  original_loan_subsidy_cost: null,
  type: 'D',
  type_description: null,
  cfda_number: null,
};
const makeNullRow = (row: object) => Object.fromEntries(Object.keys(row).map((key) => [key, null]));

describe('actions of an award', () => {
  it('are requested by page and sort order with the unencoded award ID', async () => {
    edge.answers(makePage([action], true));
    expect(await transactionPage.call({ ...query, sort: 'faceValue' })).toEqual({
      rows: [
        {
          id: '7',
          modification: 'P00001',
          date: '2024-01-05',
          actionType: 'C',
          actionText: 'FUNDING ONLY ACTION',
          description: 'MORE',
          amount: 12.5,
          faceValue: null,
          subsidyCost: null,
          listing: '',
        },
      ],
      hasNext: true,
    });
    expect(edge.asked).toEqual([
      postCall('v2/transactions/', {
        award_id: ID,
        page: 2,
        limit: 25,
        sort: 'face_value_loan_guarantee',
        order: 'asc',
      }),
    ]);
  });
  it('are read even if all fields but the ID are null', async () => {
    edge.answers(makePage([{ ...makeNullRow(action), id: 7 }], null));
    const { rows, hasNext } = await transactionPage.call({ ...query, sort: 'date' });
    expect(hasNext).toBe(false);
    expect(rows[0]).toMatchObject({ id: '7', modification: '', date: null, amount: null });
  });
  it.each([
    [{}],
    [makePage(null)],
    [makePage({})],
    [makePage([null])],
    [makePage([{ ...action, id: null }])],
    [makePage([{ ...action, description: {} }])],
    [makePage([{ ...action, federal_action_obligation: 'much' }])],
  ])('fail to load for the response %j', async (response) => {
    edge.answers(response as never);
    await expect(transactionPage.call({ ...query, sort: 'date' })).rejects.toThrow(UNREADABLE);
  });
  it('are loaded in pages of 5,000 until the last page or an abort', async () => {
    const pages = [makePage([action], true), makePage([{ ...action, id: '8' }])];
    edge.answersBy(() => pages[edge.asked.length - 1]!);
    const { transactions, isComplete: complete } = await wholeHistory.call({ id: ID });
    expect([transactions.map(({ id }) => id), complete]).toEqual([['7', '8'], true]);
    expect(edge.asked.map(({ body }) => body)).toEqual(
      [1, 2].map((number) => ({
        award_id: ID,
        page: number,
        limit: 5000,
        sort: 'action_date',
        order: 'asc',
      })),
    );
    edge.asked.length = 0;
    const controller = new AbortController();
    edge.answersBy(() => {
      controller.abort();
      return pages[0]!;
    });
    await expect(wholeHistory.call({ id: ID }, controller.signal)).rejects.toMatchObject({
      cancelled: true,
    });
    expect(edge.asked).toHaveLength(1);
  });
  it('are loaded until `MOST_ACTIONS` or an empty page is reached', async () => {
    const fullPage = Array.from({ length: 5000 }, (_, at) => ({ ...action, id: `${at}` }));
    edge.answers(makePage(fullPage, true));
    const { transactions, isComplete: complete } = await wholeHistory.call({ id: ID });
    expect([transactions.length, complete]).toEqual([MAX_TRANSACTIONS, false]);
    edge.answers(makePage([], true));
    expect(await wholeHistory.call({ id: ID })).toEqual({ transactions: [], isComplete: true });
  });
});

it('subawardPage requests and reads the subawards of an award', async () => {
  const row = {
    id: 3,
    subaward_number: 'S-1',
    description: null,
    action_date: '2024-01-05',
    amount: -4,
    recipient_name: null,
  };
  edge.answers(makePage([row]));
  expect((await subawardPage.call({ ...query, sort: 'recipient' })).rows).toEqual([
    { id: 3, number: 'S-1', recipientName: '', date: '2024-01-05', amount: -4, description: '' },
  ]);
  expect(edge.asked[0]).toMatchObject({
    path: 'v2/subawards/',
    body: { award_id: ID, sort: 'recipient_name', order: 'asc', page: 2, limit: 25 },
  });
});

describe('account submissions', () => {
  const row = {
    reporting_fiscal_year: 2024,
    reporting_fiscal_quarter: 3,
    reporting_fiscal_month: 7,
    is_quarterly_submission: false,
    disaster_emergency_fund_code: 'Q',
    awarding_agency_name: 'Department of X',
    awarding_agency_slug: 'department-of-x',
    funding_agency_name: 'Department of Y',
    funding_agency_slug: 'department-of-y',
    account_title: 'Salaries',
    treasury_account_symbol: '012-X-0345-000',
    program_activity_code: '0001',
    program_activity_name: 'PROGRAM',
    object_class: '252',
    object_class_name: null,
    transaction_obligated_amount: 5,
    gross_outlay_amount: null,
  };
  it('of an award take the account number from one field', async () => {
    edge.answers(makePage([{ ...row, federal_account: '012-0345' }]));
    const { rows } = await submissionPage.call({ ...query, vehicle: false, sort: 'fundingAgency' });
    expect(rows[0]).toEqual({
      fiscalYear: 2024,
      quarter: 3,
      period: 7,
      quarterly: false,
      defCode: 'Q',
      account: '012-0345',
      accountTitle: 'Salaries',
      symbol: '012-X-0345-000',
      fundingAgency: 'Department of Y',
      fundingSlug: 'department-of-y',
      awardingAgency: 'Department of X',
      awardingSlug: 'department-of-x',
      programActivity: '0001 - PROGRAM',
      objectClass: '252',
      obligated: 5,
      outlayed: null,
      awardId: '',
      awardNumber: '',
    });
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/awards/funding/',
      body: { award_id: ID, sort: 'funding_agency_name' },
    });
  });
  it('of an IDV combine the account number from two fields and include the ID of the order', async () => {
    const vehicleRow = {
      ...row,
      award_id: 5,
      generated_unique_award_id: 'CONT_AWD_1',
      piid: '1',
      agency_id: '012',
      main_account_code: '0345',
    };
    edge.answers(makePage([vehicleRow, { ...vehicleRow, main_account_code: null }]));
    const { rows } = await submissionPage.call({ ...query, vehicle: true, sort: 'fundingAgency' });
    expect(
      rows.map(({ account, awardId, awardNumber }) => [account, awardId, awardNumber]),
    ).toEqual([
      ['012-0345', 'CONT_AWD_1', '1'],
      ['', 'CONT_AWD_1', '1'],
    ]);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/idvs/funding/',
      body: { sort: 'reporting_agency_name' },
    });
  });
  it('are read even if all fields are null', async () => {
    edge.answers(makePage([makeNullRow(row)]));
    const { rows } = await submissionPage.call({ ...query, vehicle: false, sort: 'period' });
    expect(rows[0]).toMatchObject({ fiscalYear: null, account: '', obligated: null });
  });
});

describe('orderPage', () => {
  const row = {
    award_id: 5,
    award_type: 'DELIVERY ORDER',
    description: 'PAPER',
    awarding_agency: 'Department of X',
    awarding_agency_slug: null,
    generated_unique_award_id: 'CONT_AWD_1',
    last_date_to_order: '2030-01-01',
    obligated_amount: 7,
    period_of_performance_current_end_date: '2025-01-01',
    period_of_performance_start_date: '2024-01-01',
    piid: '1',
  };
  it.each([
    ['child_awards', '2025-01-01'],
    ['child_idvs', '2030-01-01'],
    ['grandchild_awards', '2025-01-01'],
  ] as const)('reads %s', async (kind, endDate) => {
    edge.answers(makePage([row]));
    expect((await orderPage.call({ ...query, kind, sort: 'lastDay' })).rows).toEqual([
      {
        id: 'CONT_AWD_1',
        piid: '1',
        agency: 'Department of X',
        agencySlug: '',
        type: 'DELIVERY ORDER',
        obligated: 7,
        startDate: '2024-01-01',
        endDate,
        description: 'PAPER',
      },
    ]);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/idvs/awards/',
      body: { award_id: ID, type: kind, sort: 'last_date_to_order', order: 'asc', page: 2 },
    });
  });
});

describe('counts of an award', () => {
  it.each([
    ['transactions', transactionCount, 'transaction'],
    ['subawards', subawardCount, 'subaward'],
  ] as const)('are requested and validated for %s', async (name, call, path) => {
    edge.answers({ [name]: 12 });
    expect(await call.call({ id: ID })).toBe(12);
    expect(edge.asked[0]!.path).toBe(`v2/awards/count/${path}/CONT_AWD_A%2FB%20%25/`);
    for (const answer of [{}, { [name]: null }, { [name]: '12' }, { [name]: -1 }]) {
      edge.answers(answer);
      await expect(call.call({ id: ID })).rejects.toThrow(UNREADABLE);
    }
    edge.answersBy(() => new HttpResponse(null, { status: 204 }));
    await expect(call.call({ id: ID })).rejects.toThrow(UNREADABLE);
  });
});
