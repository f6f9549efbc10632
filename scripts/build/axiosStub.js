/**
 * Replaces axios modules that the site does not use, which saves 4.8 kB of the initial scripts: the `fetch` adapter (axios
 * prefers XMLHttpRequest), HTTP status names, form-to-JSON conversion, and `CancelToken` (`AbortSignal` replaces it). If an
 * axios update moves these modules, the budget check fails.
 */
export const getFetch = () => false;

const throwUnavailable = () => {
  throw new Error('This module of axios is not in the bundle.');
};
export default throwUnavailable;
