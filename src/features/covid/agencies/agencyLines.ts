import type { DisasterRow } from '@/domain/disaster/spendingTable';
import { textOrMissing } from '@/domain/format';
import type { SpendingLine } from '../awards/spendingLines';

export type AgencyLine = SpendingLine<DisasterRow>;
const keyOf = ({ id, code, description }: DisasterRow): string => id || code || description;
const buildLine = (
  row: DisasterRow,
  parent: { key: string; name: string } | null,
  at: number,
): AgencyLine => {
  const name = textOrMissing(row.description);
  return {
    kind: parent ? 'child' : 'row',
    key: parent ? `${parent.key}/${keyOf(row) || at}` : keyOf(row) || String(at),
    name,
    under: parent?.key ?? '',
    amounts: row,
    row,
    agency: parent?.name ?? name,
  };
};
/** Returns the agencies, each followed by its subagencies. */
export const agencyLines = (rows: readonly DisasterRow[]): readonly AgencyLine[] =>
  rows.flatMap((row, at) => {
    const line = buildLine(row, null, at);
    return [line, ...row.children.map((child, index) => buildLine(child, line, index))];
  });
/** Returns the keys of the agencies with a subagency that matches the search. */
export const findExpandedKeys = (
  lines: readonly AgencyLine[],
  search: string,
): ReadonlySet<string> => {
  const term = search.trim().toLowerCase();
  const matches = lines.filter(
    ({ kind, name }) => term && kind === 'child' && name.toLowerCase().includes(term),
  );
  return new Set(matches.map(({ under }) => under));
};
