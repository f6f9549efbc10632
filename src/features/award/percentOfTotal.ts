import { MISSING, type Dollars } from '@/domain/format';

/** The smallest percentage that shows as a number. */
const LEAST = 0.01;

/**
 * Returns a part of a total as the tables of an award show it (pages document §1.1): negative or not computable `--`, zero `0%`, else two
 * decimals or `Less than 0.01%`.
 */
export const percentOfTotal = (part: Dollars | null, total: Dollars | null): string => {
  if (part === null || total === null) return MISSING;
  const share = (part / total) * 100;
  if (!Number.isFinite(share) || share < 0) return MISSING;
  if (share === 0) return '0%';
  return share < LEAST ? 'Less than 0.01%' : `${share.toFixed(2)}%`;
};
