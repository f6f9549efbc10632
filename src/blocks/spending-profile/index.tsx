import { Loading } from '@/ui/Status';
import { lazyComponent } from '@/ui/lazyComponent';
import type { InnerPlacesProps } from './InnerPlaces';
import type { SubjectTopProps } from './SubjectTop';
import './spending-profile.scss';

export { AwardTypes } from './AwardTypes';
export type { BreakdownMeasure } from './breakdown';
export { LocationBases } from './LocationBases';
export { PartsMap } from './PartsMap';
export { isUnplaced } from './unplaced';
export { PrimeAndSubawards } from './PrimeAndSubawards';
export { buildPlacesQuery, transactionsByPlace, type Ranking } from './ranking';
export { SpendingProfile } from './SpendingProfile';
export { SubjectOpening } from './SubjectOpening';
export { SubjectTrend } from './SubjectTrend';
export { SubjectTypes } from './SubjectTypes';
export { useTypeTotals } from './totals';
export { ViewAwards } from './ViewAwards';

/** Renders the lazy lists of the cities and ZIP codes of a place’s largest awards. */
export const InnerPlaces = lazyComponent<InnerPlacesProps>(() => import('./InnerPlaces'), {
  name: 'The cities and ZIP codes',
  waiting: <Loading message="Loading your data..." />,
});
/** Renders the lazy top-5 lists of a subject's awards. */
export const SubjectTop = lazyComponent<SubjectTopProps>(() => import('./SubjectTop'), {
  name: 'The top 5',
  // Reserves more than a screen, so that the sections below do not move in sight.
  waiting: (
    <div className="spending-profile__to-come">
      <Loading message="Loading your data..." />
    </div>
  ),
});
