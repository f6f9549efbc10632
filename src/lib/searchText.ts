import { groupDigits } from './groupDigits';
import { limits } from './layoutTokens';

/** Maximum number of characters in a search text. The service rejects much longer texts. */
const MAX_LENGTH = 200;

/** Returns a message if a text is too long to search for, otherwise undefined. */
export const getLengthProblem = (text: string): string | undefined =>
  text.length > MAX_LENGTH
    ? `Use at most ${MAX_LENGTH} characters. This text has ${groupDigits(text.length)}.`
    : undefined;
/** Returns a message if a text is too short or too long to search for, otherwise undefined. */
export const getTextProblem = (text: string): string | undefined =>
  text.trim().length < limits.searchMinimum
    ? `Use at least ${limits.searchMinimum} characters.`
    : getLengthProblem(text);
