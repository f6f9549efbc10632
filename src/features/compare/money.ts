import { CONSTANT_DOLLARS, toConstantDollars } from '@/domain/priceIndex';
import { money, profileMoney } from '@/domain/format';
import type { CompareChoices } from './compareAddress';

/** How amounts are computed and shown: current or constant dollars, in total or per resident. */
export interface MoneyTerms {
  constant: boolean;
  perResident: boolean;
}
export const moneyTerms = ({ dollars, per }: CompareChoices): MoneyTerms => ({
  constant: dollars === 'constant',
  perResident: per === 'resident',
});
/** Returns a fiscal year as a number, or null for `latest` and `all`. */
export const parseYear = (fy: string): number | null => (/^\d{4}$/.test(fy) ? Number(fy) : null);

/**
 * Returns an amount in the chosen terms, or null if the amount, the population or the price index is missing. Without a year, the
 * amount stays in current dollars.
 */
export const convertAmount = (
  amount: number | null,
  { constant, perResident }: MoneyTerms,
  { year, population }: { year: number | null; population: number | null },
): number | null => {
  if (amount === null || !Number.isFinite(amount)) return null;
  const newAmount = constant && year !== null ? toConstantDollars(amount, year) : amount;
  if (!perResident || newAmount === null) return newAmount;
  return population ? newAmount / population : null;
};

/** Returns the unit of a measure, such as `Obligations, constant FY 2025 dollars per resident`. */
export const formatUnit = (
  measureLabel: string,
  { constant, perResident }: MoneyTerms,
  year?: number | null,
): string => {
  // If `year` is null, the figures cover more than one year and stay in current dollars.
  const dollars = constant && year !== null ? CONSTANT_DOLLARS : 'US dollars';
  return `${measureLabel}, ${dollars}${perResident ? ' per resident' : ''}`;
};
export const formatAmount = (amount: number | null, { perResident }: MoneyTerms): string =>
  perResident ? money(amount) : profileMoney(amount);
