import { wholeTitle, type FigureWords } from './about';

/** What is cited: the figure, the site as author, and the date (ISO) on which the visitor accessed it. */
export interface Cited {
  words: FigureWords;
  site: string;
  day: string;
}
const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const limitsOf = ({ period, filters }: FigureWords): string[] => [
  ...(period ? [`Period: ${period}`] : []),
  ...(filters ? [`Filters: ${filters}`] : []),
];

/** Returns a citation as a sentence. */
export const textCitation = ({ words, site, day }: Cited): string =>
  [
    ended(site),
    `“${ended(wholeTitle(words))}”`,
    ...limitsOf(words).map(ended),
    ...(words.date ? [ended(words.date)] : []),
    `Accessed ${longDay(day)}.`,
    words.address,
  ].join(' ');

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escaped = (text: string): string =>
  text.replaceAll(/[\\~^&%$#_{}]/g, (found) => SPECIAL[found] ?? `\\${found}`);

/** Returns a citation as a BibTeX entry. */
export const bibtexCitation = ({ words, site, day }: Cited): string => {
  const anchor = words.address.split('#figure-')[1] ?? 'figure';
  const note = [...limitsOf(words), ...(words.date ? [words.date] : [])];
  const fields: [name: string, value: string][] = [
    ['author', `{${escaped(site)}}`],
    ['title', `{${escaped(wholeTitle(words))}}`],
    ['year', day.slice(0, 4)],
    ...(note.length ? [['note', escaped(note.map(ended).join(' '))] as [string, string]] : []),
    ['url', words.address.replaceAll(/[{}\\]/g, encodeURIComponent)],
    ['urldate', day],
  ];
  return `@misc{${site.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${anchor}-${day},\n${fields
    .map(([name, value]) => `  ${name} = {${value}}`)
    .join(',\n')}\n}`;
};
