import { useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Button } from './Button';
import { Covered } from './Covered';
import type { FigureTexts } from './figure/figureTexts';
import { FigureFoot, menuPreloadHandlers, type FigureFootProps } from './FigureFoot';
import { FigureTable, type FigureRows } from './FigureTable';
import { figureAnchor, useAnchor } from './goTo';
import { Skeleton } from './Skeleton';
import { SlowNotice } from './SlowNotice';
import { EmptyState, PanelError, type PanelErrorProps } from './Status';

export interface FigureProps
  extends
    Omit<FigureTexts, 'finding' | 'note' | 'address'>,
    Partial<Pick<FigureFootProps, 'csv' | 'apiRequest' | 'site' | 'small'>> {
  /** One sentence computed from the data. */ summary?: string;
  note?: ReactNode;
  controls?: ReactNode;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure?: PanelErrorProps['failure'] | null;
  onRetry?: () => void;
  /** Whether the request is slow. A notice then offers to cancel or retry the request. */
  slow?: boolean;
  onCancel?: () => void;
  /** The time of the shown result as text, if a newer result could not be loaded. */
  staleSince?: string;
  empty?: boolean;
  emptyText?: string;
  table?: FigureRows;
  /** Whether the content itself is a table, which cannot be downloaded as an image. */
  tabular?: boolean;
  /** An element that covers the content. It hides pagination and actions. */
  overlay?: ReactNode;
  onTable?: (isTable: boolean) => void;
  /** The last line of the frame. */
  end?: ReactNode;
  /** Content under the chart, for example pagination. */
  foot?: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3;
  minHeight?: number;
  /** The name of the figure in links. The default is the title, which must then not change with the data. */
  name?: string;
}

const getFigureTexts = (props: FigureProps): FigureFootProps['texts'] => {
  const { subject, period, title, view, summary: finding, unit, filters, source, date } = props;
  const note = typeof props.note === 'string' ? props.note : undefined;
  return { subject, period, title, view, finding, note, unit, filters, source, date };
};
/**
 * Returns whether a result can be shown (an older one while a newer one loads), whether it has rows, and whether the figure is still
 * waiting for a result.
 */
const getFigureState = ({ status, empty, summary }: FigureProps) => {
  const isReady = status === 'ready' || (status === 'loading' && !empty && summary !== undefined);
  return { isReady, isShown: isReady && !empty, isWaiting: !isReady && status !== 'failed' };
};

function FigureHead({
  id,
  figure: { title, note, controls, headingLevel = 2 },
}: {
  id: string;
  figure: FigureProps;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="figure__head">
      <div>
        <Heading id={id} className="figure__title">
          {title}
        </Heading>
        {note && <p className="figure__note">{note}</p>}
      </div>
      {controls && <div className="figure__controls">{controls}</div>}
    </div>
  );
}

function FigureNotices({ staleSince, slow, onRetry, onCancel }: FigureProps) {
  return (
    <>
      {staleSince && (
        <p className="figure__stale" role="status">
          Data loaded at {staleSince}. We couldn’t load newer data.{' '}
          {onRetry && (
            <Button look="text" onClick={onRetry}>
              Retry
            </Button>
          )}
        </p>
      )}
      {slow && onCancel && onRetry && <SlowNotice onCancel={onCancel} onRetry={onRetry} />}
    </>
  );
}

function FigureContent({
  figure: { title, status, failure, onRetry, staleSince, empty, emptyText, table, children },
  isWaiting,
  isTable,
}: {
  figure: FigureProps;
  isWaiting: boolean;
  isTable: boolean;
}) {
  if (status === 'failed' && !staleSince)
    return <PanelError failure={failure ?? { message: '' }} onRetry={onRetry} />;
  if (status === 'ready' && empty)
    return (
      <EmptyState title="No results found.">
        <p>{emptyText ?? 'Try changing or removing filters.'}</p>
      </EmptyState>
    );
  if (isWaiting)
    return (
      <div role="status">
        <span className="usa-sr-only">Loading your data...</span>
        <Skeleton />
      </div>
    );
  return isTable && table ? <FigureTable title={title} table={table} /> : children;
}

/**
 * Renders the frame around every chart, map and data table (docs/design.md). Shows the title, finding and unit, then the chart or the
 * same numbers as a table, then the source and the actions. Handles the states loading, empty, failed with retry, and stale.
 */
export function Figure(props: FigureProps) {
  const {
    name = props.title,
    summary,
    unit,
    source,
    date,
    status,
    empty,
    overlay,
    minHeight,
  } = props;
  const id = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const [isTable, setAsTable] = useState(false);
  const isLoading = status === 'loading';
  const { isReady, isShown, isWaiting } = getFigureState(props);
  const anchor = figureAnchor(name);
  useAnchor(anchor, status === 'ready' || status === 'failed');
  /** Renders a line of the frame. While its text is loading, a blank line keeps its place, so that the layout does not shift. */
  const renderLine = (kind: string, text: string | undefined) =>
    ((isShown && text) || isWaiting) && (
      <p className={`figure__${kind}`} aria-hidden={isShown ? undefined : true}>
        {isShown ? text : '\u00a0'}
      </p>
    );
  const handleTable = (on: boolean) => {
    setAsTable(on);
    props.onTable?.(on);
  };
  return (
    <section className="figure" id={anchor} aria-labelledby={id} {...menuPreloadHandlers}>
      <FigureHead id={id} figure={props} />
      {renderLine('summary', summary)}
      {renderLine('unit', unit)}
      <FigureNotices {...props} />
      <div
        ref={bodyRef}
        className={classNames('figure__body', isLoading && isReady && 'is-stale')}
        style={minHeight ? { minHeight } : undefined}
        aria-busy={isLoading}
      >
        <Covered overlay={overlay}>
          <FigureContent figure={props} isWaiting={isWaiting} isTable={isTable} />
        </Covered>
      </div>
      {(!isWaiting || empty) && !overlay && props.foot}
      <div className="figure__line">
        {renderLine('source', source && `Source: ${[source, date].filter(Boolean).join('. ')}`)}
        {isWaiting && (
          <div className="figure__foot" aria-hidden="true">
            &nbsp;
          </div>
        )}
        {isShown && !overlay && (
          <FigureFoot
            texts={getFigureTexts(props)}
            titleId={id}
            anchor={anchor}
            site={props.site ?? ''}
            frame={bodyRef}
            csv={props.csv}
            apiRequest={props.apiRequest}
            hasTable={props.table !== undefined}
            hasPicture={!props.tabular && !isTable}
            small={props.small}
            stale={isLoading}
            isTable={isTable}
            onTable={handleTable}
          />
        )}
      </div>
      {props.end}
    </section>
  );
}
