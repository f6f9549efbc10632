import type { TSchema } from '@sinclair/typebox';
import type { Reader, Row } from '../db/database';
import type { DownloadQueue } from '../downloads/queue';
import type { Fault } from './faults';
import type { Lookups } from './lookups';

/** What a handler gets. `body` is unvalidated for routes that validate themselves (searches); otherwise it fits `route.body`. */
export interface Call {
  /** Statements of this request: they end when its visitor leaves, and after the time that a statement may take. */
  db: Reader;
  /** Statements whose answer is kept for every visitor: they do not end with this one's request. */
  shared: Reader;
  lookups: Lookups;
  body: Record<string, unknown>;
  rawBody: Buffer;
  query: Record<string, unknown>;
  params: Record<string, string>;
  /** Folder of saved searches. */
  folder: string;
  downloads: DownloadQueue;
  /** Scheme and host the request came to, for addresses in answers. */
  origin: string;
  /** What the request asks to fail. */
  fault?: Fault;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Below `/api/`, with a trailing slash and `{name}` parameters. */
  path: string;
  summary: string;
  body?: TSchema;
  /** The handler holds the body to `route.body` itself, because its rules differ (legacy keys, the stricter first pass). */
  selfValidating?: boolean;
  query?: TSchema;
  answer: TSchema;
  /** Statuses besides 200 that the handler can give. */
  errors: readonly number[];
  handler: (call: Call) => Promise<unknown>;
}

/** Undoes however many layers of percent-encoding an identifier arrived with; a stray `%` stays as it is. */
export const decodeId = (text: string): string => {
  let current = text;
  for (let layer = 0; layer < 3 && /%[0-9a-f]{2}/i.test(current); layer += 1) {
    try {
      current = decodeURIComponent(current);
    } catch {
      return current;
    }
  }
  return current;
};

/** A list in a query: `[A,B]`, `A,B` and repeated parameters are the same. An empty list has no items. */
export const listParameter = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((item) =>
      String(item)
        .trim()
        .replace(/^\[(.*)\]$/s, '$1')
        .split(','),
    )
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/s, '$2'))
    .filter((item) => item !== '');

/** What a table holds under a name that a client chose; nothing for names that every object has. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A number of dollars or a count, from whatever the database hands over; null stays null. */
export const number = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
/** ISO day of a DATE column. */
export const day = (value: unknown): string | null =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : value
      ? String(value).slice(0, 10)
      : null;
export const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
export type { Row };
