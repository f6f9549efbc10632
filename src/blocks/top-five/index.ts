export { TopFive, topFiveAddress } from './TopFive';
export { topTabs, type TopListKey, type TopTabKey } from './topCategories';
