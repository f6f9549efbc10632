/** The one kind of failure a service throws. */
export class ServiceError extends Error {
  constructor(
    /** Words for the visitor. */
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Whether asking again makes sense. */
    readonly retryable: boolean,
    /** Superseded or left: shows nothing. */
    readonly cancelled: boolean,
    /** What the service said, where that is no text for a visitor; else ''. */
    readonly details = '',
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

const FAILED =
  'The data service failed to answer. This is no fault of your search: try again in a moment.';
const BUSY =
  'The data service is busy or not available right now. Try again in a moment, or narrow what you ask for.';
const REFUSED =
  'The data service did not accept the request. Change or remove a filter and try again.';
/** How the service begins to say that a search is too wide to be ranked (contract: clients test this text); said in words of our own. */
const TOO_WIDE = /^Current filters return too many unique items/;
const NARROW_IT = 'This search finds too many different ones to rank. Narrow it with more filters.';
/** Names of fields, codes and marks of a format: a reason with these was written for programs. */
const forPrograms = /[|_{}[\]<>`]|'[^' ]+'|\bJSON\b/;

/** The failure of an answered request: reasons that help the visitor stay, all else is said in plain words with the service's own beside it. */
export const answeredFailure = (
  reason: string,
  status: number,
  retryable: boolean,
): ServiceError => {
  if (TOO_WIDE.test(reason)) return new ServiceError(NARROW_IT, status, false, false);
  const words =
    status >= 500 || status === 429
      ? status === 503 || status === 429
        ? BUSY
        : FAILED
      : forPrograms.test(reason)
        ? REFUSED
        : '';
  return new ServiceError(words || reason, status, retryable, false, words && reason);
};

/** An answer without what the contract promises. */
export const unreadable = (): ServiceError =>
  new ServiceError('The data service sent an answer this page cannot read.', 200, true, false);
/** A list that the contract promises; an answer without it is unreadable. */
export const promised = <T>(list: T[] | null | undefined): T[] => {
  if (!Array.isArray(list)) throw unreadable();
  return list;
};

const words = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value.trim()) return value.trim();
  if (typeof value === 'object' && value !== null && 'message' in value)
    return words((value as { message: unknown }).message);
  return undefined;
};
/** The reason an error answer gives. */
export const reasonOf = (answer: unknown, fallback: string): string => {
  if (typeof answer === 'object' && answer !== null) {
    const { message, detail } = answer as { message?: unknown; detail?: unknown };
    return words(message) ?? words(detail) ?? fallback;
  }
  // An HTML error page of a proxy says nothing a visitor could use.
  return typeof answer === 'string' && answer.trim() && !answer.includes('<')
    ? answer.trim().slice(0, 500)
    : fallback;
};
