/** The texts of a figure, used on the page, in its files and images, and in citations. */
export interface FigureTexts {
  /** The subject of the page: `Ohio`. */
  subject?: string;
  title: string;
  /** The period of the numbers, and the date through which it has data: `FY 2026 through 11/15/2025`. */
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
  /** The date of the data as a sentence: `Retrieved May 1, 2026.` */
  date?: string;
  /** The full URL with the anchor of the figure. */
  address: string;
}
/** Returns the title with its subject and the settings: `Ohio – Transactions Over Time: Years`. */
export const formatFullTitle = ({ subject, title, view }: FigureTexts): string =>
  `${subject ? `${subject} – ` : ''}${title}${view ? `: ${view}` : ''}`;
const toCaptionLines = (caption: string, text: string | undefined): string[] =>
  text ? [`${caption}: ${text}`] : [];

/** Returns the lines above a chart, after its title. */
export const getLeadLines = ({ finding, period, filters, unit }: FigureTexts): string[] => [
  ...(finding ? [finding] : []),
  ...toCaptionLines('Period', period),
  ...toCaptionLines('Filters', filters),
  ...toCaptionLines('Unit', unit),
];
/** Returns the lines below a chart. */
export const getSourceLines = ({ note, source, date, address }: FigureTexts): string[] => [
  ...toCaptionLines('Note', note),
  ...toCaptionLines('Source', source),
  ...(date ? [date] : []),
  ...toCaptionLines('Address', address),
];
/** Returns all texts of a figure, line by line. */
export const getAboutLines = (texts: FigureTexts): string[] => [
  formatFullTitle(texts),
  ...getLeadLines(texts),
  ...getSourceLines(texts),
];
