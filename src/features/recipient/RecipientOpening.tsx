import { useMemo } from 'react';
import { Opening } from '@/blocks/profile';
import { useYearChange } from '@/blocks/spending-trend';
import { formatOpeningEnd } from '@/domain/profileOpening';
import type { RecipientOverview } from '@/domain/recipient';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { recipientList, type RecipientListQuery } from '@/services/recipients/endpoints';
import { formatRecipientRank, formatRecipientStart } from './recipientSummary';
import { useProfilePeriod } from './useProfilePeriod';

/** The recipients that have a rank, of all levels. The API returns no ranks, and lists amounts only for the trailing 12 months. */
const largestQuery: RecipientListQuery = {
  keyword: '',
  type: 'all',
  sort: 'amount',
  order: 'desc',
  page: 1,
  limit: 100,
};

/** Renders the amount that a recipient received, its change since the year before, and its rank in the trailing 12 months. */
export function RecipientOpening({ record }: { record: RecipientOverview }) {
  const { year, periodPhrase } = useProfilePeriod();
  const id = record.recipient_id;
  const { change, answer } = useYearChange(
    useMemo(() => ({ recipientId: id }), [id]),
    year,
  );
  const largest = useAnswer(recipientList, year === 'latest' ? largestQuery : null);
  return (
    <Opening
      start={formatRecipientStart(record, periodPhrase)}
      answers={[answer, largest]}
      getEnd={() =>
        formatOpeningEnd({
          change,
          period: year,
          rank: formatRecipientRank(record, currentValue(largest)?.rows ?? []),
          measure: 'received',
        })
      }
      placeholder={formatOpeningEnd({
        change: { ...change, amount: 11e9, earlier: 10e9 },
        period: year,
        rank: '',
        measure: 'received',
      })}
    />
  );
}
