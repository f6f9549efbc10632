import { useEffect, useState } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { fetchDownloadCount } from '@/services/downloads/downloadService';
import type { LevelCounts } from './levels';

/** The counts of the levels on offer, asked for when the dialog opens. */
export const useLevelCounts = (
  criteriaAt: (level: SpendingLevel) => SearchCriteria,
  wanted: readonly SpendingLevel[],
) => {
  const [counts, setCounts] = useState<LevelCounts>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setCounts({});
    wanted.forEach((key) => {
      fetchDownloadCount(criteriaAt(key), key, controller.signal).then(
        (found) => setCounts((known) => ({ ...known, [key]: found })),
        (error: { cancelled?: boolean; message?: string }) => {
          if (!error.cancelled)
            setCounts((known) => ({
              ...known,
              [key]: error.message ?? 'The rows could not be counted.',
            }));
        },
      );
    });
    return () => controller.abort();
  }, [criteriaAt, wanted, round]);
  return { counts, retry: () => setRound(round + 1) };
};
