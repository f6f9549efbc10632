/** The one kind of failure a service throws. */
export class ServiceError extends Error {
  constructor(
    /** Words for the visitor: the answer's `message`, else its `detail`, else the error's own. */
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Whether asking again makes sense. */
    readonly retryable: boolean,
    /** Superseded or left: shows nothing. */
    readonly cancelled: boolean,
  ) { super(message); this.name = 'ServiceError'; }
}

/** An answer without what the contract promises. */
export const unreadable = (): ServiceError => new ServiceError('The data service sent an answer this page cannot read.', 200, true, false);

const words = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value.trim()) return value.trim();
  if (typeof value === 'object' && value !== null && 'message' in value) return words((value as { message: unknown }).message);
  return undefined;
};
/** The reason an error answer gives. */
export const reasonOf = (answer: unknown, fallback: string): string => {
  if (typeof answer === 'object' && answer !== null) {
    const { message, detail } = answer as { message?: unknown; detail?: unknown };
    return words(message) ?? words(detail) ?? fallback;
  }
  // An HTML error page of a proxy says nothing a visitor could use.
  return typeof answer === 'string' && answer.trim() && !answer.includes('<') ? answer.trim().slice(0, 500) : fallback;
};
