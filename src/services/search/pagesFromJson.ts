import { promised, unreadable } from '../http/serviceError';
import type { GroupedLevel, GroupedPage, ResultPage } from './results';
import { rowFromJson } from './rowFromJson';
import { textFromJson as text } from './textFromJson';
import type { GroupedJson, RowsJson } from './wire';

export const pageFromJson = ({ results, page_metadata: metadata }: RowsJson): ResultPage => ({
  rows: promised(results).map(rowFromJson),
  hasNext: metadata?.hasNext === true,
});

/** `level` tells which of the two counts the rows hold. */
export const groupedFromJson = (
  { results, page_metadata: metadata }: GroupedJson,
  level: GroupedLevel,
): GroupedPage => {
  const word = level === 'subawards' ? 'subaward' : 'transaction';
  return {
    hasNext: metadata?.hasNext === true,
    rows: promised(results).map((row) => {
      const generatedId = text(row.award_generated_internal_id);
      if (!generatedId) throw unreadable();
      return {
        awardId: text(row.award_id) ?? '',
        generatedId,
        count: row[`${word}_count`] ?? 0,
        obligations: row[`${word}_obligation`] ?? 0,
      };
    }),
  };
};
