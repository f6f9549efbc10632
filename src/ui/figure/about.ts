/** What a figure says of itself wherever it goes: on the page, in its files and images, in a citation. */
export interface FigureWords {
  title: string;
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
/** The title with the choices beside it. */
export const wholeTitle = ({ title, view }: FigureWords): string =>
  view ? `${title}: ${view}` : title;
const said = (caption: string, text: string | undefined): string[] =>
  text ? [`${caption}: ${text}`] : [];

/** Lines above a drawing, after its title. */
export const leadOf = ({ finding, unit }: FigureWords): string[] => [
  ...(finding ? [finding] : []),
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
