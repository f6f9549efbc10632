import type { ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { money, moneyWithUnits } from '@/domain/format';

export interface TotalsStripProps {
  level: SpendingLevel;
  /** Sum of the table in dollars; undefined while unknown. */ table?: number;
  charts?: number;
  /** Whether one of the two sums is still loading; the line reserves its space meanwhile. */ isToCome: boolean;
  /** Requests the table totals again; undefined unless they failed. */ onRetry:
    (() => void) | undefined;
  /** Whether the search has keywords, which the table finds in more fields of a transaction. */ keywords: boolean;
}
/** Renders one line above the table that opens to an explanation. */
const strip = (line: ReactNode, more: string) => (
  <details className="totals-strip">
    <summary>{line}</summary>
    <p>{more}</p>
  </details>
);
/** An explanation of why the table and the charts add up to different amounts. Renders nothing if they agree. */
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
      'Why the totals differ',
      'The table searches keywords in more fields of a transaction (agency, place, listing) than the charts and the map.',
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
      Obligated in this period: {figure(charts)}. Total value of these awards: {figure(table)}.
    </>,
    `The table lists the awards that were active in the period, with their total value: ${money(table, 2)}. The charts and the map count only transactions in the period: ${money(charts, 2)}.`,
  );
}
