/**
 * What a page needed while it was drawn without a browser (`src/prerender.tsx`): the sheets of its parts, in the order in which they came,
 * the modules of pages that were loaded, as the build notes them, and what loads the parts that are drawn before their code comes (`ui/keptPart`).
 */
export const drawnParts: {
  readonly sheets: string[];
  readonly modules: string[];
  readonly kept: (() => Promise<boolean>)[];
} = { sheets: [], modules: [], kept: [] };
