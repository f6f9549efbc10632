import { Panel } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { levelName, lineKinds, lineKindName, type Funds } from '@/domain/agencies/statusOfFunds';
import { count, moneyShort, percent } from '@/domain/format';
import { Pagination } from '@/ui/Pagination';
import { Select } from '@/ui/Select';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { EmptyState } from '@/ui/Status';
import { fundsColumns, rowName, type FundsView } from './fundsColumns';
import { PAGE_ROWS } from './fundsPath';
import type { FundsSelection, LevelRows } from './useFundsPath';

export interface FundsPanelProps extends FundsView {
  answer: FundsSelection['answer'];
  /** Name of the agency or row that the rows belong to. */
  parent: string;
  /** Label of the fiscal year of account data. */
  accountYear: string;
  file: string;
  page: number;
  onPage: (page: number) => void;
  onOutlays: (isOutlays: boolean) => void;
  onKind: (kind: FundsView['kind']) => void;
}
/** Returns the rows with the largest outlays first if all rows have loaded. Otherwise, and for obligations, keeps the order of the API. */
const sortRows = (funds: LevelRows, { outlays }: FundsView): LevelRows =>
  outlays && funds.first === 0 && funds.rows.length >= funds.total
    ? {
        ...funds,
        rows: [...funds.rows].sort((a, b) => (b.outlays ?? -Infinity) - (a.outlays ?? -Infinity)),
      }
    : funds;
const getPageRows = ({ rows, first }: LevelRows, page: number): readonly Funds[] => {
  const startIndex = (page - 1) * PAGE_ROWS - first;
  return startIndex < 0 ? [] : rows.slice(startIndex, startIndex + PAGE_ROWS);
};
const formatRow = (row: Funds, { level, outlays }: FundsView): string => {
  if (outlays) return moneyShort(row.outlays, 2);
  return level < 3
    ? `${moneyShort(row.obligations, 2)} of ${moneyShort(row.resources, 2)}`
    : moneyShort(row.obligations, 2);
};
/** Returns the row that the finding names: the one with the largest amount. */
const findNamedRow = (rows: readonly Funds[], view: FundsView): Funds | undefined =>
  [...rows].sort((a, b) => amountOf(b, view) - amountOf(a, view))[0];
const getSentence = ({ rows }: LevelRows, view: FundsView, year: string): string => {
  const first = findNamedRow(rows, view);
  if (!first) return '';
  const name = rowName(view.level, first);
  if (view.outlays) return `${name} paid out the most in ${year}: ${moneyShort(first.outlays, 2)}.`;
  const share =
    view.level < 3 && (first.resources ?? 0) > 0
      ? `, ${percent(first.obligations, first.resources)} of its budgetary resources`
      : '';
  return `${name} committed the most in ${year}: ${moneyShort(first.obligations, 2)}${share}.`;
};
const amountOf = (row: Funds, { outlays }: FundsView): number =>
  (outlays ? row.outlays : row.obligations) ?? 0;

type ControlsProps = Pick<FundsPanelProps, 'level' | 'kind' | 'outlays' | 'onOutlays' | 'onKind'>;
function FundsControls({ level, kind, outlays, onOutlays, onKind }: ControlsProps) {
  return (
    <>
      {level === 3 && (
        <Select
          label="Show by"
          className="funds-kind"
          options={lineKinds.map((each) => ({ key: each, label: lineKindName(each) }))}
          value={kind}
          onChoose={onKind}
        />
      )}
      <label className="funds-switch">
        <input
          type="checkbox"
          role="switch"
          checked={outlays}
          onChange={({ target }) => onOutlays(target.checked)}
        />
        View Outlays
      </label>
    </>
  );
}

interface FundsBarsProps {
  /** `rows` are the rows of the page. `loadedRows` are all loaded rows, which set the scale of the bars. */
  rows: readonly Funds[];
  loadedRows: readonly Funds[];
  parent: string;
  view: FundsView;
}
function FundsBars({ rows, loadedRows, parent, view }: FundsBarsProps) {
  const { level, kind, outlays, hrefOf } = view;
  const maxAmount = Math.max(
    0,
    ...loadedRows.flatMap((row) =>
      outlays ? [row.outlays ?? 0] : [row.obligations ?? 0, row.resources ?? 0],
    ),
  );
  const namedRow = findNamedRow(loadedRows, view);
  return (
    <div className="funds-bars">
      <p className="funds-legend">
        {outlays ? (
          <span className="funds-key funds-key--outlay">Outlays</span>
        ) : (
          <>
            <span className="funds-key">Obligations</span>
            {level < 3 && (
              <span className="funds-key funds-key--whole">Total Budgetary Resources</span>
            )}
          </>
        )}
        {level < 4 && <span>Select a name to see its parts.</span>}
      </p>
      <BarRows
        label={`${parent} by ${levelName(level, kind)}`}
        maxValue={maxAmount}
        rows={rows.map((row) => ({
          key: row.id,
          label: rowName(level, row),
          value: outlays ? row.outlays : row.obligations,
          of: !outlays && level < 3 ? row.resources : undefined,
          text: formatRow(row, view),
          to: hrefOf(row),
          tone: outlays ? ('outlay' as const) : undefined,
          isNamed: row === namedRow,
        }))}
      />
    </div>
  );
}
/** Renders ten rows of a level, as bars or as a table. Above the last level, each row links to the level below it. */
export function FundsPanel({
  answer,
  parent,
  accountYear,
  file,
  page,
  onPage,
  onOutlays,
  onKind,
  ...view
}: FundsPanelProps) {
  const { level, kind, outlays, fy } = view;
  const { value } = answer;
  const obligationsLabel = level < 3 ? 'Obligations of budgetary resources' : 'Obligations';
  const pageRows = value ? getPageRows(sortRows(value, view), page) : [];
  return (
    <Panel
      title={`${parent} by ${levelName(level, kind)} for FY ${fy}`}
      name="Status of Funds"
      headingLevel={3}
      answer={answer}
      rows={() => (value?.rows.length ? (pageRows.length ? pageRows : value.rows.slice(0, 1)) : [])}
      columns={fundsColumns(view)}
      file={page > 1 ? `${file}-page-${page}` : file}
      view={`${levelName(level, kind)}, ${outlays ? 'outlays' : 'obligations'}${page > 1 ? `, page ${page}` : ''}`}
      unit={`${outlays ? 'Outlays' : obligationsLabel}, US dollars`}
      note={
        value && level > 2 && value.total > value.rows.length
          ? `The ${count(value.rows.length)} largest of ${count(value.total)} rows are shown.`
          : undefined
      }
      summary={(rows) => getSentence(rows, view, accountYear)}
      emptyText={`No amounts were reported for FY ${fy}. Try another fiscal year.`}
      minHeight={480}
      controls={<FundsControls {...{ level, kind, outlays, onOutlays, onKind }} />}
      foot={
        value && value.total > PAGE_ROWS && pageRows.length > 0 ? (
          <Pagination
            label="Status of funds: pages"
            page={page}
            pageSize={PAGE_ROWS}
            total={level > 2 ? value.rows.length : value.total}
            onPage={onPage}
          />
        ) : undefined
      }
    >
      {() =>
        pageRows.length ? (
          <FundsBars rows={pageRows} loadedRows={value!.rows} parent={parent} view={view} />
        ) : (
          <EmptyState title="No results found." action={<ToFirstPage onPage={onPage} />}>
            <p>This page does not exist.</p>
          </EmptyState>
        )
      }
    </Panel>
  );
}
