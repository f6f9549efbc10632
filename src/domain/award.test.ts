import { awardPageTitle, makeAward, type AwardCategory } from './award';

describe('the title of an award’s page', () => {
  it.each([
    ['contract', 'Contract Summary'],
    ['idv', 'Indefinite Delivery Vehicle'],
    ['grant', 'Grant Summary'],
    ['loans', 'Loan Summary'],
    ['direct payment', 'Direct Payment Summary'],
    ['insurance', 'Insurance Summary'],
    ['other', 'Other Summary'],
    ['something new', 'Award Summary'],
  ])('of the category %s is %s', (category, title) =>
    expect(awardPageTitle(category as AwardCategory)).toBe(title),
  );
});

describe('an award of which nothing is said', () => {
  it('has no amounts, days or places, and counts no subawards', () => {
    const {
      totalObligation,
      totalOutlay,
      currentAmount,
      dateSigned,
      endDate,
      recipientAddress,
      placeOfPerformance,
      parentAward,
      subawardTotal,
    } = makeAward();
    expect([
      totalObligation,
      totalOutlay,
      currentAmount,
      dateSigned,
      endDate,
      recipientAddress,
      placeOfPerformance,
      parentAward,
      subawardTotal,
    ]).toEqual(Array(9).fill(null));
    expect([makeAward().subawardCount, makeAward().listings, makeAward().category]).toEqual([
      0,
      [],
      'other',
    ]);
  });
});
