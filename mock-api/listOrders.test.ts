import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';
import { craftedAwards } from './generate/crafted/crafted';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

type Row = Record<string, string | number | null>;
interface List {
  url: string;
  body: object;
  /** The row field of each sort key, if the two names differ. */
  fields?: Readonly<Record<string, string>>;
  sorts: readonly string[];
}
const {
  contractLongHistory,
  grantComplete,
  contractSubawardsSimilar,
  contractComplete,
  vehicleLarge,
  vehicleBelow,
} = craftedAwards;
const accounts = {
  sorts: ['account_title', 'agency', 'federal_account', 'total_transaction_obligated_amount'],
  fields: { agency: 'funding_agency_name' },
};
const submissions = {
  sorts: [
    'account_title',
    'disaster_emergency_fund_code',
    'gross_outlay_amount',
    'object_class',
    'program_activity',
    'reporting_fiscal_date',
    'transaction_obligated_amount',
  ],
  fields: { program_activity: 'program_activity_code' },
};
const transactionSorts = [
  'modification_number',
  'action_date',
  'federal_action_obligation',
  'face_value_loan_guarantee',
  'original_loan_subsidy_cost',
  'action_type_description',
  'action_type',
  'description',
];
const lists: readonly (readonly [string, List])[] = [
  [
    'actions of a contract',
    { url: 'transactions/', body: { award_id: contractLongHistory }, sorts: transactionSorts },
  ],
  [
    'actions of a loan',
    {
      url: 'transactions/',
      body: { award_id: craftedAwards.loanComplete },
      sorts: transactionSorts,
    },
  ],
  [
    'actions of a grant',
    { url: 'transactions/', body: { award_id: grantComplete }, sorts: transactionSorts },
  ],
  ...[contractSubawardsSimilar, contractComplete].map((id): readonly [string, List] => [
    `subawards of ${id}`,
    {
      url: 'subawards/',
      body: { award_id: id },
      sorts: ['subaward_number', 'id', 'description', 'action_date', 'amount', 'recipient_name'],
    },
  ]),
  [
    'accounts of an award',
    { url: 'awards/accounts/', body: { award_id: contractComplete }, ...accounts },
  ],
  [
    'accounts of a vehicle',
    { url: 'idvs/accounts/', body: { award_id: vehicleLarge }, ...accounts },
  ],
  [
    'reports of an award',
    {
      url: 'awards/funding/',
      body: { award_id: contractComplete },
      ...submissions,
      sorts: [
        ...submissions.sorts,
        'awarding_agency_name',
        'federal_account',
        'funding_agency_name',
      ],
    },
  ],
  [
    'reports of a vehicle',
    {
      url: 'idvs/funding/',
      body: { award_id: vehicleLarge },
      fields: { ...submissions.fields, reporting_agency_name: 'funding_agency_name' },
      sorts: [...submissions.sorts, 'piid', 'reporting_agency_name'],
    },
  ],
  ...(['child_awards', 'child_idvs', 'grandchild_awards'] as const).map(
    (type): readonly [string, List] => [
      type,
      {
        url: 'idvs/awards/',
        body: { award_id: vehicleLarge, type },
        fields: {},
        sorts: [
          'piid',
          'description',
          'period_of_performance_current_end_date',
          'last_date_to_order',
          'funding_agency',
          'awarding_agency',
          'award_type',
          'obligated_amount',
          'period_of_performance_start_date',
        ],
      },
    ],
  ),
  [
    'orders of a vehicle below another',
    {
      url: 'idvs/awards/',
      body: { award_id: vehicleBelow, type: 'child_awards' },
      sorts: ['piid', 'obligated_amount'],
    },
  ],
];
const cases = lists.flatMap(([name, list]) =>
  list.sorts.map((sort) => [name, sort, list] as const),
);

const loadPages = async (
  { url, body }: List,
  sort: string,
  order: string,
  limit: number,
): Promise<Row[][]> => {
  const pagesOfRows: Row[][] = [];
  for (let page = 1; page < 100; page += 1) {
    const response = await send('POST', `/api/v2/${url}`, { ...body, sort, order, limit, page });
    expect([response.statusCode, response.body.slice(0, 200)]).toEqual([
      200,
      response.body.slice(0, 200),
    ]);
    const { results, page_metadata: paging } = response.json() as {
      results: Row[];
      page_metadata: { page: number; hasNext: boolean; hasPrevious: boolean };
    };
    expect([paging.page, paging.hasPrevious]).toEqual([page, page > 1]);
    pagesOfRows.push(results);
    if (!paging.hasNext) return pagesOfRows;
    expect(results).toHaveLength(limit);
  }
  throw new Error('pages without end');
};
const getSortValue = (row: Row, sort: string, fields: List['fields']): string | number | null => {
  if (sort === 'reporting_fiscal_date')
    return Number(row.reporting_fiscal_year) * 100 + Number(row.reporting_fiscal_month);
  const value = row[fields?.[sort] ?? sort];
  if (value === undefined) throw new Error(`no ${sort} in ${Object.keys(row).join()}`);
  // Modification numbers are sorted as numbers, so 2 comes before 10.
  return sort === 'modification_number' ? String(value).padStart(25, '0') : value;
};

describe.each(['asc', 'desc'] as const)('sorting in %s order', (order) => {
  it.each(cases)(
    'lists %s by %s, with every row once for any page size',
    async (_name, sort, list) => {
      const orderedRows = (await loadPages(list, sort, order, 100)).flat();
      expect(orderedRows.length).toBeGreaterThan(1);
      const smallPageRows = (await loadPages(list, sort, order, 23)).flat();
      expect(smallPageRows).toEqual(orderedRows);
      const values = orderedRows.map((row) => getSortValue(row, sort, list.fields));
      const sortedValues = [...values].sort((a, b) => {
        // Nulls are lower than all values.
        if (a === null || b === null) return Number(b === null) - Number(a === null);
        return a < b ? -1 : a > b ? 1 : 0;
      });
      if (order === 'desc') sortedValues.reverse();
      expect(values).toEqual(sortedValues);
    },
  );
});
