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
export const inTerms = (
  amount: number | null,
  { constant, perResident }: MoneyTerms,
  { year, population }: { year: number | null; population: number | null },
): number | null => {
  if (amount === null || !Number.isFinite(amount)) return null;
  const whole = constant && year !== null ? constantDollars(amount, year) : amount;
  if (!perResident || whole === null) return whole;
  return population ? whole / population : null;
};

/** Returns the unit of a measure, such as `Obligations, constant FY 2025 dollars per resident`. */
export const unitWords = (
  what: string,
  { constant, perResident }: MoneyTerms,
  year?: number | null,
): string => {
  // Figures that cover more than one year stay in current dollars.
  const dollars = constant && year !== null ? `constant FY ${CONSTANT_YEAR} dollars` : 'US dollars';
  return `${what}, ${dollars}${perResident ? ' per resident' : ''}`;
};
export const shown = (amount: number | null, { perResident }: MoneyTerms): string =>
  perResident ? money(amount) : profileMoney(amount);
