import { HttpResponse } from 'msw';
import { getFailure, serviceEdge } from '../../../tests/serviceEdge';
import { searchAwardIds } from './awardIdService';

const edge = serviceEdge();
const typeGroups = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['10', '06'],
  ['07', '08'],
  ['09', '11', '-1'],
];
const getFirstType = (body: unknown) =>
  (body as { filters: { award_type_codes: string[] } }).filters.award_type_codes[0]!;
const makeRow = (id: unknown, displayId: unknown, recipient: unknown) => ({
  generated_internal_id: id,
  'Award ID': displayId,
  'Recipient Name': recipient,
});

describe('searchAwardIds', () => {
  it('requests up to three awards of each group of types by award ID', async () => {
    edge.answers({ results: [] });
    expect(await searchAwardIds('X-1', 5)).toEqual([]);
    expect(edge.asked).toEqual(
      typeGroups.map((codes) => ({
        method: 'POST',
        path: 'v2/search/spending_by_award/',
        query: {},
        body: expect.objectContaining({
          filters: { award_ids: ['X-1'], award_type_codes: codes },
          fields: ['Award ID', 'Recipient Name'],
          sort: 'Award ID',
          order: 'asc',
          page: 1,
          limit: 3,
          spending_level: 'awards',
        }) as unknown,
      })),
    );
  });
  it('returns awards in the order of the groups, up to the limit', async () => {
    edge.answersBy(({ body }) => ({
      results: [makeRow(`id ${getFirstType(body)}`, `number ${getFirstType(body)}`, 'ACME')],
    }));
    expect(await searchAwardIds('X-1', 3)).toEqual(
      ['A', 'IDV_A', '02'].map((type) => ({
        id: `id ${type}`,
        displayId: `number ${type}`,
        recipient: 'ACME',
      })),
    );
    expect(await searchAwardIds('X-1', 10)).toHaveLength(6);
  });
  it('drops awards without a generated ID or award ID, and keeps awards without a recipient', async () => {
    const rows = [
      makeRow(null, 'X-1', 'ACME'),
      makeRow('CONT_1', null, 'ACME'),
      makeRow('', 'X-1', 'ACME'),
      makeRow('CONT_1', '', 'ACME'),
      makeRow('CONT_2', 'X-2', null),
    ];
    edge.answersBy(({ body }) => ({ results: getFirstType(body) === 'A' ? rows : [] }));
    expect(await searchAwardIds('X', 10)).toEqual([
      { id: 'CONT_2', displayId: 'X-2', recipient: '' },
    ]);
  });
  it('fails if one request fails', async () => {
    edge.answersBy(({ body }) =>
      getFirstType(body) === '07'
        ? HttpResponse.json({ detail: 'No' }, { status: 422 })
        : { results: [] },
    );
    expect((await getFailure(searchAwardIds('X', 10))).message).toBe('No');
  });
});
