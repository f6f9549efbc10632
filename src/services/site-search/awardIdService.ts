import { resultTabs } from '@/domain/codes/resultTabs';
import { searchPage } from '../search/rowEndpoints';

export interface AwardMatch {
  id: string;
  displayId: string;
  recipient: string;
}

/** Returns up to `limit` awards whose ID contains a text. Requests three awards per group of types, as a request takes one group. */
export const searchAwardIds = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly AwardMatch[]> => {
  const pages = await Promise.all(
    resultTabs.awards.map(({ key }) =>
      searchPage.call(
        {
          criteria: { awardIds: [text] },
          level: 'awards',
          tab: key,
          fields: ['awardId', 'recipientName'],
          sort: 'awardId',
          order: 'asc',
          page: 1,
          limit: 3,
        },
        signal,
      ),
    ),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .map((row) => ({
      id: row.generatedId ?? '',
      displayId: row.awardId ?? '',
      recipient: row.recipientName ?? '',
    }))
    .filter(({ id, displayId }) => id && displayId)
    .slice(0, limit);
};
