import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { agencyAccounts, searchFederalAccounts } from './federalAccountService';

const edge = serviceEdge();

describe('searchFederalAccounts', () => {
  it('requests accounts by budgetary resources, largest first', async () => {
    edge.answers({ hasNext: true, results: [] });
    expect(await searchFederalAccounts('defen', 5)).toEqual([]);
    expect(edge.asked).toEqual([
      postCall('v2/federal_accounts/', {
        keyword: 'defen',
        sort: { field: 'budgetary_resources', direction: 'desc' },
        page: 1,
        limit: 5,
      }),
    ]);
  });
  it('returns number, title and agency and drops accounts without a number', async () => {
    const missingAgency = { managing_agency: null, managing_agency_acronym: null };
    edge.answers({
      results: [
        {
          account_number: '097-0100',
          account_name: 'Operation',
          managing_agency: 'Department of Defense',
          managing_agency_acronym: 'DOD',
        },
        { ...missingAgency, account_number: null, account_name: 'Nothing' },
        { ...missingAgency, account_number: '012-0001', account_name: null },
      ],
    });
    expect(await searchFederalAccounts('o', 5)).toEqual([
      {
        number: '097-0100',
        title: 'Operation',
        agency: 'Department of Defense',
        agencyAbbreviation: 'DOD',
      },
      { number: '012-0001', title: '', agency: '', agencyAbbreviation: '' },
    ]);
  });
  it.each([[{}], [{ results: null }]])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(searchFederalAccounts('o', 5)).rejects.toThrow(UNREADABLE);
  });
});

describe('agencyAccounts', () => {
  const makeRow = (id: number) => ({
    account_id: id,
    account_number: `097-${String(id).padStart(4, '0')}`,
    account_name: `Account ${id}`,
  });
  const makeAccount = (id: number) => ({
    id: String(id),
    number: `097-${String(id).padStart(4, '0')}`,
    title: `Account ${id}`,
  });
  it('requests a hundred accounts at a time, by number, until the last page', async () => {
    edge.answersBy(({ body }) => {
      const { page } = body as { page: number };
      return { hasNext: page < 3, results: [makeRow(page)] };
    });
    expect(await agencyAccounts.call({ agencyCode: '097' })).toEqual([
      makeAccount(1),
      makeAccount(2),
      makeAccount(3),
    ]);
    expect(edge.asked).toEqual(
      [1, 2, 3].map((page) =>
        postCall('v2/federal_accounts/', {
          filters: { agency_identifier: '097' },
          sort: { field: 'account_number', direction: 'asc' },
          limit: 100,
          page,
        }),
      ),
    );
  });
  it('stops at an empty page even if `hasNext` is true', async () => {
    edge.answersBy(({ body }) => ({
      hasNext: true,
      results: (body as { page: number }).page === 1 ? [makeRow(1)] : [],
    }));
    expect(await agencyAccounts.call({ agencyCode: '097' })).toEqual([makeAccount(1)]);
    expect(edge.asked).toHaveLength(2);
  });
  it('stops if the response has no `hasNext`', async () => {
    edge.answers({ results: [makeRow(1)] });
    expect(await agencyAccounts.call({ agencyCode: '097' })).toHaveLength(1);
    expect(edge.asked).toHaveLength(1);
  });
  it('drops accounts without an ID or number, but keeps ID 0 and missing titles', async () => {
    edge.answers({
      hasNext: false,
      results: [
        { account_number: '097-0001', account_name: 'X' },
        { account_id: 2, account_number: null, account_name: 'X' },
        { account_id: 0, account_number: '097-0003', account_name: null },
      ],
    });
    expect(await agencyAccounts.call({ agencyCode: '097' })).toEqual([
      { id: '0', number: '097-0003', title: '' },
    ]);
  });
  it('rejects a response without results', async () => {
    edge.answers({ hasNext: false });
    await expect(agencyAccounts.call({ agencyCode: '097' })).rejects.toThrow(UNREADABLE);
  });
});
