import { CONSTANT_YEAR, constantDollars } from '@/domain/compare/priceIndex';
import { money, profileMoney } from '@/domain/format';
import type { CompareChoices } from './compareAddress';

/** How amounts are meant and shown: of each year or constant, in all or for each resident. */
export interface MoneyTerms {
  constant: boolean;
  perResident: boolean;
}
export const moneyTerms = ({ dollars, per }: CompareChoices): MoneyTerms => ({
  constant: dollars === 'constant',
  perResident: per === 'resident',
});
/** The fiscal year of the figures of a period; null where they are of more than one. */
export const oneYear = (fy: string): number | null => (/^\d{4}$/.test(fy) ? Number(fy) : null);

/** An amount as it is compared; null where it cannot be had: no residents, or a year without an index. */
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

/** What amounts are, after the thing they measure: `, constant FY 2025 dollars per resident`. */
export const unitWords = (
  what: string,
  { constant, perResident }: MoneyTerms,
  year?: number | null,
): string => {
  // Figures of more than one year stay in the dollars of each.
  const dollars = constant && year !== null ? `constant FY ${CONSTANT_YEAR} dollars` : 'US dollars';
  return `${what}, ${dollars}${perResident ? ' per resident' : ''}`;
};
export const shown = (amount: number | null, { perResident }: MoneyTerms): string =>
  perResident ? money(amount) : profileMoney(amount);
