import { Set as ImmutableSet } from 'immutable';
import { useId, useMemo } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import type { SearchCriteria } from '@/domain/search/criteria';
import { toCriteria } from '@/domain/search/filters/registry';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { useAddress } from '@/lib/url/address';
import { useToday } from '@/lib/rendering/today';
import { Tabs } from '@/ui/Tabs';
import type { TopTab, TopTabKey } from './topCategories';
import { topFiveAddress } from './topFiveAddress';
import type { TopFigureFrame } from './TopFigure';
import { TopAwards, TopOfCategory } from './TopLists';
import './top-five.scss';

export interface TopFiveProps extends Pick<TopFigureFrame, 'total' | 'year' | 'file'> {
  /** Filters of the profile, including its period. Undefined if no search can express them; rows then open no search. */
  filters: SearchFilters | undefined;
  /** Criteria of the lists if no search filter can express them, such as a recipient’s ID. */
  customCriteria?: SearchCriteria;
  /** The award type tabs. A single tab is shown without a tab bar. */
  tabs: readonly TopTab[];
}

/** Shows the five largest rows of each category of a profile, by award type. A row can open a search for its awards. */
export function TopFive({ filters, customCriteria, tabs, total, year, file }: TopFiveProps) {
  const id = useId();
  const today = useToday();
  const { values, write } = useAddress(topFiveAddress);
  const tab = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  const [criteria, tabFilters] = useMemo(
    () => [
      {
        ...(customCriteria ??
          toCriteria(filters ?? initialFilters, { today, level: 'transactions' })),
        ...(tab.types.length ? { awardTypes: tab.types } : {}),
      },
      tab.types.length ? filters?.set('awardType', ImmutableSet(tab.types)) : filters,
    ],
    [filters, customCriteria, today, tab],
  );
  const sharedProps = {
    criteria,
    filters: tabFilters,
    total,
    year,
    file: tab.key === 'all' ? file : `${file}-${tab.key.replace('_', '-')}`,
    view: tab.label,
  };
  const lists = (
    <>
      <p className="control-hint">{PROFILES_NOTE}</p>
      <div key={tab.key} className="top-five__lists">
        {tab.lists.map((list) =>
          list === 'awards' ? (
            <TopAwards key={list} tab={tab} {...sharedProps} />
          ) : (
            <TopOfCategory key={list} category={list} {...sharedProps} />
          ),
        )}
      </div>
    </>
  );
  if (tabs.length === 1) return lists;
  const idPrefix = `top-five-tab${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <Tabs
        label="Types of awards"
        tabs={tabs}
        selected={tab.key}
        onSelect={(key) => write({ tab: key as TopTabKey }, 'replace')}
        panelId={`${idPrefix}-panel`}
        idPrefix={idPrefix}
      />
      <div
        id={`${idPrefix}-panel`}
        role="tabpanel"
        aria-labelledby={`${idPrefix}-${tab.key}`}
        className="top-five"
      >
        {lists}
      </div>
    </>
  );
}
