import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { money, moneyWithUnits } from '@/domain/format';
import { Icon } from '@/ui/Icon';

export interface TotalsStripProps {
  level: SpendingLevel;
  /** Dollars; undefined while unknown. */ table?: number;
  charts?: number;
  /** The search has keywords: transactions are then found in more fields by the table. */ keywords: boolean;
}
/** Why the table and the charts add up to different amounts, with both; nothing where they agree. */
export function TotalsStrip({ level, table, charts, keywords }: TotalsStripProps) {
  if (level === 'transactions' && keywords)
    return (
      <p className="totals-strip">
        <Icon name="info" />
        <span>
          The table finds keywords in more fields of a transaction (agency, place, listing) than the
          categories, the chart and the map do, so it can list more than they count.
        </span>
      </p>
    );
  if (
    table === undefined ||
    charts === undefined ||
    Math.abs(table - charts) < 0.01 ||
    level !== 'awards'
  )
    return null;
  const figure = (amount: number) => (
    <strong title={money(amount, 2)}>{moneyWithUnits(amount)}</strong>
  );
  return (
    <p className="totals-strip">
      <Icon name="info" />
      <span>
        Two totals, both right: the table lists every award that was under way in the period, with
        its whole amount, {figure(table)} in all. Categories, time and map count only the
        transactions inside the period, {figure(charts)}.
      </span>
    </p>
  );
}
