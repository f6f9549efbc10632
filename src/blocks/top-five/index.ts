export { TopFive, topFiveAddress } from './TopFive';
export { topTabs, type TopList, type TopTabKey } from './topCategories';
