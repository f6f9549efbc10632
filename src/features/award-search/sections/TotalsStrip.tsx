import type { ReactNode } from 'react';
import { sumObligations } from '@/domain/fiscalPeriods';
import { money, moneyWithUnits } from '@/domain/format';
import type { TableTotals } from '@/services/search/results';
import { Button } from '@/ui/Button';
import type { SearchAnswers } from './useSearchAnswers';

/** Returns the sum in dollars. Adds whole cents, because floating-point sums of trillions of dollars lose cents. */
const sumTotals = (totals: TableTotals): number =>
  Object.values(totals).reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
const renderStrip = (heading: ReactNode, details: string) => (
  <details className="totals-strip">
    <summary>{heading}</summary>
    <p>{details}</p>
  </details>
);
/** Explains why the totals of the table and the charts differ, if they do. Renders an error if the totals failed to load. */
export function TotalsStrip({ answers }: { answers: SearchAnswers }) {
  const { query, totals, time, isLoadingSums, onRetryTotals } = answers;
  if (query.level === 'transactions' && query.criteria.keywords?.length)
    return renderStrip(
      'Why the totals differ',
      'In the table, keywords also match the agency, place and assistance listing. In the charts and the map, they do not.',
    );
  if (query.level !== 'awards') return null;
  if (onRetryTotals)
    return (
      <p role="alert" className="totals-strip">
        We couldn’t load the totals of the table.{' '}
        <Button look="text" onClick={onRetryTotals}>
          Retry
        </Button>
      </p>
    );
  // The line reserves its space while one of the sums loads.
  if (isLoadingSums) return <div className="totals-strip totals-strip--to-come" />;
  if (!totals || !time.current || time.status !== 'ready') return null;
  const [tableTotal, chartsTotal] = [sumTotals(totals), sumObligations(time.value!)];
  if (Math.abs(tableTotal - chartsTotal) < 0.01) return null;
  const renderAmount = (amount: number) => <strong>{moneyWithUnits(amount)}</strong>;
  return renderStrip(
    <>
      Obligated in this period: {renderAmount(chartsTotal)}. Total value of these awards:{' '}
      {renderAmount(tableTotal)}.
    </>,
    `The table shows the total value of awards that were active in the period: ${money(tableTotal, 2)}. The charts and the map count only transactions in the period: ${money(chartsTotal, 2)}.`,
  );
}
