import './spending-profile.scss';

export { AwardTypes } from './AwardTypes';
export type { BreakdownMeasure } from './breakdown';
export { LocationBases } from './LocationBases';
export { PartsMap } from './PartsMap';
export { buildPlacesQuery, formatRanking, transactionsByPlace, type Ranking } from './ranking';
export { PrimeAndSubawards } from './PrimeAndSubawards';
export { SpendingProfile, spendingProfileAddress } from './SpendingProfile';
export { formatStart, SubjectOpening } from './SubjectOpening';
export { SubjectTop } from './SubjectTop';
export { SubjectTrend } from './SubjectTrend';
export { SubjectTypes } from './SubjectTypes';
export { useTypeTotals } from './totals';
