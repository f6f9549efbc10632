import { grouped } from './grouped';
import { limits } from './layoutTokens';

/** Characters of one text of a search; the service refuses much longer ones. */
const LONGEST = 200;

/** Why a text is too long to be searched for; undefined where it is not. */
export const tooLong = (text: string): string | undefined =>
  text.length > LONGEST
    ? `At most ${LONGEST} characters: this is ${grouped(text.length)}.`
    : undefined;
/** Why a text cannot be searched for: it is shorter or longer than every search takes. Undefined where it can. */
export const textProblem = (text: string): string | undefined =>
  text.trim().length < limits.searchMinimum
    ? `Use at least ${limits.searchMinimum} characters.`
    : tooLong(text);
