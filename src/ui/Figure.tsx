import { useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Covered } from './Covered';
import { FigureFoot, type FigureFootProps } from './FigureFoot';
import { FigureTable, type FigureRows } from './FigureTable';
import { figureAnchor, useAnchor } from './goTo';
import { Skeleton } from './Skeleton';
import { SlowNotice } from './SlowNotice';
import { EmptyState, PanelError, type PanelErrorProps } from './Status';

export interface FigureProps extends Partial<Pick<FigureFootProps, 'csv' | 'apiRequest' | 'site'>> {
  /** The subject of the page, for files, images and citations. */
  subject?: string;
  /** The period of the numbers as text. */
  period?: string;
  title: string;
  /** The settings of the controls as text, because files, images and citations have no controls. */
  view?: string;
  /** One sentence computed from the data. */ summary?: string;
  /** The measure: `Obligations, US dollars`. */
  unit?: string;
  note?: ReactNode;
  controls?: ReactNode;
  /** The filters of the data as text. */
  filters?: string;
  /** The source of the data; `date` is its date. */
  source?: string;
  date?: string;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the request failed. */
  failure?: PanelErrorProps['failure'] | null;
  onRetry?: () => void;
  /** Whether the request is slow; a notice then offers to cancel it. */
  slow?: boolean;
  onCancel?: () => void;
  /** Age of the shown result as text, when a newer one could not be loaded. */
  staleSince?: string;
  empty?: boolean;
  emptyText?: string;
  /** The same numbers as a table. */
  table?: FigureRows;
  /** Whether the content itself is a table; then there is no table view and no image. */
  tabular?: boolean;
  /** Covers the content, at its height. */
  over?: ReactNode;
  /** Called when the visitor switches to the table view or back. */
  onTable?: (asTable: boolean) => void;
  /** The last line of the frame. */
  end?: ReactNode;
  /** Content under the chart, for example pagination. */
  foot?: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3;
  minHeight?: number;
  /** The name in links to the figure, where the title changes with the data. */
  name?: string;
}

/**
 * The frame around every chart, map and data table (docs/design.md). Shows the title, finding and unit, then the chart or the same numbers
 * as a table, then the source and the actions. Handles the states loading, empty, failed with retry, and stale.
 */
export function Figure({
  subject,
  period,
  title,
  view,
  summary,
  unit,
  note,
  controls,
  filters,
  source,
  date,
  status,
  failure,
  onRetry,
  slow,
  onCancel,
  staleSince,
  empty,
  emptyText,
  table,
  tabular,
  csv,
  apiRequest,
  site = '',
  over,
  onTable,
  end,
  foot,
  children,
  headingLevel = 2,
  minHeight,
  name = title,
}: FigureProps) {
  const id = useId();
  const drawn = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const ready = status === 'ready' || (status === 'loading' && !empty && summary !== undefined);
  const waiting = !ready && (status === 'loading' || status === 'idle');
  const shown = ready && !empty;
  const anchor = figureAnchor(name);
  useAnchor(anchor, status === 'ready' || status === 'failed');
  const body = () => {
    if (status === 'failed' && !staleSince)
      return <PanelError failure={failure ?? { message: '' }} onRetry={onRetry} />;
    if (status === 'ready' && empty)
      return (
        <EmptyState title="No results found.">
          <p>{emptyText ?? 'Try changing or removing filters.'}</p>
        </EmptyState>
      );
    if (!ready && status !== 'failed')
      return (
        <div role="status">
          <span className="usa-sr-only">Loading your data...</span>
          <Skeleton />
        </div>
      );
    return asTable && table ? <FigureTable title={title} table={table} /> : children;
  };
  /** Renders a line of the frame. While its text is loading, a blank line keeps its place, so that the layout does not shift. */
  const line = (kind: string, text: string | undefined) =>
    ((shown && text) || waiting) && (
      <p className={`figure__${kind}`} aria-hidden={shown ? undefined : true}>
        {shown ? text : '\u00a0'}
      </p>
    );
  return (
    <section className="figure" id={anchor} aria-labelledby={id}>
      <div className="figure__head">
        <div>
          <Heading id={id} className="figure__title">
            {title}
          </Heading>
          {note && <p className="figure__note">{note}</p>}
        </div>
        {controls && <div className="figure__controls">{controls}</div>}
      </div>
      {line('summary', summary)}
      {line('unit', unit)}
      {staleSince && (
        <p className="figure__stale" role="status">
          Shown as of {staleSince}: newer data could not be loaded.{' '}
          {onRetry && (
            <button type="button" className="usa-button usa-button--unstyled" onClick={onRetry}>
              Retry
            </button>
          )}
        </p>
      )}
      {slow && onCancel && onRetry && <SlowNotice onCancel={onCancel} onRetry={onRetry} />}
      <div
        ref={drawn}
        className={classNames('figure__body', status === 'loading' && ready && 'is-stale')}
        style={minHeight ? { minHeight } : undefined}
        aria-busy={status === 'loading'}
      >
        <Covered over={over}>{body()}</Covered>
      </div>
      {(ready || status === 'failed' || empty) && !over && foot}
      {line('source', source && `Source: ${[source, date].filter(Boolean).join('. ')}`)}
      {waiting && (
        <div className="figure__foot" aria-hidden="true">
          &nbsp;
        </div>
      )}
      {shown && !over && (
        <FigureFoot
          words={{
            subject,
            period,
            title,
            view,
            finding: summary,
            note: typeof note === 'string' ? note : undefined,
            unit,
            filters,
            source,
            date,
          }}
          anchor={anchor}
          site={site}
          drawn={drawn}
          csv={csv}
          apiRequest={apiRequest}
          hasTable={table !== undefined}
          hasPicture={!tabular && !asTable}
          stale={status === 'loading'}
          asTable={asTable}
          onTable={(on) => {
            setAsTable(on);
            onTable?.(on);
          }}
        />
      )}
      {end}
    </section>
  );
}
