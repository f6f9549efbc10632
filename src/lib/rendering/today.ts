import { toIsoDate } from '../toIsoDate';
import { useIsHydrated } from './hydrated';

/** The date that the build prerenders with: the first of a fiscal year. */
const PRERENDER_DAY = '2025-10-01';

/** Returns the visitor's date (ISO), or a fixed one before hydration. */
export const useToday = (): string => (useIsHydrated() ? toIsoDate(new Date()) : PRERENDER_DAY);
