import { assistanceScenario, contractScenario, loanScenario, partScenario } from './awardChart';

type Four = readonly [number | null, number | null, number | null, number | null];
const contract = ([totalOutlay, totalObligation, baseExercisedOptions, baseAndAllOptions]: Four) =>
  contractScenario({ totalOutlay, totalObligation, baseExercisedOptions, baseAndAllOptions });
const grant = ([totalOutlay, totalObligation, nonFederalFunding, totalFunding]: Four) =>
  assistanceScenario({ totalOutlay, totalObligation, nonFederalFunding, totalFunding });
const loan = ([totalOutlay, totalObligation, subsidyCost, faceValue]: Four) =>
  loanScenario({ totalOutlay, totalObligation, subsidyCost, faceValue });

describe('amounts of a contract or IDV', () => {
  it.each([
    ['in order', [1, 2, 3, 4]],
    ['all the same', [2, 2, 2, 2]],
    ['without outlays', [null, 2, 3, 4]],
    ['without a potential amount', [1, 2, 3, null]],
    ['of which nothing is obligated yet', [0, 0, 3, 4]],
  ] as const)('%s are drawn inside one another', (_, amounts) =>
    expect(contract(amounts).kind).toBe('nested'),
  );
  it('above the current amount are labeled “Exceeds Current Award Amount”', () =>
    expect(contract([1, 3, 2, 4])).toEqual({
      kind: 'beyond',
      limit: 'baseExercisedOptions',
      label: 'Exceeds Current Award Amount',
    }));
  it('above the potential amount are labeled “Exceeds Potential Award Amount”', () =>
    expect(contract([1, 5, 2, 4])).toEqual({
      kind: 'beyond',
      limit: 'baseAndAllOptions',
      label: 'Exceeds Potential Award Amount',
    }));
  it.each([
    ['all zero', [0, 0, 0, 0], /zero/],
    ['all missing', [null, null, null, null], /no amounts/],
    ['below zero', [0, -1, 3, 4], /negative amounts/],
    ['with outlays above obligations', [3, 2, 4, 5], /Outlays exceed/],
    ['with a potential amount below the others', [0, 3, 4, 2], /don’t fit inside/],
    ['without a current amount', [0, 3, null, 4], /amount is missing/],
    ['above the current amount, without a potential amount', [0, 4, 3, null], /don’t fit inside/],
  ] as const)('%s are not drawn', (_, amounts, reason) =>
    expect(contract(amounts)).toEqual({
      kind: 'none',
      reason: expect.stringMatching(reason) as string,
    }),
  );
});

describe('amounts of assistance', () => {
  it.each([
    ['that add up', [1, 2, 3, 5]],
    ['without non-federal funding', [1, 2, 0, 4]],
    ['without non-federal funding or a total', [1, 2, null, null]],
  ] as const)('%s are drawn inside one another', (_, amounts) =>
    expect(grant(amounts).kind).toBe('nested'),
  );
  it.each([
    ['that do not add up', [1, 2, 3, 9]],
    ['above their total', [1, 6, 0, 5]],
    ['with outlays above obligations', [3, 2, 0, 4]],
    ['below zero', [0, -2, 3, 1]],
    ['without an obligation', [0, null, 3, 3]],
    ['all zero', [0, 0, 0, 0]],
  ] as const)('%s are not drawn', (_, amounts) => expect(grant(amounts).kind).toBe('none'));
});

describe('amounts of a loan', () => {
  it.each([
    ['in order', [1, 2, 3, 4]],
    ['of which nothing is obligated', [0, 0, 3, 4]],
    ['with only a face value', [null, null, null, 4]],
  ] as const)('%s are drawn inside one another', (_, amounts) =>
    expect(loan(amounts).kind).toBe('nested'),
  );
  it.each([
    ['without subsidy and face value', [1, 2, 0, 0]],
    ['with a subsidy above the face value', [0, 0, 5, 4]],
    ['with an obligation above the subsidy', [0, 4, 3, 5]],
    ['with outlays above obligations', [3, 2, 4, 5]],
    ['with a negative subsidy', [0, 0, -1, 5]],
  ] as const)('%s are not drawn', (_, amounts) => expect(loan(amounts).kind).toBe('none'));
});

describe('partScenario', () => {
  const nested = { kind: 'nested' } as const;
  it('nests the amounts of a law within each amount of the award', () =>
    expect(partScenario(nested, { outlayed: 1, obligated: 2 }, [2, 3, null]).kind).toBe('nested'));
  it('returns no chart if the amounts are out of order or exceed the award, or if the award has no chart', () => {
    expect(partScenario(nested, { outlayed: 1, obligated: 4 }, [3, 5]).kind).toBe('none');
    expect(partScenario(nested, { outlayed: 5, obligated: 4 }, [9]).kind).toBe('none');
    const noChart = { kind: 'none', reason: 'x' } as const;
    expect(partScenario(noChart, { outlayed: 1, obligated: 2 }, [9])).toBe(noChart);
  });
});
