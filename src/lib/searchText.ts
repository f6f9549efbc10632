import { groupDigits } from './groupDigits';
import { limits } from './layoutTokens';

/** The most characters of a search text; the service rejects much longer ones. */
const LONGEST = 200;

/** Returns why a text is too long to search for; undefined when it is not. */
export const getLengthProblem = (text: string): string | undefined =>
  text.length > LONGEST
    ? `At most ${LONGEST} characters: this is ${groupDigits(text.length)}.`
    : undefined;
/** Returns why a text is too short or too long to search for; undefined when it is neither. */
export const getTextProblem = (text: string): string | undefined =>
  text.trim().length < limits.searchMinimum
    ? `Use at least ${limits.searchMinimum} characters.`
    : getLengthProblem(text);
