export { TopFive, topFiveAddress } from './TopFive';
export { topTabs, type TopListKey, type TopTab, type TopTabKey } from './topCategories';
