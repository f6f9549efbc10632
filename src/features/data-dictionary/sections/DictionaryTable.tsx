import { memo, useRef } from 'react';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { DataDictionary } from '@/domain/dataDictionary';
import { DictionaryCell } from './DictionaryCell';
import { DictionaryHead, headRows, type DictionaryHeadProps } from './DictionaryHead';
import { RowGap } from './RowGap';

/** A guess at a row's height until it is measured, in CSS pixels. */
const ROW_HEIGHT = 72;
const OVERSCAN = 4;
/** A guess at the height of their box, so that the first rows are drawn in pieces with the table and not at once when it is measured. */
const BOX = { width: 0, height: 640 };

/** Makes one box stand at the same place, sideways, as another. */
const follow = (from: HTMLElement | null, to: HTMLElement | null) => {
  if (from && to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
};

interface DictionaryRowProps {
  cells: DataDictionary['rows'][number];
  term: string;
  /** Place in the list, from 0. */
  index: number;
  /** Rows of headings above the list. */
  heads: number;
  /** Tells the row's height; the same function from one drawing to the next. */
  measure: (row: HTMLElement | null) => void;
}
/** A row is drawn anew when it says something else, not whenever the table is scrolled or measured. */
const DictionaryRow = memo(({ cells, term, index, heads, measure }: DictionaryRowProps) => (
  <tr ref={measure} data-index={index} aria-rowindex={index + heads + 1}>
    {cells.map((cell, at) => {
      const shown = <DictionaryCell text={cell} term={term} />;
      return at === 0 ? (
        <th key={at} scope="row">
          {shown}
        </th>
      ) : (
        <td key={at}>{shown}</td>
      );
    })}
  </tr>
));
DictionaryRow.displayName = 'DictionaryRow';

export interface DictionaryTableProps extends DictionaryHeadProps {
  rows: DataDictionary['rows'];
  term: string;
}

/** A table with two rows of headings. Only the rows near the window are in the document; the table tells how many there are. */
export function DictionaryTable({ dictionary, rows, term, sort, onSort }: DictionaryTableProps) {
  const { columns } = dictionary;
  const box = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  // The library's functions change with every scroll; nothing here is memoized on them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialRect: BOX,
    getItemKey: (index) => rows[index]?.[0] ?? index,
    // A row that just came is as high as it is estimated until the browser has laid it out; asked for at once, it would lay out all of them.
    measureElement: (row, entry, table) =>
      entry
        ? measureElement(row, entry, table)
        : (table.measurementsCache[table.indexFromElement(row)]?.size ?? ROW_HEIGHT),
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items[items.length - 1]?.end ?? 0);
  const heads = headRows(dictionary);
  return (
    <>
      {/* A second way to scroll sideways, in reach without going to the end of the list. */}
      <div
        ref={above}
        className="dictionary__scroll"
        aria-hidden="true"
        onScroll={() => follow(above.current, box.current)}
      >
        <div />
      </div>
      <div
        ref={box}
        className="dictionary__box"
        role="region"
        aria-label="Data elements"
        tabIndex={0}
        onScroll={() => follow(box.current, above.current)}
      >
        <table className="dictionary__table" aria-rowcount={rows.length + heads}>
          <caption className="usa-sr-only">Data elements and their columns in downloads</caption>
          <colgroup>
            {columns.map(({ id }, at) => (
              <col key={id} className={at === 1 ? 'dictionary__wide' : undefined} />
            ))}
          </colgroup>
          <DictionaryHead dictionary={dictionary} sort={sort} onSort={onSort} />
          <tbody>
            <RowGap height={before} columns={columns.length} />
            {items.map(({ key, index }) => (
              <DictionaryRow
                key={key}
                cells={rows[index]!}
                term={term}
                index={index}
                heads={heads}
                measure={virtual.measureElement}
              />
            ))}
            <RowGap height={after} columns={columns.length} />
          </tbody>
        </table>
      </div>
    </>
  );
}
