import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ServiceError } from '../src/services/http/serviceError';

/** A call that a service made. `path` is the part after `/api/`. */
export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}
type Answer = JsonBodyType | Response;

/**
 * Mocks the network for tests of a service: records the calls and returns the responses that a test sets. Requests outside the
 * API fail.
 */
export const serviceEdge = () => {
  const asked: RecordedCall[] = [];
  let respond: (call: RecordedCall) => Answer | Promise<Answer> = () => HttpResponse.error();
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const call: RecordedCall = {
        method: request.method,
        path: pathname.replace(/^.*?\/api\//, ''),
        query: Object.fromEntries(searchParams),
        body: text ? JSON.parse(text) : undefined,
      };
      asked.push(call);
      const response = await respond(call);
      return response instanceof Response ? response : HttpResponse.json(response);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
    respond = () => HttpResponse.error();
  });
  afterAll(() => server.close());
  return {
    server,
    asked,
    /** Sets the same response for every call. */
    answers: (response: Answer) => {
      respond = () => response;
    },
    /** Sets a function that returns the response to a call. */
    answersBy: (responder: typeof respond) => {
      respond = responder;
    },
    /** Waits until this many calls have arrived, for at most five seconds. */
    heard: async (calls = 1) => {
      for (let tries = 0; asked.length < calls; tries += 1) {
        if (tries === 1000) throw new Error(`heard ${asked.length} of ${calls} calls`);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
    },
  };
};

/** Returns the record of a POST call. */
export const postCall = (path: string, body: unknown): RecordedCall => ({
  method: 'POST',
  path,
  query: {},
  body,
});
/** Error message for a response without its required fields. */
export const UNREADABLE = 'The response was unreadable. Try again.';
/** Returns the error of a call. Throws if the call succeeds. */
export const getFailure = (call: Promise<unknown>): Promise<ServiceError> =>
  call.then(
    () => {
      throw new Error('did not fail');
    },
    (error: ServiceError) => error,
  );
