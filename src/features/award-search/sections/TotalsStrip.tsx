import type { ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { money, moneyWithUnits } from '@/domain/format';

export interface TotalsStripProps {
  level: SpendingLevel;
  /** Dollars; undefined while unknown. */ table?: number;
  charts?: number;
  /** One of the two is on its way: the line keeps its place meanwhile. */ isToCome: boolean;
  /** Requests the totals of the table again, where that failed. */ onRetry:
    (() => void) | undefined;
  /** The search has keywords: transactions are then found in more fields by the table. */ keywords: boolean;
}
/** One line above the table, which opens to say more. */
const strip = (line: ReactNode, more: string) => (
  <details className="totals-strip">
    <summary>{line}</summary>
    <p>{more}</p>
  </details>
);
/** Why the table and the charts add up to different amounts, with both; nothing where they agree. */
export function TotalsStrip({
  level,
  table,
  charts,
  isToCome,
  onRetry,
  keywords,
}: TotalsStripProps) {
  if (level === 'transactions' && keywords)
    return strip(
      'The table can list more than the charts count.',
      'The table finds keywords in more fields of a transaction (agency, place, listing) than the categories, the chart and the map do.',
    );
  if (level !== 'awards') return null;
  if (onRetry)
    return (
      <p role="alert" className="totals-strip">
        We couldn’t load the totals of the table.{' '}
        <button type="button" className="usa-button usa-button--unstyled" onClick={onRetry}>
          Retry
        </button>
      </p>
    );
  if (isToCome) return <div className="totals-strip totals-strip--to-come" />;
  if (table === undefined || charts === undefined || Math.abs(table - charts) < 0.01) return null;
  const figure = (amount: number) => <strong>{moneyWithUnits(amount)}</strong>;
  return strip(
    <>
      Two totals, both right: {figure(table)} of whole awards, {figure(charts)} inside the period
    </>,
    `The table lists every award that was under way in the period, with its whole amount: ${money(table, 2)}. Categories, time and map count only the transactions inside the period: ${money(charts, 2)}.`,
  );
}
