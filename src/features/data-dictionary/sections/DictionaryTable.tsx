import { memo, useRef } from 'react';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { DataDictionary } from '@/domain/dataDictionary';
import { DictionaryCell } from './DictionaryCell';
import { DictionaryHead, countHeadRows, type DictionaryHeadProps } from './DictionaryHead';
import { RowGap } from './RowGap';

/** Estimated height of a row in CSS pixels, used until the row is measured. */
const ROW_HEIGHT = 72;
const OVERSCAN = 4;
/** Estimated size of the scroll area in CSS pixels. With it, the first rows render with the table instead of after measuring. */
const INITIAL_SIZE = { width: 0, height: 640 };

const syncScroll = (from: HTMLElement | null, to: HTMLElement | null) => {
  if (from && to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
};

interface DictionaryRowProps {
  cells: DataDictionary['rows'][number];
  term: string;
  index: number;
  /** Number of header rows above the list. */
  headRowCount: number;
  /** Must be the same function on every render. */
  measure: (row: HTMLElement | null) => void;
}
/** Memoized, so that a row renders again only if its content changes, not on every scroll. */
const DictionaryRow = memo(({ cells, term, index, headRowCount, measure }: DictionaryRowProps) => (
  <tr ref={measure} data-index={index} aria-rowindex={index + headRowCount + 1}>
    {cells.map((cell, at) => {
      const content = <DictionaryCell text={cell} term={term} />;
      return at === 0 ? (
        <th key={at} scope="row">
          {content}
        </th>
      ) : (
        <td key={at}>{content}</td>
      );
    })}
  </tr>
));
DictionaryRow.displayName = 'DictionaryRow';

export interface DictionaryTableProps extends DictionaryHeadProps {
  rows: DataDictionary['rows'];
  term: string;
}

/** Shows a table with only the rows near the viewport in the DOM. `aria-rowcount` gives the number of all rows. */
export function DictionaryTable({ dictionary, rows, term, sort, onSort }: DictionaryTableProps) {
  const { columns } = dictionary;
  const box = useRef<HTMLDivElement>(null);
  const topScrollbar = useRef<HTMLDivElement>(null);
  // The library's functions change with every scroll, so nothing here is memoized on them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialRect: INITIAL_SIZE,
    getItemKey: (index) => rows[index]?.[0] ?? index,
    // Keeps the last or estimated height until the observer reports one, since measuring at once would force a layout of all rows.
    measureElement: (row, entry, instance) =>
      entry
        ? measureElement(row, entry, instance)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? ROW_HEIGHT),
  });
  const items = virtualizer.getVirtualItems();
  const heightBefore = items[0]?.start ?? 0;
  const heightAfter = virtualizer.getTotalSize() - (items[items.length - 1]?.end ?? 0);
  const headRowCount = countHeadRows(dictionary);
  return (
    <>
      {/* A second horizontal scrollbar, reachable without scrolling to the end of the list. */}
      <div
        ref={topScrollbar}
        className="dictionary__scroll"
        aria-hidden="true"
        onScroll={() => syncScroll(topScrollbar.current, box.current)}
      >
        <div />
      </div>
      <div
        ref={box}
        className="dictionary__box"
        role="region"
        aria-label="Data elements"
        tabIndex={0}
        onScroll={() => syncScroll(box.current, topScrollbar.current)}
      >
        <table className="dictionary__table" aria-rowcount={rows.length + headRowCount}>
          <caption className="usa-sr-only">Data elements and their columns in downloads</caption>
          <colgroup>
            {columns.map(({ id }, at) => (
              <col key={id} className={at === 1 ? 'dictionary__wide' : undefined} />
            ))}
          </colgroup>
          <DictionaryHead dictionary={dictionary} sort={sort} onSort={onSort} />
          <tbody>
            <RowGap height={heightBefore} columnCount={columns.length} />
            {items.map(({ key, index }) => (
              <DictionaryRow
                key={key}
                cells={rows[index]!}
                term={term}
                index={index}
                headRowCount={headRowCount}
                measure={virtualizer.measureElement}
              />
            ))}
            <RowGap height={heightAfter} columnCount={columns.length} />
          </tbody>
        </table>
      </div>
    </>
  );
}
