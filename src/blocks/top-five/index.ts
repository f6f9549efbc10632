export { TopFive } from './TopFive';
export { topFiveAddress } from './topFiveAddress';
export {
  topTabs,
  type AwardTabKey,
  type TopListKey,
  type TopTab,
  type TopTabKey,
} from './topCategories';
