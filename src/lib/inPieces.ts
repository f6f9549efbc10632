import { pause } from './pause';

/**
 * Runs the code of a page in pieces (docs/decisions/0054), with a pause before each, in which the page answers its visitor: first `parts`,
 * each of which imports modules that the page needs anyway and that have come with it, then `page`. Answers with what `page` makes.
 */
export const inPieces = async <Made>(
  parts: readonly (() => Promise<unknown>)[],
  page: () => Promise<Made>,
): Promise<Made> => {
  for (const part of parts) {
    await pause();
    await part();
  }
  await pause();
  return page();
};
