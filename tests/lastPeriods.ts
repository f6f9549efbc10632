/** Fiscal years of the small test dataset, each with its last published period. */
export const lastPeriods: readonly (readonly [fiscalYear: number, period: number])[] = [
  [2017, 12],
  [2018, 12],
  [2019, 12],
  [2020, 12],
  [2021, 12],
  [2022, 12],
  [2023, 12],
  [2024, 12],
  [2025, 11],
];
