import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import type { SpendingTrendProps } from './SpendingTrend';

export { trendAddress } from './trendAddress';
export { toTrendRows, type TrendRow } from './trendRows';
export { formatSummary, toTrendBars } from './trendTexts';
export { useYearChange } from './useYearChange';

/** Renders the lazy chart of a profile's obligations over time. */
export const SpendingTrend = lazyComponent<SpendingTrendProps>(() => import('./SpendingTrend'), {
  name: 'Transactions over time',
  waiting: (
    <div className="figure" style={{ minHeight: '25rem' }}>
      <Loading message="Loading your data..." />
    </div>
  ),
});
