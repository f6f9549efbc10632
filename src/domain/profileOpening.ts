/** The end of the first sentence of a profile: the change of the amount, its rank, and how much of it was used. */
import { describeChange } from './change';
import { percent, profileMoney, type Dollars } from './format';

/** The amounts of a complete fiscal year and of the year before it; null if not available. */
export interface YearChange {
  year: number;
  amount: Dollars | null;
  earlier: Dollars | null;
}
interface OpeningEnd {
  change: YearChange;
  /** The period of the amount at the start of the sentence: a fiscal year such as `2025`, or another text. */
  period: string;
  /** The rank of the amount; '' if not available. */
  rank: string;
  /** What was measured. */
  measure?: string;
  /** A sentence after the first one. */
  detail?: string;
}

/**
 * Returns the end of a sentence that starts with an amount and its period: `, up 12% on FY 2024, 9th of 50 states.` If the period is not
 * the fiscal year of `change`, the change follows as a separate sentence with its own amount: `, 9th of 50 states. In FY 2025: $96.5
 * billion obligated, up 12% on FY 2024.`
 */
export const formatOpeningEnd = ({
  change: { year, amount, earlier },
  period,
  rank,
  measure = 'obligated',
  detail = '',
}: OpeningEnd): string => {
  const changeText = describeChange(amount, earlier, `FY ${year - 1}`);
  const isSamePeriod = period === String(year);
  const firstEnd = [isSamePeriod && changeText, rank]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
  const nextText =
    changeText && !isSamePeriod
      ? `In FY ${year}: ${profileMoney(amount)} ${measure}, ${changeText}.`
      : '';
  return [`${firstEnd}.`, detail, nextText].filter(Boolean).join(' ');
};

interface Budget {
  resources: Dollars | null;
  obligated: Dollars | null;
  outlayed: Dollars | null;
}
/** Returns a sentence about the obligations from budgetary resources, and the outlays. */
export const describeUse = ({ resources, obligated, outlayed }: Budget): string => {
  if (obligated === null) return 'Its obligations are not available.';
  const share = resources !== null && resources > 0 ? ` (${percent(obligated, resources)})` : '';
  const outlayText = outlayed === null ? '' : ` and paid out ${profileMoney(outlayed)}`;
  return `It obligated ${profileMoney(obligated)} of its resources${share}${outlayText}.`;
};
