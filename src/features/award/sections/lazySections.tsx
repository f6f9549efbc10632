import type { Section } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import { lazyComponent, type LazyModule } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { sectionIds } from '../awardAddress';

/** Returns a component that loads when it first renders, which is when its section is near the viewport. */
const lazyContent = (name: string, load: () => Promise<LazyModule<{ record: Award }>>) =>
  lazyComponent(load, { name, waiting: <Loading message="Loading your data..." /> });

export const contractActivity: Section<Award> = {
  id: sectionIds.activity,
  label: 'Contract Activity',
  Content: lazyContent('The activity', () => import('./activity/Activity')),
};
export const grantActivity: Section<Award> = { ...contractActivity, label: 'Grant Activity' };
export const vehicleActivity: Section<Award> = {
  id: sectionIds.activity,
  label: 'IDV Activity',
  Content: lazyContent('The activity', () => import('./orders-activity/OrdersActivity')),
};
export const federalAccounts: Section<Award> = {
  id: sectionIds.accounts,
  label: 'Federal Accounts',
  Content: lazyContent('Federal accounts', () => import('./federal-accounts/FederalAccounts')),
};
export const assistanceListings: Section<Award> = {
  id: sectionIds.listings,
  label: 'Assistance Listings',
  Content: lazyContent('Assistance listings', () => import('./listings/Listings')),
};
export const orders: Section<Award> = {
  id: sectionIds.orders,
  label: 'Orders Made Under this IDV',
  Content: lazyContent('Orders made under this IDV', () => import('./orders/Orders')),
};
export const history: Section<Award> = {
  id: sectionIds.history,
  label: 'Award History',
  Content: lazyContent('The award history', () => import('./award-history/AwardHistory')),
};
export const vehicleHistory: Section<Award> = { ...history, label: 'Award History for this IDV' };
export const additionalInformation: Section<Award> = {
  id: sectionIds.additional,
  label: 'Additional Information',
  Content: lazyContent('Additional information', () => import('./AdditionalInformation')),
};
