import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { unlinkedAmounts, unlinkedLines } from './spendingLines';

const amounts = (changes: Partial<DisasterAmounts> = {}): DisasterAmounts => ({
  obligation: 10.1,
  outlay: 5,
  awardCount: 3,
  faceValue: null,
  resources: null,
  ...changes,
});
const page = { rows: [], totals: amounts({ obligation: 10, outlay: 5 }), total: 0, hasNext: false };
const query = { defCodes: ['L'], awardTypes: null, search: '' };

describe('unlinked amounts', () => {
  it('are the total minus the rows, to the cent, with null for missing totals', () => {
    expect(unlinkedAmounts(amounts({ outlay: null }), page.totals)).toEqual(
      amounts({ obligation: 0.1, outlay: null, awardCount: 0 }),
    );
  });
  it('are null if the rows are complete', () =>
    expect(unlinkedAmounts(amounts(), amounts())).toBeNull());
  it('form one row, even if another page of the same query is shown', () => {
    const input = { all: amounts(), page, answered: { ...query, page: 2 }, query, name: 'Unknown' };
    expect(unlinkedLines(input)).toMatchObject([
      { kind: 'unlinked', name: 'Unknown', amounts: { obligation: 0.1 } },
    ]);
  });
  it.each([
    ['while the totals are loading', { all: null }],
    ['while rows of another type are shown', { answered: { ...query, awardTypes: ['07'] } }],
    ['while rows of other codes are shown', { answered: { ...query, defCodes: ['V'] } }],
    ['while a search limits the rows', { query: { ...query, search: 'health' } }],
    ['in a tab without unlinked amounts', { name: undefined }],
  ])('have no row %s', (_, changes) =>
    expect(
      unlinkedLines({ all: amounts(), page, answered: query, query, name: 'Unknown', ...changes }),
    ).toEqual([]),
  );
});
