import { recipientCategoryCodes } from '../../../src/domain/codes/recipientTypes';
import type { Row } from '../../db/database';
import { CATEGORY_BITS } from '../../db/schema';

/** Returns the business categories of a recipient row, or of an award row that has them. */
export const businessCategories = (row: Row): string[] =>
  recipientCategoryCodes.filter((_, bit) => {
    const mask = BigInt(((bit < CATEGORY_BITS ? row.cat_lo : row.cat_hi) as bigint) ?? 0);
    return (mask >> BigInt(bit % CATEGORY_BITS)) & 1n;
  });
