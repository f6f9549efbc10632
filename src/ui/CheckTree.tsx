import { useId, useRef, useState, type KeyboardEvent } from 'react';
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
  /** Undefined for a code without children. */
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
  /** Called only for visible rows, so that a check stays fast in a long tree. */ stateOf: (
    key: string,
  ) => TreeRowState;
  marked?: string;
  onCheck: (key: string, checked: boolean) => void;
  onExpand: (key: string, open: boolean) => void;
  onRetry: (key: string) => void;
}
const ROW_HEIGHT = 44;
const OVERSCAN = 12;

/**
 * A tree of checkboxes by the ARIA pattern: one tab stop; arrow keys move and open branches, Space and Enter check. Only rows near the
 * viewport are in the DOM.
 */
export function CheckTree({
  label,
  rows,
  stateOf,
  marked = '',
  onCheck,
  onExpand,
  onRetry,
}: CheckTreeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState('');
  const found = rows.findIndex(({ key }) => key === activeKey);
  const active = found < 0 ? 0 : found;
  // The functions of the library change with every scroll; nothing here is memoized on them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const rowId = (index: number) => `${id}-${index}`;
  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), rows.length - 1);
    setActiveKey(rows[to]?.key ?? '');
    virtual.scrollToIndex(to);
  };
  const check = (row: TreeRow) => {
    if (row.note === 'failed') onRetry(row.key);
    else if (!row.note) onCheck(row.key, stateOf(row.key) !== 'checked');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const parent = () => {
      for (let index = active - 1; index >= 0; index -= 1)
        if (rows[index]!.level < row.level) return index;
      return active;
    };
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      Enter: () => check(row),
      ' ': () => check(row),
      ArrowRight: () => {
        if (row.expanded === false) onExpand(row.key, true);
        else if (row.expanded) go(active + 1);
      },
      ArrowLeft: () => {
        if (row.expanded) onExpand(row.key, false);
        else go(parent());
      },
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div
      ref={box}
      className="check-tree"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={rows.length ? rowId(active) : undefined}
      onKeyDown={handleKeyDown}
    >
      <div role="none" className="check-tree__rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]!;
          const state = stateOf(row.key);
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              id={rowId(index)}
              className={classNames(
                'check-tree__row',
                index === active && 'check-tree__row--active',
              )}
              style={{
                transform: `translateY(${start}px)`,
                paddingLeft: `${(row.level - 1) * 1.25}rem`,
              }}
              role="treeitem"
              aria-level={row.level}
              aria-setsize={row.siblings}
              aria-posinset={row.position}
              aria-expanded={row.expanded}
              aria-checked={
                row.note ? undefined : state === 'partial' ? 'mixed' : state === 'checked'
              }
              onClick={() => {
                setActiveKey(row.key);
                check(row);
              }}
            >
              {row.expanded === undefined ? (
                <span className="check-tree__twist" />
              ) : (
                <span
                  className="check-tree__twist"
                  aria-hidden="true"
                  onClick={(event) => {
                    event.stopPropagation();
                    setActiveKey(row.key);
                    onExpand(row.key, !row.expanded);
                  }}
                >
                  <Icon name={row.expanded ? 'chevron-down' : 'chevron-right'} />
                </span>
              )}
              {!row.note && (
                <span className={`check-tree__box check-tree__box--${state}`} aria-hidden="true" />
              )}
              <span className="check-tree__label">
                {row.note ? row.label : <Highlight text={row.label} part={marked} />}
                {row.detail && <span className="check-tree__detail">{row.detail}</span>}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
