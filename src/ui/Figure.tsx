import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { saveFile, toCsv, type CsvCell } from '@/lib/csv';
import { sortedBy } from '@/lib/sortedBy';
import { svgImage } from '@/lib/svgImage';
import { usePorts } from '@/lib/ports';
import { Covered } from './Covered';
import { FigureRequest, type SentApiRequest } from './FigureRequest';
import { figureAnchor, useAnchor } from './goTo';
import { EmptyState, PanelError, Skeleton } from './Status';
import { DataTable, type Column } from './DataTable';
import { Pagination } from './Pagination';

export interface FigureData {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}
export interface FigureProps {
  title: string;
  /** One sentence computed from the data. */ summary?: string;
  note?: ReactNode;
  controls?: ReactNode;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  error?: string;
  onRetry?: () => void;
  /** Age of what is shown, in words, when a newer answer could not be had. */
  staleSince?: string;
  empty?: boolean;
  emptyText?: string;
  /** The same numbers as a table: columns for the screen, which sort where they give a value; cells for the file. */
  table?: { columns: readonly Column<number>[]; rows: number };
  csv?: FigureData & { fileName: string; notes?: readonly string[]; label?: string };
  apiRequest?: SentApiRequest;
  /** The children hold a drawing that can be saved as an image. */
  drawn?: boolean;
  /** Stands in the place of what is drawn, at its height, while it is given. */
  over?: ReactNode;
  /** Told when the visitor turns to the table, or back. */
  onTable?: (asTable: boolean) => void;
  /** Last line of the frame. */
  end?: ReactNode;
  /** Under the drawing: paging, say. */
  foot?: ReactNode;
  children: ReactNode;
  headingLevel?: 2 | 3;
  minHeight?: number;
  /** What links to it call it, where the title changes with the data. */
  name?: string;
}
const TABLE_PAGE = 10;
/** How long "copied" stays, in milliseconds. */
const CONFIRMATION = 4000;

/**
 * The frame around every chart, map and data table: title, summary, the same numbers as a table and as a file, the request
 * behind them, a link to this view; and the states loading, empty, failed with retry, and stale.
 */
export function Figure({
  title,
  summary,
  note,
  controls,
  status,
  error = '',
  onRetry,
  staleSince,
  empty,
  emptyText,
  table,
  csv,
  apiRequest,
  drawn,
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
  const { announce, dataNote } = usePorts();
  const frame = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ id: string; order: 'asc' | 'desc' }>();
  const [showRequest, setShowRequest] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const ready = status === 'ready' || (status === 'loading' && !empty && summary !== undefined);
  const waiting = !ready && (status === 'loading' || status === 'idle');
  const pages = table ? Math.max(1, Math.ceil(table.rows / TABLE_PAGE)) : 1;
  const shownPage = Math.min(page, pages);
  const anchor = figureAnchor(name);
  useAnchor(anchor, status === 'ready' || status === 'failed');
  // What was copied, and what could not be, to be copied by hand.
  const [copied, setCopied] = useState({ text: '', refused: '' });
  useEffect(() => {
    if (!copied.text || copied.refused) return undefined;
    const timer = setTimeout(() => setCopied({ text: '', refused: '' }), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);
  const handleCopy = (text: string, what: string) => {
    const refuse = () => {
      const said = `${what} could not be copied: this browser does not allow it.`;
      setCopied({ text: said, refused: text });
      announce(said, 'assertive');
    };
    if (!navigator.clipboard) {
      refuse();
      return;
    }
    void navigator.clipboard.writeText(text).then(() => {
      setCopied({ text: `${what} copied`, refused: '' });
      announce(`${what} copied`);
    }, refuse);
  };
  const link = () => `${window.location.href.replace(/#.*$/, '')}#${anchor}`;
  const handleImage = () => {
    const drawing = frame.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!drawing) return;
    saveFile(
      `${(csv?.fileName ?? title).replace(/\.csv$/, '')}.svg`,
      svgImage(drawing, [title, ...(summary ? [summary] : []), ...(dataNote ? [dataNote] : [])]),
      'image/svg+xml',
    );
    announce('Image download started');
  };
  const body = () => {
    if (status === 'failed' && !staleSince) return <PanelError message={error} onRetry={onRetry} />;
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
    if (!asTable || !table) return children;
    const all = Array.from({ length: table.rows }, (_, index) => index);
    const sortValue = table.columns.find(({ id: column }) => column === sort?.id)?.value;
    const rows = (sort && sortValue ? sortedBy(all, sortValue, sort.order) : all).slice(
      (shownPage - 1) * TABLE_PAGE,
      shownPage * TABLE_PAGE,
    );
    const handleSort = (column: string, order: 'asc' | 'desc') => {
      setSort({ id: column, order });
      setPage(1);
    };
    return (
      <>
        <DataTable
          caption={title}
          columns={table.columns.map((column) => ({
            ...column,
            sortable: column.value !== undefined,
          }))}
          rows={rows}
          rowKey={String}
          sort={sort}
          onSort={handleSort}
        />
        <Pagination
          label={`${title}: pages`}
          page={shownPage}
          pageSize={TABLE_PAGE}
          total={table.rows}
          onPage={setPage}
        />
      </>
    );
  };
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
      {ready && !empty && summary && <p className="figure__summary">{summary}</p>}
      {/* The first answer brings a sentence and a foot: their place is kept, so that nothing moves when it comes. */}
      {waiting && (
        <p className="figure__summary" aria-hidden="true">
          &nbsp;
        </p>
      )}
      {staleSince && (
        <p className="figure__stale" role="status">
          Shown as of {staleSince}: a newer answer could not be had.{' '}
          {onRetry && (
            <button type="button" className="usa-button usa-button--unstyled" onClick={onRetry}>
              Retry
            </button>
          )}
        </p>
      )}
      <div
        ref={frame}
        className={classNames('figure__body', status === 'loading' && ready && 'is-stale')}
        style={minHeight ? { minHeight } : undefined}
        aria-busy={status === 'loading'}
      >
        <Covered over={over}>{body()}</Covered>
      </div>
      {(ready || status === 'failed' || empty) && !over && foot}
      {waiting && (
        <div className="figure__foot" aria-hidden="true">
          &nbsp;
        </div>
      )}
      {ready && !empty && !over && (
        <div className="figure__foot">
          {table && (
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              aria-pressed={asTable}
              onClick={() => {
                setAsTable(!asTable);
                onTable?.(!asTable);
              }}
            >
              {asTable ? 'View as chart' : 'View as table'}
            </button>
          )}
          {csv && (
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              onClick={() => {
                saveFile(
                  csv.fileName,
                  toCsv(csv.header, csv.rows, [
                    ...(csv.notes ?? []),
                    ...(dataNote ? [dataNote] : []),
                  ]),
                  'text/csv;charset=utf-8',
                );
                announce('Download started');
              }}
            >
              {csv.label ?? 'Download CSV'}
            </button>
          )}
          {drawn && !asTable && (
            <button type="button" className="usa-button usa-button--unstyled" onClick={handleImage}>
              Download image
            </button>
          )}
          {apiRequest && (
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              aria-expanded={showRequest}
              onClick={() => setShowRequest(!showRequest)}
            >
              API request
            </button>
          )}
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            onClick={() => handleCopy(link(), 'Link')}
          >
            Copy link
          </button>
        </div>
      )}
      {copied.text && (
        <p className="figure__copied">
          {/* The announcer has said it. */}
          <span aria-hidden="true">{copied.text}</span>
          {copied.refused && (
            <input
              className="usa-input"
              readOnly
              aria-label="To copy by hand"
              value={copied.refused}
              onFocus={(event) => event.target.select()}
            />
          )}
        </p>
      )}
      {showRequest && apiRequest && (
        <FigureRequest request={apiRequest} onCopy={(curl) => handleCopy(curl, 'Request')} />
      )}
      {end}
    </section>
  );
}
