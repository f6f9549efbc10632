import { useMemo } from 'react';
import { getExistingPath } from '@/blocks/entity-links';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { paths } from '@/domain/site/paths';
import { useAnswer } from '@/lib/requests/useAnswer';
import type { ResultPage } from '@/services/search/results';
import { searchPage } from '@/services/search/rowEndpoints';
import { topOfCategory, type TopCategory } from '@/services/search/topEndpoints';
import { codeAndText, recipientName } from '@/domain/format';
import { getAwardFilters } from './rowSearch';
import { awardListTitles, type TopTab } from './topCategories';
import { TopFigure, type TopFigureFrame } from './TopFigure';
import { topRows, type TopRow } from './topRows';

const MAX_ROWS = 5;

export interface TopListProps extends TopFigureFrame {
  criteria: SearchCriteria;
  /** Filters of the profile, to which a row’s search adds the row; undefined if rows open no search. */
  filters: SearchFilters | undefined;
}

/** Renders the largest rows of one category. */
export function TopOfCategory({
  category,
  criteria,
  filters,
  ...frame
}: TopListProps & { category: TopCategory }) {
  const query = useMemo(() => ({ criteria, category, limit: MAX_ROWS }), [criteria, category]);
  const answer = useAnswer(topOfCategory, query);
  return (
    <TopFigure
      {...frame}
      list={category}
      answer={answer}
      rows={(totals) => topRows(category, totals, filters, frame.year)}
    />
  );
}

/** Renders the largest awards. The service can rank only one group of award types. */
export function TopAwards({ tab, criteria, filters, ...frame }: TopListProps & { tab: TopTab }) {
  const awardTab = tab.key === 'all' ? (tab.awardGroup ?? 'contracts') : tab.key;
  const amountField = awardTab === 'loans' ? 'subsidyCost' : 'obligations';
  const query = useMemo(
    () => ({
      criteria,
      level: 'awards' as const,
      tab: awardTab,
      fields: ['awardId', 'recipientName', amountField] as const,
      sort: amountField,
      order: 'desc' as const,
      page: 1,
      limit: MAX_ROWS,
    }),
    [criteria, awardTab, amountField],
  ) as Parameters<typeof searchPage.call>[0];
  const answer = useAnswer(searchPage, query);
  const toTopRows = ({ rows: resultRows }: ResultPage): readonly TopRow[] =>
    resultRows.map((row) => ({
      key: row.key,
      label: codeAndText(row.awardId, recipientName(row.recipientName)),
      amount: row[amountField],
      to: getExistingPath(row.generatedId ? paths.award(row.generatedId) : undefined),
      search: filters && row.awardId ? getAwardFilters(filters, row.awardId) : undefined,
    }));
  return (
    <TopFigure
      {...frame}
      list="awards"
      title={tab.key === 'all' ? awardListTitles[awardTab] : undefined}
      unit={awardTab === 'loans' ? 'Subsidy cost of loans, US dollars' : undefined}
      answer={answer}
      rows={toTopRows}
    />
  );
}
