import { useContext, type ReactNode } from 'react';
import { date } from '@/domain/displayDate';
import { site } from '@/domain/site/site';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterTextContext } from '@/lib/filterTextContext';
import { toIsoDate } from '@/lib/toIsoDate';
import { usePorts } from '@/lib/ports';
import { useLastValid } from '@/lib/rendering/useDerivedState';
import type { Failure } from '@/lib/requests/requestState';
import type { Answer } from '@/lib/requests/useAnswer';
import { Figure, type FigureProps } from '@/ui/Figure';
import { ErrorBoundary } from '@/ui/Status';
import { fileData, tableColumns, type DataColumn } from './columns';

type Frame = Pick<
  FigureProps,
  | 'title'
  | 'view'
  | 'period'
  | 'note'
  | 'controls'
  | 'overlay'
  | 'onTable'
  | 'end'
  | 'foot'
  | 'headingLevel'
  | 'minHeight'
  | 'name'
  | 'emptyText'
  | 'tabular'
  | 'small'
>;
export interface PanelProps<Q, A, R> extends Frame {
  answer: Answer<Q, A>;
  /** Returns the rows of a result. Without rows, the panel shows its empty state. */
  rows: (value: A) => readonly R[];
  columns: readonly DataColumn<R>[];
  /** Name of the file, without its extension. */
  file: string;
  fileLabel?: string;
  summary?: (value: A, rows: readonly R[]) => string | undefined;
  /** Returns a custom error message, based on the status and reason of the failure. */
  explain?: (failure: Failure) => string | undefined;
  /** Unit of the numbers: `Obligations, US dollars`. */
  unit: string;
  /** Returns whether the period of a row is not over. The table marks the row's first cell, and the file gets an extra column. */
  isOpen?: (row: R) => boolean;
  /** Whether the page shows the numbers in its own table, so that the figure needs none. */
  ownTable?: boolean;
  children: (value: A, rows: readonly R[]) => ReactNode;
}

const getApiPath = (path: string): string => /v\d\/[^?]*/.exec(path)?.[0] ?? path;
const formatSource = (request: Answer<unknown, unknown>['request']): string =>
  request ? `${site.name} API, ${getApiPath(request.path)}` : site.name;
const formatRetrievalDate = (at: number): string =>
  at ? `Retrieved ${date(toIsoDate(new Date(at)))}.` : '';
const formatTime = (at: number): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

const explainFailure = (
  failure: Failure | null,
  explain: ((failure: Failure) => string | undefined) | undefined,
) => {
  const message = failure && explain?.(failure);
  return message ? { message } : failure;
};

function PanelFigure<Q, A, R>({
  answer,
  rows: getRows,
  columns,
  file,
  fileLabel,
  summary,
  explain,
  isOpen,
  ownTable,
  children,
  ...frame
}: PanelProps<Q, A, R>) {
  const { status, value, current, failure, retry, slow, cancel, request, answeredAt } = answer;
  const rows = value === null ? [] : getRows(value);
  // If a later call of the same query fails, the older value stays visible with its time.
  const isOutdated = status === 'failed' && current;
  const { dataNote } = usePorts();
  // A result of an older query keeps the filters that it was requested with.
  const subject = useContext(FigureSubjectContext);
  const currentFilters = useContext(FilterTextContext);
  const filters = useLastValid(currentFilters, current, currentFilters);
  return (
    <Figure
      subject={subject.name}
      period={subject.period}
      {...frame}
      site={site.name}
      filters={filters}
      source={formatSource(request)}
      date={dataNote || formatRetrievalDate(answeredAt)}
      status={status === 'idle' ? 'loading' : status}
      failure={explainFailure(failure, explain)}
      onRetry={retry}
      slow={slow}
      onCancel={cancel}
      staleSince={isOutdated ? formatTime(answeredAt) : undefined}
      empty={status === 'ready' && !rows.length}
      summary={rows.length ? (summary?.(value!, rows) ?? '') : undefined}
      table={
        frame.tabular || ownTable
          ? undefined
          : { rows: rows.length, columns: tableColumns(columns, rows, isOpen) }
      }
      csv={{ fileName: `${file}.csv`, label: fileLabel, ...fileData(columns, rows, isOpen) }}
      apiRequest={request ?? undefined}
    >
      {value !== null && children(value, rows)}
    </Figure>
  );
}

/**
 * Renders the result of one endpoint as a figure with loading, empty, failed (with retry) and outdated states. Shows a sentence, a
 * chart, the same numbers as a table and a file, and the request. An older result stays, dimmed, until the new one arrives. A render
 * error replaces this panel only, until the next result.
 */
export function Panel<Q, A, R>(props: PanelProps<Q, A, R>) {
  return (
    <ErrorBoundary resetKey={String(props.answer.answeredAt)}>
      <PanelFigure {...props} />
    </ErrorBoundary>
  );
}
