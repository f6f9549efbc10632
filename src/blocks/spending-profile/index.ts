import './spending-profile.scss';

export { AwardTypes } from './AwardTypes';
export type { BreakdownMeasure } from './awardTypes';
export { PartsMap } from './PartsMap';
export { buildPlacesQuery, formatRanking, transactionsByPlace, type Ranking } from './ranking';
export { formatStart, SubjectOpening } from './SubjectOpening';
export { SubjectTop } from './SubjectTop';
export { SubjectTrend } from './SubjectTrend';
