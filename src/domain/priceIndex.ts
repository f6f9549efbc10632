/**
 * GDP (chained) price index by fiscal year, FY 2017 = 1. Source: Office of Management and Budget, Historical Tables, table 10.1
 * (Budget of the US Government, fiscal year 2025, March 2024). Years after the last actual one are projections of that budget.
 */
const FIRST_YEAR = 2000;
const priceIndexes: readonly number[] = [
  0.7261, 0.7437, 0.7554, 0.7699, 0.7887, 0.8127, 0.8391, 0.8622, 0.8801, 0.8891, 0.8968, 0.9148,
  0.9314, 0.9483, 0.9656, 0.9756, 0.9834, 1, 1.0222, 1.0411, 1.0547, 1.091, 1.1673, 1.2207, 1.2533,
  1.2808, 1.3074, 1.3348,
];
export const priceIndexSource = {
  name: 'GDP (chained) price index',
  from: 'OMB Historical Tables, table 10.1, FY 2025 budget',
  lastActualYear: 2023,
} as const;
/** The base fiscal year of constant dollars. */
export const BASE_YEAR = 2025;
/** Name of the unit of converted amounts. */
export const CONSTANT_DOLLARS = `constant FY ${BASE_YEAR} dollars`;
/** A sentence with the base year of converted amounts and the source of the price index. */
export const constantDollarsNote = `All amounts are in FY ${BASE_YEAR} dollars, by the ${priceIndexSource.name} (${priceIndexSource.from}; projected after FY ${priceIndexSource.lastActualYear}).`;
/** A sentence for amounts that are not converted. */
export const NOMINAL_NOTE = 'Amounts are not adjusted for inflation.';

/** The reason why amounts of quarters or months are not converted. */
export const BY_YEAR_ONLY = 'The price index is by year. To adjust, group by year.';
/** Returns the texts that name the dollars of a figure. */
export const getDollarTexts = (isConstant: boolean) =>
  isConstant
    ? {
        unit: CONSTANT_DOLLARS,
        /** Ends the view of a figure. */
        viewSuffix: `, ${CONSTANT_DOLLARS}`,
        fileSuffix: `-fy${BASE_YEAR}-dollars`,
        /** Ends the ID of a column in a file. */
        columnSuffix: `_constant_fy_${BASE_YEAR}_dollars`,
        amountSuffix: ` in FY ${BASE_YEAR} dollars`,
        /** Ends the finding of a figure. */
        sentence: ` Amounts are in ${CONSTANT_DOLLARS}.`,
        note: constantDollarsNote,
      }
    : {
        unit: 'US dollars',
        viewSuffix: '',
        fileSuffix: '',
        columnSuffix: '',
        amountSuffix: '',
        sentence: '',
        note: NOMINAL_NOTE,
      };

const getPriceIndex = (year: number): number | undefined => priceIndexes[year - FIRST_YEAR];
/** Returns an amount of a fiscal year in dollars of the base year; null if the amount or the index of a year is missing. */
export const toConstantDollars = (
  amount: number | null,
  year: number,
  baseYear: number = BASE_YEAR,
): number | null => {
  const [from, to] = [getPriceIndex(year), getPriceIndex(baseYear)];
  if (amount === null || !Number.isFinite(amount) || from === undefined || to === undefined)
    return null;
  return year === baseYear ? amount : (amount * to) / from;
};
