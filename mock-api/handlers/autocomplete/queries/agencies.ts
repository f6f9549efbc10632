import { scoreMatch } from '../../../../src/domain/agencyMatch';
import type { Call } from '../../../core/route';
import { normalize } from '../../../db/searchText';

/** Returns the agencies that match the text by name or abbreviation, sorted by match, then tier (toptier first), then size. */
export const searchAgencies = ({ lookups, body }: Call) => {
  const { search_text: search, limit = 10 } = body as { search_text: string; limit?: number };
  const phrase = normalize(search);
  if (phrase === ' ') return { results: [], messages: [] };
  // One subtier row represents each toptier agency: the one marked `is_toptier`, otherwise the first.
  const representativeIds = new Set(
    lookups.toptiers.map((top) => {
      const agencySubs = lookups.subtiers.filter((sub) => sub.toptier_id === top.id);
      return (agencySubs.find((sub) => sub.is_toptier) ?? agencySubs[0])?.id;
    }),
  );
  const matches = lookups.subtiers.flatMap((sub) => {
    const top = lookups.toptierById.get(sub.toptier_id)!;
    const subRank = scoreMatch(sub.name, sub.abbr ?? '', search);
    const rows: { rank: number; flag: boolean; id: number; top: typeof top; sub: typeof sub }[] =
      [];
    if (representativeIds.has(sub.id)) {
      const topRank = scoreMatch(top.name, top.abbr ?? '', search);
      if (topRank) rows.push({ rank: topRank, flag: true, id: top.id, top, sub });
    }
    if (subRank && !sub.is_toptier) rows.push({ rank: subRank, flag: false, id: sub.id, top, sub });
    return rows;
  });
  const getTitle = (row: (typeof matches)[number]) => (row.flag ? row.top.name : row.sub.name);
  matches.sort(
    (a, b) =>
      b.rank - a.rank ||
      Number(b.flag) - Number(a.flag) ||
      b.top.weight - a.top.weight ||
      (getTitle(a) < getTitle(b) ? -1 : 1),
  );
  return {
    results: matches.slice(0, limit).map(({ id, flag, top, sub }) => ({
      id,
      toptier_flag: flag,
      toptier_agency: { toptier_code: top.code, abbreviation: top.abbr, name: top.name },
      subtier_agency: flag
        ? { abbreviation: top.abbr, name: top.name, subtier_code: sub.code }
        : { abbreviation: sub.abbr, name: sub.name, subtier_code: sub.code },
    })),
    messages: [],
  };
};
