/** Returns the number of selected values, with 1 for each complete group. */
export const groupCount = (
  selectedCodes: { has: (value: string) => boolean },
  groups: readonly (readonly string[])[],
): number =>
  groups.reduce((sum, codes) => {
    const selectedCount = codes.filter((code) => selectedCodes.has(code)).length;
    return sum + (selectedCount === codes.length ? 1 : selectedCount);
  }, 0);
