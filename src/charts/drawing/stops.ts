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
/** A row without a mark: its amount is missing or has no size. */
export interface NotDrawn {
  label: string;
  text: string;
}
/** Meanings with their own color; each is the name of a design token. */
export type Tone =
  | 'obligation'
  | 'outlay'
  | 'current-award'
  | 'potential-award'
  | 'loan-subsidy'
  | 'face-value'
  | 'non-federal'
  | 'covid'
  | 'covid-obligated'
  | 'covid-code'
  | 'covid-resources'
  | 'covid-obligations'
  | 'covid-outlays'
  | 'rescue-resources'
  | 'rescue-obligations'
  | 'rescue-outlays'
  | 'infrastructure'
  | 'infrastructure-obligated'
  | 'rest';

/** Returns a finite number, or null. */
export const numberOr = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
/** Tones too light for a white page without an outline. */
const pale: ReadonlySet<Tone> = new Set([
  'current-award',
  'potential-award',
  'face-value',
  'non-federal',
  'covid-obligated',
  'covid-code',
  'covid-resources',
  'rescue-resources',
  'infrastructure-obligated',
]);
/** Returns the colors of a mark and its outline as CSS custom properties. */
export const toneStyle = (tone: Tone): Record<string, string> => ({
  '--tone': `var(--${tone})`,
  '--tone-edge': pale.has(tone) ? 'var(--rule-strong)' : `var(--${tone})`,
});
