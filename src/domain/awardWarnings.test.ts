import { makeAward } from './award';
import { ceilingWarning, negativeWarning } from './awardWarnings';

const contract = (totalObligation: number | null, baseAndAllOptions: number | null) =>
  ceilingWarning({ category: 'contract', totalObligation, baseAndAllOptions });

describe('ceilingWarning', () => {
  it('appears if the ceiling is at least ten times the obligations and ten million dollars above them', () => {
    expect(contract(2e6, 20e6)).toEqual({
      id: 'ceiling',
      title: 'Ceiling far above obligations',
      text: 'The potential award amount of $20.0 million is 10 times the $2.0 million obligated so far. The potential amount is what could be spent, not what was spent.',
      rule: 'Flagged if the ceiling is at least 10 times the obligations and at least $10.0 million above them.',
    });
    expect(contract(0, 10e6)?.text).toMatch(/far above the \$0 obligated/);
  });
  it.each([
    ['for a ceiling of just under ten times the obligations', 2e6, 19.9e6],
    ['for a ceiling less than ten million dollars above the obligations', 1e6, 10e6],
    ['without obligations on record', null, 99e6],
    ['without a ceiling', 1, null],
    ['with obligations below zero', -1, 99e6],
  ])('does not appear %s', (_, obligated, ceiling) =>
    expect(contract(obligated, ceiling)).toBeNull(),
  );
  it('does not appear for an IDV', () =>
    expect(
      ceilingWarning({ category: 'idv', totalObligation: 0, baseAndAllOptions: 99e9 }),
    ).toBeNull());
});

describe('negativeWarning', () => {
  it('names each negative total', () =>
    expect(
      negativeWarning(makeAward({ category: 'grant', totalObligation: -1500, totalOutlay: -2 }))
        ?.text,
    ).toMatch(/: obligated amount -\$1,500, outlayed amount -\$2\./));
  it('appears only for negative totals, not for missing amounts', () => {
    expect(negativeWarning(makeAward({ totalObligation: 0, totalOutlay: 5 }))).toBeNull();
    expect(negativeWarning(makeAward())).toBeNull();
  });
  it('ignores a negative loan subsidy', () => {
    const loan = { category: 'loan', totalObligation: -5, subsidyCost: -5 } as const;
    expect(negativeWarning(makeAward(loan))).toBeNull();
    expect(negativeWarning(makeAward({ ...loan, faceValue: -1 }))?.text).toMatch(/face value -\$1/);
  });
});
