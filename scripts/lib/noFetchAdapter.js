/**
 * Stands in the bundle for the way axios would use `fetch`. Every browser has XMLHttpRequest, which axios prefers, so the other way
 * is never taken; leaving it out makes the first scripts several kB smaller.
 */
export const getFetch = () => false;
