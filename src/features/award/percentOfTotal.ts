import { MISSING, type Dollars } from '@/domain/format';

/** Returns a share with two decimals, or `Less than 0.01%`; `--` if it is negative or not computable (pages document §1.1). */
export const percentOfTotal = (part: Dollars | null, total: Dollars | null): string => {
  if (part === null || total === null) return MISSING;
  const share = (part / total) * 100;
  if (!Number.isFinite(share) || share < 0) return MISSING;
  if (share === 0) return '0%';
  return share < 0.01 ? 'Less than 0.01%' : `${share.toFixed(2)}%`;
};
