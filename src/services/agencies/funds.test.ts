import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { accountFunds, agencyComponents, componentAccounts, tasLines } from './endpoints';

const edge = serviceEdge();
const year = { toptierCode: '097', fy: 2024 };
const component = {
  id: 'army',
  name: 'Department of the Army',
  total_budgetary_resources: 10,
  total_obligations: 5,
  total_outlays: null,
};

describe('the status of funds', () => {
  it('is requested by level, a hundred rows at a time', async () => {
    edge.answers({ results: [component], page_metadata: { total: 120 } });
    const rows = {
      rows: [
        {
          id: 'army',
          name: 'Department of the Army',
          resources: 10,
          obligations: 5,
          outlays: null,
        },
      ],
      total: 120,
    };
    expect(await agencyComponents.call(year)).toEqual(rows);
    expect(await componentAccounts.call({ ...year, component: 'army', page: 2 })).toEqual(rows);
    expect(edge.asked.map(({ path, query }) => [path, query])).toEqual([
      ['v2/agency/097/sub_components/', { fiscal_year: '2024', limit: '100' }],
      ['v2/agency/097/sub_components/army/', { fiscal_year: '2024', limit: '100', page: '2' }],
    ]);
  });
  it('names Treasury accounts by their symbol and sorts them by resources, largest first', async () => {
    edge.answers({
      account_title: 'Operation',
      parent_agency_toptier_code: '097',
      bureau_slug: 'army',
      total_budgetary_resources: 9,
      total_obligated_amount: 8,
      total_gross_outlay_amount: 7,
      children: [
        { code: '021-X-2020-000', name: 'Operation', budgetary_resources_amount: 1 },
        { code: '021-2024/2024-2020-000', obligated_amount: 3, budgetary_resources_amount: 8 },
      ],
    });
    const result = await accountFunds.call({ account: '021-2020', fy: 2024 });
    expect(result).toMatchObject({
      account: { id: '021-2020', name: 'Operation', resources: 9, obligations: 8, outlays: 7 },
      component: 'army',
      toptierCode: '097',
      total: 2,
    });
    expect(result.rows.map(({ name, resources }) => [name, resources])).toEqual([
      ['021-2024/2024-2020-000', 8],
      ['021-X-2020-000', 1],
    ]);
  });
  it('lists the lines of a Treasury account with their children and encodes its symbol in the path', async () => {
    const part = { name: 'Travel', obligated_amount: 2, gross_outlay_amount: 1 };
    edge.answers({ results: [{ ...part, name: 'Training', children: [part] }] });
    expect(
      await tasLines.call({ tas: '021-2024/2024-2020-000', kind: 'object_class', fy: 2024 }),
    ).toMatchObject({
      rows: [{ id: 'Training', resources: null, obligations: 2, parts: [{ name: 'Travel' }] }],
      total: 1,
    });
    expect(decodeURIComponent(edge.asked[0]!.path)).toBe(
      'v2/agency/treasury_account/021-2024/2024-2020-000/object_class/',
    );
  });
  it.each([
    [{}],
    [{ results: [{ ...component, id: null }] }],
    [{ results: [{ ...component, total_obligations: 'x' }] }],
  ])('rejects the response %j', async (wire) => {
    edge.answers(wire);
    await expect(agencyComponents.call(year)).rejects.toThrow(UNREADABLE);
  });
});
