import { isoDay } from './isoDay';
import { useIsKnown } from './useVisitors';

/** The day of what is drawn before it meets a visitor: the first of a fiscal year. */
const DRAWN_DAY = '2025-10-01';

/** The visitor's day (ISO). A page that is drawn before it has a visitor has no clock: it is drawn for a day of its own, and anew with the first script. */
export const useToday = (): string => (useIsKnown() ? isoDay(new Date()) : DRAWN_DAY);
