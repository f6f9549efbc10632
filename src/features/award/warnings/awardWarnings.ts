import type { Award } from '@/domain/award';
import { ceilingWarning, negativeWarning, type AwardWarning } from '@/domain/awardWarnings';

/** Returns the warnings about the amounts of an award. */
export const awardWarnings = (award: Award): readonly AwardWarning[] =>
  [ceilingWarning(award), negativeWarning(award)].filter((warning) => warning !== null);
