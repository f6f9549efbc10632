export { TopFive, topFiveAddress } from './TopFive';
export {
  topTabs,
  type AwardTabKey,
  type TopListKey,
  type TopTab,
  type TopTabKey,
} from './topCategories';
