import { posted, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { agencyAccounts, searchFederalAccounts } from './federalAccountService';

const edge = serviceEdge();

describe('searchFederalAccounts', () => {
  it('requests accounts by budgetary resources, largest first', async () => {
    edge.answers({ hasNext: true, results: [] });
    expect(await searchFederalAccounts('defen', 5)).toEqual([]);
    expect(edge.asked).toEqual([
      posted('v2/federal_accounts/', {
        keyword: 'defen',
        sort: { field: 'budgetary_resources', direction: 'desc' },
        page: 1,
        limit: 5,
      }),
    ]);
  });
  it('returns number, title and agency and drops accounts without a number', async () => {
    const unknown = { managing_agency: null, managing_agency_acronym: null };
    edge.answers({
      results: [
        {
          account_number: '097-0100',
          account_name: 'Operation',
          managing_agency: 'Department of Defense',
          managing_agency_acronym: 'DOD',
        },
        { ...unknown, account_number: null, account_name: 'Nothing' },
        { ...unknown, account_number: '012-0001', account_name: null },
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
  it.each([[{}], [{ results: null }]])('rejects %j', async (answer) => {
    edge.answers(answer);
    await expect(searchFederalAccounts('o', 5)).rejects.toThrow(UNREADABLE);
  });
});

describe('agencyAccounts', () => {
  const row = (id: number) => ({
    account_id: id,
    account_number: `097-${String(id).padStart(4, '0')}`,
    account_name: `Account ${id}`,
  });
  const account = (id: number) => ({
    id: String(id),
    number: `097-${String(id).padStart(4, '0')}`,
    title: `Account ${id}`,
  });
  it('requests a hundred accounts at a time, by number, until the last page', async () => {
    edge.answersBy(({ body }) => {
      const { page } = body as { page: number };
      return { hasNext: page < 3, results: [row(page)] };
    });
    expect(await agencyAccounts.call({ agencyCode: '097' })).toEqual([
      account(1),
      account(2),
      account(3),
    ]);
    expect(edge.asked).toEqual(
      [1, 2, 3].map((page) =>
        posted('v2/federal_accounts/', {
          filters: { agency_identifier: '097' },
          sort: { field: 'account_number', direction: 'asc' },
          limit: 100,
          page,
        }),
      ),
    );
  });
  it('stops at an empty page even if the response announces more', async () => {
    edge.answersBy(({ body }) => ({
      hasNext: true,
      results: (body as { page: number }).page === 1 ? [row(1)] : [],
    }));
    expect(await agencyAccounts.call({ agencyCode: '097' })).toEqual([account(1)]);
    expect(edge.asked).toHaveLength(2);
  });
  it('stops if the response does not mention further pages', async () => {
    edge.answers({ results: [row(1)] });
    expect(await agencyAccounts.call({ agencyCode: '097' })).toHaveLength(1);
    expect(edge.asked).toHaveLength(1);
  });
  it('requires an ID, which may be 0, and a number, but no title', async () => {
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
