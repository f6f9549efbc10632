import { formatFullTitle, type FigureTexts } from './figureTexts';

/** A figure to cite, with the site as author and the date (ISO) on which the visitor accessed the figure. */
export interface CitedFigure {
  texts: FigureTexts;
  site: string;
  day: string;
}
const formatLongDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const getLimits = ({ period, filters }: FigureTexts): string[] => [
  ...(period ? [`Period: ${period}`] : []),
  ...(filters ? [`Filters: ${filters}`] : []),
];

/** Returns a citation as a sentence. */
export const formatCitation = ({ texts, site, day }: CitedFigure): string =>
  [
    endSentence(site),
    `“${endSentence(formatFullTitle(texts))}”`,
    ...getLimits(texts).map(endSentence),
    ...(texts.date ? [endSentence(texts.date)] : []),
    `Accessed ${formatLongDate(day)}.`,
    texts.address,
  ].join(' ');

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escapeBibtex = (text: string): string =>
  text.replaceAll(/[\\~^&%$#_{}]/g, (character) => ESCAPES[character] ?? `\\${character}`);

/** Returns a citation as a BibTeX entry. */
export const formatBibtex = ({ texts, site, day }: CitedFigure): string => {
  const anchor = texts.address.split('#figure-')[1] ?? 'figure';
  const notes = [...getLimits(texts), ...(texts.date ? [texts.date] : [])];
  const fields: [name: string, value: string][] = [
    ['author', `{${escapeBibtex(site)}}`],
    ['title', `{${escapeBibtex(formatFullTitle(texts))}}`],
    ['year', day.slice(0, 4)],
    ...(notes.length
      ? [['note', escapeBibtex(notes.map(endSentence).join(' '))] as [string, string]]
      : []),
    ['url', texts.address.replaceAll(/[{}\\]/g, encodeURIComponent)],
    ['urldate', day],
  ];
  return `@misc{${site.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${anchor}-${day},\n${fields
    .map(([name, value]) => `  ${name} = {${value}}`)
    .join(',\n')}\n}`;
};
