/** The lazy chunk with the code that a figure needs only on demand. It loads when a button of the figure’s footer is pressed. */
import { saveFile, toCsv, type CsvCell } from '@/lib/csv';
import { getAboutLines, type FigureTexts } from './figureTexts';
import { createPicture } from './picture';
import { toPng, addTexts } from './pictureFile';

export { FigureCitation } from './FigureCitation';
export { FigureRequest } from './FigureRequest';

export interface FigureData {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}
/** Saves rows as a CSV file that begins with the texts of the figure. */
export const saveRows = (
  fileName: string,
  { header, rows }: FigureData,
  texts: FigureTexts,
): void => saveFile(fileName, toCsv(header, rows, getAboutLines(texts)), 'text/csv;charset=utf-8');

/** Saves the content of an element as an image with the figure’s texts. Throws while some of it is still loading or rendering. */
export const savePicture = async (
  name: string,
  kind: 'png' | 'svg',
  frame: HTMLElement,
  texts: FigureTexts,
): Promise<void> => {
  if (frame.querySelector('.loading, .skeleton, [data-painted="0"]:not([data-state="refused"])'))
    throw new Error('The chart is still loading. Try again in a moment.');
  const image = await addTexts(await createPicture(frame), texts);
  if (kind === 'svg') saveFile(`${name}.svg`, image.text, 'image/svg+xml');
  else saveFile(`${name}.png`, await toPng(image), 'image/png');
};
