/** Returns the number of selected values, where a complete group counts as one. */
export const groupCount = (
  chosen: { has: (value: string) => boolean },
  groups: readonly (readonly string[])[],
): number =>
  groups.reduce((sum, codes) => {
    const own = codes.filter((code) => chosen.has(code)).length;
    return sum + (own === codes.length ? 1 : own);
  }, 0);
