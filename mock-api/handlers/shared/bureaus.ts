import type { Lookups } from '../../core/lookups';
import type { Reader, Row } from '../../db/database';

/** A part of an agency that holds federal accounts. */
export interface Bureau {
  slug: string;
  name: string;
}
interface Titled {
  id: number;
  aid: string;
  title: string;
}
interface Named {
  code: string;
  name: string;
  slug: string;
}

/** Accounts of the defense are told apart by service branch, which their agency identifier says. */
const DEFENSE = '097';
const branches: Readonly<Record<string, string>> = {
  '017': 'Department of the Navy',
  '021': 'Department of the Army',
  '057': 'Department of the Air Force',
};
const DEFENSE_WIDE = 'Defense-Wide';

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
const slugOf = (name: string): string => words(name).join('-');
/** What different spellings of one name have in common. */
const keyOf = (name: string): string =>
  words(name)
    .filter((word) => !['the', 'us', 'united', 'states', 'of'].includes(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
/** What ends a title and is no part of an agency but a kind of money. */
const money =
  /^(and|or)\b|\b(accounts?|act|authorization|bonds|chargebacks|collections|construction|corporation|development|fees|funds?|interest|maintenance|purposes|rehabilitation|relief|restoration|section|trust)\b/i;
/** Parts of departments whose names would read as money. */
const parts = /^(community planning and development|policy development and research)$/i;
/** Words that say a part of an agency. */
const offices = /^(administration|bureau|office) |(administration|commission|office|service)$/i;

/**
 * The bureau that the title of an account names, or nothing. Official titles end with the bureau and the department, as in
 * "Operations, Federal Aviation Administration, Transportation".
 */
const namedIn = (title: string, agency: Named, subtiers: ReadonlyMap<string, string>) => {
  const pieces = title.split(', ');
  const own = keyOf(agency.name);
  const short = keyOf(agency.name.replace(/^Department of (the )?/, ''));
  let end = pieces.length;
  for (let count = 1; count < pieces.length; count += 1) {
    const tail = keyOf(pieces.slice(-count).join(', '));
    if (tail === own || tail === short) end = pieces.length - count;
  }
  for (let start = 0; start < end; start += 1) {
    const known = subtiers.get(keyOf(pieces.slice(start, end).join(', ')));
    if (known) return known;
  }
  const from = pieces.findIndex((piece, at) => at > 0 && piece.startsWith('Bureau of '));
  const last = pieces.slice(from > 0 ? from : end - 1, end).join(', ');
  if (end < 2 || end === pieces.length || /^[A-Z]+$/.test(last)) return null;
  // Only departments end all their titles with a bureau; elsewhere it must say what it is.
  const named = agency.name.startsWith('Department of ')
    ? parts.test(last) || !money.test(last)
    : offices.test(last);
  return named ? last : null;
};

/** The bureaus of one agency's accounts, by account; accounts that name none belong to the agency itself. */
const bureausOf = (
  agency: Named,
  accounts: readonly Titled[],
  subtierRows: readonly { name: string; abbr: string | null }[],
): Map<number, Bureau> => {
  const own = { slug: agency.slug, name: agency.name };
  const subtiers = new Map(
    subtierRows.flatMap(({ name, abbr }) => [
      [keyOf(name), name],
      ...(abbr ? ([[keyOf(abbr), name]] as const) : []),
    ]),
  );
  const found = accounts.map((account) => ({
    id: account.id,
    name:
      agency.code === DEFENSE
        ? (branches[account.aid] ?? DEFENSE_WIDE)
        : namedIn(account.title, agency, subtiers),
  }));
  // Of several spellings the first in the alphabet stands for all.
  const spelling = new Map<string, string>();
  for (const { name } of found) {
    const known = name && spelling.get(keyOf(name));
    if (name && (!known || name < known)) spelling.set(keyOf(name), name);
  }
  return new Map(
    found.map(({ id, name }) => {
      const chosen = name && keyOf(name) !== keyOf(agency.name) && spelling.get(keyOf(name));
      return [id, chosen ? { slug: slugOf(chosen), name: chosen } : own];
    }),
  );
};

const known = new WeakMap<Lookups, Promise<ReadonlyMap<number, Bureau>>>();
/**
 * The bureau of every federal account. The data say no bureaus: they are read out of the accounts' titles, the defense by service
 * branch. Read once for each data set.
 */
export const bureauOfAccounts = (
  db: Reader,
  lookups: Lookups,
): Promise<ReadonlyMap<number, Bureau>> => {
  const read = async () => {
    const accounts = await db.query<Titled & Row & { toptier_id: number }>(
      "select id, aid, coalesce(title, '') AS title, toptier_id from federal_account order by id",
    );
    return new Map(
      lookups.toptiers.flatMap((agency) => [
        ...bureausOf(
          agency,
          accounts.filter((row) => row.toptier_id === agency.id),
          lookups.subtiers.filter((row) => row.toptier_id === agency.id && !row.is_toptier),
        ),
      ]),
    );
  };
  const bureaus = known.get(lookups) ?? read();
  known.set(lookups, bureaus);
  // A statement that was given up must not stay the answer.
  bureaus.catch(() => known.delete(lookups));
  return bureaus;
};
