import { useState } from 'react';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { moneyWithUnits } from '@/domain/format';
import {
  SUMMARY_START_COUNT,
  summaryFigures,
  summaryNames,
  type SpendingRow,
} from '@/domain/spendingBreakdown';

/** Names shown with `--` when there are no figures. */
const placeholders = [...summaryNames.values()]
  .slice(0, 3)
  .map((name) => ({ name, amount: undefined }));

/** Renders three figures of the year as list items. Each visit starts with a random budget function. */
export function SummaryFigures({ rows }: { rows: readonly SpendingRow[] }) {
  const isHydrated = useIsHydrated();
  const [chance] = useState(Math.random);
  const startIndex = isHydrated ? Math.floor(chance * SUMMARY_START_COUNT) : 0;
  const figures = summaryFigures(rows, startIndex);
  return (
    <>
      {(figures.length ? figures : placeholders).map(({ name, amount }, at) => (
        <li key={at}>
          <strong>{moneyWithUnits(amount)}</strong> on <b>{name}</b>
        </li>
      ))}
    </>
  );
}
