import type { Database } from '../db/database';
import type { Parts } from './awardParts';
import { canonicalQuery } from './canonical';
import { type RawFile, rawTable } from './rawFile';

/**
 * Creates the views `raw_every` with the rows of all award files, and `raw_all` with those of prime awards. `rank` is highest for
 * the latest row, by date and then by position.
 */
export const joinFiles = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  await db.run(`create temp table raw_none as
    select 0 as file_no, ${canonicalQuery('contract subawards', [], '', '(select 1)').sql}
    limit 0`);
  await createViews(db, files);
};
const createViews = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  const selects = files.map(
    ({ index }) =>
      `select (file_no::BIGINT << 40) + nth as raw_id, * exclude (nth) from ${rawTable(index)}`,
  );
  await db.run(`create or replace temp view raw_every as
    select *,
      datediff('day', date '0001-01-01', coalesce(action_date, latest))::HUGEINT * 1152921504606846976
        + raw_id as rank
    from (${['select 0::BIGINT as raw_id, * from raw_none', ...selects].join(' union all by name ')})`);
  await db.run(
    'create or replace temp view raw_all as select * from raw_every where number is null',
  );
};

/** Drops columns that are no longer needed, because the rows of wide files take up most of the memory. */
export const dropColumns = async (
  db: Database,
  files: readonly RawFile[],
  columns: readonly (keyof Parts)[],
): Promise<void> => {
  for (const { index } of files)
    await db.run(
      columns
        .map((column) => `alter table ${rawTable(index)} drop column if exists ${column}`)
        .join('; '),
    );
  await createViews(db, files);
};
/** Drops the tables with the rows of the files, and the views of these tables. */
export const dropRows = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  await db.run('drop view if exists raw_latest; drop view raw_all; drop view raw_every');
  for (const { index } of files) await db.run(`drop table ${rawTable(index)}`);
};
