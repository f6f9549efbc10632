import { OrderedMap } from 'immutable';
import { MAX_QUERY_LENGTH } from '@/domain/search/readableQuery';
import { initialFilters } from '@/domain/search/searchFilters';
import { toFilterQuery } from './filterQuery';

const withKeyword = (keyword: string) =>
  initialFilters.set('keyword', OrderedMap([[keyword, keyword]]));

describe('the query of filters', () => {
  it('is readable', () =>
    expect(
      toFilterQuery(
        withKeyword('forest, roads').merge({
          timePeriodType: 'fy',
          timePeriodFY: initialFilters.timePeriodFY.add('2025').add('2024'),
        }),
      ),
    ).toBe('fy=2024,2025&keyword=forest!,+roads'));
  it('is undefined if it is too long', () => {
    const recipients = Array.from({ length: 120 }, (_, at) => `RECIPIENT NUMBER ${at}`);
    expect(
      toFilterQuery(
        initialFilters.set(
          'selectedRecipients',
          initialFilters.selectedRecipients.union(recipients),
        ),
      ),
    ).toBeUndefined();
  });
  // The first keyword is longer than a restored one can be; the second has half of a character that needs two.
  it.each(['x'.repeat(1001), 'bridge \ud83c'])(
    'is undefined if it would lose a filter',
    (keyword) => {
      expect(keyword.length).toBeLessThan(MAX_QUERY_LENGTH);
      expect(toFilterQuery(withKeyword(keyword))).toBeUndefined();
    },
  );
});
