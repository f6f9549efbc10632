import type { TSchema } from '@sinclair/typebox';
import type { Reader } from '../db/database';
import type { Fault } from './faults';
import type { Downloads } from './jobs';
import type { Lookups } from './lookups';
import type { SavedSearches } from './savedSearches';
import type { TextStore } from './textStore';

/** The arguments of a handler. `body` matches `route.body`, except on routes that validate it themselves. */
export interface Call {
  /** Database access for this request only. Its statements stop when the client disconnects or the time limit is over. */
  db: Reader;
  /** Database access for results that are cached for all clients. Its statements continue when this client disconnects. */
  shared: Reader;
  lookups: Lookups;
  /** The long texts of the dataset in memory. */
  textStore: TextStore;
  body: Record<string, unknown>;
  rawBody: Buffer;
  query: Record<string, unknown>;
  params: Record<string, string>;
  savedSearches: SavedSearches;
  downloads: Downloads;
  /** Scheme and host of the request, for URLs in responses. */
  origin: string;
  /** The failure to simulate for this request. */
  fault?: Fault;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Path below `/api/`, with a trailing slash and `{name}` parameters. */
  path: string;
  summary: string;
  /** Turns off caching, for routes that write or report progress. All other responses are cached for each dataset. */
  uncached?: true;
  /** Whether the handler stores something, so that the request must declare its body as JSON. */
  storesData?: boolean;
  body?: TSchema;
  /** Whether the handler validates the body itself, because its rules differ (legacy keys, a stricter first pass). */
  selfValidating?: boolean;
  query?: TSchema;
  answer: TSchema;
  /** Statuses other than 200 that the handler can return. */
  errors: readonly number[];
  /** Returns the response body, or undefined for 204 without a body. */
  handler: (call: Call) => Promise<unknown>;
}
