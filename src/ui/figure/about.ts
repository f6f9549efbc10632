/** The texts of a figure, used on the page, in its files and images, and in citations. */
export interface FigureWords {
  /** The subject of the page: `Ohio`. */
  subject?: string;
  title: string;
  /** The period of the numbers, and through which date it has data: `FY 2026 through 11/15/2025`. */
  period?: string;
  /** The settings of the controls beside the title: `By Fiscal Quarter`. */
  view?: string;
  /** One sentence computed from the data. */
  finding?: string;
  note?: string;
  /** The measure: `Obligations, US dollars`. */
  unit?: string;
  filters?: string;
  source?: string;
  /** The date of the data. */
  date?: string;
  /** The full URL with the anchor of the figure. */
  address: string;
}
/** Returns the title with its subject and the settings: `Ohio – Transactions Over Time: Years`. */
export const wholeTitle = ({ subject, title, view }: FigureWords): string =>
  `${subject ? `${subject} – ` : ''}${title}${view ? `: ${view}` : ''}`;
const said = (caption: string, text: string | undefined): string[] =>
  text ? [`${caption}: ${text}`] : [];

/** Returns the lines above a chart, after its title. */
export const leadOf = ({ finding, period, unit }: FigureWords): string[] => [
  ...(finding ? [finding] : []),
  ...said('Period', period),
  ...said('Unit', unit),
];
/** Returns the lines below a chart. */
export const sourceOf = ({ note, filters, source, date, address }: FigureWords): string[] => [
  ...said('Note', note),
  ...said('Filters', filters),
  ...said('Source', source),
  ...(date ? [date] : []),
  ...said('Address', address),
];
/** Returns all texts of a figure, line by line. */
export const aboutLines = (words: FigureWords): string[] => [
  wholeTitle(words),
  ...leadOf(words),
  ...sourceOf(words),
];
