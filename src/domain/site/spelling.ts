import { normalizeName } from './siteSearch';

/**
 * Returns the number of letters to add, remove, replace or swap with their neighbor to turn one text into the other. Returns `max + 1`
 * for more than `max` letters.
 */
export const countEdits = (from: string, to: string, max: number): number => {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...row) > max) return max + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[to.length]!, max + 1);
};

/** In shorter texts, a wrong letter leaves too little to recognize. */
const MIN_LENGTH = 4;
const MIN_LENGTH_OF_TWO_EDITS = 6;
const getMaxEdits = (text: string): number =>
  text.length < MIN_LENGTH ? 0 : text.length < MIN_LENGTH_OF_TWO_EDITS ? 1 : 2;

/** Returns the runs of one word less to one word more than `wordCount` in a name. Each run keeps its spelling. */
const splitRuns = (name: string, wordCount: number): { text: string; isStart: boolean }[] => {
  const words = name.split(/[^\p{L}\p{N}'’]+/u).filter(normalizeName);
  return [wordCount, wordCount + 1, wordCount - 1].flatMap((length) =>
    length > 0 && length <= words.length
      ? Array.from({ length: words.length - length + 1 }, (_, at) => ({
          text: words.slice(at, at + length).join(' '),
          isStart: at === 0,
        }))
      : [],
  );
};

/**
 * Returns the name, or the words of a name, from which a text differs by one or two letters. Fewer wrong letters come first, then the
 * beginnings of names, then earlier names. Returns undefined if there is none, or if a name contains the text as it is.
 */
export const findSpelling = (text: string, names: readonly string[]): string | undefined => {
  const query = normalizeName(text);
  const maxEdits = getMaxEdits(query);
  if (!maxEdits) return undefined;
  const wordCount = query.split(' ').length;
  let best: { text: string; cost: number } | undefined;
  for (const name of names)
    for (const run of splitRuns(name, wordCount)) {
      const edits = countEdits(query, normalizeName(run.text), maxEdits);
      if (edits === 0) return undefined;
      const cost = edits * 2 + (run.isStart ? 0 : 1);
      if (edits <= maxEdits && (!best || cost < best.cost)) best = { text: run.text, cost };
    }
  return best?.text;
};

/** Minimum number of characters for which the service searches names. */
const MIN_PART_LENGTH = 3;
/**
 * Returns beginnings of words of a text that are likely to be spelled correctly: the first half of its first word, and its last word.
 * The service finds names by the beginnings of their words only.
 */
export const splitForSpelling = (text: string): readonly string[] => {
  const [firstWord = '', ...otherWords] = normalizeName(text).split(' ');
  return [
    firstWord.slice(0, Math.max(Math.ceil(firstWord.length / 2), MIN_PART_LENGTH)),
    otherWords.at(-1) ?? '',
  ].filter((part) => part.length >= MIN_PART_LENGTH);
};
