/**
 * Stands in the bundle for parts of axios that nothing here takes, which makes the first scripts several kB smaller: the way that uses
 * `fetch` (every browser has XMLHttpRequest, which axios prefers), the names of HTTP statuses, forms turned into JSON,
 * and its own way to give a call up (an `AbortSignal` does).
 */
export const getFetch = () => false;

const leftOut = () => {
  throw new Error('this part of axios is left out of the bundle');
};
export default leftOut;
