import { useMemo } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { moneyShort, percent, plural } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import {
  accountProfile,
  type AccountProfile,
  type AccountSymbol,
} from '@/services/federal-accounts/profileEndpoints';
import { failIfMissing } from '../failIfMissing';
import { useShownYear } from '../useShownYear';

/** Maximum number of bars in the chart; the table contains all symbols. */
const MAX_BARS = 10;
const amountColumn = (id: 'resources' | 'obligated' | 'outlay', label: string) =>
  dollarColumn<AccountSymbol>(id, label, (row) => row[id], {
    sortBy: (row) => row[id],
    width: 200,
  });
const columns: readonly DataColumn<AccountSymbol>[] = [
  {
    id: 'tas',
    label: 'Treasury Account Symbol',
    value: ({ symbol }) => symbol,
    sortBy: ({ symbol }) => symbol,
    width: 240,
  },
  amountColumn('resources', 'Budgetary Resources'),
  amountColumn('obligated', 'Obligations'),
  amountColumn('outlay', 'Outlays'),
];

/** Returns the symbol that the finding names. */
const findNamedSymbol = ([first]: readonly AccountSymbol[]): AccountSymbol => first!;

/** Renders the Treasury Account Symbols of an account with their amounts for a fiscal year. */
export default function Symbols({ record }: { record: AccountProfile }) {
  const { number } = record;
  const { year, yearText, failure, retry } = useShownYear();
  const query = useMemo(() => (year === undefined ? null : { number, year }), [number, year]);
  const answer = useAnswer(accountProfile, query);
  const shownYear = answer.answered?.year ?? year;
  const periodText = shownYear === year ? yearText : `FY ${shownYear}`;
  const sumResources = (rows: readonly AccountSymbol[]) =>
    rows.reduce((sum, { resources }) => sum + (resources ?? 0), 0);
  return (
    <Panel
      title="Treasury Account Symbols"
      answer={failIfMissing(answer, { failure, retry })}
      rows={({ symbols }) => symbols}
      columns={columns}
      file={`federal-account-${number}-fy${shownYear}-symbols`}
      view={shownYear === undefined ? undefined : `FY ${shownYear}`}
      unit="Budgetary resources, US dollars, year to date"
      period={periodText}
      note={`Each symbol has its own period of availability.${shownYear === undefined ? '' : ` The symbols shown had resources in FY ${shownYear}.`}`}
      summary={(_, rows) => {
        const { symbol, resources } = findNamedSymbol(rows);
        return `${plural(rows.length, 'symbol')}. ${symbol} has ${percent(resources, sumResources(rows))} of the resources of ${periodText}.`;
      }}
      emptyText={`This account had no Treasury Account Symbols with resources in FY ${shownYear ?? ''}. Choose another fiscal year.`}
      minHeight={200}
    >
      {(_, rows) => (
        <>
          <BarRows
            label="Treasury Account Symbols by budgetary resources"
            rows={rows.slice(0, MAX_BARS).map((row) => ({
              key: row.symbol,
              label: row.symbol,
              value: row.resources,
              text: moneyShort(row.resources, 2),
              isNamed: row === findNamedSymbol(rows),
            }))}
          />
          {rows.length > MAX_BARS && (
            <p className="control-hint">
              The {MAX_BARS} largest symbols are shown. The table lists all {rows.length}.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
