import { createHash } from 'node:crypto';
import { createSetKey } from '../core/dataSets';
import { limitWait } from '../core/faults';
import type { Job, Plan } from '../core/jobs';

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const stringifySorted = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
/** Returns the key that equal requests share. It starts with the key of the dataset. */
export const keyOf = ({ contentHash, title, publicName, request }: Plan): string =>
  `${createSetKey(contentHash)}${hashText(stringifySorted([title, publicName, request]))}`;
const formatTimestamp = (time: number) =>
  new Date(time).toISOString().replace(/T(\d\d):(\d\d):(\d\d)\.(\d{3})Z/, '_H$1M$2S$3$4');
const extensions = { csv: 'csv', tsv: 'tsv', pstxt: 'txt' } as const;
const WRITER_MEMORY_LIMIT = '230MB';

/** Returns a new job with a unique file name. */
export const createJob = (
  plan: Plan,
  createdAt: number,
  isTaken: (fileName: string) => boolean,
  options: { fault?: string; hold?: number },
): Job => {
  const stem = `${plan.publicName?.replace(/\.zip$/, '') ?? plan.title}_${formatTimestamp(createdAt)}`;
  let fileName = `${stem}.zip`;
  for (let at = 2; isTaken(fileName); at += 1) fileName = `${stem}.${at}.zip`;
  return {
    fileName,
    key: keyOf(plan),
    status: 'ready',
    message: null,
    created: createdAt,
    ended: null,
    attempts: 0,
    request: plan.request,
    rows: null,
    columns: null,
    bytes: null,
    textBytes: null,
    sha256: null,
    entries: [],
    publicName: plan.publicName ?? null,
    plan,
    fault: options.fault ?? null,
    hold: options.hold ?? 0,
  };
};

/** Returns the task for the writer process. */
export const createTask = (
  job: Job,
  plan: Plan,
  { part, database, room }: { part: string; database: string; room: number },
) => {
  const timestamp = formatTimestamp(job.created).slice(0, 19);
  const getEntryName = (name: string) =>
    plan.publicName
      ? `${plan.publicName.replace(/\.zip$/, '')}_1.${extensions[plan.format]}`
      : `${name}_${timestamp}_1.${extensions[plan.format]}`;
  return {
    part,
    database,
    contentHash: plan.contentHash,
    memory: WRITER_MEMORY_LIMIT,
    room,
    made: job.created,
    format: plan.format,
    readme: plan.readme,
    // A job that an earlier version saved can ask for a longer wait.
    hold: limitWait(job.hold),
    fault: job.fault,
    files: plan.files.map(({ name, sql, stages, cuts }) => ({
      entry: getEntryName(name),
      sql,
      stages,
      cuts,
    })),
  };
};
