/**
 * The fixed colors of categories that recur on many pages, as names of tokens in `styles/_palette.scss` (docs/design.md). Budget
 * functions with related purposes share a hue and differ in shade.
 */
import type { AwardGroupKey } from './awardTypes';
import { americanRescuePlanCode, infraDefCodes } from './defCodes';

type FunctionHue = 'defense' | 'health' | 'income' | 'finance' | 'commerce' | 'nature' | 'learning';
type FunctionFill = `${FunctionHue}-${1 | 2 | 3}`;
/** Fills of budget functions by code. */
const functionFills: Readonly<Record<string, FunctionFill>> = {
  '050': 'defense-1',
  '150': 'defense-3',
  '250': 'learning-3',
  '270': 'nature-3',
  '300': 'nature-1',
  '350': 'nature-2',
  '370': 'commerce-2',
  '400': 'commerce-3',
  '450': 'commerce-1',
  '500': 'learning-1',
  '550': 'health-3',
  '570': 'health-1',
  '600': 'income-3',
  '650': 'income-1',
  '700': 'income-2',
  '750': 'defense-2',
  '800': 'finance-2',
  '900': 'finance-1',
};

/** Returns the fill of a budget function. Receipts, and functions without a single purpose, share one. */
export const getFunctionFill = (code: string): FunctionFill => functionFills[code] ?? 'finance-3';
/** Returns the hue of a budget function, for the parts into which it is divided. */
export const getFunctionHue = (code: string): FunctionHue =>
  getFunctionFill(code).replace(/-\d$/, '') as FunctionHue;

const awardFills = {
  contracts: 'award-contracts',
  idvs: 'award-idvs',
  grants: 'award-grants',
  direct_payments: 'award-direct-payments',
  loans: 'award-loans',
  other: 'award-other',
} as const satisfies Readonly<Record<AwardGroupKey, string>>;
/** Returns the fill of a group of award types. */
export const getAwardFill = (group: AwardGroupKey): (typeof awardFills)[AwardGroupKey] =>
  awardFills[group];

/** Returns the tone of a Disaster Emergency Fund Code: blue for the American Rescue Plan, purple for the other COVID-19 laws. */
export const getDefCodeTone = (
  code: string,
): 'rescue-obligations' | 'infrastructure' | 'covid-code' => {
  if (code === americanRescuePlanCode) return 'rescue-obligations';
  return infraDefCodes.includes(code) ? 'infrastructure' : 'covid-code';
};
