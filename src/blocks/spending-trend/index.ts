export { SpendingTrend, type SpendingTrendProps } from './SpendingTrend';
export { trendAddress } from './trendAddress';
