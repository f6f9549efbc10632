import { useContext, useRef, type ReactNode } from 'react';
import { date } from '@/domain/displayDate';
import { site } from '@/domain/site/site';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterWordsContext } from '@/lib/filterWords';
import { isoDay } from '@/lib/isoDay';
import { usePorts } from '@/lib/ports';
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
  | 'over'
  | 'onTable'
  | 'end'
  | 'foot'
  | 'headingLevel'
  | 'minHeight'
  | 'name'
  | 'emptyText'
  | 'tabular'
>;
export interface PanelProps<Q, A, R> extends Frame {
  answer: Answer<Q, A>;
  /** The rows of an answer; a panel without any is empty. */
  rows: (value: A) => readonly R[];
  columns: readonly DataColumn<R>[];
  /** Name of the file without its ending. */
  file: string;
  /** The words of the button that saves the file. */
  fileLabel?: string;
  /** One sentence computed from the data. */
  summary?: (value: A, rows: readonly R[]) => string | undefined;
  /** Words of its own for a failure, told by status and reason. */
  explain?: (failure: Failure) => string | undefined;
  /** What the numbers are: `Obligations, US dollars`. */
  unit: string;
  /** Whether the period of a row is not over: the table says so beside its first cell, the file in a column of its own. */
  isOpen?: (row: R) => boolean;
  /** The page shows the same numbers as a table of its own: the figure offers none. */
  ownTable?: boolean;
  /** The drawing of an answer. */
  children: (value: A, rows: readonly R[]) => ReactNode;
}

/** The endpoint of an address, without its question. */
const endpointOf = (path: string): string => /v\d\/[^?]*/.exec(path)?.[0] ?? path;
const dayOf = (at: number): string => (at ? `Retrieved ${date(isoDay(new Date(at)))}.` : '');
const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

function PanelFigure<Q, A, R>({
  answer,
  rows: rowsOf,
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
  const rows = value === null ? [] : rowsOf(value);
  const told = failure && (explain?.(failure) ?? failure.message);
  // A newer call of the very question failed: what is known of it stays, with its age.
  const outdated = status === 'failed' && current;
  const { dataNote } = usePorts();
  // An older answer stays what it was limited to.
  const subject = useContext(FigureSubjectContext);
  const applied = useContext(FilterWordsContext);
  const filters = useRef(applied);
  if (current) filters.current = applied;
  return (
    <Figure
      subject={subject.name}
      period={subject.period}
      {...frame}
      site={site.name}
      filters={filters.current}
      source={request ? `${site.name} API, ${endpointOf(request.path)}` : site.name}
      date={dataNote || dayOf(answeredAt)}
      status={status === 'idle' ? 'loading' : status}
      error={told ?? ''}
      onRetry={retry}
      slow={slow}
      onCancel={cancel}
      staleSince={outdated ? clock(answeredAt) : undefined}
      empty={status === 'ready' && !rows.length}
      summary={value === null || !rows.length ? undefined : (summary?.(value, rows) ?? '')}
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
 * One endpoint's answer as a figure: waiting, empty, failed with retry, out of date; a sentence, a drawing, the same numbers as a table and
 * as a file, and the request that was sent. An older answer stays, dimmed, until the new one is there. What fails while it is drawn takes
 * this panel down, not the page, until another answer comes.
 */
export function Panel<Q, A, R>(props: PanelProps<Q, A, R>) {
  return (
    <ErrorBoundary resetKey={String(props.answer.answeredAt)}>
      <PanelFigure {...props} />
    </ErrorBoundary>
  );
}
