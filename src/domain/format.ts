/** Display rules (specification `reference.md` §5, `docs/format.md`). A missing value is `--` and never 0. */
import { groupDigits } from '@/lib/groupDigits';
import { MISSING } from './displayDate';

export type Dollars = number;
/** The default of an amount or count that the API may not report. */
export const UNKNOWN = null as number | null;
export { date, monthName, MISSING } from './displayDate';

type MaybeNumber = number | null | undefined;
const isNumber = (value: MaybeNumber): value is number =>
  typeof value === 'number' && Number.isFinite(value);
/** Returns a number with its sign before the dollar sign. Omits the sign if all displayed digits are zero. */
const formatSigned = (value: number, decimals: number, symbol = '$'): string => {
  const digits = groupDigits(value, decimals);
  return `${value < 0 && /[1-9]/.test(digits) ? '-' : ''}${symbol}${digits}`;
};
/** Returns dollars as a whole number of cents; 0 if the amount is missing. */
export const toCents = (amount: Dollars | null): number => Math.round((amount ?? 0) * 100);
/** Rounds dollars to the cent. */
export const roundToCents = (amount: Dollars): Dollars => toCents(amount) / 100;

/** Returns dollars as `$1,234` or `-$56`, by default in whole dollars. */
export const money = (value: MaybeNumber, decimals = 0): string =>
  isNumber(value) ? formatSigned(value, decimals) : MISSING;
/** Returns a count as `12,345`. */
export const count = (value: MaybeNumber): string =>
  isNumber(value) ? formatSigned(value, 0, '') : MISSING;

export interface Unit {
  value: number;
  letter: string;
  word: string;
}
const units: readonly Unit[] = [
  { value: 1e12, letter: 'T', word: 'trillion' },
  { value: 1e9, letter: 'B', word: 'billion' },
  { value: 1e6, letter: 'M', word: 'million' },
  { value: 1e3, letter: 'k', word: 'thousand' },
];
const noUnit: Unit = { value: 1, letter: '', word: '' };
/** Returns the largest unit that is not above the absolute value of an amount; no unit below a thousand. */
export const unitOf = (value: number): Unit =>
  units.find((unit) => Math.abs(value) >= unit.value) ?? noUnit;

/**
 * Returns the unit of the largest value of an axis, and a function that formats values in this unit. Values below the unit have two
 * decimals.
 */
export const axisUnit = (
  values: readonly number[],
): { unit: Unit; format: (value: number) => string } => {
  const largest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const unit = unitOf(largest);
  return {
    unit,
    format: (value) => {
      if (value === 0) return '$0';
      const scaledValue = value / unit.value;
      const decimals =
        Math.abs(value) < unit.value && unit.value > 1
          ? 2
          : Number.isInteger(Math.round(scaledValue * 100) / 100)
            ? 0
            : 1;
      return `${formatSigned(scaledValue, decimals)}${unit.letter}`;
    },
  };
};
/** Returns an amount with a unit if it is at least a million, else with `smallDecimals` decimals. */
const formatWithUnit = (
  value: MaybeNumber,
  decimals: number,
  getUnitName: (unit: Unit) => string,
  smallDecimals = 0,
): string => {
  if (!isNumber(value) || Math.abs(value) < 1e6) return money(value, smallDecimals);
  const unit = unitOf(value);
  return `${formatSigned(value / unit.value, decimals)}${getUnitName(unit)}`;
};
/** Returns dollars with a unit letter for axes and compact cells: `$1.6T`, `$23.45B`; whole dollars under a million. */
export const moneyShort = (value: MaybeNumber, decimals = 1): string =>
  formatWithUnit(value, decimals, ({ letter }) => letter);
/** Returns a round amount without trailing zeros, for the bounds of classes: `$10M`, `$1.5B`, `$2,000`, `$1.50`. */
export const moneyTrimmed = (value: Dollars): string => {
  const unit = Math.abs(value) < 1e6 ? noUnit : unitOf(value);
  const decimals = (String(value / unit.value).split('.')[1] ?? '').length;
  return unit === noUnit && decimals
    ? money(value, Math.max(2, decimals))
    : moneyShort(value, decimals);
};
/** Returns dollars for headlines and profiles: `$1.6 billion`; whole dollars under a million. */
export const profileMoney = (value: MaybeNumber): string =>
  formatWithUnit(value, 1, ({ word }) => ` ${word}`);
/** Returns a count for headlines: `1.6 million`; a whole number under a million. */
export const profileCount = (value: MaybeNumber): string =>
  isNumber(value) && Math.abs(value) >= 1e6
    ? `${formatSigned(value / unitOf(value).value, 1, '')} ${unitOf(value).word}`
    : count(value);
/** Returns dollars with a capitalized unit: `$1.60 Billion`. Amounts under a million have cents. */
export const moneyWithUnits = (value: MaybeNumber): string =>
  formatWithUnit(value, 2, ({ word }) => ` ${word[0]!.toUpperCase()}${word.slice(1)}`, 2);
/** Returns a timestamp (milliseconds or ISO) in the visitor's time zone: `09/30/2026, 3:05 PM`. */
export const formatTimestamp = (time: number | string): string =>
  new Date(time).toLocaleString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
/** Returns a share as a percentage; `--` if it cannot be computed, `< 0.1%` if it is positive but rounds to zero. */
export const percent = (value: MaybeNumber, total: MaybeNumber, decimals = 1): string => {
  if (!isNumber(value) || !isNumber(total) || total === 0) return MISSING;
  const share = (value / total) * 100;
  const shareText = share.toFixed(decimals);
  if (share > 0 && Number(shareText) === 0) return `< ${(10 ** -decimals).toFixed(decimals)}%`;
  return `${shareText.replace(/^-(0(\.0*)?)$/, '$1')}%`;
};

export const NAME_MISSING = 'Name not provided';
export const UEI_MISSING = 'UEI not provided';
export const recipientName = (name: string | null | undefined): string =>
  name?.trim() || NAME_MISSING;
export const uei = (value: string | null | undefined): string => value?.trim() || UEI_MISSING;
export const textOrMissing = (value: string | null | undefined): string => value?.trim() || MISSING;
/** Returns the name of an agency with its abbreviation: `Toptier name (ABBR)`. */
export const agencyName = (
  name: string | null | undefined,
  abbreviation?: string | null,
): string => (name ? (abbreviation ? `${name} (${abbreviation})` : name) : MISSING);
/** Returns `code - description` for tables, only one of the two if the other is missing, or `--` if both are missing. */
export const codeAndText = (
  code: string | null | undefined,
  text: string | null | undefined,
  separator = ' - ',
): string => [code, text].filter(Boolean).join(separator) || MISSING;

/** Returns a text with a capital at the start of each word, for place names. */
export const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /(^|[\s\-(/.])(\p{L})/gu,
      (_match, prefix: string, letter: string) => prefix + letter.toUpperCase(),
    )
    // Names such as O'Fallon, Coeur D'Alene and L'Anse.
    .replace(
      /(?<![\p{L}\p{N}'’])([DLO]['’])(\p{L})/gu,
      (_match, prefix: string, letter: string) => prefix + letter.toUpperCase(),
    );

export interface Address {
  line1?: string | null;
  line2?: string | null;
  line3?: string | null;
  city?: string | null;
  county?: string | null;
  countyCode?: string | null;
  stateCode?: string | null;
  stateName?: string | null;
  zip5?: string | null;
  zip4?: string | null;
  countryCode?: string | null;
  countryName?: string | null;
  province?: string | null;
  foreignPostalCode?: string | null;
  congressionalCode?: string | null;
}
/** Returns a ZIP code, as `12345-6789` if both parts exist. */
export const zip = (zip5: string | null | undefined, zip4: string | null | undefined): string =>
  zip5 ? (zip4 ? `${zip5}-${zip4}` : zip5) : '';

const joinNonEmpty = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(', ');
/** Returns an address in one line for a table cell, from the available parts (pages document §1.1, §8.4). */
export const locationLine = (address: Address | null | undefined): string => {
  if (!address) return MISSING;
  const city = address.city && titleCase(address.city);
  const line = address.line1 && titleCase(address.line1);
  if (city && address.stateCode)
    return joinNonEmpty([line, city, address.stateCode, zip(address.zip5, address.zip4)]);
  if (address.county && address.stateCode)
    return joinNonEmpty([`${titleCase(address.county)} County`, address.stateCode]);
  if (address.stateName) return joinNonEmpty([titleCase(address.stateName), address.countryCode]);
  if (city)
    return joinNonEmpty([city, address.province, address.foreignPostalCode, address.countryCode]);
  return address.countryName ? titleCase(address.countryName) : address.countryCode || MISSING;
};
/** Returns a congressional district as `XX-##`. 90 means several districts; `MULTI-STATE` stays unchanged. */
export const formatDistrictCode = (
  stateCode: string | null | undefined,
  code: string | null | undefined,
): string => {
  if (!code) return MISSING;
  if (code === 'MULTI-STATE') return code;
  if (code === '90') return stateCode ? `${stateCode}-90 (Multiple Districts)` : 'MULTI-STATE';
  return stateCode ? `${stateCode}-${code}` : code;
};

/** Returns a count with its noun: `1 filter`, `2 filters`. */
export const plural = (value: number, one: string, pluralForm = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : pluralForm}`;
