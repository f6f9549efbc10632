import type { Call } from '../../../core/route';
import { normalise } from '../../../db/searchText';
import type { Search } from '../shapes/codes';

/** Returns agencies and offices by part of a name, code or abbreviation, with the agencies above and the offices below them. */
export const offices = async ({ db, lookups, body }: Call) => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const phrase = normalise(text);
  const empty = { results: { toptier_agency: [], subtier_agency: [], office: [] }, messages: [] };
  if (phrase === ' ') return empty;
  const all = await db.query<{ subtier_id: number; code: string; name: string }>(
    "select subtier_id, code, coalesce(name, '') as name from office order by name, code",
    [],
  );
  const hit = (row: { name: string; code: string; abbr?: string | null }) =>
    normalise(row.name).includes(phrase) ||
    [row.code, row.abbr].some((code) => code?.toUpperCase() === text.trim().toUpperCase());
  const short = (row: { abbr: string | null; code: string; name: string }) => ({
    abbreviation: row.abbr,
    code: row.code,
    name: row.name,
  });
  const findOffices = (subs: readonly { id: number }[]) =>
    all
      .filter((office) => subs.some(({ id }) => id === Number(office.subtier_id)))
      .map(({ code, name }) => ({ code, name }));
  const findSubtiers = (top: { id: number }) =>
    lookups.subtiers.filter((sub) => sub.toptier_id === top.id);
  return {
    messages: [],
    results: {
      toptier_agency: lookups.toptiers
        .filter(hit)
        .slice(0, limit)
        .map((top) => ({
          ...short(top),
          subtier_agencies: findSubtiers(top).map(short),
          offices: findOffices(findSubtiers(top)),
        })),
      subtier_agency: lookups.subtiers
        .filter(hit)
        .slice(0, limit)
        .map((sub) => ({
          ...short(sub),
          toptier_agency: short(lookups.toptier.get(sub.toptier_id)!),
          offices: findOffices([sub]),
        })),
      office: all
        .filter(hit)
        .slice(0, limit)
        .map(({ code, name, subtier_id: id }) => {
          const sub = lookups.subtier.get(Number(id))!;
          return {
            code,
            name,
            toptier_agency: short(lookups.toptier.get(sub.toptier_id)!),
            subtier_agency: short(sub),
          };
        }),
    },
  };
};
