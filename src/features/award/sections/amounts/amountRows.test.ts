import { assistanceScenario, contractScenario } from '@/domain/awardChart';
import type { EmergencyAmounts } from '@/domain/awardEmergency';
import { assistanceAmounts, contractAmounts } from '../../categories/amountLines';
import { amountRows, amountsSentence, getNestedAmounts, spendingViews } from './amountRows';

const noAmounts: EmergencyAmounts = { obligated: 0, outlayed: 0, codes: [] };
const covid = { obligated: 1, outlayed: 0.5, codes: ['N'] };
const amounts = {
  totalOutlay: 1,
  totalObligation: 2,
  baseExercisedOptions: 3,
  baseAndAllOptions: 4,
};
const laws = { covid, infrastructure: noAmounts };
const buildRows = (view: 'overall' | 'covid' | 'infrastructure', given = laws) =>
  amountRows(contractAmounts, amounts, given, view);
const labels = (...args: Parameters<typeof buildRows>) =>
  buildRows(...args).map(({ label }) => label);

describe('amount rows of an award', () => {
  it('list outlays and obligations first, then the amounts of each law, then the other amounts', () => {
    expect(labels('overall', { covid, infrastructure: covid })).toEqual([
      'Outlayed Amount',
      'Obligated Amount',
      'Infrastructure Outlayed Amount',
      'Infrastructure Obligated Amount',
      'COVID-19 Outlayed Amount',
      'COVID-19 Obligated Amount',
      'Current Award Amount',
      'Potential Award Amount',
    ]);
  });
  it('omit a law without amounts except in its own view', () => {
    expect(labels('overall')).not.toContain('Infrastructure Outlayed Amount');
    expect(labels('infrastructure')).toContain('Infrastructure Outlayed Amount');
  });
});

describe('amount views', () => {
  it('exist only for laws with positive amounts', () => {
    expect(spendingViews(laws).map(({ label }) => label)).toEqual([
      'Overall Spending',
      'COVID-19 Spending',
    ]);
    expect(spendingViews({ covid: noAmounts, infrastructure: noAmounts })).toEqual([]);
    const negative = { ...noAmounts, obligated: -5 };
    expect(spendingViews({ covid: negative, infrastructure: noAmounts })).toEqual([]);
  });
  it('chart their own amounts', () => {
    const scenario = contractScenario(amounts);
    const keys = (view: 'overall' | 'covid') =>
      getNestedAmounts(contractAmounts, buildRows(view), scenario, laws, view).chartAmounts.map(
        ({ key }) => key,
      );
    expect(keys('overall')).toEqual([
      'totalOutlay',
      'totalObligation',
      'baseExercisedOptions',
      'baseAndAllOptions',
    ]);
    expect(keys('covid')).toEqual([
      'totalObligation',
      'covid-outlayed',
      'covid-obligated',
      'baseExercisedOptions',
      'baseAndAllOptions',
    ]);
  });
  it('chart non-federal funding after obligations if both add up to total funding', () => {
    const chartedAmounts = (totalFunding: number) => {
      const given = { totalOutlay: 1, totalObligation: 2.1, nonFederalFunding: 1.2, totalFunding };
      const rows = amountRows(assistanceAmounts, given, laws, 'overall');
      return getNestedAmounts(
        assistanceAmounts,
        rows,
        assistanceScenario(given),
        laws,
        'overall',
      ).chartAmounts.map(({ shortLabel: short, previousKey: after }) => [short, after]);
    };
    expect(chartedAmounts(3.3)).toEqual([
      ['Outlayed', undefined],
      ['Obligated', undefined],
      ['Non-Federal Funding', 'totalObligation'],
      ['Total Funding', undefined],
    ]);
    expect(chartedAmounts(9).every(([, after]) => after === undefined)).toBe(true);
  });
  it('have no chart if the amounts of a law exceed the award', () => {
    const beyond = { ...laws, covid: { ...covid, obligated: 9 } };
    const rows = amountRows(contractAmounts, amounts, beyond, 'covid');
    expect(
      getNestedAmounts(contractAmounts, rows, contractScenario(amounts), beyond, 'covid').scenario
        .kind,
    ).toBe('none');
  });
});

describe('amountsFinding', () => {
  it.each([
    [amounts, '$2 is obligated, 50.0% of the Potential Award Amount of $4, and $1 was paid out.'],
    [{ totalObligation: 2 }, '$2 is obligated.'],
    [{ ...amounts, totalObligation: -2 }, '-$2 is obligated, and $1 was paid out.'],
    [{ totalOutlay: 1 }, undefined],
  ])('describes the obligations and outlays, if obligations are known: %j', (given, expected) =>
    expect(amountsSentence(contractAmounts, given)).toBe(expected),
  );
});
