import type { AwardShape } from './award';

/** Amount fields of an award, or of all orders under a vehicle. */
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

/** How amounts can be shown in a chart: nested, nested with a part beyond a limit, or not at all and why. */
export type ChartScenario =
  | { kind: 'nested' }
  | { kind: 'beyond'; limit: AmountField; label: string }
  | { kind: 'none'; reason: string };

const nested: ChartScenario = { kind: 'nested' };
const none = (reason: string): ChartScenario => ({ kind: 'none', reason });
const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';
/** Tolerates rounding differences of less than a cent. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
const isAscending = (...amounts: number[]): boolean =>
  amounts.every((amount, at) => at === 0 || amounts[at - 1]! <= amount);
const findObstacle = (values: readonly (number | null | undefined)[]): ChartScenario | null => {
  const numbers = values.filter(isKnown);
  if (numbers.some((value) => value < 0))
    return none('This chart can’t show negative amounts. See the table.');
  if (!numbers.some((value) => value > 0))
    return none(
      numbers.length
        ? 'All amounts are zero, so there is no chart.'
        : 'The award has no amounts, so there is no chart.',
    );
  return null;
};
const OUTLAYS_LEAD = none('Outlays exceed obligations, so this chart can’t show them.');

/** Returns how a contract can be shown: outlays within obligations, the current and the potential amount (pages document §15.8). */
export const contractScenario = (amounts: Amounts): ChartScenario => {
  const {
    totalOutlay: outlay,
    totalObligation: obligated,
    baseExercisedOptions: current,
    baseAndAllOptions: potential,
  } = amounts;
  const stop = findObstacle([outlay, obligated, current, potential]);
  if (stop) return stop;
  if (isKnown(outlay) && outlay > (obligated ?? 0)) return OUTLAYS_LEAD;
  if (!isKnown(obligated) || !isKnown(current))
    return none('An amount is missing, so there is no chart.');
  if (!isKnown(potential)) return obligated <= current && current > 0 ? nested : OUT_OF_ORDER;
  if (isAscending(obligated, current, potential)) return nested;
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
const OUT_OF_ORDER = none('The amounts don’t nest, so this chart can’t show them.');

/** Returns how grants and other assistance except loans can be shown: federal and other money within the total funding. */
export const assistanceScenario = (amounts: Amounts): ChartScenario => {
  const { totalOutlay: outlay, totalObligation: obligated, nonFederalFunding: other } = amounts;
  const total = amounts.totalFunding ?? (isKnown(obligated) ? obligated + (other ?? 0) : null);
  const stop = findObstacle([outlay, obligated, other, total]);
  if (stop) return stop;
  if (!isKnown(obligated) || !isKnown(total))
    return none('An amount is missing, so there is no chart.');
  if (isKnown(outlay) && outlay > obligated) return OUTLAYS_LEAD;
  const adds = other ? isSame(obligated + other, total) : obligated <= total;
  return obligated <= total && (other ?? 0) <= total && adds ? nested : OUT_OF_ORDER;
};

/** Returns how a loan can be shown: outlays within obligations, the subsidy cost and the face value. */
export const loanScenario = (amounts: Amounts): ChartScenario => {
  const { totalOutlay, totalObligation, subsidyCost: subsidy, faceValue: face } = amounts;
  const stop = findObstacle([totalOutlay, totalObligation, subsidy, face]);
  if (stop) return stop;
  if (!subsidy && !face)
    return none('Subsidy cost and face value are not available, so there is no chart.');
  const [outlay, obligated] = [totalOutlay ?? 0, totalObligation ?? 0];
  if ((subsidy ?? 0) > (face ?? 0)) return OUT_OF_ORDER;
  if (outlay === 0 && obligated === 0) return nested;
  if (outlay > obligated) return OUTLAYS_LEAD;
  return obligated <= (subsidy ?? 0) ? nested : OUT_OF_ORDER;
};

/** Returns how the part of an award that one law funds can be shown. Its amounts must also fit within those of the award. */
export const partScenario = (
  awardScenario: ChartScenario,
  { outlayed, obligated }: { outlayed: number; obligated: number },
  limits: readonly (number | null | undefined)[],
): ChartScenario => {
  const stop = findObstacle([outlayed, obligated]);
  if (stop) return stop;
  if (awardScenario.kind === 'none') return awardScenario;
  if (outlayed > obligated) return OUTLAYS_LEAD;
  return limits.filter(isKnown).every((limit) => obligated <= limit) ? nested : OUT_OF_ORDER;
};
