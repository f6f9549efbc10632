/** The options of the COVID-19 awards map, in menu order (specification `interactive.md` §9; pages document §19.12). */

export type CovidMapLayer = 'state' | 'district' | 'county';
export type CovidMapSpending = 'obligation' | 'outlay' | 'face_value_of_loan';
export type CovidMapAmount = 'totalSpending' | 'perCapita';
export interface MapChoice<K extends string> {
  key: K;
  label: string;
  /** Position in the menu. */
  order: number;
}
export const mapLayers: readonly MapChoice<CovidMapLayer>[] = [
  { key: 'state', label: 'States', order: 0 },
  { key: 'district', label: 'Congressional Districts', order: 1 },
  { key: 'county', label: 'Counties', order: 2 },
];
export const mapSpendings: readonly MapChoice<CovidMapSpending>[] = [
  { key: 'obligation', label: 'Award Obligations', order: 0 },
  { key: 'outlay', label: 'Award Outlays', order: 1 },
  { key: 'face_value_of_loan', label: 'Face Value of Loans', order: 2 },
];
export const mapAmounts: readonly MapChoice<CovidMapAmount>[] = [
  { key: 'totalSpending', label: 'Total Spending', order: 0 },
  { key: 'perCapita', label: 'Per Capita Spending', order: 1 },
];
