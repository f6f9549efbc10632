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
  | 'ranking'
  | 'time-bar'
  | 'covid'
  | 'infrastructure'
  | 'rest';

/** A number that can be drawn; null for what is missing or not a number. */
export const numberOr = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
/** Colour of a mark by its meaning, as a property for its style. */
export const toneStyle = (tone: Tone): Record<string, string> => ({ '--tone': `var(--${tone})` });
