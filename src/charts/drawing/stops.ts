/** One thing of a drawing that can be pointed at, walked to and read. */
export interface Stop {
  key: string;
  label: string;
  /** Its values in words. */
  text: string;
  /** Where its words point to, in CSS pixels of the drawing. */
  x: number;
  y: number;
}
/** What a drawing gives no room: no amount, or none that has a size. */
export interface NotDrawn {
  label: string;
  text: string;
}
/** Meanings that have a colour of their own; each is the token of its name. */
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

/** A number that can be drawn; null for what is missing or not a number. */
export const numberOr = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
/** Tones that a white page shows by an outline alone. */
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
/** Colours of a mark and of its outline by its meaning, as properties for its style. */
export const toneStyle = (tone: Tone): Record<string, string> => ({
  '--tone': `var(--${tone})`,
  '--tone-edge': pale.has(tone) ? 'var(--rule-strong)' : `var(--${tone})`,
});
