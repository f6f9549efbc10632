import { topTabs, type AwardTabKey, type TopListKey, type TopTab } from '@/blocks/top-five';
import { awardGroupOf, type AwardTypeTotal } from '@/domain/awardTypeTotals';
import type { ProgramKind } from '@/domain/program/programCode';

const commonLists: readonly TopListKey[] = [
  'awarding_agency',
  'awarding_subagency',
  'federal_account',
  'recipient',
  'awards',
];
const otherLists: Readonly<Record<ProgramKind, readonly TopListKey[]>> = {
  assistance: ['country'],
  naics: ['psc', 'country'],
  psc: ['naics', 'country'],
};

const tabOf = ({ type }: AwardTypeTotal): AwardTabKey => {
  const group = awardGroupOf(type);
  return group === 'idvs' ? 'contracts' : group;
};
/** Returns the group of award types with the largest obligations; undefined without any. */
export const findMainGroup = (totals: readonly AwardTypeTotal[]): AwardTabKey | undefined => {
  const [first] = [...totals].sort((a, b) => (b.obligations ?? 0) - (a.obligations ?? 0));
  return first && tabOf(first);
};
/** Returns the tabs of a program’s top-5 lists: all awards, and each group of award types if there are several. */
export const programTabs = (
  kind: ProgramKind,
  totals: readonly AwardTypeTotal[],
): readonly TopTab[] => {
  const groups = new Set(totals.map(tabOf));
  return topTabs(() => [...commonLists, ...otherLists[kind]])
    .filter(({ key }) => key === 'all' || (groups.size > 1 && groups.has(key)))
    .map((tab) => (tab.key === 'all' ? { ...tab, awardGroup: findMainGroup(totals) } : tab));
};
