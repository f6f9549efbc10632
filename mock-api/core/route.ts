import type { TSchema } from '@sinclair/typebox';
import type { Reader } from '../db/database';
import type { Fault } from './faults';
import type { Downloads } from './jobs';
import type { Lookups } from './lookups';
import type { Words } from './words';

/** What a handler gets. `body` is unvalidated for routes that validate themselves (searches); otherwise it fits `route.body`. */
export interface Call {
  /** Statements of this request: they end when its visitor leaves, and after the time that a statement may take. */
  db: Reader;
  /** Statements whose answer is kept for every visitor: they do not end with this one's request. */
  shared: Reader;
  lookups: Lookups;
  /** The long texts of the data set, held in memory. */
  words: Words;
  body: Record<string, unknown>;
  rawBody: Buffer;
  query: Record<string, unknown>;
  params: Record<string, string>;
  /** Folder of saved searches. */
  folder: string;
  downloads: Downloads;
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
  /** Whether the same request has the same answer as long as the data set is the same: such answers are kept. */
  cacheable: boolean;
  body?: TSchema;
  /** The handler holds the body to `route.body` itself, because its rules differ (legacy keys, the stricter first pass). */
  selfValidating?: boolean;
  query?: TSchema;
  answer: TSchema;
  /** Statuses besides 200 that the handler can give. */
  errors: readonly number[];
  /** Answers 204 without a body where it gives `undefined`. */
  handler: (call: Call) => Promise<unknown>;
}
