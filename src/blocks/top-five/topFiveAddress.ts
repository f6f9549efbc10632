import { choice } from '@/lib/url/address';
import type { TopTabKey } from './topCategories';

const tabKeys = ['all', 'contracts', 'grants', 'direct_payments', 'loans', 'other'] as const;
/** The URL parameters of these lists. */
export const topFiveAddress = { tab: choice<TopTabKey>(tabKeys, 'all') };
