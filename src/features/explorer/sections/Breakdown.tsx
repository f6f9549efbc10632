import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/blocks/panel';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { buildCells, hasRestCell, MAX_ROW_CELLS, type ExplorerCell } from '@/domain/explorer/cells';
import { levelName, levelNames } from '@/domain/explorer/levels';
import type { TableOrder } from '@/domain/explorer/position';
import { plural } from '@/domain/format';
import type { SpendingBreakdown, SpendingLevel } from '@/domain/spendingBreakdown';
import type { Answer } from '@/lib/requests/useAnswer';
import type { SpendingQuery } from '@/services/spending/endpoints';
import type { ExplorerValues } from '../explorerAddress';
import { useFillHeight } from '../useFillHeight';
import { CellTable, cellColumns } from './CellTable';
import { formatFinding, getHue, toTreemapPart } from './explorerText';

export interface BreakdownProps {
  answer: Answer<SpendingQuery, SpendingBreakdown>;
  period: string;
  level: SpendingLevel;
  view: ExplorerValues['view'];
  order: TableOrder;
  page: number;
  /** Address of the level above; undefined at the root. */
  up: string | undefined;
  onView: (view: ExplorerValues['view']) => void;
  onOrder: (order: TableOrder) => void;
  onPage: (page: number) => void;
  onChoose: (level: SpendingLevel, cell: ExplorerCell) => void;
  /** Called when a link to an award page is followed. */
  onFollow: (cell: ExplorerCell) => void;
}
const getHint = (view: ExplorerValues['view'], level: SpendingLevel): string => {
  if (level === 'award')
    return `Choose an award to open its page, which shows the whole award, not only this period. Press T for the ${view === 'treemap' ? 'table' : 'treemap'}.`;
  return view === 'treemap'
    ? 'Larger cells have larger amounts. Select a cell to see its breakdown. Press T for the table.'
    : 'Select a name to see its breakdown. Press T to see the treemap.';
};

function Limit({ level }: { level: SpendingLevel }) {
  return (
    <div className="explorer__limit" role="note">
      <strong>{levelName(level)} Display Limit</strong>
      <p>
        Only the {MAX_ROW_CELLS} highest {levelNames(level).toLowerCase()} are shown separately. All
        others are combined.
        {level === 'award' && (
          <>
            {' '}
            All awards are in <Link to="/search">Advanced Search</Link>.
          </>
        )}
      </p>
    </div>
  );
}

interface FootProps extends Pick<BreakdownProps, 'level' | 'view' | 'up'> {
  cells: readonly ExplorerCell[];
  isReady: boolean;
}
/** Renders how to go on: a hint, or a link to the level above if there are no cells. Notes if some cells are combined. */
function Foot({ level, view, up, cells, isReady }: FootProps) {
  return (
    <>
      {cells.length > 0 && <p className="explorer__hint">{getHint(view, level)}</p>}
      {cells.length === 0 && up && isReady && (
        <p className="explorer__up">
          <Link to={up}>Back one level</Link>
        </p>
      )}
      {hasRestCell(cells) && <Limit level={level} />}
    </>
  );
}

/** Returns the props of an element in which the key T switches the view and moves the focus to the new view. */
const useSwitchKey = (view: BreakdownProps['view'], onView: BreakdownProps['onView']) => {
  const ref = useRef<HTMLDivElement>(null);
  // Whether the key T switched the view. The focused element is then replaced, so the new view needs the focus.
  const wasViewToggled = useRef(false);
  useEffect(() => {
    if (!wasViewToggled.current) return;
    wasViewToggled.current = false;
    ref.current
      ?.querySelector<HTMLElement>('svg[tabindex], .data-table__sort, [data-first]')
      ?.focus();
  }, [view]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return;
    if (!(target as Element).closest('.figure__body')) return;
    event.preventDefault();
    wasViewToggled.current = true;
    onView(view === 'treemap' ? 'table' : 'treemap');
  };
  return { ref, onKeyDown };
};
/** Renders the breakdown of the current choice: a treemap that fills the viewport, or a table of the same cells. */
export function Breakdown({
  answer,
  period,
  level: requestedLevel,
  view,
  up,
  onView,
  onChoose,
  ...table
}: BreakdownProps) {
  const height = useFillHeight();
  const { value, answered } = answer;
  // Until the new result has loaded, the previous result keeps its own labels.
  const level = answered?.level ?? requestedLevel;
  const within = answered?.within ?? {};
  const isFirstLevel = Object.keys(within).length === 0;
  const cells = value && value.total !== null ? buildCells(level, value, isFirstLevel) : [];
  const total = value?.total ?? 0;
  return (
    <div {...useSwitchKey(view, onView)} className="explorer__breakdown">
      <Panel
        title={`Obligations by ${levelName(level)}`}
        name="obligations"
        answer={answer}
        rows={() => cells}
        columns={cellColumns(level, total)}
        file={`explorer-${level}`}
        unit="Obligations, US dollars"
        summary={() => formatFinding(cells, total, period)}
        emptyText={
          up
            ? 'There is no data for this selection. Check the address, or go back one level.'
            : 'There is no account data for this period. Choose another period.'
        }
        ownTable
        tabular={view === 'table'}
        view={view === 'table' ? 'as a table' : undefined}
        minHeight={view === 'treemap' ? height : 530}
        foot={<Foot {...{ level, view, up, cells }} isReady={answer.status === 'ready'} />}
      >
        {() =>
          view === 'table' ? (
            <CellTable
              level={level}
              cells={cells}
              total={total}
              {...table}
              onChoose={(cell) => onChoose(level, cell)}
            />
          ) : (
            <TreemapChart
              key={answer.request ? JSON.stringify(answer.request.body) : ''}
              parts={cells.map((cell) => toTreemapPart(cell, total, level))}
              description={`Obligations by ${levelName(level)}, ${plural(cells.length, 'cell')}.`}
              height={height}
              hue={getHue(within)}
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
