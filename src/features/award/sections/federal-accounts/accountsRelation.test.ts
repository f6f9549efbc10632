import { accountsRelation } from './accountsRelation';

const relation = (reported: number | null, stated: number | null) =>
  accountsRelation(reported, stated, 'the award');

describe('accountsRelation', () => {
  it('describes accounts that report the whole obligation', () => {
    expect(relation(0.1 + 0.2, 0.3)).toBe(
      'Federal accounts report all of the obligated amount of the award, $0.30.',
    );
  });
  it('describes accounts that report part of the obligation, and the unlinked rest', () => {
    expect(relation(75, 100)).toBe(
      'Federal accounts report $75.00 of the obligated amount of the award, $100.00. The other $25.00 is not linked to any account.',
    );
  });
  it.each([
    [120, 100, '$120.00, $20.00 more than the obligated amount of the award, $100.00'],
    [-5, 100, '-$5.00, $105.00 less than the obligated amount of the award, $100.00'],
    [-5, -10, '-$5.00, $5.00 more than the obligated amount of the award, -$10.00'],
  ])('compares %p reported by accounts with %p of the award', (reported, stated, text) => {
    expect(relation(reported, stated)).toBe(
      `Federal accounts report ${text}. Agencies report accounts and awards at different times.`,
    );
  });
  it('is empty for missing amounts', () => {
    expect([relation(null, 1), relation(1, null)]).toEqual(['', '']);
  });
});
