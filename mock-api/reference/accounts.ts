import { readReference, type ReferenceSource } from '../core/referenceFiles';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { numberOrNull } from './cells';

interface Account {
  id: number;
  code: string | undefined;
  aid: string;
  main: string;
}
/** Creates `tas`. Each account has one Treasury Account Symbol without a year limit and three with two-year windows. */
const buildSymbols = (db: Database, accounts: readonly Account[]): Promise<void> => {
  const windows: [string | null, string | null][] = [
    [null, null],
    ['2018', '2019'],
    ['2021', '2022'],
    ['2024', '2025'],
  ];
  return createTable(
    db,
    'tas',
    `id INTEGER, federal_account_id INTEGER, ata VARCHAR, aid VARCHAR, bpoa VARCHAR,
      epoa VARCHAR, a VARCHAR, main VARCHAR, sub VARCHAR, label VARCHAR`,
    accounts.flatMap((account) =>
      windows.map(([bpoa, epoa], at) => ({
        id: account.id * 4 + at,
        federal_account_id: account.id,
        ata: null,
        aid: account.aid,
        bpoa,
        epoa,
        a: bpoa ? null : 'X',
        main: account.main,
        sub: '000',
        label: `${account.aid}-${bpoa ? `${bpoa}/${epoa}` : 'X'}-${account.main}-000`,
      })),
    ),
  );
};

/** Creates `program_activity`. An account without program activities gets a general one. */
const buildActivities = (
  db: Database,
  source: ReferenceSource,
  accounts: readonly Account[],
): Promise<void> => {
  const idByCode = new Map(accounts.map((row) => [row.code, row.id]));
  const activities = readReference(source, 'program_activities').map((row) => ({
    federal_account_id: idByCode.get(row.federal_account)!,
    code: row.program_activity_code!,
    name: row.program_activity_name!.toUpperCase(),
  }));
  const accountsWithActivities = new Set(activities.map((row) => row.federal_account_id));
  const fallbackActivities = accounts
    .filter((row) => !accountsWithActivities.has(row.id))
    .map((row) => ({ federal_account_id: row.id, code: '0001', name: 'DIRECT PROGRAM ACTIVITY' }));
  return createTable(
    db,
    'program_activity',
    'id INTEGER, federal_account_id INTEGER, code VARCHAR, name VARCHAR',
    [...activities, ...fallbackActivities].map((row, id) => ({ id: id + 1, ...row })),
  );
};

/** Creates the tables of federal accounts, Treasury Account Symbols, program activities and submission periods. */
export const buildAccounts = async (
  db: Database,
  source: ReferenceSource,
  agencyIds: ReadonlyMap<string | undefined, number>,
): Promise<void> => {
  const accounts = readReference(source, 'federal_accounts').map((row, index) => ({
    id: index + 1,
    toptier_id: agencyIds.get(row.toptier_code!),
    code: row.federal_account,
    aid: row.federal_account!.slice(0, 3),
    main: row.federal_account!.slice(4),
    title: row.title,
    subfunction_id: numberOrNull(row.budget_subfunction_code!),
    weight: Math.max(Number(row.budget_authority_fy2016_musd) || 0, 1),
  }));
  await createTable(
    db,
    'federal_account',
    `id INTEGER, toptier_id INTEGER, code VARCHAR, aid VARCHAR, main VARCHAR, title VARCHAR,
      subfunction_id INTEGER, weight DOUBLE`,
    accounts,
  );
  await buildSymbols(db, accounts);
  await buildActivities(db, source, accounts);
  await createTable(
    db,
    'submission_period',
    `id INTEGER, fy INTEGER, period INTEGER, quarter INTEGER, is_quarter BOOLEAN,
      period_start VARCHAR, period_end VARCHAR, submission_start VARCHAR, submission_due VARCHAR,
      certification_due VARCHAR, reveal_date VARCHAR`,
    readReference(source, 'submission_windows').map((row) => ({
      id: Number(row.id),
      fy: Number(row.fiscal_year),
      period: Number(row.fiscal_period),
      quarter: Number(row.fiscal_quarter),
      is_quarter: row.is_quarter === 'true',
      period_start: row.period_start,
      period_end: row.period_end,
      submission_start: row.submission_start,
      submission_due: row.submission_due,
      certification_due: row.certification_due,
      reveal_date: row.reveal_date,
    })),
  );
};
