import { defaultPeriod, throughWords } from '@/domain/fiscal';
import { useDataDay } from '@/lib/dataDay';
import type { SearchQuery } from '@/services/search/results';

/** Says how far the amounts of a search are counted, to end a sentence with; '' where all of its days are over. */
export const useThrough = ({ criteria: { periods } }: SearchQuery): string => {
  const day = useDataDay();
  return throughWords(periods?.length ? periods : [defaultPeriod(day)], day);
};
