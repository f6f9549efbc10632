/** Returns a 32-bit hash of two integers (the finalizer of MurmurHash3), which is the same on every platform. */
export const mix = (id: number, salt: number): number => {
  let h = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Returns a pseudo-random number in [0, 1). */
export const draw = (id: number, salt: number): number => mix(id, salt) / 4294967296;

/** Returns a pseudo-random item of a list, determined by `id` and `salt`. */
export const choose = <T>(list: readonly T[], id: number, salt: number): T =>
  list[mix(id, salt) % list.length]!;

/** Returns `size` indexes of `weights`, repeated in proportion to the weights. Each positive weight occurs at least once. */
export const fillSlots = (weights: readonly number[], size: number): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) =>
    weight > 0 ? Math.max(1, Math.floor((weight / total) * size)) : 0,
  );
  const order = weights.map((_, index) => index).sort((a, b) => weights[b]! - weights[a]! || a - b);
  let spareCount = size - counts.reduce((sum, count) => sum + count, 0);
  for (let at = 0; spareCount !== 0; at = (at + 1) % order.length) {
    const index = order[at]!;
    if (spareCount > 0 && weights[index]! > 0) {
      counts[index]! += 1;
      spareCount -= 1;
    } else if (spareCount < 0 && counts[index]! > 1) {
      counts[index]! -= 1;
      spareCount += 1;
    }
  }
  return counts.flatMap((count, index) => Array.from({ length: count }, () => index));
};

/** Returns SQL macros for pseudo-random numbers: `rnd(id, salt)` in [0, 1) and `pick(id, salt, n)` in 0..n-1. */
export const randomMacrosSql = (seed: number): string => `
  create or replace macro rnd(id, salt) as
    (hash(id::BIGINT * 2654435761 + salt * 40503 + ${seed}) >> 12)::DOUBLE / 4503599627370496.0;
  create or replace macro pick(id, salt, n) as
    (hash(id::BIGINT * 2654435761 + salt * 40503 + ${seed}) % n::UBIGINT)::INTEGER;`;
