import type { ApiServer } from '../mock-api/server';

/** Returns a function that sends requests to a server in this process. A string body is sent unchanged, any other body as JSON. */
export const sender =
  (getServer: () => ApiServer) =>
  (
    method: 'GET' | 'POST' | 'OPTIONS' | 'PUT',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    getServer().app.inject({
      method,
      url,
      payload:
        body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });

export const searchPath = (name: string) => `/api/v2/search/${name}`;
/** Filter object for contracts, without contract vehicles. */
export const CONTRACTS = { award_type_codes: ['A', 'B', 'C', 'D'] };
export const period = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];
/** Returns the body of a request for a page of awards. */
export const awardsBody = (filters: unknown, rest: object = {}) => ({
  filters,
  fields: ['Award ID', 'Award Amount'],
  ...rest,
});
export const countBody = (filters: unknown, rest: object = {}) => ({ filters, ...rest });

type Send = ReturnType<typeof sender>;
/** A request with its name, expected status, method, URL and body. */
export type OddRequest = readonly [
  name: string,
  status: number,
  method: Parameters<Send>[0],
  url: string,
  body?: unknown,
];

/** Defines one test per request, which expects the status and, for an error, a `detail`. */
export const testEachRequest = (table: readonly OddRequest[], send: Send): void => {
  it.each(table.map((row) => [row[0], row[1], row] as const))(
    '%s returns %i',
    async (_name, status, [, , method, url, body]) => {
      const response = await send(method, url, body);
      expect([response.statusCode, response.statusCode >= 400 ? response.body : '']).toEqual([
        status,
        response.statusCode >= 400 ? response.body : '',
      ]);
      if (status >= 400 && !url.includes('/references/hash'))
        expect(response.json()).toHaveProperty('detail');
    },
  );
};
