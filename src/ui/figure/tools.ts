/** The lazy chunk with the code that a figure needs only on demand. It loads when a button of the figure’s footer is pressed. */
import { saveFile, toCsv, type CsvCell } from '@/lib/csv';
import { getAboutLines, type FigureTexts } from './figureTexts';
import { createPicture } from './picture';
import { toPng, addTexts } from './pictureFile';

export { FigureDetails } from './FigureDetails';
export { FigureMenuItems } from './FigureMenuItems';

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

export interface FigureContent {
  /** Name of an image without rows. */ name: string;
  csv: (FigureData & { fileName: string }) | undefined;
  frame: HTMLElement;
  texts: FigureTexts;
}
/** Saves the rows of a figure, or its content as an image, with its texts. Throws while some of the content is still loading. */
export const saveFigure = async (
  kind: 'csv' | 'png' | 'svg',
  { name, csv, frame, texts }: FigureContent,
): Promise<void> => {
  if (kind === 'csv') {
    saveRows(csv!.fileName, csv!, texts);
    return;
  }
  if (frame.querySelector('.loading, .skeleton, [data-painted="0"]:not([data-state="refused"])'))
    throw new Error('The chart is still loading. Try again in a moment.');
  const fileName = csv?.fileName.replace(/\.csv$/, '') ?? name;
  const image = await addTexts(createPicture(frame), texts);
  if (kind === 'svg') saveFile(`${fileName}.svg`, image.text, 'image/svg+xml');
  else saveFile(`${fileName}.png`, await toPng(image), 'image/png');
};
