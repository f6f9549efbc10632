import type { Tone } from '@/charts/drawing/stops';
import type { Award, Period } from '@/domain/award';
import type { AmountField, Amounts, ChartScenario } from '@/domain/awardChart';
import type { StatusWords } from '@/domain/awardStatus';

/** One amount: what it is called, and the colour of its meaning. */
export interface AmountLine {
  field: AmountField;
  label: string;
  tone: Tone;
}
/** One day of an award's run. */
export interface DateLine {
  field: keyof Period;
  label: string;
  /** Slug of the glossary's entry. */
  glossary: string;
}
/** One line of the additional information. */
export interface InfoRow {
  label: string;
  /** What is said, line by line; nothing is `--`. */
  lines: (award: Award) => readonly string[];
  /** Where the words lead, if anywhere. */
  to?: (award: Award) => string | undefined;
  /** Left out where this says no. */
  shown?: (award: Award) => boolean;
}
export interface InfoGroup {
  title: string;
  rows: readonly InfoRow[];
}
/** What tells the page of one category from the others: data, no branches. */
export interface CategoryPage {
  /** The page's title. */
  heading: string;
  /** What the agency did, and the word before the recipient. */
  verb: readonly [gave: string, to: string];
  status: StatusWords;
  /** Smallest first, as they lie within each other. */
  amounts: readonly AmountLine[];
  /** The amount that the award is known by; the key figures begin with it. */
  main: AmountField;
  scenario: (amounts: Amounts) => ChartScenario;
  dates: readonly DateLine[];
  /** What stands beside the parties: the awards it belongs to, or the program that pays. */
  related: 'contract' | 'vehicle' | 'program';
  /** Whether it has an industry and a product or service. */
  codes: boolean;
  /** Last part of the call that makes its files. */
  download: 'contract' | 'idv' | 'assistance';
}
