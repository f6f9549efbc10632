import type { AwardShape } from './award';

/** Amount fields of an award, or of all orders under an IDV. */
export type AmountField =
  | 'totalOutlay'
  | 'totalObligation'
  | 'baseExercisedOptions'
  | 'baseAndAllOptions'
  | 'nonFederalFunding'
  | 'totalFunding'
  | 'subsidyCost'
  | 'faceValue';
export type Amounts = Partial<Pick<AwardShape, AmountField>>;

/** How a chart shows amounts: nested, nested with a part beyond `limit`, or not at all, with a `reason`. */
export type ChartScenario =
  | { kind: 'nested' }
  | { kind: 'beyond'; limit: AmountField; label: string }
  | { kind: 'none'; reason: string };

const NESTED: ChartScenario = { kind: 'nested' };
const noChart = (reason: string): ChartScenario => ({ kind: 'none', reason });
const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';
/** Tolerates rounding differences of less than a cent. */
const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
const isAscending = (...amounts: number[]): boolean =>
  amounts.every((amount, at) => at === 0 || amounts[at - 1]! <= amount);
const findObstacle = (values: readonly (number | null | undefined)[]): ChartScenario | null => {
  const numbers = values.filter(isNumber);
  if (numbers.some((value) => value < 0))
    return noChart('This chart can’t show negative amounts. See the table.');
  if (!numbers.some((value) => value > 0))
    return noChart(
      numbers.length
        ? 'All amounts are zero, so there is no chart.'
        : 'The award has no amounts, so there is no chart.',
    );
  return null;
};
const OUTLAYS_LEAD = noChart('Outlays exceed obligations, so this chart can’t show these amounts.');

/**
 * Returns how a contract or IDV can be shown: outlays within obligations, obligations within the current amount, and the current amount
 * within the potential amount (pages document §15.8).
 */
export const contractScenario = (amounts: Amounts): ChartScenario => {
  const {
    totalOutlay: outlay,
    totalObligation: obligated,
    baseExercisedOptions: current,
    baseAndAllOptions: potential,
  } = amounts;
  const obstacle = findObstacle([outlay, obligated, current, potential]);
  if (obstacle) return obstacle;
  if (isNumber(outlay) && outlay > (obligated ?? 0)) return OUTLAYS_LEAD;
  if (!isNumber(obligated) || !isNumber(current))
    return noChart('An amount is missing, so there is no chart.');
  if (!isNumber(potential)) return obligated <= current && current > 0 ? NESTED : OUT_OF_ORDER;
  if (isAscending(obligated, current, potential)) return NESTED;
  if (isAscending(current, obligated, potential))
    return {
      kind: 'beyond',
      limit: 'baseExercisedOptions',
      label: 'Exceeds Current Award Amount',
    };
  if (isAscending(current, potential, obligated))
    return { kind: 'beyond', limit: 'baseAndAllOptions', label: 'Exceeds Potential Award Amount' };
  return OUT_OF_ORDER;
};
const OUT_OF_ORDER = noChart(
  'The amounts don’t fit inside one another, so this chart can’t show them.',
);

/**
 * Returns how assistance other than loans can be shown: outlays within obligations, and obligations and non-federal funding within the
 * total funding.
 */
export const assistanceScenario = (amounts: Amounts): ChartScenario => {
  const { totalOutlay: outlay, totalObligation: obligated, nonFederalFunding: other } = amounts;
  const total = amounts.totalFunding ?? (isNumber(obligated) ? obligated + (other ?? 0) : null);
  const obstacle = findObstacle([outlay, obligated, other, total]);
  if (obstacle) return obstacle;
  if (!isNumber(obligated) || !isNumber(total))
    return noChart('An amount is missing, so there is no chart.');
  if (isNumber(outlay) && outlay > obligated) return OUTLAYS_LEAD;
  const isSum = other ? isSameAmount(obligated + other, total) : obligated <= total;
  return obligated <= total && (other ?? 0) <= total && isSum ? NESTED : OUT_OF_ORDER;
};

/** Returns how a loan can be shown: outlays within obligations, obligations within subsidy cost, subsidy cost within face value. */
export const loanScenario = (amounts: Amounts): ChartScenario => {
  const { totalOutlay, totalObligation, subsidyCost: subsidy, faceValue: face } = amounts;
  const obstacle = findObstacle([totalOutlay, totalObligation, subsidy, face]);
  if (obstacle) return obstacle;
  if (!subsidy && !face)
    return noChart('Subsidy cost and face value are zero or missing, so there is no chart.');
  const [outlay, obligated] = [totalOutlay ?? 0, totalObligation ?? 0];
  if ((subsidy ?? 0) > (face ?? 0)) return OUT_OF_ORDER;
  if (outlay === 0 && obligated === 0) return NESTED;
  if (outlay > obligated) return OUTLAYS_LEAD;
  return obligated <= (subsidy ?? 0) ? NESTED : OUT_OF_ORDER;
};

/** Returns how the part of an award that one law funds can be shown. The part’s obligations must not exceed the award’s amounts. */
export const partScenario = (
  awardScenario: ChartScenario,
  { outlayed, obligated }: { outlayed: number; obligated: number },
  limits: readonly (number | null | undefined)[],
): ChartScenario => {
  const obstacle = findObstacle([outlayed, obligated]);
  if (obstacle) return obstacle;
  if (awardScenario.kind === 'none') return awardScenario;
  if (outlayed > obligated) return OUTLAYS_LEAD;
  return limits.filter(isNumber).every((limit) => obligated <= limit) ? NESTED : OUT_OF_ORDER;
};
