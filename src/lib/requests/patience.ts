/** Milliseconds after which a pending request counts as slow and its panel shows a notice with Cancel and Retry. */
export const SLOW_AFTER_MS = 10_000;
/** Milliseconds after which a pending request fails. */
export const TIME_LIMIT_MS = 60_000;
export const SLOW_MESSAGE = 'This is taking longer than usual.';
