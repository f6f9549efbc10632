import { recipientCategoryCodes } from '../../../src/domain/codes/recipientTypes';
import type { Row } from '../../db/database';
import { CATEGORY_BITS } from '../../db/schema';

/** The business categories of a recipient, or of an award that carries them. */
export const businessCategories = (row: Row): string[] =>
  recipientCategoryCodes.filter((_, bit) => {
    const mask = BigInt(((bit < CATEGORY_BITS ? row.cat_lo : row.cat_hi) as bigint) ?? 0);
    return (mask >> BigInt(bit % CATEGORY_BITS)) & 1n;
  });
