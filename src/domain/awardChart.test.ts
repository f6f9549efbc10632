import { assistanceScenario, contractScenario, loanScenario, partScenario } from './awardChart';

const contract = (
  totalOutlay: number | null,
  totalObligation: number | null,
  baseExercisedOptions: number | null,
  baseAndAllOptions: number | null,
) => contractScenario({ totalOutlay, totalObligation, baseExercisedOptions, baseAndAllOptions });
const grant = (
  totalOutlay: number | null,
  totalObligation: number | null,
  nonFederalFunding: number | null,
  totalFunding: number | null,
) => assistanceScenario({ totalOutlay, totalObligation, nonFederalFunding, totalFunding });
const loan = (
  totalOutlay: number | null,
  totalObligation: number | null,
  subsidyCost: number | null,
  faceValue: number | null,
) => loanScenario({ totalOutlay, totalObligation, subsidyCost, faceValue });

describe('amounts of a contract or vehicle', () => {
  it.each([
    ['in order', [1, 2, 3, 4]],
    ['all the same', [2, 2, 2, 2]],
    ['without outlays', [null, 2, 3, 4]],
    ['without a potential amount', [1, 2, 3, null]],
    ['of which nothing is obligated yet', [0, 0, 3, 4]],
  ] as const)('%s are drawn one in the other', (_, [a, b, c, d]) =>
    expect(contract(a, b, c, d).kind).toBe('nested'),
  );
  it('beyond the current amount are marked so', () =>
    expect(contract(1, 3, 2, 4)).toEqual({
      kind: 'beyond',
      limit: 'baseExercisedOptions',
      label: 'Exceeds Current Award Amount',
    }));
  it('beyond the potential amount are marked so', () =>
    expect(contract(1, 5, 2, 4)).toEqual({
      kind: 'beyond',
      limit: 'baseAndAllOptions',
      label: 'Exceeds Potential Award Amount',
    }));
  it.each([
    ['all zero', [0, 0, 0, 0], /zero/],
    ['all missing', [null, null, null, null], /no amounts/],
    ['below zero', [0, -1, 3, 4], /negative amounts/],
    ['paid out beyond what is obligated', [3, 2, 4, 5], /Outlays exceed/],
    ['with a potential amount below the others', [0, 3, 4, 2], /don’t nest/],
    ['without a current amount', [0, 3, null, 4], /amount is missing/],
    ['beyond, without a potential amount', [0, 4, 3, null], /don’t nest/],
  ] as const)('%s are not drawn', (_, [a, b, c, d], reason) =>
    expect(contract(a, b, c, d)).toEqual({
      kind: 'none',
      reason: expect.stringMatching(reason) as string,
    }),
  );
});

describe('amounts of assistance', () => {
  it.each([
    ['that add up', [1, 2, 3, 5]],
    ['without other money', [1, 2, 0, 4]],
    ['without other money or total', [1, 2, null, null]],
  ] as const)('%s are drawn one in the other', (_, [a, b, c, d]) =>
    expect(grant(a, b, c, d).kind).toBe('nested'),
  );
  it.each([
    ['that do not add up', [1, 2, 3, 9]],
    ['above their total', [1, 6, 0, 5]],
    ['paid out beyond what is obligated', [3, 2, 0, 4]],
    ['below zero', [0, -2, 3, 1]],
    ['without an obligation', [0, null, 3, 3]],
    ['all zero', [0, 0, 0, 0]],
  ] as const)('%s are not drawn', (_, [a, b, c, d]) => expect(grant(a, b, c, d).kind).toBe('none'));
});

describe('amounts of a loan', () => {
  it.each([
    ['in order', [1, 2, 3, 4]],
    ['of which nothing is obligated', [0, 0, 3, 4]],
    ['of a face value alone', [null, null, null, 4]],
  ] as const)('%s are drawn one in the other', (_, [a, b, c, d]) =>
    expect(loan(a, b, c, d).kind).toBe('nested'),
  );
  it.each([
    ['without subsidy and face value', [1, 2, 0, 0]],
    ['with a subsidy above the face value', [0, 0, 5, 4]],
    ['with an obligation above the subsidy', [0, 4, 3, 5]],
    ['paid out beyond what is obligated', [3, 2, 4, 5]],
    ['with a negative subsidy', [0, 0, -1, 5]],
  ] as const)('%s are not drawn', (_, [a, b, c, d]) => expect(loan(a, b, c, d).kind).toBe('none'));
});

describe('what one law pays for', () => {
  const whole = { kind: 'nested' } as const;
  it('is drawn within each of the award’s own amounts', () =>
    expect(partScenario(whole, { outlayed: 1, obligated: 2 }, [2, 3, null]).kind).toBe('nested'));
  it('is not drawn beyond one of them, out of order, or where the award is not', () => {
    expect(partScenario(whole, { outlayed: 1, obligated: 4 }, [3, 5]).kind).toBe('none');
    expect(partScenario(whole, { outlayed: 5, obligated: 4 }, [9]).kind).toBe('none');
    const not = { kind: 'none', reason: 'x' } as const;
    expect(partScenario(not, { outlayed: 1, obligated: 2 }, [9])).toBe(not);
  });
});
