import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { classNames } from '@/lib/classNames';
import { Highlight } from './Highlight';
import { Icon } from './Icon';

/** A visible row of a tree: a node, or a note about a branch that is loading or failed. */
export interface TreeRow {
  key: string;
  level: number;
  label: string;
  detail?: string;
  /** Undefined for a note and for a node without children. */
  expanded?: boolean;
  position: number;
  siblings: number;
  /** Set when the row is a note in place of the children. */
  note?: 'loading' | 'failed';
}
export type TreeRowState = 'checked' | 'unchecked' | 'partial';
export interface CheckTreeProps {
  label: string;
  rows: readonly TreeRow[];
  /** Returns the state of a row. Called only for rendered rows, so that checking a box stays fast in a long tree. */ stateOf: (
    key: string,
  ) => TreeRowState;
  highlight?: string;
  onCheck: (key: string, isChecked: boolean) => void;
  onExpand: (key: string, isOpen: boolean) => void;
  onRetry: (key: string) => void;
}
const ROW_HEIGHT = 44;
const OVERSCAN = 12;

type KeyAction = { goTo?: number; expand?: boolean; check?: boolean };
/** Returns the action of a key in a row of a tree, following the ARIA pattern. Returns undefined for other keys. */
export const getKeyAction = (
  key: string,
  rows: readonly TreeRow[],
  at: number,
): KeyAction | undefined => {
  const { expanded, level } = rows[at]!;
  const parentIndex = rows.slice(0, at).findLastIndex((row) => row.level < level);
  const actions: Readonly<Record<string, KeyAction>> = {
    ArrowDown: { goTo: at + 1 },
    ArrowUp: { goTo: at - 1 },
    Home: { goTo: 0 },
    End: { goTo: rows.length - 1 },
    Enter: { check: true },
    ' ': { check: true },
    ArrowRight: expanded ? { goTo: at + 1 } : { expand: expanded === false || undefined },
    ArrowLeft: expanded ? { expand: false } : { goTo: parentIndex < 0 ? at : parentIndex },
  };
  return actions[key];
};

/** Renders a row of the tree. `top` is its position in CSS pixels. */
function TreeItem({
  row: { key, level, label, detail, expanded, position, siblings, note },
  state,
  highlight,
  isActive,
  top,
  onCheck,
  onExpand,
  ...attributes
}: Pick<CheckTreeProps, 'onExpand'> & {
  row: TreeRow;
  state: TreeRowState;
  highlight: string;
  isActive: boolean;
  top: number;
  onCheck: () => void;
  id: string;
  'data-index': number;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div
      {...attributes}
      className={classNames('check-tree__row', isActive && 'check-tree__row--active')}
      style={{ transform: `translateY(${top}px)`, paddingLeft: `${(level - 1) * 1.25}rem` }}
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={expanded}
      aria-checked={note ? undefined : state === 'partial' ? 'mixed' : state === 'checked'}
      onClick={onCheck}
    >
      {expanded === undefined ? (
        <span className="check-tree__twist" />
      ) : (
        <span
          className="check-tree__twist"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onExpand(key, !expanded);
          }}
        >
          <Icon name={expanded ? 'chevron-down' : 'chevron-right'} />
        </span>
      )}
      {!note && <span className={`check-tree__box check-tree__box--${state}`} aria-hidden="true" />}
      <span className="check-tree__label">
        {note ? label : <Highlight text={label} part={highlight} />}
        {detail && <span className="check-tree__detail">{detail}</span>}
      </span>
    </div>
  );
}

/** Renders a tree of checkboxes that follows the ARIA pattern, as one tab stop. Only rows near the viewport are in the DOM. */
export function CheckTree(props: CheckTreeProps) {
  const { label, rows, stateOf, highlight = '', onCheck, onExpand, onRetry } = props;
  const id = useId();
  const treeRef = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState('');
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  // The library returns new functions on every scroll, so nothing here is memoized on them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => treeRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const rowId = (index: number) => `${id}-${index}`;
  const activateRow = (index: number) => {
    const targetIndex = Math.min(Math.max(index, 0), rows.length - 1);
    setActiveKey(rows[targetIndex]?.key ?? '');
    virtualizer.scrollToIndex(targetIndex);
  };
  const check = (row: TreeRow) => {
    if (row.note === 'failed') onRetry(row.key);
    else if (!row.note) onCheck(row.key, stateOf(row.key) !== 'checked');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = rows[activeIndex];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = getKeyAction(event.key, rows, activeIndex);
    if (!action) return;
    event.preventDefault();
    if (action.goTo !== undefined) activateRow(action.goTo);
    if (action.expand !== undefined) onExpand(row.key, action.expand);
    if (action.check) check(row);
  };
  return (
    <div
      ref={treeRef}
      className="check-tree"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={rows.length ? rowId(activeIndex) : undefined}
      onKeyDown={handleKeyDown}
    >
      <div role="none" className="check-tree__rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]!;
          return (
            <TreeItem
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              id={rowId(index)}
              row={row}
              state={stateOf(row.key)}
              highlight={highlight}
              isActive={index === activeIndex}
              top={start}
              onCheck={() => {
                setActiveKey(row.key);
                check(row);
              }}
              onExpand={(branchKey, isOpen) => {
                setActiveKey(branchKey);
                onExpand(branchKey, isOpen);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
