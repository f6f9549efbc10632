import type { Database } from '../db/database';
import { type RawFile, rawTable } from './rawFile';
import type { FileSummary } from './readRows';

/**
 * Adds the UEI to rows that have only a DUNS, if other rows have that DUNS with exactly one UEI. Files before 2022 have no UEIs. A DUNS
 * with several UEIs stays a separate recipient.
 */
export const linkRecipients = async (
  db: Database,
  files: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
): Promise<void> => {
  const rowsSql = (columns: string, where: string) =>
    files
      .map(({ index }) => `select ${columns} from ${rawTable(index)} where ${where}`)
      .join(' union all ');
  if (!files.length) return;
  await db.run(`create or replace temp table raw_known_duns as
    select duns, min(uei) as uei
    from (${rowsSql('duns, uei', 'duns is not null and uei is not null')})
    where duns in (${rowsSql('duns', 'uei is null and duns is not null')})
    group by duns
    having count(distinct uei) = 1`);
  for (const rawFile of files) {
    const table = rawTable(rawFile.index);
    const condition = `${table}.uei is null and ${table}.duns = k.duns`;
    const count = await db.number(
      `select count(*) n from ${table}, raw_known_duns k where ${condition}`,
    );
    if (!count) continue;
    await db.run(`update ${table} set uei = k.uei from raw_known_duns k where ${condition}`);
    summaries
      .get(rawFile)!
      .notes.push(
        `${count.toLocaleString('en-US')} ${count === 1 ? 'row identifies its recipient' : 'rows identify their recipients'} by DUNS only: the UEI was taken from other rows with the same DUNS`,
      );
  }
};
