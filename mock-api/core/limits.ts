/** The server's limits, each with its environment variable (docs/settings.md). */
export interface Limits {
  /** Milliseconds for all statements of a request, including its wait in the queue. */
  statementMs: number;
  /** Milliseconds in which a request must arrive completely. */
  arrivalMs: number;
  /** Milliseconds in which running requests can finish when the server stops. */
  closingMs: number;
  /** Bytes on disk of all saved searches together. */
  savedBytes: number;
  /** Milliseconds that a saved search is kept after it was last opened. */
  savedMs: number;
  /** Downloads that may wait for their turn. */
  waitingDownloads: number;
  /** Requests of one client that may run and wait at the same time. */
  clientRequests: number;
  /** Requests of one client to the API in a minute. */
  clientRequestsPerMinute: number;
}

interface Setting {
  variable: string;
  fallback: number;
  max: number;
  /** What one unit of the setting is in the unit of the limit. */
  unit: number;
  /** Whether the setting must be a whole number. */
  isCount?: true;
}
const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const MEGABYTE = 1024 * 1024;
const settings: Record<keyof Limits, Setting> = {
  statementMs: {
    variable: 'SPENDING_STATEMENT_SECONDS',
    fallback: 20,
    max: 86_400,
    unit: SECOND_MS,
  },
  arrivalMs: { variable: 'SPENDING_ARRIVAL_SECONDS', fallback: 15, max: 3600, unit: SECOND_MS },
  closingMs: { variable: 'SPENDING_CLOSING_SECONDS', fallback: 5, max: 3600, unit: SECOND_MS },
  savedBytes: { variable: 'SPENDING_SAVED_MEGABYTES', fallback: 1000, max: 1e6, unit: MEGABYTE },
  savedMs: { variable: 'SPENDING_SAVED_DAYS', fallback: 730, max: 36_500, unit: DAY_MS },
  waitingDownloads: {
    variable: 'SPENDING_WAITING_DOWNLOADS',
    fallback: 500,
    max: 100_000,
    unit: 1,
    isCount: true,
  },
  clientRequests: {
    variable: 'SPENDING_CLIENT_REQUESTS',
    fallback: 60,
    max: 100_000,
    unit: 1,
    isCount: true,
  },
  clientRequestsPerMinute: {
    variable: 'SPENDING_CLIENT_REQUESTS_PER_MINUTE',
    fallback: 1200,
    max: 1e6,
    unit: 1,
    isCount: true,
  },
};

/** Returns the limits of the environment, with defaults. Throws an error that names an invalid setting. */
export const readLimits = (environment: Record<string, string | undefined>): Limits => {
  const readLimit = ({ variable, fallback, max, unit, isCount }: Setting): number => {
    const text = environment[variable];
    if (!text) return fallback * unit;
    const value = Number(text);
    if (!(value > 0 && value <= max) || (isCount && !Number.isInteger(value)))
      throw new Error(
        `${variable} must be ${isCount ? 'a whole number from 1' : 'above 0'} ${isCount ? 'to' : 'and at most'} ${max}, for example ${fallback}. It is ${text}`,
      );
    return value * unit;
  };
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, readLimit(setting)]),
  ) as unknown as Limits;
};
