import type { Bindable } from '../db/database';
import {
  accountColumns,
  assistanceColumns,
  codeTables,
  contractColumns,
  recipientColumns,
  subawardColumns,
  type Column,
} from './columns';

/**
 * One file of an archive: its name without date and number, its columns, the statement that counts its rows and the ones that give
 * them. A file is made part by part (`{{from}}` to `{{to}}`, ranges of ids), each through small temporary tables (`stages`, in
 * order), so that the memory it takes depends neither on its rows nor on its columns.
 */
export interface FileSet {
  name: string;
  columns: string[];
  count: string;
  stages: { table: string; sql: string }[];
  sql: string;
}

type LayoutInfo = {
  columns: readonly Column[];
  base: 'award' | 'rows';
  dictionary: 'contracts' | 'assistance' | 'subawards' | 'accounts';
};
const rows = (dictionary: LayoutInfo['dictionary'], columns: readonly Column[]): LayoutInfo => ({
  columns,
  base: 'rows',
  dictionary,
});
/** Every layout a file can have, with the column of the data dictionary its names stand in. */
export const layouts = {
  contract_transactions: rows('contracts', contractColumns(false)),
  assistance_transactions: rows('assistance', assistanceColumns(false)),
  contract_awards: { columns: contractColumns(true), base: 'award', dictionary: 'contracts' },
  assistance_awards: { columns: assistanceColumns(true), base: 'award', dictionary: 'assistance' },
  contract_subawards: rows('subawards', subawardColumns(true)),
  assistance_subawards: rows('subawards', subawardColumns(false)),
  balances_federal: rows('accounts', accountColumns.account_balances(false)),
  balances_treasury: rows('accounts', accountColumns.account_balances(true)),
  breakdown_federal: rows('accounts', accountColumns.object_class_program_activity(false)),
  breakdown_treasury: rows('accounts', accountColumns.object_class_program_activity(true)),
  disaster_recipients: rows('accounts', recipientColumns),
  awards_federal: rows('accounts', accountColumns.award_financial(false)),
  awards_treasury: rows('accounts', accountColumns.award_financial(true)),
} as const satisfies Readonly<Record<string, LayoutInfo>>;
export type Layout = keyof typeof layouts;

type Tables = Readonly<Record<string, string>>;
const places = (owner: 'a' | 't'): Tables =>
  Object.fromEntries(
    (['rec', 'pop'] as const).flatMap((side) => {
      const [letter] = side;
      return [
        [`${letter}p`, `left join place AS ${letter}p on ${letter}p.id = ${owner}.${side}_place`],
        [
          `${letter}c`,
          `left join country AS ${letter}c on ${letter}c.id = ${owner}.${side}_country`,
        ],
        [`${letter}s`, `left join state AS ${letter}s on ${letter}s.id = ${owner}.${side}_state`],
        [
          `${letter}co`,
          `left join county AS ${letter}co on ${letter}co.id = ${owner}.${side}_county`,
        ],
      ];
    }),
  );
const parties = (owner: 'a' | 't'): Tables => ({
  r: `left join recipient AS r on r.id = ${owner}.recipient_id`,
  parent: 'left join recipient AS parent on parent.id = r.parent_id',
});
const coded = (key: keyof typeof codeTables, on: string): Tables => ({
  [key]: `left join ${codeTables[key].replace('AS codes(', `AS ${key}(`)} on ${on}`,
});

/** What hangs on an award (`a`), by alias, each after the ones it needs. */
const awardTables: Tables = {
  top: 'left join toptier AS top on top.id = a.top_id',
  sub: 'left join subtier AS sub on sub.id = a.sub_id',
  off: 'left join office AS off on off.id = a.office_id',
  ftop: 'left join toptier AS ftop on ftop.id = a.ftop_id',
  fsub: 'left join subtier AS fsub on fsub.id = a.fsub_id',
  vehicle: 'left join award AS vehicle on vehicle.id = a.parent_id',
  psub: 'left join subtier AS psub on psub.id = vehicle.sub_id',
  prime: 'left join recipient AS prime on prime.id = a.recipient_id',
  fund: 'left join award_funding AS fund on fund.award_id = a.id',
  defc: `left join (select m.defc_mask, string_agg(d.code || ': ' || coalesce(d.title, d.public_law), ';' order by d.code) AS codes from (select distinct defc_mask from award_part) AS m join def_code AS d on (m.defc_mask & (1::BIGINT << d.bit)) <> 0 group by 1) AS defc on defc.defc_mask = a.defc_mask`,
  listing: 'left join listing on listing.id = a.listing_id',
  psc: 'left join psc on psc.id = a.psc_id',
  naics: 'left join naics on naics.code = a.naics',
  ...coded('kind', 'kind.type_id = a.type_id'),
  ...coded('pricing', 'pricing.code = a.pricing'),
  ...coded('set_aside', 'set_aside.code = a.set_aside'),
  ...coded('competed', 'competed.code = a.competed'),
  ...coded('record', 'record.code = a.record_type'),
};
/** What hangs on the row itself (`t`). */
const rowTables: Tables = {
  words: 'left join text AS words on words.id = t.text_id',
  ...coded('contract_action', 'contract_action.code = t.action_type'),
  ...coded('assistance_action', 'assistance_action.code = t.action_type'),
  tas: 'left join tas on tas.id = t.tas_id',
  account: 'left join federal_account AS account on account.id = t.account_id',
  owner: 'left join toptier AS owner on owner.id = account.toptier_id',
  subfunction: 'left join subfunction on subfunction.id = account.subfunction_id',
  activity: 'left join program_activity AS activity on activity.id = t.activity_id',
  class: 'left join object_class AS class on class.id = t.object_class_id',
  code: 'left join def_code AS code on code.bit = t.defc_bit',
};
/** Joined tables of one statement: each takes some megabytes however small it is. */
const JOINS_AT_ONCE = 8;

/** A statement without bound values: a job is written down and may be run again by another process. */
export const inline = (sql: string, values: readonly Bindable[]): string =>
  sql.replace(/\$(\d+)/g, (_whole, place: string) => {
    const value = values[Number(place) - 1];
    if (value === null || value === undefined) return 'null';
    return typeof value === 'string'
      ? `'${value.replaceAll('\0', '').replaceAll("'", "''")}'`
      : String(value);
  });

/** The aliases that a piece of SQL reads, with those that these need in turn, in the order of `tables`. */
const needs = (sql: string, tables: Tables): string[] => {
  const found = new Set<string>();
  const visit = (text: string) =>
    Object.keys(tables).forEach((alias) => {
      if (found.has(alias) || !new RegExp(`(?<![\\w'])${alias}\\.\\w`).test(text)) return;
      found.add(alias);
      // What a derived table reads inside is its own business; only its condition counts.
      visit(tables[alias]!.slice(tables[alias]!.lastIndexOf(' on ')));
    });
  visit(sql);
  return Object.keys(tables).filter((alias) => found.has(alias));
};
/** The columns of a table that some pieces of SQL read under an alias. */
const read = (alias: 'a' | 't', pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) =>
    [...piece.matchAll(new RegExp(`(?<![\\w'])${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
  );
const joined = (aliases: readonly string[], tables: Tables) =>
  aliases.map((alias) => tables[alias]).join(' ');
const selected = (columns: readonly Column[]) =>
  columns.map(([name, sql]) => `${sql} AS "${name}"`).join(', ');

/** Whether a file of this layout has any of the columns wanted; none wanted means all. */
export const hasColumns = (layout: Layout, chosen: readonly string[] = []): boolean =>
  !chosen.length || layouts[layout].columns.some(([name]) => chosen.includes(name));

/**
 * A file of one layout over some rows (`source`: a statement without bound values). `chosen` names the columns wanted, in the order
 * wanted; none means all. `first` are columns of the caller's own, in front.
 */
export const fileSet = (
  name: string,
  layout: Layout,
  source: string,
  chosen: readonly string[] = [],
  first: readonly Column[] = [],
): FileSet => {
  const { base, columns: own } = layouts[layout];
  const all: readonly Column[] = [...first, ...own];
  const columns = chosen.length
    ? [...new Set(chosen)].flatMap((wanted) => all.filter(([column]) => column === wanted))
    : all;
  // Of a subaward the recipient and the places are its own; everywhere else they are the award's.
  const subaward = layout.endsWith('subawards');
  const ofAward: Tables = {
    ...awardTables,
    ...(subaward ? {} : { ...parties('a'), ...places('a') }),
  };
  const tables: Tables = {
    a: 'left join award_part AS a on a.id = t.award_id',
    ...ofAward,
    ...rowTables,
    ...(subaward ? { ...parties('t'), ...places('t') } : {}),
  };
  const plan = columns.map(([column, sql]) => {
    const aliases = needs(sql, tables);
    const mixed =
      /(?<![\w'])t\.\w/.test(sql) || aliases.some((alias) => alias !== 'a' && !(alias in ofAward));
    return {
      column,
      sql,
      aliases: aliases.filter((alias) => alias !== 'a'),
      award: base === 'award' || (aliases.length > 0 && !mixed),
    };
  });

  // Columns of the award are worked out in groups, each with few joins, and put together by the award's id.
  const groups: { aliases: Set<string>; columns: Column[] }[] = [];
  const groupOf = new Map<string, number>();
  plan
    .filter(({ award }) => award)
    .forEach(({ column, sql, aliases }) => {
      let at = groups.findIndex(
        (group) => new Set([...group.aliases, ...aliases]).size <= JOINS_AT_ONCE,
      );
      if (at < 0) at = groups.push({ aliases: new Set(), columns: [] }) - 1;
      aliases.forEach((alias) => groups[at]!.aliases.add(alias));
      groups[at]!.columns.push([column, sql]);
      groupOf.set(column, at);
    });
  const inOrder = (aliases: ReadonlySet<string>) =>
    Object.keys(tables).filter((alias) => aliases.has(alias));
  const usesAward =
    base === 'award' || plan.some(({ award, sql }) => award || needs(sql, tables).includes('a'));
  const key = base === 'award' ? 'id' : 'coalesce(award_id, 0)';
  // Only what is read goes into the small tables: rows that lie far apart cost as many reads as they have columns.
  const pieces = [
    ...plan.map(({ sql }) => sql),
    ...plan.flatMap(({ aliases }) => aliases.map((alias) => tables[alias]!)),
  ];
  const kept = (names: readonly string[]) => [...new Set(names)].join(', ');
  const ofAwards = kept([
    'id',
    'defc_mask',
    ...read('a', pieces),
    ...(base === 'award' ? read('t', pieces) : []),
  ]);
  const ofRows = kept([...(usesAward ? ['award_id'] : []), ...read('t', pieces)]);
  const stages = [
    ...(base === 'award'
      ? [
          {
            table: 'award_part',
            sql: `select ${ofAwards} from (${source}) AS every where id between {{from}} and {{to}}`,
          },
        ]
      : [
          {
            table: 'row_part',
            sql: `select ${ofRows || '*'} from (${source}) AS every${usesAward ? ` where ${key} between {{from}} and {{to}}` : ''}`,
          },
          ...(usesAward
            ? [
                {
                  table: 'award_part',
                  sql: `select ${ofAwards} from award where id between {{from}} and {{to}} and id in (select award_id from row_part)`,
                },
              ]
            : []),
        ]),
    ...groups.map((group, at) => ({
      table: `award_columns_${at}`,
      sql: `select a.id AS "#", ${selected(group.columns)} from award_part AS a ${joined(inOrder(group.aliases), tables)}`,
    })),
  ];
  const ownAliases = inOrder(
    new Set(plan.filter(({ award }) => !award).flatMap(({ sql }) => needs(sql, tables))),
  );
  const shown = plan
    .map(({ column, sql }) =>
      groupOf.has(column) ? `g${groupOf.get(column)!}."${column}"` : `${sql} AS "${column}"`,
    )
    .join(', ');
  const parts = groups
    .map(
      (_group, at) =>
        ` left join award_columns_${at} AS g${at} on g${at}."#" = ${base === 'award' ? 't.id' : 't.award_id'}`,
    )
    .join('');
  return {
    name,
    columns: columns.map(([column]) => column),
    stages,
    count: `select count(*)::INTEGER AS n, coalesce(max(${usesAward ? key : '0'}), 0)::INTEGER AS last from (${source}) AS every`,
    sql: `select ${shown} from ${base === 'award' ? 'award_part' : 'row_part'} AS t ${joined(ownAliases, tables)}${parts}`,
  };
};
