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
export const badRequest = (detail: string) => new ApiError(400, detail);
export const unprocessable = (detail: unknown) => new ApiError(422, detail);
export const notFound = (detail: string) => new ApiError(404, detail);
export const notImplemented = (detail: string) => new ApiError(501, detail);
