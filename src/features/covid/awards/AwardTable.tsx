import type { ReactNode } from 'react';
import { TablePanel, type PanelProps, type TableColumn } from '@/blocks/panel';
import { SearchBox } from '@/blocks/search-box';
import type { DisasterAmounts, DisasterPage } from '@/domain/disaster/spendingTable';
import type { Dollars } from '@/domain/format';
import type { Answer } from '@/lib/requests/useAnswer';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { ErrorBoundary } from '@/ui/Status';
import { usePeriodPhrase } from '../usePeriodPhrase';
import { awardSentence, type AwardViewInAddress } from './awardView';
import { unlinkedLines, type SpendingLine } from './spendingLines';

export interface AwardResult<R> {
  answer: Answer<DisasterSpendingQuery, DisasterPage<R>>;
  /** The current query. The shown result may still belong to the previous one. */
  query: DisasterSpendingQuery;
  /** Totals of the awards of the tab; null while they load. */
  all: DisasterAmounts | null;
  address: AwardViewInAddress;
}
type PanelTexts<R> = Pick<
  PanelProps<DisasterSpendingQuery, DisasterPage<R>, SpendingLine<R>>,
  'title' | 'file' | 'note' | 'emptyText' | 'explain'
>;
export interface AwardTableProps<R> extends AwardResult<R>, PanelTexts<R> {
  lines: readonly SpendingLine<R>[];
  /** The label of the row of unlinked amounts; undefined if the tab has no such row. */
  unlinkedName: string | undefined;
  columns: readonly TableColumn<SpendingLine<R>>[];
  /** Returns whether a row is shown; without it, the table shows all rows. */
  isShown?: (line: SpendingLine<R>) => boolean;
  /** Returns the number of rows as text, such as `3 agencies`. */
  formatCount: (total: number) => string;
  nameOf: (row: R) => string;
  /** Text at the end of the summary sentence if there is a search. */
  searchEnd?: string;
  searchName: string;
  searchLabel: string;
  /** A control beside the search box. */
  tool?: ReactNode;
}
/** Renders a table of award spending with a search, and a last row for unlinked amounts. */
export function AwardTable<R extends { obligation: Dollars | null }>({
  answer,
  query,
  all,
  address: { view, search: onSearch, changeTable },
  lines,
  unlinkedName: name,
  formatCount,
  nameOf,
  searchEnd = '',
  searchName,
  searchLabel,
  tool,
  file,
  ...table
}: AwardTableProps<R>) {
  const { tab, search } = view;
  const periodPhrase = usePeriodPhrase();
  const { answered } = answer;
  return (
    <>
      <div className="covid-awards__tools">
        <SearchBox
          name={searchName}
          label={searchLabel}
          minLength={2}
          activeText={search}
          onSearch={onSearch}
        />
        {tool}
      </div>
      <ErrorBoundary resetKey={`${tab.key} ${search}`}>
        <TablePanel
          {...table}
          headingLevel={3}
          answer={answer}
          rows={(page) =>
            lines.length || view.page === 1
              ? [...lines, ...unlinkedLines({ all, page, answered, query, name })]
              : []
          }
          isCounted={({ kind }) => kind === 'row'}
          rowKey={({ key }) => key}
          tableView={view}
          onView={changeTable}
          total={answer.current ? answer.value?.total : undefined}
          hasNext={({ hasNext }) => hasNext}
          unit={`${tab.label}: US dollars, and numbers of awards`}
          file={`${file}-${tab.key.replaceAll('_', '-')}`}
          summary={({ total, rows: [first] }) =>
            `${awardSentence(view, formatCount(total), first && { ...first, name: nameOf(first) }, periodPhrase)}${search && searchEnd}.`
          }
          minHeight={360}
        />
      </ErrorBoundary>
    </>
  );
}
