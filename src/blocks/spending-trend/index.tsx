import { lazyPart } from '@/ui/lazyPart';
import { Loading } from '@/ui/Status';
import type { SpendingTrendProps } from './SpendingTrend';

export { trendAddress } from './trendAddress';

/** Obligations over time of a profile; what draws them loads when they are first drawn. */
export const SpendingTrend = lazyPart<SpendingTrendProps>(() => import('./SpendingTrend'), {
  name: 'Transactions over time',
  waiting: (
    <div className="figure" style={{ minHeight: '25rem' }}>
      <Loading message="Loading your data..." />
    </div>
  ),
});
