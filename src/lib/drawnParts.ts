/**
 * What a page needed while it was drawn without a browser (`src/prerender.tsx`): the sheets of its parts, in the order in which they came,
 * and the modules of pages that were loaded, as the build notes them.
 */
export const drawnParts: { readonly sheets: string[]; readonly modules: string[] } = {
  sheets: [],
  modules: [],
};
