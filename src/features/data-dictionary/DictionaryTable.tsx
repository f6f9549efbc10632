import { useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { EMPTY_CELL, holdsTerm, LONG_CELL, type DataDictionary } from '@/domain/dataDictionary';
import { Highlight } from '@/ui/Highlight';
import { Icon } from '@/ui/Icon';

/** A guess at a row's height until it is measured, in CSS pixels. */
const ROW_HEIGHT = 72;
const OVERSCAN = 8;

/** A cell's text; a long one is cut until it is opened, and stands open where the term is in it. */
function Cell({ text, term }: { text: string; term: string }) {
  const [open, setOpen] = useState(false);
  if (!text) return <span className="dictionary__empty">{EMPTY_CELL}</span>;
  const found = holdsTerm(text, term);
  const long = text.length > LONG_CELL;
  return (
    <>
      <Highlight text={long && !open && !found ? `${text.slice(0, LONG_CELL)}…` : text} part={term} />
      {long && !found && <> <button type="button" className="usa-button usa-button--unstyled" aria-expanded={open} onClick={() => setOpen(!open)}>{open ? 'Read Less' : 'Read More'}</button></>}
    </>
  );
}

export interface DictionaryTableProps { dictionary: DataDictionary; rows: DataDictionary['rows']; term: string; sort: { column: number; order: 'asc' | 'desc' }; onSort: (column: number, order: 'asc' | 'desc') => void }

/** A table with two rows of headings. Only the rows near the window are in the document; the table tells how many there are. */
export function DictionaryTable({ dictionary, rows, term, sort, onSort }: DictionaryTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  // The library's functions change with every scroll; nothing here is memoized on them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => ROW_HEIGHT, overscan: OVERSCAN, getItemKey: (index) => rows[index]?.[0] ?? index });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items[items.length - 1]?.end ?? 0);
  const heads = dictionary.groups.length ? 2 : 1;
  const follow = (from: HTMLElement | null, to: HTMLElement | null) => { if (from && to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft; };
  return (
    <>
      {/* A second way to scroll sideways, in reach without going to the end of the list. */}
      <div ref={above} className="dictionary__scroll" aria-hidden="true" onScroll={() => follow(above.current, box.current)}><div /></div>
      <div ref={box} className="dictionary__box" role="region" aria-label="Data elements" tabIndex={0} onScroll={() => follow(box.current, above.current)}>
        <table className="dictionary__table" aria-rowcount={rows.length + heads}>
          <caption className="usa-sr-only">Data elements and their columns in downloads</caption>
          <colgroup>{dictionary.columns.map(({ id }, at) => <col key={id} className={at === 1 ? 'dictionary__wide' : undefined} />)}</colgroup>
          <thead>
            {dictionary.groups.length > 0 && <tr aria-rowindex={1}>{dictionary.groups.map((group) => <th key={group.label} scope="colgroup" colSpan={group.columns}>{group.label}</th>)}</tr>}
            <tr aria-rowindex={heads}>
              {dictionary.columns.map(({ id, label }, at) => (
                <th key={id} scope="col" aria-sort={sort.column === at ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}>
                  <button type="button" onClick={() => onSort(at, sort.column === at && sort.order === 'asc' ? 'desc' : 'asc')}>{label}<Icon name={sort.column === at ? (sort.order === 'asc' ? 'sort-up' : 'sort-down') : 'sort'} /></button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden="true"><td colSpan={dictionary.columns.length} style={{ height: before, padding: 0, border: 0 }} /></tr>}
            {items.map(({ key, index }) => (
              <tr key={key} ref={virtual.measureElement} data-index={index} aria-rowindex={index + heads + 1}>
                {rows[index]!.map((cell, at) => (at === 0 ? <th key={at} scope="row"><Cell text={cell} term={term} /></th> : <td key={at}><Cell text={cell} term={term} /></td>))}
              </tr>
            ))}
            {after > 0 && <tr aria-hidden="true"><td colSpan={dictionary.columns.length} style={{ height: after, padding: 0, border: 0 }} /></tr>}
          </tbody>
        </table>
      </div>
    </>
  );
}
