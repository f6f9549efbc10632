/** What a figure says of itself wherever it goes: on the page, in its files and images, in a citation. */
export interface FigureWords {
  /** What the page around it is about: `Ohio`. */
  subject?: string;
  title: string;
  /** Of which days the numbers are, and whether those are over: `FY 2026 through 11/15/2025`. */
  period?: string;
  /** The choices of the controls beside the title: `By Fiscal Quarter`. */
  view?: string;
  /** One sentence computed from the data. */
  finding?: string;
  note?: string;
  /** What the numbers are: `Obligations, US dollars`. */
  unit?: string;
  filters?: string;
  source?: string;
  /** Of which day the data is. */
  date?: string;
  /** Whole, with the anchor of the figure. */
  address: string;
}
/** The title with its subject before it and the choices beside it: `Ohio – Transactions Over Time: Years`. */
export const wholeTitle = ({ subject, title, view }: FigureWords): string =>
  `${subject ? `${subject} – ` : ''}${title}${view ? `: ${view}` : ''}`;
const said = (caption: string, text: string | undefined): string[] =>
  text ? [`${caption}: ${text}`] : [];

/** Lines above a drawing, after its title. */
export const leadOf = ({ finding, period, unit }: FigureWords): string[] => [
  ...(finding ? [finding] : []),
  ...said('Period', period),
  ...said('Unit', unit),
];
/** Lines below a drawing. */
export const sourceOf = ({ note, filters, source, date, address }: FigureWords): string[] => [
  ...said('Note', note),
  ...said('Filters', filters),
  ...said('Source', source),
  ...(date ? [date] : []),
  ...said('Address', address),
];
/** All of it, line by line. */
export const aboutLines = (words: FigureWords): string[] => [
  wholeTitle(words),
  ...leadOf(words),
  ...sourceOf(words),
];
