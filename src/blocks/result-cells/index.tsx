import { isValidElement, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  codeAndText,
  count,
  date,
  locationLine,
  MISSING,
  money,
  shortDate,
  textOr,
} from '@/domain/format';
import { hasPage, paths } from '@/domain/site/paths';
import { addressFromJson } from '@/services/search/addressFromJson';
import { MOST_ROWS_AT_ONCE } from '@/services/search/allRows';
import type { ResultRow } from '@/services/search/results';
import type { PlaceJson } from '@/services/search/wire';
import { isoDay } from '@/domain/fiscal';
import { saveFile, toCsv, type CsvCell } from '@/lib/csv';
import { usePorts } from '@/lib/ports';
import type { Column } from '@/ui/DataTable';

/** A column of the results: what it is called here, which field it asks for, how it reads as a cell. */
export interface ResultColumn extends Column<ResultRow> {
  field: string;
}

/** The words of a cell: of a link its text, of a cut text the whole of it. */
const wordsOf = (cell: ReactNode): string => {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (!isValidElement<{ text?: string; children?: ReactNode }>(cell)) return '';
  return cell.props.text ?? wordsOf(cell.props.children);
};
/** A cell of a file: amounts as plain numbers, all else as it reads on screen. */
const csvCell = (shown: ResultColumn, row: ResultRow): CsvCell =>
  shown.numeric ? amount(row[shown.field]) : wordsOf(shown.render(row));

export interface RowsFileProps {
  /** Without page and ending. */
  name: string;
  columns: readonly ResultColumn[];
  rows: readonly ResultRow[];
  page: number;
  /** Rows of all pages. */ total: number;
  /** Gathers the rows of all pages; for results small enough. */
  loadAll: (onRows: (count: number) => void, signal: AbortSignal) => Promise<readonly ResultRow[]>;
}
/** Saves the rows of a page as they are shown, or, of a small result, all of them; what they are and what the data is stand at the end of the file. */
export function RowsFile({ name, columns, rows, page, total, loadAll }: RowsFileProps) {
  const { announce, dataNote } = usePorts();
  const [gathering, setGathering] = useState<{ found: number; controller: AbortController }>();
  const [error, setError] = useState('');
  // Another search, tab or order has other rows.
  useEffect(() => () => gathering?.controller.abort(), [gathering?.controller]);
  const save = (file: string, saved: readonly ResultRow[], note: string) => {
    const notes = [
      `${note}${count(saved.length)} of ${count(total)} rows, ${isoDay(new Date())}`,
      ...(dataNote ? [dataNote] : []),
    ];
    saveFile(
      `${file}.csv`.toLowerCase().replaceAll(/[^\w.]+/g, '-'),
      toCsv(
        columns.map((shown) => shown.label),
        saved.map((row) => columns.map((shown) => csvCell(shown, row))),
        notes,
      ),
      'text/csv;charset=utf-8',
    );
    announce('Download started');
  };
  const handleAll = () => {
    const controller = new AbortController();
    setError('');
    setGathering({ found: 0, controller });
    const settle = (then: () => void) => {
      if (!controller.signal.aborted) {
        setGathering(undefined);
        then();
      }
    };
    loadAll((found) => {
      if (!controller.signal.aborted) setGathering({ found, controller });
    }, controller.signal).then(
      (all) => settle(() => save(name, all, 'All pages of the results, ')),
      (failure: Error) => settle(() => setError(failure.message)),
    );
  };
  const handleCancel = () => {
    gathering?.controller.abort();
    setGathering(undefined);
    announce('Cancelled');
  };
  return (
    <>
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        onClick={() => save(`${name} page ${page}`, rows, `Page ${page} of the results, `)}
      >
        Download these rows (CSV)
      </button>
      {total > rows.length &&
        total <= MOST_ROWS_AT_ONCE &&
        (gathering ? (
          <span role="status">
            Gathering rows: {count(gathering.found)} of {count(total)}{' '}
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              onClick={handleCancel}
            >
              Cancel
            </button>
          </span>
        ) : (
          <button type="button" className="usa-button usa-button--unstyled" onClick={handleAll}>
            Download all {count(total)} rows (CSV)
          </button>
        ))}
      {error && (
        <span className="field-error" role="alert">
          The rows could not be gathered. {error}
        </span>
      )}
    </>
  );
}

const DESCRIPTION_CUT = 90;
const CODE_CUT = 80;
export function LongText({ text, cut }: { text: string; cut: number }) {
  const [open, setOpen] = useState(false);
  if (text.length <= cut) return <>{text}</>;
  return (
    <>
      {open ? text : `${text.slice(0, cut).trimEnd()}… `}{' '}
      <button
        type="button"
        className="usa-button usa-button--unstyled read-more"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'read less' : 'read more'}
      </button>
    </>
  );
}

export const string = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
export const amount = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
export const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
/** A link to a page of this site, where one stands. */
export const linked = (to: string | undefined, text: string): ReactNode =>
  to && hasPage(to) ? <Link to={to}>{text}</Link> : text;
export const awardLink = (id: unknown, text: string) =>
  linked(string(id) ? paths.award(string(id)!) : undefined, text);
export const recipientLink = (id: unknown, text: string) =>
  linked(string(id) ? paths.recipient(string(id)!) : undefined, text);
export const agencyLink = (slug: unknown, text: string) =>
  linked(string(slug) ? paths.agency(string(slug)!) : undefined, text);

export type Render = (value: unknown, row: ResultRow) => ReactNode;
/** A column of a table; days are sorted latest first. */
export const column = (
  id: string,
  label: string,
  field: string,
  render: Render,
  options: Partial<ResultColumn> = {},
): ResultColumn => ({
  id,
  label,
  field,
  sortable: true,
  firstOrder: days.includes(render) ? 'desc' : undefined,
  width: 200,
  render: (row) => render(row[field], row),
  ...options,
});
export const plain: Render = (value) => textOr(string(value));
export const day: Render = (value) => date(string(value));
/** Without leading zeros, as keyword search has it. */
export const shortDay: Render = (value) => shortDate(string(value));
const days: readonly Render[] = [day, shortDay];
export const exact: Render = (value) => money(amount(value), 2);
/** Outlays of nothing are shown as missing: agencies leave them out rather than report zero. */
export const outlay: Render = (value) => (amount(value) ? money(amount(value), 2) : MISSING);
export const place: Render = (value) => locationLine(addressFromJson(value as PlaceJson | null));
export const coded: Render = (value) => (
  <LongText
    text={codeAndText(string(object(value).code), string(object(value).description))}
    cut={CODE_CUT}
  />
);
export const described: Render = (value) => (
  <LongText text={textOr(string(value))} cut={DESCRIPTION_CUT} />
);
export const listing = (value: unknown): string =>
  codeAndText(
    string(object(value).cfda_number),
    string(object(value).cfda_program_title) ?? string(object(value).cfda_title),
  );
export const listings: Render = (value) => (
  <LongText
    text={Array.isArray(value) ? value.map(listing).join(', ') || MISSING : listing(value)}
    cut={CODE_CUT}
  />
);
