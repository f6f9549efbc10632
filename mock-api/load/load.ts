import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Database } from '../db/database';
import { baseAwardColumns, baseTxColumns, fileAColumns, fileBColumns, fileCColumns, groupOfType, gtasColumns, SCHEMA_VERSION, typeCodes } from '../db/schema';
import { buildSearchTables, contentHash, dropStaging, searchText } from '../db/searchTables';
import { buildReferenceTables } from '../generate/referenceTables';
import { canonicalSelect, quoted, refusalSql } from './canonical';
import { fileKind, isSubawards, type FileKind } from './layouts';
import { FileProblem, openFiles, type CsvFile } from './readFiles';

export interface Refusal { line: number; reason: string }
export interface FileSummary { name: string; kind: FileKind; read: number; kept: number; refused: number; replaced: number; deletions: number; refusals: Refusal[] }
export interface LoadSummary { files: FileSummary[]; awards: number; transactions: number; subawards: number; seconds: number }
export interface LoadOptions { files: readonly string[]; path: string; referenceFolder: string; onProgress?: (line: string) => void }
/** Refusals listed one by one for each file; the rest are counted. */
const LISTED = 20;

/** The file as a table of text columns. */
const csvSql = (file: CsvFile, rejects: boolean): string =>
  `read_csv('${file.path.replaceAll("'", "''")}', auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = {${file.columns.map((column) => `'${column.replaceAll("'", "''")}': 'VARCHAR'`).join(', ')}}, ${rejects ? 'store_rejects' : 'ignore_errors'} = true, max_line_size = 16777216, null_padding = false)`;

/** Reads one CSV into canonical columns, with the number of each row; gives the parser's own refusals. */
const readRaw = async (db: Database, file: CsvFile, kind: FileKind, index: number): Promise<{ rows: number; rejected: Refusal[] }> => {
  await db.run('drop table if exists reject_errors; drop table if exists reject_scans');
  await db.run(`create or replace temp table raw_one as select ${index} as file_no, row_number() over () as raw_row, ${canonicalSelect(kind, file.columns)} from ${csvSql(file, true)}`);
  const rejected = await db.query<{ line: bigint; reason: string }>('select line, any_value(error_type::VARCHAR) reason from reject_errors group by line order by line limit 100000');
  const [count] = await db.query<{ n: bigint }>('select count(*) n from raw_one');
  const words: Readonly<Record<string, string>> = { 'MISSING COLUMNS': 'the line has too few columns', 'TOO MANY COLUMNS': 'the line has too many columns', 'UNQUOTED VALUE': 'a quoted field does not end', 'INVALID ENCODING': 'the line is not UTF-8' };
  return { rows: Number(count!.n), rejected: rejected.map((row) => ({ line: Number(row.line), reason: words[row.reason] ?? `the line cannot be read (${row.reason.toLowerCase()})` })) };
};

/** Physical line of each row: one after the header, plus the line breaks inside quoted fields before it. */
const lineSql = (file: CsvFile): string => {
  const breaks = `len(concat_ws('', ${file.columns.map(quoted).join(', ')})) - len(replace(concat_ws('', ${file.columns.map(quoted).join(', ')}), chr(10), ''))`;
  return `select raw_row, (1 + sum(1 + ${breaks}) over (order by raw_row rows between unbounded preceding and current row) - (${breaks}))::BIGINT as line from (select *, row_number() over () as raw_row from ${csvSql(file, false)})`;
};

const loadOne = async (db: Database, file: CsvFile, kind: FileKind, index: number): Promise<FileSummary> => {
  const summary = kind.endsWith('summaries');
  // Subaward numbers are their reporter's own and repeat: a row is known by all that tells two reports apart.
  const key = summary ? 'award_key' : isSubawards(kind) ? "md5(concat_ws(chr(31), award_key, report, number, action_date, amount, name))" : 'tx_key';
  const target = summary ? 'raw_award' : isSubawards(kind) ? 'raw_subaward' : 'raw_tx';
  const { rows, rejected } = await readRaw(db, file, kind, index);
  await db.run(`create or replace temp table raw_checked as select *, ${refusalSql(kind)} as refusal, row_number() over (partition by ${key} order by raw_row) as occurrence, min(raw_row) over (partition by ${key}) as first_row from raw_one`);
  const refusedRows = await db.query<{ raw_row: bigint; refusal: string | null; first_row: bigint }>('select raw_row, refusal, first_row from raw_checked where refusal is not null or occurrence > 1 order by raw_row limit 100000');
  const refusals: Refusal[] = [...rejected];
  if (refusedRows.length) {
    const wanted = refusedRows.slice(0, LISTED).flatMap((row) => [Number(row.raw_row), Number(row.first_row)]);
    const lines = new Map((await db.query<{ raw_row: bigint; line: bigint }>(`select * from (${lineSql(file)}) where raw_row in (${wanted.join(', ')})`)).map((row) => [Number(row.raw_row), Number(row.line)]));
    refusals.push(...refusedRows.map((row) => ({ line: lines.get(Number(row.raw_row)) ?? Number(row.raw_row) + 1, reason: row.refusal ?? `the key already stands on line ${lines.get(Number(row.first_row)) ?? Number(row.first_row) + 1}` })));
  }
  // A later file says more than an earlier one: its rows replace those with the same key, its deletions remove them.
  const [replaced] = await db.query<{ n: bigint }>(`select count(*) n from ${target} where ${key} in (select ${key} from raw_checked where refusal is null)`);
  await db.run(`delete from ${target} where ${key} in (select ${key} from raw_checked where refusal is null)`);
  await db.run(`insert into ${target} select * exclude (refusal, occurrence, first_row) from raw_checked where refusal is null and occurrence = 1 and removal is distinct from 'D'`);
  const [kept] = await db.query<{ kept: bigint; deletions: bigint }>("select count(*) filter (removal is distinct from 'D') kept, count(*) filter (removal = 'D') deletions from raw_checked where refusal is null and occurrence = 1");
  const [deleted] = await db.query<{ n: bigint }>(`select count(*) n from raw_checked where removal = 'D' and refusal is null`);
  return { name: file.name, kind, read: rows + rejected.length, kept: Number(kept!.kept), refused: refusedRows.length + rejected.length, replaced: Math.max(0, Number(replaced!.n) - Number(deleted!.n)), deletions: Number(kept!.deletions), refusals: refusals.sort((a, b) => a.line - b.line).slice(0, LISTED) };
};

/** Adds what the files name and the tables of facts lack: agencies, codes, places. */
const extendReferences = async (db: Database): Promise<void> => {
  await db.run(`create or replace temp table raw_agency as select * from (select distinct upper(top_code) code, first(top_name) AS name from raw_all where top_code is not null group by 1 union select distinct upper(ftop_code), first(ftop_name) from raw_all where ftop_code is not null group by 1)`);
  await db.run(`insert into toptier select (select max(id) from toptier) + row_number() over (order by code)::INTEGER, code, code, coalesce(any_value(name), 'Agency ' || code), null, trim(regexp_replace(lower(coalesce(any_value(name), 'agency ' || code)), '[^a-z0-9]+', '-', 'g'), '-'), 0, false, null
    from raw_agency a where code not in (select code from toptier) and code not in (select cgac from toptier) group by code`);
  await db.run(`create or replace temp table agency_of as select code, id from toptier union select cgac, min(id) from toptier where cgac not in (select code from toptier) group by 1`);
  await db.run(`create or replace temp table raw_sub as select top, code, any_value(name) AS name from (select upper(top_code) top, sub_code code, sub_name as name from raw_all where sub_code is not null union all select upper(ftop_code), fsub_code, fsub_name from raw_all where fsub_code is not null) group by 1, 2`);
  await db.run(`insert into subtier select (select max(id) from subtier) + row_number() over (order by s.code)::INTEGER, a.id, s.code, coalesce(s.name, 'Subagency ' || s.code), null, trim(regexp_replace(lower(coalesce(s.name, s.code)), '[^a-z0-9]+', '-', 'g'), '-'), false, 0
    from raw_sub s join agency_of a on a.code = s.top where not exists (select 1 from subtier k where k.code = s.code and k.toptier_id = a.id)`);
  await db.run(`create or replace table office as select row_number() over (order by o.code, s.id)::INTEGER id, s.id subtier_id, o.code, o.name from (select top_code, sub_code, office_code code, any_value(office_name) AS name from raw_all where office_code is not null group by all) o join agency_of a on a.code = upper(o.top_code) join subtier s on s.code = o.sub_code and s.toptier_id = a.id`);
  await db.run(`insert into naics select naics, any_value(naics_text), ${searchText("naics::VARCHAR || ' ' || coalesce(any_value(naics_text), '')")}, null from raw_all where naics is not null and naics not in (select code from naics) group by naics`);
  await db.run(`insert into psc select (select max(id) from psc) + row_number() over (order by psc)::INTEGER, psc, any_value(psc_text), case when psc similar to '\\d.*' then 'Product' when psc like 'A%' then 'Research and Development' else 'Service' end, null, 0, ${searchText("psc || ' ' || coalesce(any_value(psc_text), '')")} from raw_all where psc is not null and psc not in (select code from psc) group by psc`);
  await db.run(`insert into listing select (select max(id) from listing) + row_number() over (order by cfda)::INTEGER, cfda, coalesce(any_value(cfda_text), cfda), null, 'grant', 0, ${searchText("cfda || ' ' || coalesce(any_value(cfda_text), '')")} from raw_all where cfda is not null and cfda <> '' and cfda not in (select number from listing) group by cfda`);
  await db.run(`insert into country select (select max(id) from country) + row_number() over (order by code)::INTEGER, code, null, coalesce(any_value(upper(name)), code) from (select rec_country code, rec_country_name as name from raw_every union all select pop_country, pop_country_name from raw_every) where code is not null and code not in (select alpha3 from country) group by code`);
  const county = (side: string) => `select try_cast(${side}_county as INTEGER) id, ${side}_county_name as name from raw_all where ${side}_county is not null and len(${side}_county) = 5`;
  await db.run(`insert into county select id, id // 1000, lpad((id % 1000)::VARCHAR, 3, '0'), coalesce(any_value(name), id::VARCHAR), null from (${county('rec')} union all ${county('pop')}) where id is not null and id not in (select id from county) group by id`);
};

/** Places, recipients and descriptions of the files, each once. */
const buildDimensions = async (db: Database): Promise<void> => {
  const district = (state: string, code: string) => `case when ${code} similar to '.*\\d\\d' and ${state} is not null then (select id from state s where s.code = ${state}) * 100 + right(${code}, 2)::INTEGER end`;
  const side = (name: 'rec' | 'pop') => `select ${name}_country country, ${name}_state state, try_cast(${name}_county as INTEGER) county, ${name}_city city, case when ${name}_country = 'USA' then nullif(${name}_zip, '') end zip, ${district(`${name}_state`, `${name}_cd`)} cd, ${district(`${name}_state`, `${name}_cd_org`)} cd_org from raw_every`;
  await db.run(`create or replace temp table raw_place as select row_number() over (order by country, state, county, city, zip, cd, cd_org)::INTEGER id, * from (select distinct * from (${side('rec')} union all ${side('pop')}) where country is not null or state is not null)`);
  await db.run(`create or replace table place as select r.id, r.city, upper(r.city) city_upper, r.county county_id, s.id state_id, coalesce(c.id, 0) country_id, r.zip zip5, r.cd cd_cur, r.cd_org from raw_place r left join state s on s.code = r.state left join country c on c.alpha3 = r.country`);
  const who = "coalesce(uei, 'D' || duns, 'N' || name, '?')";
  await db.run(`create or replace temp table raw_recipient as
    select ${who} as who, any_value(uei) uei, any_value(duns) duns, arg_max(name, coalesce(action_date, latest)) as name, list(distinct name) AS name_list, any_value(parent_uei) parent_uei, any_value(parent_name) parent_name, any_value(address) address, any_value(rec_zip4) zip4,
      bit_or(cat_lo) cat_lo, bit_or(cat_hi) cat_hi, arg_max(raw_id, coalesce(action_date, latest)) AS sample_id from raw_every group by 1`);
  await db.run(`insert into raw_recipient select parent_uei, parent_uei, null, any_value(parent_name), [], null, null, null, null, 0, 0, null from raw_recipient where parent_uei is not null and parent_uei not in (select who from raw_recipient) group by parent_uei`);
  await db.run(`create or replace temp table recipient_id as select who, row_number() over (order by who)::INTEGER id from raw_recipient`);
  const names = "list_filter(r.name_list, lambda n: n is distinct from r.name)";
  await db.run(`create or replace table recipient as
    select i.id, regexp_replace(md5(r.who), '^(.{8})(.{4})(.{4})(.{4})(.{12})$', '\\1-\\2-\\3-\\4-\\5') uuid, r.uei, r.duns, coalesce(r.name, '') as name, ${searchText("concat_ws(' ', r.name, array_to_string(r.name_list, ' '), r.uei, r.duns)")} norm,
      case when r.parent_uei is distinct from r.uei then p.id end parent_id, r.uei in (select parent_uei from raw_recipient where parent_uei is not null) is true is_parent,
      case when upper(r.name) = 'MULTIPLE RECIPIENTS' then 'aggregate' when upper(r.name) = 'REDACTED DUE TO PII' then 'redacted' else 'normal' end kind, r.cat_lo, r.cat_hi, r.address, r.zip4, coalesce(${names}, []) alternate_names, k.place_id, row_number() over (order by r.name nulls first, i.id)::INTEGER name_rank
    from raw_recipient r join recipient_id i on i.who = r.who left join recipient_id p on p.who = r.parent_uei
    left join (select a.raw_id, min(w.id) place_id from raw_every a join raw_place w on w.country is not distinct from a.rec_country and w.state is not distinct from a.rec_state and w.county is not distinct from try_cast(a.rec_county as INTEGER) and w.city is not distinct from a.rec_city
      and w.zip is not distinct from case when a.rec_country = 'USA' then nullif(a.rec_zip, '') end and w.cd is not distinct from ${district('a.rec_state', 'a.rec_cd')} and w.cd_org is not distinct from ${district('a.rec_state', 'a.rec_cd_org')} group by 1) k on k.raw_id = r.sample_id order by i.id`);
  await db.run(`create or replace table text as select row_number() over (order by txt)::INTEGER id, txt, ${searchText('txt')} norm from (select distinct tx_text txt from raw_every where tx_text is not null union select distinct base_text from raw_all where base_text is not null)`);
  await db.run(`create or replace temp table award_ids as select award_key, row_number() over (order by award_key)::INTEGER id from (select distinct award_key from raw_all)`);
};

/** Staging rows from the canonical ones. An award's own facts come from its summary, else from its latest transaction. */
const fillStaging = async (db: Database): Promise<void> => {
  const types = typeCodes.map((code, id) => `when '${code}' then ${id}`).join(' ');
  const groups = groupOfType.map((group, id) => `when ${id} then ${group}`).join(' ');
  const district = (code: string) => `case when ${code} similar to '.*\\d\\d' and a.pop_state is not null then (select id from state s where s.code = a.pop_state) * 100 + right(${code}, 2)::INTEGER end`;
  await db.run(`create table base_award (${baseAwardColumns}); create table base_tx (${baseTxColumns});
    create table base_subaward (id INTEGER, award_id INTEGER, number VARCHAR, sub_date DATE, amount DECIMAL(18,2), recipient_id INTEGER, text_id INTEGER, pop_place INTEGER);
    create table file_c (${fileCColumns}); create table file_b (${fileBColumns}); create table file_a (${fileAColumns}); create table gtas (${gtasColumns})`);
  await db.run(`create or replace temp table raw_latest as select * from (select *, row_number() over (partition by award_key order by (tx_key is null) desc, coalesce(action_date, latest) desc, raw_id desc) as nth from raw_all) where nth = 1`);
  await db.run(`insert into base_award by name
    with typed as (select a.*, i.id, case a.type_code ${types} end type_id from raw_latest a join award_ids i on i.award_key = a.award_key)
    select a.id, (case a.type_id ${groups} end)::TINYINT grp, a.type_id::SMALLINT type_id, t.id top_id, s.id sub_id, (select min(o.id) from office o where o.subtier_id = s.id and o.code = a.office_code) office_id, ft.id ftop_id, fs.id fsub_id, r.id recipient_id,
      (select min(w.id) from raw_place w where w.country is not distinct from a.pop_country and w.state is not distinct from a.pop_state and w.county is not distinct from try_cast(a.pop_county as INTEGER) and w.city is not distinct from a.pop_city and w.zip is not distinct from case when a.pop_country = 'USA' then nullif(a.pop_zip, '') end
        and w.cd is not distinct from ${district('a.pop_cd')} and w.cd_org is not distinct from ${district('a.pop_cd_org')}) pop_place,
      a.naics, p.id psc_id, l.id listing_id, x.id text_id, null parent_id, a.parent_piid, a.pricing, a.set_aside, a.competed, coalesce(a.record_type, case when a.piid is null then 2 end) record_type,
      a.award_key generated_id, coalesce(a.piid, a.fain, a.uri, a.award_key) display_id, a.piid, a.fain, a.uri, a.start_date, a.end_date, a.potential_end, a.order_end, a.modified last_modified, a.non_federal, a.base_exercised, a.base_all,
      a.total stated_obligation, a.outlay stated_outlay, a.total_face stated_face, a.signed stated_signed, a.latest stated_latest, a.solicitation,
      (select bit_or(1::BIGINT << d."bit") from def_code d where d.code <> 'Q' and list_contains(list_transform(string_split(coalesce(a.codes, ''), ';'), lambda part: trim(split_part(part, ':', 1))), d.code)) stated_mask,
      a.covid_o stated_covid_obligation, a.covid_u stated_covid_outlay, a.infra_o stated_infra_obligation, a.infra_u stated_infra_outlay
    from typed a join agency_of t on t.code = upper(a.top_code) left join subtier s on s.code = a.sub_code and s.toptier_id = t.id left join agency_of ft on ft.code = upper(a.ftop_code) left join subtier fs on fs.code = a.fsub_code and fs.toptier_id = ft.id
      join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?') left join psc p on p.code = a.psc left join listing l on l.number = a.cfda left join text x on x.txt = a.base_text order by a.id`);
  await db.run(`update base_award set parent_id = p.id from base_award p where p.grp = 1 and base_award.grp <= 1 and base_award.parent_piid = p.piid and base_award.id <> p.id`);
  await db.run(`insert into base_tx by name select row_number() over (order by i.id, x.action_date, x.raw_id)::INTEGER tid, i.id award_id, coalesce(x.mod, '0') mod, x.action_date, x.action_type, x.amount, x.face face_value, t.id text_id, x.modified last_modified
    from raw_all x join award_ids i on i.award_key = x.award_key left join text t on t.txt = x.tx_text where x.tx_key is not null`);
  await db.run(`insert into base_subaward by name select row_number() over (order by i.id, a.action_date, a.raw_id)::INTEGER id, i.id award_id, a.number, a.action_date sub_date, a.amount, r.id recipient_id, t.id text_id,
      (select min(w.id) from raw_place w where w.country is not distinct from a.pop_country and w.state is not distinct from a.pop_state and w.county is null and w.city is not distinct from a.pop_city and w.zip is not distinct from case when a.pop_country = 'USA' then nullif(a.pop_zip, '') end
        and w.cd is not distinct from ${district('a.pop_cd')} and w.cd_org is not distinct from ${district('a.pop_cd_org')}) pop_place
    from raw_every a join award_ids i on i.award_key = a.award_key join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?') left join text t on t.txt = a.tx_text where a.number is not null`);
};

/** Reads official files into the tables in place of the sample data. Nothing is replaced unless all of it succeeds. */
export const loadFiles = async ({ files, path, referenceFolder, onProgress = () => {} }: LoadOptions): Promise<LoadSummary> => {
  const started = Date.now();
  if (!files.length) throw new FileProblem('Which files? npm run load -- FILE… (or --sample to go back to the sample data)');
  mkdirSync(dirname(path), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'spending-load-'));
  const temporary = `${path}.loading-${process.pid}`;
  [temporary, `${temporary}.wal`].forEach((file) => rmSync(file, { force: true }));
  const db = await Database.open(temporary, { write: true, memory: '4GB' });
  try {
    const opened = await openFiles(files, folder);
    const kinds = opened.map((file) => ({ file, kind: fileKind(file) }));
    await buildReferenceTables(db, { folder: referenceFolder });
    await db.run(`create temp table raw_subaward as select 0 as file_no, 0::BIGINT as raw_row, ${canonicalSelect('contract subawards', [])} limit 0`);
    for (const table of ['raw_tx', 'raw_award']) await db.run(`create temp table ${table} as select 0 as file_no, 0::BIGINT as raw_row, ${canonicalSelect('contract transactions', [])} limit 0`);
    const summaries: FileSummary[] = [];
    // Subawards last, whatever their place: each belongs to a prime award of some file.
    const inOrder = [...kinds.entries()].sort(([, a], [, b]) => Number(isSubawards(a.kind)) - Number(isSubawards(b.kind)));
    for (const [index, { file, kind }] of inOrder) {
      onProgress(`Reading ${file.name} (${kind}) …`);
      summaries[index] = await loadOne(db, file, kind, index);
      const { read, kept, refused } = summaries[index];
      onProgress(`  ${read.toLocaleString('en-US')} rows read, ${kept.toLocaleString('en-US')} kept, ${refused.toLocaleString('en-US')} refused`);
    }
    onProgress('Arranging awards, recipients and places …');
    await db.run('create or replace temp table raw_every as select *, row_number() over (order by file_no, raw_row) as raw_id from (from raw_award union all by name from raw_tx union all by name from raw_subaward)');
    await db.run('create or replace temp view raw_all as select * from raw_every where number is null');
    const [any] = await db.query<{ n: bigint }>('select count(*) n from raw_all');
    if (!Number(any!.n)) throw new FileProblem('None of the rows could be kept; the data on show stays as it is');
    await extendReferences(db);
    await buildDimensions(db);
    await fillStaging(db);
    onProgress('Making the search tables …');
    await buildSearchTables(db);
    await db.run('drop view raw_all');
    await dropStaging(db);
    const hash = await contentHash(db);
    const names = JSON.stringify(kinds.map(({ file }) => file.name)).replaceAll("'", "''");
    await db.run(`create table meta as select 0 AS seed, coalesce((select max(latest) from award), current_date) AS as_of, 'files' AS size, ${SCHEMA_VERSION} AS schema_version, 'files' AS source, '${names}' AS files, '${hash}' AS content_hash`);
    const [counts] = await db.query<{ a: bigint; t: bigint; s: bigint }>('select (select count(*) from award) a, (select count(*) from tx) t, (select count(*) from subaward) s');
    await db.run('checkpoint');
    db.close();
    if (existsSync(path)) rmSync(path);
    renameSync(temporary, path);
    return { files: summaries, awards: Number(counts!.a), transactions: Number(counts!.t), subawards: Number(counts!.s), seconds: (Date.now() - started) / 1000 };
  } catch (error) {
    db.close();
    [temporary, `${temporary}.wal`].forEach((file) => rmSync(file, { force: true }));
    if (error instanceof FileProblem) throw error;
    throw new Error(`${files.map((file) => basename(file)).join(', ')}: ${(error as Error).message}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
export { FileProblem };
