import { listOf, required, number, textOrNull as text } from '../http/read';
import type { GroupedLevel, GroupedPage, ResultPage } from './results';
import { rowFromJson } from './rowFromJson';
import type { GroupedJson, RowsJson } from './wire';

export const pageFromJson = ({ results, page_metadata: metadata }: RowsJson): ResultPage => ({
  rows: listOf(results, rowFromJson),
  hasNext: metadata?.hasNext === true,
});

/** Returns the prefix of the service’s field names for a level. */
export const getFieldPrefix = (level: GroupedLevel) =>
  level === 'subawards' ? 'subaward' : 'transaction';
/** Reads a page of awards with the counts and obligations of their subawards or transactions. */
export const groupedPageFromJson = (
  { results, page_metadata: metadata }: GroupedJson,
  level: GroupedLevel,
): GroupedPage => {
  const prefix = getFieldPrefix(level);
  return {
    hasNext: metadata?.hasNext === true,
    rows: listOf(results, (row) => ({
      awardId: text(row.award_id) ?? '',
      generatedId: required(text(row.award_generated_internal_id)),
      count: number(row[`${prefix}_count`]),
      obligations: number(row[`${prefix}_obligation`]),
    })),
  };
};
