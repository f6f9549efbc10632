import { makeAward } from './award';
import { ceilingWarning, negativeWarning } from './awardWarnings';

const contract = (totalObligation: number | null, baseAndAllOptions: number | null) =>
  ceilingWarning({ category: 'contract', totalObligation, baseAndAllOptions });

describe('the warning of a ceiling far above obligations', () => {
  it('stands from ten times and ten million dollars on', () => {
    expect(contract(2e6, 20e6)).toEqual({
      id: 'ceiling',
      title: 'Ceiling far above obligations',
      text: 'The potential award amount of $20.0 million is 10 times the $2.0 million obligated so far: it says what could be spent, not what was.',
      rule: 'Marked from 10 times and $10.0 million apart.',
    });
    expect(contract(0, 10e6)?.text).toMatch(/far above the \$0 obligated/);
  });
  it.each([
    ['just under ten times', 2e6, 19.9e6],
    ['ten times, but not ten million', 1e6, 10e6],
    ['without obligations on record', null, 99e6],
    ['without a ceiling', 1, null],
    ['with obligations below zero', -1, 99e6],
  ])('does not stand %s', (_, obligated, ceiling) =>
    expect(contract(obligated, ceiling)).toBeNull(),
  );
  it('does not stand at a vehicle, whose orders obligate', () =>
    expect(
      ceilingWarning({ category: 'idv', totalObligation: 0, baseAndAllOptions: 99e9 }),
    ).toBeNull());
});

describe('the warning of negative totals', () => {
  it('names each total below zero', () =>
    expect(
      negativeWarning(makeAward({ category: 'grant', totalObligation: -1500, totalOutlay: -2 }))
        ?.text,
    ).toMatch(/: obligated amount -\$1,500, outlayed amount -\$2\./));
  it('does not stand where nothing is below zero or nothing is known', () => {
    expect(negativeWarning(makeAward({ totalObligation: 0, totalOutlay: 5 }))).toBeNull();
    expect(negativeWarning(makeAward())).toBeNull();
  });
  it('does not stand at the subsidy of a loan, which may be negative', () => {
    const loan = { category: 'loan', totalObligation: -5, subsidyCost: -5 } as const;
    expect(negativeWarning(makeAward(loan))).toBeNull();
    expect(negativeWarning(makeAward({ ...loan, faceValue: -1 }))?.text).toMatch(/face value -\$1/);
  });
});
