import { accountsRelation } from './accountsRelation';

const relation = (reported: number | null, stated: number | null) =>
  accountsRelation(reported, stated, 'the award');

describe('what accounts report', () => {
  it('is all that the award obligates', () => {
    expect(relation(0.1 + 0.2, 0.3)).toBe(
      'Federal accounts report all of the obligated amount of the award, $0.30.',
    );
  });
  it('is a part of it, and the rest is stated', () => {
    expect(relation(75, 100)).toBe(
      'Federal accounts report $75.00 of the obligated amount of the award, $100.00; the other $25.00 is not linked to any account.',
    );
  });
  it.each([
    [120, 100, '$120.00, $20.00 more than the obligated amount of the award, $100.00'],
    [-5, 100, '-$5.00, $105.00 less than the obligated amount of the award, $100.00'],
    [-5, -10, '-$5.00, $5.00 more than the obligated amount of the award, -$10.00'],
  ])('of %p against %p is told as it is', (reported, stated, words) => {
    expect(relation(reported, stated)).toBe(
      `Federal accounts report ${words}: agencies report the two at different times.`,
    );
  });
  it('says nothing of what is not known', () => {
    expect([relation(null, 1), relation(1, null)]).toEqual(['', '']);
  });
});
