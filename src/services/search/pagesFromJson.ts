import { listOf, needed, number, textOrNull as text } from '../http/read';
import type { GroupedLevel, GroupedPage, ResultPage } from './results';
import { rowFromJson } from './rowFromJson';
import type { GroupedJson, RowsJson } from './wire';

export const pageFromJson = ({ results, page_metadata: metadata }: RowsJson): ResultPage => ({
  rows: listOf(results, rowFromJson),
  hasNext: metadata?.hasNext === true,
});

/** Reads a page of grouped results; `level` selects the names of the count and the obligations. */
export const groupedFromJson = (
  { results, page_metadata: metadata }: GroupedJson,
  level: GroupedLevel,
): GroupedPage => {
  const word = level === 'subawards' ? 'subaward' : 'transaction';
  return {
    hasNext: metadata?.hasNext === true,
    rows: listOf(results, (row) => ({
      awardId: text(row.award_id) ?? '',
      generatedId: needed(text(row.award_generated_internal_id)),
      count: number(row[`${word}_count`]),
      obligations: number(row[`${word}_obligation`]),
    })),
  };
};
