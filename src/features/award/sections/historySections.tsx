import type { Section } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { sectionIds } from '../awardAddress';

interface PartProps {
  record: Award;
}
const waiting = <Loading message="Loading your data..." />;

// Sections far down the page load when they are near the viewport.
/** The orders under an IDV. */
export const orders: Section<Award> = {
  id: sectionIds.orders,
  label: 'Orders Made Under this IDV',
  Content: lazyComponent<PartProps>(() => import('./orders/Orders'), {
    name: 'Orders made under this IDV',
    waiting,
  }),
};
/** The actions, subawards and payments of an award. IDVs use another label. */
export const history: Section<Award> = {
  id: sectionIds.history,
  label: 'Award History',
  Content: lazyComponent<PartProps>(() => import('./award-history/AwardHistory'), {
    name: 'The award history',
    waiting,
  }),
};
export const vehicleHistory: Section<Award> = { ...history, label: 'Award History for this IDV' };
/** The remaining information of the record. */
export const additional: Section<Award> = {
  id: sectionIds.additional,
  label: 'Additional Information',
  Content: lazyComponent<PartProps>(() => import('./AdditionalInformation'), {
    name: 'Additional information',
    waiting,
  }),
};
