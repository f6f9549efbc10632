import { useMemo } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { fiscalYearRange, throughWords } from '@/domain/fiscal';
import { money, moneyShort, NAME_MISSING } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import {
  accountCategories,
  CATEGORY_ROWS,
  type AccountCategory,
  type CategoryAmountPage,
} from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { yearsUpTo } from '../accountYears';
import { orMissing } from '../awaited';
import { useAccountFilters } from '../useAccountFilters';

const categories: readonly { key: AccountCategory; label: string }[] = [
  { key: 'activity', label: 'Program Activity' },
  { key: 'class', label: 'Object Class' },
  { key: 'tas', label: 'Treasury Account Symbol (TAS)' },
];
type Row = CategoryAmountPage['rows'][number];
const nameOf = ({ name }: Row): string => name || NAME_MISSING;
/** Height of five rows in pixels, reserved so that nothing moves when they load. */
const HEIGHT = 250;

/** The obligations of an account by category, five of the largest at a time. */
export function Categories({ record }: { record: AccountProfile }) {
  const { values, write, filters, chart, missing } = useAccountFilters(record);
  const { by, five: page } = values;
  const answer = useAnswer(
    accountCategories,
    useMemo(() => (chart ? { ...chart, by, page } : null), [chart, by, page]),
  );
  const { latest } = useLatestPeriod();
  // An API without this endpoint has no such section.
  if (answer.failure?.status === 404 && !answer.value) return null;
  const shown = answer.answered?.by ?? by;
  const shownPage = answer.answered?.page ?? page;
  const years = answer.answered?.years ?? [];
  const counted = years.length || !latest ? years : yearsUpTo(latest.year);
  const through = latest
    ? throughWords(counted.map(fiscalYearRange), latest.latestSubmissionDate)
    : '';
  const { label } = categories.find(({ key }) => key === shown)!;
  const columns: readonly DataColumn<Row>[] = [
    { id: 'name', label, value: nameOf, sortBy: nameOf, width: 420 },
    {
      id: 'obligations',
      label: 'Amount Obligated',
      value: ({ amount }) => amount,
      show: ({ amount }) => money(amount, 2),
      sortBy: ({ amount }) => amount,
      numeric: true,
      width: 220,
    },
  ];
  const { hasNext = false } = answer.value ?? {};
  const first = (shownPage - 1) * CATEGORY_ROWS + 1;
  const whole = filters.dateType === 'dr' && Boolean(filters.startDate || filters.endDate);
  return (
    <Panel
      title="Spending by Category"
      answer={orMissing(answer, missing)}
      rows={({ rows }) => rows}
      columns={columns}
      file={`federal-account-${record.number}-by-${shown}${shownPage > 1 ? `-page-${shownPage}` : ''}`}
      view={`${label}, from rank ${first}`}
      unit="Obligations, US dollars"
      note={`Obligations of the chosen fiscal years, else of all since FY 2017.${whole ? ' Dates include whole fiscal years.' : ''}`}
      summary={(_, rows) => {
        const [most] = rows;
        if (!most) return '';
        return shownPage === 1
          ? `${nameOf(most)} has the most obligations: ${moneyShort(most.amount, 2)}${through}.`
          : `From rank ${first}: ${nameOf(most)} with ${moneyShort(most.amount, 2)}${through}.`;
      }}
      emptyText={page > 1 ? 'There is no such page.' : 'No data to display'}
      minHeight={HEIGHT}
      controls={
        <div className="account-choices" role="group" aria-label="Category">
          {categories.map(({ key, label: name }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === by}
              onClick={() => write({ by: key, five: 1 }, 'replace')}
            >
              {name}
            </button>
          ))}
        </div>
      }
      foot={
        (page > 1 || hasNext) && (
          <div className="account-fives">
            <button
              type="button"
              className="usa-button usa-button--outline"
              disabled={page <= 1}
              onClick={() => write({ five: page - 1 }, 'replace')}
            >
              Show previous five
            </button>
            <button
              type="button"
              className="usa-button usa-button--outline"
              disabled={!hasNext}
              onClick={() => write({ five: page + 1 }, 'replace')}
            >
              Show next five
            </button>
          </div>
        )
      }
    >
      {(_, rows) => (
        <BarRows
          label={label}
          rows={rows.map((row) => ({
            key: nameOf(row),
            label: nameOf(row),
            value: row.amount,
            text: moneyShort(row.amount, 2),
          }))}
        />
      )}
    </Panel>
  );
}
