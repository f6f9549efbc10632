import type { DisasterRow } from '@/domain/disaster/spendingTable';
import { textOr } from '@/domain/format';
import type { SpendingLine } from '../awards/spendingLines';

export type AgencyLine = SpendingLine<DisasterRow>;
const keyOf = ({ id, code, description }: DisasterRow): string => id || code || description;
const lineOf = (
  row: DisasterRow,
  parent: { key: string; name: string } | null,
  at: number,
): AgencyLine => {
  const name = textOr(row.description);
  return {
    kind: parent ? 'child' : 'row',
    key: parent ? `${parent.key}/${keyOf(row) || at}` : keyOf(row) || String(at),
    name,
    under: parent?.key ?? '',
    amounts: row,
    of: row,
    agency: parent?.name ?? name,
  };
};
/** Returns the agencies, each followed by its subagencies. */
export const agencyLines = (rows: readonly DisasterRow[]): readonly AgencyLine[] =>
  rows.flatMap((row, at) => {
    const line = lineOf(row, null, at);
    return [line, ...row.children.map((child, place) => lineOf(child, line, place))];
  });
/** Returns the keys of the agencies with a subagency that matches the search. */
export const openedBySearch = (
  lines: readonly AgencyLine[],
  search: string,
): ReadonlySet<string> => {
  const wanted = search.trim().toLowerCase();
  const found = lines.filter(
    ({ kind, name }) => wanted && kind === 'child' && name.toLowerCase().includes(wanted),
  );
  return new Set(found.map(({ under }) => under));
};
