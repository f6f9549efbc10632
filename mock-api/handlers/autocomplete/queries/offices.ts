import type { Call } from '../../../core/route';
import { normalize } from '../../../db/searchText';
import type { Search } from '../shapes/codes';

/**
 * Returns the agencies and offices whose name contains the text, or whose code or abbreviation equals it. Each result includes its
 * parent or child agencies, and each agency its offices.
 */
export const searchOffices = async ({ db, lookups, body }: Call) => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const phrase = normalize(text);
  const emptyResult = {
    results: { toptier_agency: [], subtier_agency: [], office: [] },
    messages: [],
  };
  if (phrase === ' ') return emptyResult;
  const officeRows = await db.query<{ subtier_id: number; code: string; name: string }>(
    "select subtier_id, code, coalesce(name, '') as name from office order by name, code",
    [],
  );
  const isMatch = (row: { name: string; code: string; abbr?: string | null }) =>
    normalize(row.name).includes(phrase) ||
    [row.code, row.abbr].some((code) => code?.toUpperCase() === text.trim().toUpperCase());
  const toSummary = (row: { abbr: string | null; code: string; name: string }) => ({
    abbreviation: row.abbr,
    code: row.code,
    name: row.name,
  });
  const findOffices = (subs: readonly { id: number }[]) =>
    officeRows
      .filter((office) => subs.some(({ id }) => id === Number(office.subtier_id)))
      .map(({ code, name }) => ({ code, name }));
  const findSubtiers = (top: { id: number }) =>
    lookups.subtiers.filter((sub) => sub.toptier_id === top.id);
  return {
    messages: [],
    results: {
      toptier_agency: lookups.toptiers
        .filter(isMatch)
        .slice(0, limit)
        .map((top) => ({
          ...toSummary(top),
          subtier_agencies: findSubtiers(top).map(toSummary),
          offices: findOffices(findSubtiers(top)),
        })),
      subtier_agency: lookups.subtiers
        .filter(isMatch)
        .slice(0, limit)
        .map((sub) => ({
          ...toSummary(sub),
          toptier_agency: toSummary(lookups.toptierById.get(sub.toptier_id)!),
          offices: findOffices([sub]),
        })),
      office: officeRows
        .filter(isMatch)
        .slice(0, limit)
        .map(({ code, name, subtier_id: id }) => {
          const sub = lookups.subtierById.get(Number(id))!;
          return {
            code,
            name,
            toptier_agency: toSummary(lookups.toptierById.get(sub.toptier_id)!),
            subtier_agency: toSummary(sub),
          };
        }),
    },
  };
};
