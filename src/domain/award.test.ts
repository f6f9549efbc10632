import {
  awardCategories,
  awardRecipientName,
  awardTitle,
  hidesRecipient,
  makeAward,
  type AwardRecipient,
} from './award';
import { toAwardCounts, makeAggregatedAmounts, makeAwardCounts } from './awardAmounts';

/** Fields that the page shows in addition to those of the specification. */
const extraFields = new Set([
  'displayId',
  'idLabel',
  'recordType',
  'parentDetails',
  'totalOutlay',
  'subsidyCost',
  'faceValue',
  'nonFederalFunding',
  'totalFunding',
  'subawardTotal',
  'obligationsByDefc',
  'outlaysByDefc',
  'listings',
  'naics',
  'psc',
  'fundingOpportunity',
]);

describe('makeAward', () => {
  it('has the fields of the specification [i3.profiles.1]', () => {
    const fields = [...makeAward().toSeq().keys()].filter((field) => !extraFields.has(field));
    expect(fields).toEqual([
      'id',
      'generatedId',
      'type',
      'typeDescription',
      'title',
      'description',
      'subawardCount',
      'totalObligation',
      'baseExercisedOptions',
      'baseAndAllOptions',
      'dateSigned',
      'parentAward',
      'parentId',
      'awardingAgency',
      'fundingAgency',
      'recipient',
      'placeOfPerformance',
      'periodOfPerformance',
      'pricing',
      'executiveDetails',
      'additionalDetails',
      'longTypeDescription',
      'category',
    ]);
  });
  it('has no amounts, dates, parties or places by default', () => {
    const award = makeAward();
    for (const field of [
      'totalObligation',
      'totalOutlay',
      'baseExercisedOptions',
      'baseAndAllOptions',
      'dateSigned',
      'awardingAgency',
      'fundingAgency',
      'recipient',
      'placeOfPerformance',
      'subawardTotal',
    ] as const)
      expect([field, award[field]]).toEqual([field, null]);
    expect([award.subawardCount, award.listings, award.category]).toEqual([0, [], 'other']);
    expect(Object.values(award.periodOfPerformance)).toEqual([null, null, null, null]);
  });
});

describe('awards', () => {
  it('have one of seven categories, and aggregated amounts have idv_aggregated [i3.profiles.3, r3.11]', () => {
    expect(awardCategories).toEqual([
      'idv',
      'contract',
      'grant',
      'loan',
      'direct payment',
      'insurance',
      'other',
    ]);
    expect(makeAggregatedAmounts().category).toBe('idv_aggregated');
  });
  it('have counts of child awards, child IDVs and grandchild awards, and a total [i3.profiles.4]', () => {
    expect(makeAwardCounts().toObject()).toEqual({
      childAwards: 0,
      childIdvs: 0,
      grandchildAwards: 0,
      total: 0,
    });
    const amounts = makeAggregatedAmounts({
      contractCount: 5,
      childAwardCount: 3,
      childIDVCount: 2,
      grandchildAwardCount: 2,
      idvCount: 2,
    });
    expect(toAwardCounts(amounts).toObject()).toEqual({
      childAwards: 3,
      childIdvs: 2,
      grandchildAwards: 2,
      total: 7,
    });
  });
  it('have five counts in the aggregated amounts of an IDV, all 0 by default [i3.profiles.5]', () => {
    const { contractCount, childAwardCount, childIDVCount, grandchildAwardCount, idvCount } =
      makeAggregatedAmounts();
    expect([contractCount, childAwardCount, childIDVCount, grandchildAwardCount, idvCount]).toEqual(
      [0, 0, 0, 0, 0],
    );
  });
});

describe('awardTitle', () => {
  it.each([
    ['A', 'contract', 'Blanket Purchase Agreement (BPA) Call'],
    ['IDV_B_B', 'idv', 'Indefinite Delivery / Indefinite Quantity (IDIQ) Contract'],
    ['08', 'loan', 'Guaranteed/Insured Loan'],
    ['10', 'direct payment', 'Direct Payment with Unrestricted Use'],
    ['T', 'grant', 'Training Grant'],
    ['ZZ', 'idv', 'IDV'],
    ['ZZ', 'direct payment', 'Direct payment'],
    ['', '', '--'],
  ])('for type %j and category %j is %j', (type, category, title) =>
    expect(awardTitle(type, category)).toBe(title),
  );
});

describe('the recipient of an award', () => {
  const recipient = { name: 'ACME', hash: 'x' } as AwardRecipient;
  it.each([
    ['is shown by name', recipient, null, 'ACME', false],
    [
      'without a name is shown as “Name not provided”',
      { ...recipient, name: ' ' },
      2,
      'Name not provided',
      false,
    ],
    ['that is missing is shown as “Name not provided”', null, 2, 'Name not provided', false],
    ['of an aggregate record is not named', recipient, 1, 'MULTIPLE RECIPIENTS', true],
    ['of a redacted record is not named', recipient, 3, 'REDACTED DUE TO PII', true],
  ])('%s', (_, given, recordType, name, hidden) => {
    expect(awardRecipientName({ recipient: given, recordType })).toBe(name);
    expect(hidesRecipient({ recordType })).toBe(hidden);
  });
});
