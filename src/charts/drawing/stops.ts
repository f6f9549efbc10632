/** A mark that can be hovered, reached by keyboard and read aloud. */
export interface Stop {
  key: string;
  label: string;
  /** The formatted values. */
  text: string;
  /** Anchor of the tooltip, in CSS pixels of the chart. */
  x: number;
  y: number;
}
/** A row without a mark, because its amount is missing or cannot be drawn. */
export interface UndrawnRow {
  label: string;
  text: string;
}
export interface ChartLayout {
  stops: readonly Stop[];
  notDrawn: readonly UndrawnRow[];
}
/** A row of a chart; `text` is the formatted value. */
export interface ChartRow {
  key: string;
  label: string;
  value: number | null;
  text: string;
}
/** A rectangle in CSS pixels of the chart. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Whether each tone, named after a design token, needs an outline because its color is too close to that of the page. */
export const needsOutlineByTone = {
  obligation: false,
  receded: false,
  outlay: false,
  'current-award': true,
  'potential-award': true,
  'loan-subsidy': false,
  'face-value': true,
  'non-federal': true,
  covid: false,
  'covid-obligated': true,
  'covid-code': true,
  'covid-resources': true,
  'covid-obligations': false,
  'covid-outlays': false,
  'rescue-resources': true,
  'rescue-obligations': false,
  'rescue-outlays': false,
  infrastructure: false,
  'infrastructure-obligated': true,
  rest: false,
};
export type Tone = keyof typeof needsOutlineByTone;

export const toFiniteNumber = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
/** Returns the colors of a mark and its outline as CSS custom properties. */
export const toneStyle = (tone: Tone): Record<string, string> => ({
  '--tone': `var(--${tone})`,
  '--tone-edge': needsOutlineByTone[tone] ? 'var(--rule-strong)' : `var(--${tone})`,
});
