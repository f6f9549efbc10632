import type { Award } from '../award';
import type { Subaward } from '../awardHistory';
import { money, NAME_MISSING, percent, toCents, type Dollars } from '../format';
import { levelNames, type AccountLevel, type TrailLevel } from './levels';

/** One part of a step: an item that can be followed, the sum of the items that are not listed, or an unlinked amount. */
export interface TrailPart {
  /** ID of the item within its level; null if the part cannot be followed. */
  id: string | null;
  name: string;
  amount: Dollars;
  kind: 'part' | 'rest' | 'unlinked';
  /** Id of the award's page. */
  awardId?: string;
  /** Path of the place's profile. */
  to?: string;
}
/** The breakdown of an amount at one level. The parts add up exactly to `whole`. */
export interface TrailStep {
  level: TrailLevel;
  whole: Dollars;
  parts: readonly TrailPart[];
  /** Explains why `whole` may differ from the amount of the part above; '' if the amounts are equal. */
  note: string;
}

const sumCents = (parts: readonly { amount: Dollars }[]): number =>
  parts.reduce((sum, { amount }) => sum + toCents(amount), 0);

const unlinkedNames: Partial<Record<TrailLevel, string>> = {
  award: 'Not linked to an award',
  subaward: 'Not reported as subawarded',
  place: 'Place not available',
};
export const unlinkedName = (level: TrailLevel): string =>
  unlinkedNames[level] ?? 'Not reported by agencies';

/** A row of the Spending Explorer response. */
export interface SpendingPart {
  /** ID of the row; null if its amount is unreported or belongs to no award. */
  id: string | null;
  name: string;
  /** Amount of the row; null if the API has none. The rest then includes the amount. */
  amount: Dollars | null;
  awardId?: string;
}
const hasAmount = (part: SpendingPart): part is SpendingPart & { amount: Dollars } =>
  part.amount !== null;
const remainderParts = (
  whole: Dollars,
  parts: readonly { amount: Dollars }[],
  fields: Pick<TrailPart, 'name' | 'kind'>,
): readonly TrailPart[] => {
  const remainingCents = toCents(whole) - sumCents(parts);
  return remainingCents === 0 ? [] : [{ id: null, ...fields, amount: remainingCents / 100 }];
};
const compareBySize = (a: TrailPart, b: TrailPart): number => b.amount - a.amount;

/** Returns a step of account data. Adds `chosenPart` if it is not listed, a part for omitted rows and a part for unlinked amounts. */
export const spendingStep = (
  level: AccountLevel,
  { total, rows }: { total: Dollars; rows: readonly SpendingPart[] },
  chosenPart?: SpendingPart,
): TrailStep => {
  const rowsWithId = rows.filter(hasAmount).filter(({ id }) => id !== null);
  const listedRows =
    chosenPart && hasAmount(chosenPart) && !rowsWithId.some(({ id }) => id === chosenPart.id)
      ? [...rowsWithId, chosenPart]
      : rowsWithId;
  const sortedParts = listedRows
    .map(({ id, name, amount, awardId }): TrailPart => ({
      id,
      name: name || NAME_MISSING,
      amount,
      kind: 'part',
      ...(awardId ? { awardId } : {}),
    }))
    .sort(compareBySize);
  const unlinkedSum = sumCents(rows.filter(hasAmount).filter(({ id }) => id === null)) / 100;
  const unlinkedParts: readonly TrailPart[] =
    unlinkedSum === 0
      ? []
      : [{ id: null, name: unlinkedName(level), amount: unlinkedSum, kind: 'unlinked' }];
  return {
    level,
    whole: total,
    note: '',
    parts: [
      ...sortedParts,
      ...remainderParts(total, [...sortedParts, ...unlinkedParts], {
        name: `All other ${levelNames(level)}`,
        kind: 'rest',
      }),
      ...unlinkedParts,
    ],
  };
};

/** Returns the subaward step of an award over its whole life. `whole` is the total obligation, or the subaward total if larger. */
export const subawardStep = (award: Award, largestSubawards: readonly Subaward[]): TrailStep => {
  const parts = largestSubawards
    .map(({ id, recipientName, number, amount }): TrailPart => ({
      id: String(id),
      name: [recipientName || NAME_MISSING, number].filter(Boolean).join(', '),
      amount: amount ?? 0,
      kind: 'part',
    }))
    .sort(compareBySize);
  const listedSum = sumCents(parts) / 100;
  const subawardSum =
    award.subawardCount > parts.length ? (award.subawardTotal ?? listedSum) : listedSum;
  const obligation = award.totalObligation ?? 0;
  const isOver = toCents(subawardSum) > toCents(obligation);
  const whole = isOver ? subawardSum : obligation;
  const listedParts = [
    ...parts,
    ...remainderParts(subawardSum, parts, { name: 'All other Subawards', kind: 'rest' }),
  ];
  return {
    level: 'subaward',
    whole,
    note: isOver
      ? `Subawards of ${money(subawardSum)} are reported under an award of ${money(obligation)}. Percentages are of the subaward total.`
      : `Subawards are reported for the whole life of an award. Percentages are of the ${money(obligation)} obligated to the award in total.`,
    parts: [
      ...listedParts,
      ...remainderParts(whole, listedParts, { name: unlinkedName('subaward'), kind: 'unlinked' }),
    ],
  };
};

/**
 * Returns the place step: one place for the whole amount, or an unlinked part if the place is unknown (''). `to` is the path of the
 * place's profile.
 */
export const placeStep = (whole: Dollars, place: string, to?: string): TrailStep => ({
  level: 'place',
  whole,
  note: '',
  parts: [
    place
      ? { id: 'place', name: place, amount: whole, kind: 'part', ...(to && { to }) }
      : { id: null, name: unlinkedName('place'), amount: whole, kind: 'unlinked' },
  ],
});

/** Returns the unlinked amount of a step in dollars. */
export const unlinkedAmount = ({ parts }: TrailStep): Dollars =>
  sumCents(parts.filter(({ kind }) => kind === 'unlinked')) / 100;
/** Returns a share of a step as a percentage with two decimals. */
export const formatShare = (amount: Dollars, whole: Dollars): string => percent(amount, whole, 2);
