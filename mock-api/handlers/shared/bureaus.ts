import type { Row } from '../../db/database';
import { oncePerSet } from './oncePerSet';

/** A bureau: the part of an agency to which a federal account belongs. */
export interface Bureau {
  slug: string;
  name: string;
}
interface TitledAccount {
  id: number;
  aid: string;
  title: string;
}
interface Named {
  code: string;
  name: string;
  slug: string;
}

/** Code of the Department of Defense. Its accounts are grouped by service branch, which the agency identifier determines. */
const DEFENSE_CODE = '097';
const branchNames: Readonly<Record<string, string>> = {
  '017': 'Department of the Navy',
  '021': 'Department of the Army',
  '057': 'Department of the Air Force',
};
const DEFENSE_WIDE_NAME = 'Defense-Wide';

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
/** Returns a key that is equal for different spellings of the same name. */
const keyOf = (name: string): string =>
  splitWords(name)
    .filter((word) => !['the', 'us', 'united', 'states', 'of'].includes(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
/** Pattern of title endings that name a kind of account, not a bureau. */
const accountPattern =
  /^(and|or)\b|\b(accounts?|act|authorization|bonds|chargebacks|collections|construction|corporation|development|fees|funds?|interest|maintenance|purposes|rehabilitation|relief|restoration|section|trust)\b/i;
/** Bureaus of departments whose names the pattern `accountPattern` would match. */
const exceptionPattern = /^(community planning and development|policy development and research)$/i;
const bureauWords = /^(administration|bureau|office) |(administration|commission|office|service)$/i;

/**
 * Returns the bureau that an account title names, or null. Official titles end with the bureau and the department, as in
 * "Operations, Federal Aviation Administration, Transportation".
 */
const findBureauName = (title: string, agency: Named, subtiers: ReadonlyMap<string, string>) => {
  const titleParts = title.split(', ');
  const agencyKey = keyOf(agency.name);
  const shortKey = keyOf(agency.name.replace(/^Department of (the )?/, ''));
  let end = titleParts.length;
  for (let count = 1; count < titleParts.length; count += 1) {
    const tailKey = keyOf(titleParts.slice(-count).join(', '));
    if (tailKey === agencyKey || tailKey === shortKey) end = titleParts.length - count;
  }
  for (let start = 0; start < end; start += 1) {
    const subtierName = subtiers.get(keyOf(titleParts.slice(start, end).join(', ')));
    if (subtierName) return subtierName;
  }
  const bureauAt = titleParts.findIndex((part, at) => at > 0 && part.startsWith('Bureau of '));
  const bureauName = titleParts.slice(bureauAt > 0 ? bureauAt : end - 1, end).join(', ');
  if (end < 2 || end === titleParts.length || /^[A-Z]+$/.test(bureauName)) return null;
  // Account titles of departments always end with a bureau. Titles of other agencies must contain a word such as Bureau or Office.
  const isBureau = agency.name.startsWith('Department of ')
    ? exceptionPattern.test(bureauName) || !accountPattern.test(bureauName)
    : bureauWords.test(bureauName);
  return isBureau ? bureauName : null;
};

/** Returns the bureaus of one agency's accounts, by account ID. Accounts that name no bureau belong to the agency itself. */
const getBureaus = (
  agency: Named,
  accounts: readonly TitledAccount[],
  subtierRows: readonly { name: string; abbr: string | null }[],
): Map<number, Bureau> => {
  const agencyBureau = { slug: agency.slug, name: agency.name };
  const subtiers = new Map(
    subtierRows.flatMap(({ name, abbr }) => [
      [keyOf(name), name],
      ...(abbr ? ([[keyOf(abbr), name]] as const) : []),
    ]),
  );
  const accountBureaus = accounts.map((account) => ({
    id: account.id,
    name:
      agency.code === DEFENSE_CODE
        ? (branchNames[account.aid] ?? DEFENSE_WIDE_NAME)
        : findBureauName(account.title, agency, subtiers),
  }));
  // If a bureau has several spellings, all its accounts use the alphabetically first spelling.
  const spellings = new Map<string, string>();
  for (const { name } of accountBureaus) {
    const firstSpelling = name && spellings.get(keyOf(name));
    if (name && (!firstSpelling || name < firstSpelling)) spellings.set(keyOf(name), name);
  }
  return new Map(
    accountBureaus.map(({ id, name }) => {
      const bureauName = name && keyOf(name) !== keyOf(agency.name) && spellings.get(keyOf(name));
      return [
        id,
        bureauName ? { slug: splitWords(bureauName).join('-'), name: bureauName } : agencyBureau,
      ];
    }),
  );
};

/**
 * Returns the bureau of every federal account by account ID, once for each dataset. The data has no bureaus, so they are derived from
 * the account titles or, for the Department of Defense, from the service branch.
 */
export const loadBureauByAccount = oncePerSet(async ({ shared, lookups }) => {
  const accounts = await shared.query<TitledAccount & Row & { toptier_id: number }>(
    "select id, aid, coalesce(title, '') AS title, toptier_id from federal_account order by id",
  );
  return new Map(
    lookups.toptiers.flatMap((agency) => [
      ...getBureaus(
        agency,
        accounts.filter((row) => row.toptier_id === agency.id),
        lookups.subtiers.filter((row) => row.toptier_id === agency.id && !row.is_toptier),
      ),
    ]),
  );
});
