import { CONSTANT_YEAR, constantDollars } from '@/domain/compare/priceIndex';
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
/** Returns the fiscal year of a period, or null if the period covers more than one. */
export const oneYear = (fy: string): number | null => (/^\d{4}$/.test(fy) ? Number(fy) : null);

/** Converts an amount to the chosen terms; null without a population or a price index of the year. */
export const convertAmount = (
  amount: number | null,
  { constant, perResident }: MoneyTerms,
  { year, population }: { year: number | null; population: number | null },
): number | null => {
  if (amount === null || !Number.isFinite(amount)) return null;
  const converted = constant && year !== null ? constantDollars(amount, year) : amount;
  if (!perResident || converted === null) return converted;
  return population ? converted / population : null;
};

/** Returns the unit of a measure, such as `Obligations, constant FY 2025 dollars per resident`. */
export const formatUnit = (
  measure: string,
  { constant, perResident }: MoneyTerms,
  year?: number | null,
): string => {
  // Figures that cover more than one year stay in current dollars.
  const dollars = constant && year !== null ? `constant FY ${CONSTANT_YEAR} dollars` : 'US dollars';
  return `${measure}, ${dollars}${perResident ? ' per resident' : ''}`;
};
export const formatAmount = (amount: number | null, { perResident }: MoneyTerms): string =>
  perResident ? money(amount) : profileMoney(amount);
