import type { Tone } from '@/charts/drawing/stops';
import type { Award, Period } from '@/domain/award';
import type { AmountField, Amounts, ChartScenario } from '@/domain/awardChart';
import type { StatusLabels } from '@/domain/awardStatus';

export interface AmountLine {
  field: AmountField;
  label: string;
  tone: Tone;
}
/** A date in an award's period of performance. */
export interface DateLine {
  field: keyof Period;
  label: string;
  /** Slug of the glossary entry. */
  glossary: string;
}
export interface InfoRow {
  label: string;
  /** Returns the text line by line; an empty list shows as `--`. */
  lines: (award: Award) => readonly string[];
  /** Returns the path that a line links to, if any. */
  to?: (award: Award, line: string) => string | undefined;
  isShown?: (award: Award) => boolean;
}
export interface InfoGroup {
  title: string;
  rows: readonly InfoRow[];
}
/** The groups of a category in two columns. */
export type InfoColumns = readonly [readonly InfoGroup[], readonly InfoGroup[]];
/** The settings in which the pages of award categories differ, as data instead of branches in code. */
export interface CategoryPage {
  heading: string;
  /** The verb for the agency, and the preposition before the recipient. */
  verb: readonly [gave: string, to: string];
  status: StatusLabels;
  /** Smallest first: each nests within the next in the chart. */
  amounts: readonly AmountLine[];
  /** The main amount of the award, which is its first key figure. */
  main: AmountField;
  scenario: (amounts: Amounts) => ChartScenario;
  dates: readonly DateLine[];
  /** What the overview shows beside the parties: related awards, or the program that pays. */
  related: 'contract' | 'vehicle' | 'program';
  /** Whether the award has NAICS and PSC codes. */
  codes: boolean;
  /** Last segment of the API path that creates the award's files. */
  download: 'contract' | 'idv' | 'assistance';
}
