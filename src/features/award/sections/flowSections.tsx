import type { Section } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { sectionIds } from '../awardAddress';

interface PartProps {
  record: Award;
}
const waiting = <Loading message="Loading your data..." />;

// Sections below the first viewport load when they are near it.
export const contractActivity: Section<Award> = {
  id: sectionIds.activity,
  label: 'Contract Activity',
  Content: lazyComponent<PartProps>(
    () => import('./activity/Activity').then(({ Activity }) => ({ default: Activity })),
    { name: 'The activity', waiting },
  ),
};
export const grantActivity: Section<Award> = { ...contractActivity, label: 'Grant Activity' };
export const vehicleActivity: Section<Award> = {
  id: sectionIds.activity,
  label: 'IDV Activity',
  Content: lazyComponent<PartProps>(
    () =>
      import('./orders-activity/OrdersActivity').then(({ OrdersActivity }) => ({
        default: OrdersActivity,
      })),
    { name: 'The activity', waiting },
  ),
};
export const federalAccounts: Section<Award> = {
  id: sectionIds.accounts,
  label: 'Federal Accounts',
  Content: lazyComponent<PartProps>(
    () =>
      import('./federal-accounts/FederalAccounts').then(({ FederalAccounts }) => ({
        default: FederalAccounts,
      })),
    { name: 'Federal accounts', waiting },
  ),
};
export const assistanceListings: Section<Award> = {
  id: sectionIds.listings,
  label: 'Assistance Listings',
  Content: lazyComponent<PartProps>(
    () => import('./listings/Listings').then(({ Listings }) => ({ default: Listings })),
    { name: 'Assistance listings', waiting },
  ),
};
