/** The only error that a service throws. */
export class ServiceError extends Error {
  constructor(
    /** Text for the visitor. */
    message: string,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    /** Whether a retry makes sense. */
    readonly retryable: boolean,
    /** Whether the request was canceled; nothing is shown then. */
    readonly cancelled: boolean,
    /** The message of the service when it is not fit for visitors; else ''. */
    readonly details = '',
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

const FAILED = 'Something went wrong on our side. Please try again in a moment.';
const BUSY = 'The data service is busy or unavailable. Please try again in a moment.';
const REFUSED =
  'The data service did not accept the request. Change or remove a filter and try again.';
/** The start of the service’s message for a search that is too broad to rank. The contract says that clients test for this text. */
const TOO_WIDE = /^Current filters return too many unique items/;
const NARROW_IT = 'There are too many results to rank. Add filters to narrow the search.';
/** Field names, codes and punctuation of data formats: a message with these is meant for programs. */
const forPrograms = /[|_{}[\]<>`]|'[^' ]+'|\bJSON\b/;

/** Returns the error of a failed response. A message that helps the visitor stays; any other is replaced and moves to `details`. */
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

/** Returns the error of a response that breaks the contract. */
export const unreadable = (): ServiceError =>
  new ServiceError('The response was unreadable. Try again.', 200, true, false);
/** Returns a list of the contract; a response without it is unreadable. */
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
/** Returns the reason in an error response, else `fallback`. */
export const reasonOf = (answer: unknown, fallback: string): string => {
  if (typeof answer === 'object' && answer !== null) {
    const { message, detail } = answer as { message?: unknown; detail?: unknown };
    return words(message) ?? words(detail) ?? fallback;
  }
  // The HTML error page of a proxy does not help a visitor.
  return typeof answer === 'string' && answer.trim() && !answer.includes('<')
    ? answer.trim().slice(0, 500)
    : fallback;
};
