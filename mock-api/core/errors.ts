/** An error response, thrown by validation and handlers. The server sends it as `{detail}` with its status, or as plain text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly detail: unknown,
    readonly isPlain = false,
    /** Value of `Retry-After`. */
    readonly retryAfterSeconds?: number,
  ) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
  }
}
/** Returns an error for a request that can succeed after some seconds. */
export const tryAgain = (status: 429 | 503, detail: string, seconds: number) =>
  new ApiError(status, detail, false, seconds);
/** Returns a 400 error for a wrong type, an unknown enum value or a broken rule. */
export const badRequest = (detail: string) => new ApiError(400, detail);
/** Returns a 422 error for a missing value or a value outside its limits. */
export const unprocessable = (detail: unknown) => new ApiError(422, detail);
/** Returns a 404 error for something that does not exist. */
export const notFound = (detail: string) => new ApiError(404, detail);
/** Returns a 501 error for a valid request with an unsupported combination of parameters. */
export const notImplemented = (detail: string) => new ApiError(501, detail);
