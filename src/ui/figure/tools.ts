/** What a figure needs only when it is asked for: one part, loaded when a button of its foot is pressed. */
import { saveFile, toCsv, type CsvCell } from '@/lib/csv';
import { aboutLines, type FigureWords } from './about';
import { pictureOf } from './picture';
import { pngOf, withWords } from './pictureFile';

export { FigureCitation } from './FigureCitation';
export { FigureRequest } from './FigureRequest';

export interface FigureData {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}
/** Saves rows as a CSV file that says first what they are. */
export const saveRows = (
  fileName: string,
  { header, rows }: FigureData,
  words: FigureWords,
): void => saveFile(fileName, toCsv(header, rows, aboutLines(words)), 'text/csv;charset=utf-8');

/** Saves what is drawn in an element as an image with the figure's words. Throws while parts of it are not drawn yet. */
export const savePicture = async (
  name: string,
  kind: 'png' | 'svg',
  drawn: HTMLElement,
  words: FigureWords,
): Promise<void> => {
  if (drawn.querySelector('.loading, .skeleton, [data-painted="0"]:not([data-state="refused"])'))
    throw new Error('It is still being drawn. Try again in a moment.');
  const image = await withWords(await pictureOf(drawn), words);
  if (kind === 'svg') saveFile(`${name}.svg`, image.text, 'image/svg+xml');
  else saveFile(`${name}.png`, await pngOf(image), 'image/png');
};
