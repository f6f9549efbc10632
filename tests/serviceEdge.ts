import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ServiceError } from '../src/services/http/serviceError';

/** One call that a service made; `path` is what comes after `/api/`. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}
type Answer = JsonBodyType | Response;

/** The network edge of a service's tests: writes down what is asked and answers as a test says. Nothing else may be asked. */
export const serviceEdge = () => {
  const asked: Asked[] = [];
  let answer: (call: Asked) => Answer | Promise<Answer> = () => HttpResponse.error();
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const call: Asked = {
        method: request.method,
        path: pathname.replace(/^.*?\/api\//, ''),
        query: Object.fromEntries(searchParams),
        body: text ? JSON.parse(text) : undefined,
      };
      asked.push(call);
      const given = await answer(call);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
    answer = () => HttpResponse.error();
  });
  afterAll(() => server.close());
  return {
    server,
    asked,
    /** Every call gets this answer. */
    answers: (given: Answer) => {
      answer = () => given;
    },
    /** The answer depends on the call. */
    answersBy: (give: typeof answer) => {
      answer = give;
    },
    /** Waits until so many calls have come, and no longer than five seconds. */
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

/** What an answer without its promised parts is called. */
export const UNREADABLE = 'The data service sent an answer this page cannot read.';
/** The failure of a call that has to fail. */
export const failureOf = (call: Promise<unknown>): Promise<ServiceError> =>
  call.then(
    () => {
      throw new Error('did not fail');
    },
    (error: ServiceError) => error,
  );
