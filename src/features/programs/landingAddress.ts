import { programKinds, type ProgramKind } from '@/domain/program/programCode';
import { limits } from '@/lib/layoutTokens';
import { choice, text } from '@/lib/url/address';

/** Minimum number of characters in a search. */
export const MIN_SEARCH_LENGTH = limits.searchMinimum;
/** Address parameters of the trees of programs. Each change adds a history entry. */
export const landingAddress = {
  kind: choice<ProgramKind>(programKinds, 'assistance'),
  q: text(/^[\s\S]{3,200}$/),
  /** ID of the top-level branch that is open at first, such as `10` or `Product`. */
  open: text(/^[\w ]{1,60}$/),
};
