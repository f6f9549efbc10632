/** An answer other than 200, thrown by validation and handlers; the server turns it into `{detail}` with the status. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly detail: unknown,
    readonly plain = false,
  ) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
  }
}
/** 400: a wrong type, enum or rule. */
export const badRequest = (detail: string) => new ApiError(400, detail);
/** 422: missing, or outside its limits. */
export const unprocessable = (detail: unknown) => new ApiError(422, detail);
/** 404. */
export const notFound = (detail: string) => new ApiError(404, detail);
/** 501: known, but not supported in this combination. */
export const notImplemented = (detail: string) => new ApiError(501, detail);
