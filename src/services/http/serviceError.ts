import type { Failure } from '@/lib/requests/requestState';

/** The fields of an error except its message. Each has a default. */
type Fields = Partial<Omit<Failure, 'message'>> & { cancelled?: boolean };

/** The only error that a service throws. */
export class ServiceError extends Error implements Failure {
  readonly details: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfter: number;
  /** Whether the request was canceled. The page then shows no error. */
  readonly cancelled: boolean;

  constructor(
    message: string,
    { details = '', status = 0, retryable = false, retryAfter = 0, cancelled = false }: Fields = {},
  ) {
    super(message);
    this.name = 'ServiceError';
    this.details = details;
    this.status = status;
    this.retryable = retryable;
    this.retryAfter = retryAfter;
    this.cancelled = cancelled;
  }
}

const FAILURE_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';
/** Returns the time to wait as text. 0 or 1 second becomes “a moment”, because 0 means that the service specifies no time. */
const formatWait = (seconds: number): string => {
  if (seconds <= 1) return 'a moment';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
};
const getBusyMessage = (retryAfter: number): string =>
  `The data service is busy or unavailable. Please try again in ${formatWait(retryAfter)}.`;
const REFUSAL_MESSAGE =
  'The data service did not accept the request. Change or remove a filter and try again.';
/** The service’s message for a search that is too broad to rank. The API contract tells clients to test for this text. */
const TOO_BROAD_PATTERN = /^Current filters return too many unique items/;
const TOO_BROAD_MESSAGE = 'There are too many results to rank. Add filters to narrow the search.';
/** Matches field names, codes and punctuation of data formats. A message that contains them is not meant for visitors. */
const TECHNICAL_PATTERN = /[|_{}[\]<>`]|'[^' ]+'|\bJSON\b/;

/** Returns the message that replaces the service’s reason, or '' if the reason itself helps the visitor. */
const getReplacement = (reason: string, status: number, retryAfter: number): string => {
  if (status === 503 || status === 429) return getBusyMessage(retryAfter);
  if (status >= 500) return FAILURE_MESSAGE;
  return TECHNICAL_PATTERN.test(reason) ? REFUSAL_MESSAGE : '';
};

/** Returns the error of a failed response. A reason that does not help the visitor moves to `details`. */
export const toResponseError = (
  reason: string,
  { status, retryable, retryAfter }: Pick<Failure, 'status' | 'retryable' | 'retryAfter'>,
): ServiceError => {
  if (TOO_BROAD_PATTERN.test(reason)) return new ServiceError(TOO_BROAD_MESSAGE, { status });
  const replacement = getReplacement(reason, status, retryAfter);
  return new ServiceError(replacement || reason, {
    details: replacement && reason,
    status,
    retryable,
    retryAfter,
  });
};

/** Returns the error of a response that breaks the API contract. */
export const unreadableError = (status = 200): ServiceError =>
  new ServiceError('The response was unreadable. Try again.', { status, retryable: true });
/** Returns a list that the API contract requires. A response without it is unreadable. */
export const requireList = <T>(list: T[] | null | undefined): T[] => {
  if (!Array.isArray(list)) throw unreadableError();
  return list;
};

const readMessage = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value.trim()) return value.trim();
  if (typeof value === 'object' && value !== null && 'message' in value)
    return readMessage((value as { message: unknown }).message);
  return undefined;
};
/** Returns the reason in an error response, else `fallback`. */
export const getReason = (responseBody: unknown, fallback: string): string => {
  if (typeof responseBody === 'object' && responseBody !== null) {
    const { message, detail } = responseBody as { message?: unknown; detail?: unknown };
    return readMessage(message) ?? readMessage(detail) ?? fallback;
  }
  // The HTML error page of a proxy does not help a visitor.
  return typeof responseBody === 'string' && responseBody.trim() && !responseBody.includes('<')
    ? responseBody.trim().slice(0, 500)
    : fallback;
};
