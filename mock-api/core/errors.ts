/** An error response, thrown by validation and handlers. The server sends it as `{detail}` with its status, or as plain text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly detail: unknown,
    readonly isPlain = false,
  ) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
  }
}
/** Returns a 400 error: a wrong type, enum value or rule. */
export const badRequest = (detail: string) => new ApiError(400, detail);
/** Returns a 422 error: a missing value, or one outside its limits. */
export const unprocessable = (detail: unknown) => new ApiError(422, detail);
/** Returns a 404 error. */
export const notFound = (detail: string) => new ApiError(404, detail);
/** Returns a 501 error: a valid request with a combination of parameters that is not supported. */
export const notImplemented = (detail: string) => new ApiError(501, detail);
