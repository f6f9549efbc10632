import { createHash } from 'node:crypto';
import { getAnswerErrors } from '../mock-api/core/validate';
import { routes } from '../mock-api/routes';
import { unzip } from './archives';
import type { openServer } from './server';

export type Server = Awaited<ReturnType<typeof openServer>>;
export interface Created {
  file_name: string;
  file_url: string;
  status_url: string;
  download_request: object;
}

/** Returns functions that request downloads of a server in this process, wait for them and read their files. */
export const downloadCalls = (getServer: () => Server) => {
  /** Route and status of each error that occurred. */
  const seenErrors = new Set<string>();
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    on = getServer(),
  ) => {
    const response = await on.app.inject({
      method,
      url: `/api/v2/${path}`,
      payload: body === undefined ? undefined : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    const route = routes.find(
      (one) => one.method === method && `v2/${path.split('?')[0]}` === one.path,
    )!;
    // Every response is validated against its schema, and every error status must be one that the route declares.
    if (response.statusCode === 200)
      expect([path, getAnswerErrors(route.answer, JSON.parse(response.body))]).toEqual([path, []]);
    else {
      expect(route.errors).toContain(response.statusCode);
      seenErrors.add(`${route.path} ${response.statusCode}`);
    }
    return {
      status: response.statusCode,
      body: JSON.parse(response.body) as Record<string, never> & { [key: string]: unknown },
    };
  };
  const start = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    on = getServer(),
  ) => {
    const { status, body: responseBody } = await call('POST', path, body, headers, on);
    expect([path, status, responseBody]).toEqual([
      path,
      200,
      expect.objectContaining({ file_name: expect.stringMatching(/\.zip$/) }),
    ]);
    return responseBody as unknown as Created;
  };
  const fetchFile = (url: string, headers: Record<string, string> = {}, on = getServer()) =>
    on.app.inject({ method: 'GET', url: new URL(url, 'http://host').pathname, headers });
  const stateOf = async (name: string, on = getServer()) =>
    (await call('GET', `download/status/?file_name=${encodeURIComponent(name)}`, undefined, {}, on))
      .body;
  /** Starts a download, waits until it is finished and reads the archive. */
  const make = async (path: string, body: unknown, on = getServer()) => {
    const created = await start(path, body, {}, on);
    const job = await on.downloads.finished(created.file_name);
    expect([path, job.status, job.message]).toEqual([path, 'finished', null]);
    const zip = (await fetchFile(created.file_url, {}, on)).rawPayload;
    expect(createHash('sha256').update(zip).digest('hex')).toBe(job.sha256);
    const files = await unzip(zip);
    return {
      created,
      job,
      files,
      entry: (part: string) => [...files].find(([name]) => name.includes(part))?.[1] ?? '',
      readme: files.get('README.txt')!,
    };
  };
  return { seen: seenErrors, call, start, fetchFile, stateOf, make };
};
