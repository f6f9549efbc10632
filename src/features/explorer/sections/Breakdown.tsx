import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/blocks/panel';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { cellsOf, isCut, TOP_CELLS, type ExplorerCell } from '@/domain/explorer/cells';
import { levelName, levelNames } from '@/domain/explorer/levels';
import type { SpendingBreakdown, SpendingLevel } from '@/domain/spendingBreakdown';
import type { Answer } from '@/lib/requests/useAnswer';
import type { SpendingQuery } from '@/services/spending/endpoints';
import type { ExplorerValues } from '../explorerAddress';
import type { TableOrder } from '../state/explorerState';
import { useFillHeight } from '../useFillHeight';
import { CellTable, cellColumns } from './CellTable';
import { findingOf, treemapPart } from './words';

export interface BreakdownProps {
  answer: Answer<SpendingQuery, SpendingBreakdown>;
  /** The period of the amounts in words. */
  period: string;
  level: SpendingLevel;
  /** Levels to choose among, in their order. */
  offered: readonly SpendingLevel[];
  view: ExplorerValues['view'];
  order: TableOrder;
  page: number;
  /** Address one level above; undefined at the beginning. */
  up: string | undefined;
  onLevel: (level: SpendingLevel) => void;
  onView: (view: ExplorerValues['view']) => void;
  onOrder: (order: TableOrder) => void;
  onPage: (page: number) => void;
  onChoose: (level: SpendingLevel, cell: ExplorerCell) => void;
  /** Told of an award whose page the table opens. */
  onFollow: (cell: ExplorerCell) => void;
}
const views = [
  ['treemap', 'Treemap'],
  ['table', 'Table'],
] as const;

const noteOf = (view: ExplorerValues['view'], level: SpendingLevel): string => {
  if (level === 'award')
    return `Choose an award to open its page, which shows the whole award, not only this period. T shows the ${view === 'treemap' ? 'table' : 'treemap'}.`;
  return view === 'treemap'
    ? 'The larger the cell, the larger the amount. Choose one to see what it is made of. T shows the table.'
    : 'Choose a name to see what its amount is made of. T shows the treemap.';
};

/** Choices over the drawing: what to break down by, and how to see it. */
function Tools({
  level,
  offered,
  view,
  onLevel,
  onView,
}: Pick<BreakdownProps, 'level' | 'offered' | 'view' | 'onLevel' | 'onView'>) {
  return (
    <div className="explorer__tools">
      <label className="explorer__by">
        See the breakdown by:
        <select
          className="usa-select"
          value={level}
          onChange={(event) => onLevel(event.target.value as SpendingLevel)}
        >
          {offered.map((other) => (
            <option key={other} value={other}>
              {levelName(other)}
            </option>
          ))}
        </select>
      </label>
      <div className="usa-button-group explorer__views" role="group" aria-label="View">
        {views.map(([id, words]) => (
          <button
            key={id}
            type="button"
            className="usa-button usa-button--outline"
            aria-pressed={view === id}
            onClick={() => onView(id)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What stands below the drawing where a level has more than is shown. */
function Limit({ level }: { level: SpendingLevel }) {
  return (
    <div className="explorer__limit" role="note">
      <strong>{levelName(level)} Display Limit</strong>
      <p>
        Only the {TOP_CELLS} highest {levelNames(level).toLowerCase()} are shown one by one. All
        others stand together, so that the parts still make the whole.
        {level === 'award' && (
          <>
            {' '}
            Every award can be found in <Link to="/search">Advanced Search</Link>.
          </>
        )}
      </p>
    </div>
  );
}

/** What is chosen, broken down by a level: a treemap that fills the window, or a table of the same cells, which the key T changes to and back. */
export function Breakdown({
  answer,
  period,
  level: asked,
  offered,
  view,
  order,
  page,
  up,
  onLevel,
  onView,
  onOrder,
  onPage,
  onChoose,
  onFollow,
}: BreakdownProps) {
  const height = useFillHeight();
  const holder = useRef<HTMLDivElement>(null);
  const { value, answered } = answer;
  // An older answer stays, under its own name, until the new one is there.
  const level = answered?.level ?? asked;
  const first = Object.keys(answered?.within ?? {}).length === 0;
  const cells = value && value.total !== null ? cellsOf(level, value, first) : [];
  const total = value?.total ?? 0;
  const columns = cellColumns(level, total);
  const other = view === 'treemap' ? 'table' : 'treemap';
  // The key would be lost with the drawing that it was pressed in.
  const changed = useRef(false);
  useEffect(() => {
    if (!changed.current) return;
    changed.current = false;
    holder.current
      ?.querySelector<HTMLElement>('svg[tabindex], .data-table__sort, [data-first]')
      ?.focus();
  }, [view]);
  return (
    <div
      ref={holder}
      className="explorer__breakdown"
      onKeyDown={(event) => {
        const { key, target, ctrlKey, metaKey, altKey } = event;
        if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return;
        if (!(target as Element).closest('.figure__body')) return;
        event.preventDefault();
        changed.current = true;
        onView(other);
      }}
    >
      <Panel
        title={`Obligations by ${levelName(level)}`}
        name="obligations"
        note={noteOf(view, level)}
        controls={
          <Tools level={asked} offered={offered} view={view} onLevel={onLevel} onView={onView} />
        }
        answer={answer}
        rows={() => cells}
        columns={columns}
        file={`explorer-${level}`}
        unit="Obligations, US dollars"
        summary={() => findingOf(cells, total, period)}
        emptyText={
          up
            ? 'Nothing is reported here: no amounts belong to what is chosen, or the address names something that is not part of it.'
            : 'The data on show holds no account data for this period. Choose another one.'
        }
        ownTable
        tabular={view === 'table'}
        view={view === 'table' ? 'as a table' : undefined}
        minHeight={view === 'treemap' ? height : 530}
        foot={
          <>
            {cells.length === 0 && up && answer.status === 'ready' && (
              <p className="explorer__up">
                <Link to={up}>Back one level</Link>
              </p>
            )}
            {isCut(cells) && <Limit level={level} />}
          </>
        }
      >
        {() =>
          view === 'table' ? (
            <CellTable
              level={level}
              cells={cells}
              total={total}
              order={order}
              page={page}
              onOrder={onOrder}
              onPage={onPage}
              onChoose={(cell) => onChoose(level, cell)}
              onFollow={onFollow}
            />
          ) : (
            <TreemapChart
              key={answer.request ? JSON.stringify(answer.request.body) : ''}
              parts={cells.map((cell) => treemapPart(cell, total, level))}
              description={`Obligations by ${levelName(level)}, ${cells.length} cells.`}
              height={height}
              onChoose={(at) => {
                const cell = cells[at]!;
                if (cell.kind === 'row' || cell.kind === 'unreported') onChoose(level, cell);
              }}
            />
          )
        }
      </Panel>
    </div>
  );
}
