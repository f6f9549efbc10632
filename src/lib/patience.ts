/** Milliseconds after which a pending request counts as slow: its panel says so and offers Cancel and Retry. */
export const SLOW = 10_000;
/** Milliseconds after which a pending request has failed. */
export const TIME_LIMIT = 60_000;
/** What is said of a request that is slow. */
export const TAKES_LONG = 'This is taking longer than usual.';
