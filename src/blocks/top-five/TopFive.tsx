import { Set as ImmutableSet } from 'immutable';
import { useId, useMemo } from 'react';
import { PROFILES_COUNT_ALL } from '@/blocks/entity-links';
import type { SearchCriteria } from '@/domain/search/criteria';
import { toCriteria } from '@/domain/search/filters/registry';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { choice, useAddress } from '@/lib/address';
import { useToday } from '@/lib/today';
import { Tabs } from '@/ui/Tabs';
import type { TopList, TopTab, TopTabKey } from './topCategories';
import type { TopFigureFrame } from './TopFigure';
import { TopAwards, TopOfCategory } from './TopLists';
import './top-five.scss';

const keys = ['all', 'contracts', 'grants', 'direct_payments', 'loans', 'other'] as const;
/** The URL parameters of these lists. */
export const topFiveAddress = { tab: choice<TopTabKey>(keys, 'all') };

export interface TopFiveProps extends Pick<TopFigureFrame, 'total' | 'year' | 'file'> {
  /**
   * The filters of the profile, with its period. Each list adds its row and each tab its award types. Undefined if the profile cannot be
   * expressed as a search; its rows then open none.
   */
  filters: SearchFilters | undefined;
  /** Criteria of the lists if no search filter can express them: a recipient by its ID. */
  asked?: SearchCriteria;
  /** The award type tabs; a single one shows no tab bar. */
  tabs: readonly TopTab[];
}

interface ListsProps extends TopFigureFrame {
  lists: readonly TopList[];
  tab: TopTabKey;
  criteria: SearchCriteria;
  filters: SearchFilters | undefined;
}
function Lists({ lists, tab, ...shared }: ListsProps) {
  return (
    <div className="top-five__lists">
      {lists.map((list) =>
        list === 'awards' ? (
          <TopAwards key={list} tab={tab} {...shared} />
        ) : (
          <TopOfCategory key={list} category={list} {...shared} />
        ),
      )}
    </div>
  );
}

/**
 * The five largest rows of each category of a profile, by award type. Each row opens a search with the filters of its list and the row
 * itself.
 */
export function TopFive({ filters, asked, tabs, total, year, file }: TopFiveProps) {
  const id = useId();
  const today = useToday();
  const { values, write } = useAddress(topFiveAddress);
  const tab = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  const [criteria, found] = useMemo(
    () => [
      {
        ...(asked ?? toCriteria(filters ?? initialFilters, { today, level: 'transactions' })),
        ...(tab.types.length ? { awardTypes: tab.types } : {}),
      },
      tab.types.length ? filters?.set('awardType', ImmutableSet(tab.types)) : filters,
    ],
    [filters, asked, today, tab],
  );
  const lists = (
    <>
      <p className="control-hint">{PROFILES_COUNT_ALL}</p>
      <Lists
        key={tab.key}
        lists={tab.lists}
        tab={tab.key}
        criteria={criteria}
        filters={found}
        total={total}
        year={year}
        file={tab.key === 'all' ? file : `${file}-${tab.key.replace('_', '-')}`}
        view={tab.label}
      />
    </>
  );
  if (tabs.length === 1) return lists;
  const prefix = `top-five-tab${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <Tabs
        label="Types of awards"
        tabs={tabs}
        selected={tab.key}
        onSelect={(key) => write({ tab: key as TopTabKey }, 'replace')}
        panelId={`${prefix}-panel`}
        idPrefix={prefix}
      />
      <div
        id={`${prefix}-panel`}
        role="tabpanel"
        aria-labelledby={`${prefix}-${tab.key}`}
        className="top-five"
      >
        {lists}
      </div>
    </>
  );
}
