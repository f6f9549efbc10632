import type { Section } from '@/blocks/profile';
import type { RecipientOverview } from '@/domain/recipient';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { OverTime } from './sections/OverTime';
import { Overview } from './sections/Overview';

const placeholder = (
  <div className="figure recipient-part">
    <Loading message="Loading your data..." />
  </div>
);

/** The sections of a profile in display order. Sections below the first screen load when they are near the viewport. */
export const profileSections: readonly Section<RecipientOverview>[] = [
  { id: 'overview', label: 'Overview', Content: Overview },
  { id: 'transactions-over-time', label: 'Transactions Over Time', Content: OverTime },
  {
    id: 'locations',
    label: 'Locations',
    Content: lazyComponent(() => import('./sections/Locations'), {
      name: 'The map of locations',
      waiting: placeholder,
    }),
  },
  {
    id: 'top-five',
    label: 'Top 5',
    Content: lazyComponent(() => import('./sections/TopLists'), {
      name: 'The top 5 lists',
      waiting: placeholder,
    }),
  },
];
