import { Fragment, isValidElement, useContext, useEffect, useState, type ReactNode } from 'react';
import { renderLink } from '@/blocks/entity-links';
import {
  codeAndText,
  count,
  date,
  locationLine,
  MISSING,
  money,
  textOrMissing,
  type Address,
} from '@/domain/format';
import { addressProfilePath } from '@/domain/places/placePaths';
import type { ProgramKind } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { MAX_COLLECTED_ROWS } from '@/services/search/allRows';
import type { CodedText, ResultField, ResultRow } from '@/services/search/results';
import { toIsoDate } from '@/domain/fiscal';
import type { CsvCell } from '@/lib/csv';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterTextContext } from '@/lib/filterTextContext';
import { usePorts } from '@/lib/ports';
import { ProfileYearContext } from '@/lib/profileYear';
import { Button } from '@/ui/Button';
import type { Column } from '@/ui/DataTable';
import { useFigureFile } from '@/ui/useFigureFile';
import { LongText } from './LongText';

export { GroupTabs } from './GroupTabs';
export { renderLink, LongText };

export interface ResultColumn extends Column<ResultRow> {
  field: ResultField;
  /** Role in a card: the recipient's name or the purpose. */ part?: 'name' | 'purpose';
}

/** Returns the text of a cell, such as the label of a link or the whole text of `LongText`; '' for other content. */
const getCellText = (cell: ReactNode): string => {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (!isValidElement<{ text?: string; children?: ReactNode }>(cell)) return '';
  return cell.props.text ?? getCellText(cell.props.children);
};
/** Estimated CSS pixels of one character of an amount. */
const AMOUNT_CHAR_WIDTH = 7.05;
/** Estimated CSS pixels of one character of an identifier. */
const ID_CHAR_WIDTH = 8.5;
const CELL_PADDING = 13;
/** Minimum width of a description, in CSS pixels. */
const MIN_DESCRIPTION_WIDTH = 108;
/** Maximum width of an identifier, in CSS pixels; longer ones wrap. */
const MAX_ID_WIDTH = 150;
/** Returns the columns widened to fit their amounts and identifiers. The description column shrinks by the added width. */
export const widenColumns = (
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
): readonly ResultColumn[] => {
  const getExtraWidth = (each: ResultColumn): number => {
    if (!each.numeric && each !== columns[0]) return 0;
    const charCount = Math.max(0, ...rows.map((row) => getCellText(each.render(row)).length));
    const neededWidth =
      charCount * (each.numeric ? AMOUNT_CHAR_WIDTH : ID_CHAR_WIDTH) + CELL_PADDING;
    return Math.max(
      0,
      (each.numeric ? neededWidth : Math.min(neededWidth, MAX_ID_WIDTH)) - (each.width ?? 0),
    );
  };
  const addedWidth = columns.reduce((sum, each) => sum + getExtraWidth(each), 0);
  return columns.map((each) => ({
    ...each,
    width:
      each.part === 'purpose'
        ? Math.max(MIN_DESCRIPTION_WIDTH, each.width! - addedWidth)
        : (each.width ?? 0) + getExtraWidth(each),
  }));
};
/** Returns a cell of the file: amounts as plain numbers, other values as shown. */
const toCsvCell = (resultColumn: ResultColumn, row: ResultRow): CsvCell => {
  if (!resultColumn.numeric) return getCellText(resultColumn.render(row));
  const value = row[resultColumn.field];
  return typeof value === 'number' ? value : null;
};

export interface RowsFileProps {
  /** Name of the file, without page and extension. */
  name: string;
  columns: readonly ResultColumn[];
  rows: readonly ResultRow[];
  page: number;
  /** Number of rows on all pages. */ total: number;
  sort: { id: string; order: 'asc' | 'desc' };
  /** Loads the rows of all pages, for small results. */
  loadAll: (onRows: (count: number) => void, signal: AbortSignal) => Promise<readonly ResultRow[]>;
}
/** Returns `save`, which saves rows as a file with a description, and `problem`, the message of a failed save. */
const useSaveRows = ({ name, columns, total, sort }: RowsFileProps) => {
  const { dataNote } = usePorts();
  const { name: subject, period } = useContext(FigureSubjectContext);
  const filters = useContext(FilterTextContext);
  const { make, problem } = useFigureFile();
  const sortColumn = columns.find(({ id }) => id === sort.id);
  const orderText = sortColumn
    ? `, by ${sortColumn.label} ${sort.order === 'asc' ? 'ascending' : 'descending'}`
    : '';
  const save = (file: string, savedRows: readonly ResultRow[], view: string) =>
    make(file, ({ saveRows }) =>
      saveRows(
        `${file}.csv`.toLowerCase().replaceAll(/[^\w.]+/g, '-'),
        {
          header: columns.map((each) => each.label),
          rows: savedRows.map((row) => columns.map((each) => toCsvCell(each, row))),
        },
        {
          subject,
          title: name,
          period,
          view: `${view}, ${count(savedRows.length)} of ${count(total)} rows${orderText}`,
          unit: 'US dollars',
          filters,
          source: `${site.name} API`,
          date: dataNote || `Retrieved ${date(toIsoDate(new Date()))}.`,
          address: window.location.href,
        },
      ),
    );
  return { save, problem };
};
/**
 * Renders buttons that save the rows of a page as shown or, for a small result, all rows. The file begins with a description of its
 * content.
 */
export function RowsFile(props: RowsFileProps) {
  const { name, rows, page, total, loadAll } = props;
  const { announce } = usePorts();
  const [pendingLoad, setGathering] = useState<{
    loadedCount: number;
    controller: AbortController;
  }>();
  const [error, setError] = useState('');
  // A new search, tab or order cancels the download of all rows.
  useEffect(() => () => pendingLoad?.controller.abort(), [pendingLoad?.controller]);
  const { save, problem } = useSaveRows(props);
  const handleAll = () => {
    const controller = new AbortController();
    setError('');
    setGathering({ loadedCount: 0, controller });
    const finish = (callback: () => void) => {
      if (!controller.signal.aborted) {
        setGathering(undefined);
        callback();
      }
    };
    loadAll((loadedCount) => {
      if (!controller.signal.aborted) setGathering({ loadedCount, controller });
    }, controller.signal).then(
      (allRows) => finish(() => save(name, allRows, 'all pages')),
      (failure: Error) => finish(() => setError(failure.message)),
    );
  };
  const handleCancel = () => {
    pendingLoad?.controller.abort();
    setGathering(undefined);
    announce('Canceled');
  };
  return (
    <>
      <Button look="text" onClick={() => save(`${name} page ${page}`, rows, `page ${page}`)}>
        Download these rows (CSV)
      </Button>
      {total > rows.length &&
        total <= MAX_COLLECTED_ROWS &&
        (pendingLoad ? (
          <span role="status">
            Gathering rows: {count(pendingLoad.loadedCount)} of {count(total)}{' '}
            <Button look="text" onClick={handleCancel}>
              Cancel
            </Button>
          </span>
        ) : (
          <Button look="text" onClick={handleAll}>
            Download all {count(total)} rows (CSV)
          </Button>
        ))}
      {problem}
      {error && (
        <span className="field-error" role="alert">
          We couldn’t load the rows. {error}
        </span>
      )}
    </>
  );
}

export const awardLink = (id: string | null, text: string) =>
  renderLink(id ? paths.award(id) : undefined, text);
interface NameLinkProps {
  /** Key of the profile; null if there is none. */ profileKey: string | null;
  text: string;
}
function RecipientLink({ profileKey, text }: NameLinkProps) {
  const fy = useContext(ProfileYearContext);
  return (
    <span className="capitals">
      {renderLink(profileKey ? paths.recipient(profileKey, fy) : undefined, text)}
    </span>
  );
}
function AgencyLink({ profileKey, text }: NameLinkProps) {
  const fy = useContext(ProfileYearContext);
  return renderLink(profileKey ? paths.agency(profileKey, fy) : undefined, text);
}
export const recipientLink = (id: string | null, text: string) => (
  <RecipientLink profileKey={id} text={text} />
);
export const agencyLink = (slug: string | null, text: string) => (
  <AgencyLink profileKey={slug} text={text} />
);

export type Render<V> = (value: V, row: ResultRow) => ReactNode;
/** Creates a sortable column. A date column is first sorted latest first. */
export const column = <F extends ResultField>(
  id: string,
  label: string,
  field: F,
  render: Render<ResultRow[F]>,
  options: Partial<ResultColumn> = {},
): ResultColumn => ({
  id,
  label,
  field,
  sortable: true,
  firstOrder: render === renderDay ? 'desc' : undefined,
  width: 200,
  render: (row) => render(row[field], row),
  ...options,
});
type Text = Render<string | null>;
type AmountRender = Render<number | null>;
export const renderPlain: Text = (value) => textOrMissing(value);
export const renderDay: Text = (value) => date(value);
export const renderExact: AmountRender = (value) => money(value, 2);
/** Renders a zero outlay as missing. Agencies omit zero outlays, so a zero is not a reported amount. */
export const renderOutlay: AmountRender = (value) => (value ? money(value, 2) : MISSING);
function PlaceLink({ address, text }: { address: Address; text: string }) {
  const fy = useContext(ProfileYearContext);
  return renderLink(addressProfilePath(address, fy), text);
}
/** Renders a place as a link to the profile of its city, county or state. */
export const renderPlace: Render<Address | null> = (value) =>
  value ? <PlaceLink address={value} text={locationLine(value)} /> : MISSING;
const codeLine = (value: CodedText | null) => codeAndText(value?.code, value?.text);
interface CodesProps {
  kind: ProgramKind;
  codes: readonly CodedText[];
  text: string;
}
/** Renders codes of a kind, each a link to its profile, with their titles. `text` is the content without links. */
function Codes({ kind, codes, text }: CodesProps) {
  const fy = useContext(ProfileYearContext);
  return (
    <LongText text={text}>
      {codes.length === 0
        ? undefined
        : codes.map((each, at) => (
            <Fragment key={`${each.code}-${at}`}>
              {at > 0 && ', '}
              {each.code && renderLink(programPath({ kind, code: each.code }, fy), each.code)}
              {codeLine(each).slice(each.code?.length ?? 0)}
            </Fragment>
          ))}
    </LongText>
  );
}
export const renderCode =
  (kind: 'naics' | 'psc'): Render<CodedText | null> =>
  (value) => <Codes kind={kind} codes={value ? [value] : []} text={codeLine(value)} />;
export const renderDescription: Text = (value) => <LongText capitals text={textOrMissing(value)} />;
export const renderListings: Render<readonly CodedText[]> = (value) => (
  <Codes kind="assistance" codes={value} text={value.map(codeLine).join(', ') || MISSING} />
);
