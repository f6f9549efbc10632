import { codeTables } from './columns/codeTables';

export type Tables = Readonly<Record<string, string>>;
/** Returns the joins of the recipient location and the place of performance, for an award (`a`) or for the row itself (`t`). */
export const placeJoins = (alias: 'a' | 't'): Tables =>
  Object.fromEntries(
    (['rec', 'pop'] as const).flatMap((side) => {
      const [letter] = side;
      return [
        [`${letter}p`, `left join place AS ${letter}p on ${letter}p.id = ${alias}.${side}_place`],
        [
          `${letter}c`,
          `left join country AS ${letter}c on ${letter}c.id = ${alias}.${side}_country`,
        ],
        [`${letter}s`, `left join state AS ${letter}s on ${letter}s.id = ${alias}.${side}_state`],
        [
          `${letter}co`,
          `left join county AS ${letter}co on ${letter}co.id = ${alias}.${side}_county`,
        ],
      ];
    }),
  );
/** Returns the joins of the recipient and its parent, for an award or for the row itself. */
export const partyJoins = (alias: 'a' | 't'): Tables => ({
  r: `left join recipient AS r on r.id = ${alias}.recipient_id`,
  parent: 'left join recipient AS parent on parent.id = r.parent_id',
});
const codeJoin = (key: keyof typeof codeTables, on: string): Tables => ({
  [key]: `left join ${codeTables[key].replace('AS codes(', `AS ${key}(`)} on ${on}`,
});

/** The tables joined to an award (`a`), by alias. Each table comes after the tables it depends on. */
export const awardTables: Tables = {
  top: 'left join toptier AS top on top.id = a.top_id',
  sub: 'left join subtier AS sub on sub.id = a.sub_id',
  off: 'left join office AS off on off.id = a.office_id',
  ftop: 'left join toptier AS ftop on ftop.id = a.ftop_id',
  fsub: 'left join subtier AS fsub on fsub.id = a.fsub_id',
  vehicle: 'left join award AS vehicle on vehicle.id = a.parent_id',
  psub: 'left join subtier AS psub on psub.id = vehicle.sub_id',
  prime: 'left join recipient AS prime on prime.id = a.recipient_id',
  fund: 'left join award_funding AS fund on fund.award_id = a.id',
  defc: `left join (
      select m.defc_mask,
        string_agg(d.code || ': ' || coalesce(d.title, d.public_law), ';' order by d.code) AS codes
      from (select distinct defc_mask from award_part) AS m
      join def_code AS d on (m.defc_mask & (1::BIGINT << d.bit)) <> 0
      group by 1) AS defc on defc.defc_mask = a.defc_mask`,
  listing: 'left join listing on listing.id = a.listing_id',
  psc: 'left join psc on psc.id = a.psc_id',
  naics: 'left join naics on naics.code = a.naics',
  ...codeJoin('kind', 'kind.type_id = a.type_id'),
  ...codeJoin('pricing', 'pricing.code = a.pricing'),
  ...codeJoin('set_aside', 'set_aside.code = a.set_aside'),
  ...codeJoin('competed', 'competed.code = a.competed'),
  ...codeJoin('record', 'record.code = a.record_type'),
};
/** The tables joined to the row itself (`t`), by alias. */
export const rowTables: Tables = {
  words: 'left join text AS words on words.id = t.text_id',
  ...codeJoin('contract_action', 'contract_action.code = t.action_type'),
  ...codeJoin('assistance_action', 'assistance_action.code = t.action_type'),
  tas: 'left join tas on tas.id = t.tas_id',
  account: 'left join federal_account AS account on account.id = t.account_id',
  owner: 'left join toptier AS owner on owner.id = account.toptier_id',
  subfunction: 'left join subfunction on subfunction.id = account.subfunction_id',
  activity: 'left join program_activity AS activity on activity.id = t.activity_id',
  class: 'left join object_class AS class on class.id = t.object_class_id',
  code: 'left join def_code AS code on code.bit = t.defc_bit',
};

/** Returns the aliases that `sql` reads, and the aliases that these depend on, in the order of `tables`. */
export const findAliases = (sql: string, tables: Tables): string[] => {
  const foundAliases = new Set<string>();
  const visit = (text: string) =>
    Object.keys(tables).forEach((alias) => {
      if (foundAliases.has(alias) || !new RegExp(`(?<![\\w'])${alias}\\.\\w`).test(text)) return;
      foundAliases.add(alias);
      // Only the join condition of a derived table can depend on other aliases.
      visit(tables[alias]!.slice(tables[alias]!.lastIndexOf(' on ')));
    });
  visit(sql);
  return Object.keys(tables).filter((alias) => foundAliases.has(alias));
};
/** Returns the columns that `sqlParts` read under an alias. */
export const findColumns = (alias: 'a' | 't', sqlParts: readonly string[]): string[] =>
  sqlParts.flatMap((part) =>
    [...part.matchAll(new RegExp(`(?<![\\w'])${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
  );
/** Returns the SQL of the joins for `aliases`. */
export const joinSql = (aliases: readonly string[], tables: Tables) =>
  aliases.map((alias) => tables[alias]).join(' ');
