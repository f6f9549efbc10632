import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { FileSet } from './fileSets';
import { ownFolder } from './owner';

export type FileFormat = 'csv' | 'tsv' | 'pstxt';
/** What is to be made: the files of one archive, in words for its README, and the request it answers. */
export interface Plan { /** Name without date and ending. */ title: string; format: FileFormat; files: FileSet[]; request: Record<string, unknown>; readme: string; /** Fixed name of an archive that is made anew each month. */ fileName?: string }
export type JobStatus = 'ready' | 'running' | 'finished' | 'failed';
export interface Job {
  fileName: string; key: string; status: JobStatus; message: string | null; /** Milliseconds since 1970. */ created: number; ended: number | null; attempts: number;
  request: Record<string, unknown>; rows: number | null; columns: number | null; bytes: number | null; /** Bytes of the files before they were compressed. */ textBytes: number | null; sha256: string | null; entries: { entry: string; rows: number }[];
  plan: Plan | null; fault: string | null; hold: number;
}
export interface QueueOptions {
  /** The data set; jobs lie in `downloads` beside it. */
  path: string; folder: string; contentHash: string;
  /** Archives written at the same time. */
  workers?: number;
  /** Bytes that finished files may take together. */
  cap?: number;
  now?: () => number;
}

const WEEK = 7 * 24 * 3600 * 1000;
/** 20 GB. */
const DEFAULT_CAP = 20e9;
/** A job interrupted this often is given up. */
const MAX_ATTEMPTS = 3;
/** Memory of the database in the process that writes. */
const WRITER_MEMORY = '230MB';
/** A name that a job can have; nothing else is ever looked for on the disk. */
const NAME = /^[A-Za-z0-9()_-]+(?:\.[0-9]+)?\.zip$/;
const reasons: Readonly<Record<string, string>> = { room: 'The service has no room for more files at the moment. Try again later, or ask for fewer rows.', write: 'The file could not be written.' };

/** A value as text that does not depend on the order of keys. */
const canonical = (value: unknown): string => JSON.stringify(value, (_key, item: unknown) =>
  (item && typeof item === 'object' && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item));
const stamp = (time: number) => new Date(time).toISOString().replace(/T(\d\d):(\d\d):(\d\d)\.(\d{3})Z/, '_H$1M$2S$3$4');

/**
 * Download jobs: written down before anything else happens, made one after the other by processes of their own, and offered only
 * when complete. After a crash what was waiting or running starts again; what was half written is thrown away.
 */
export class DownloadQueue {
  private readonly jobs = new Map<string, Job>();
  private readonly progress = new Map<string, { rows: number; bytes: number }>();
  private readonly running = new Map<string, ChildProcess>();
  private readonly waiting: string[] = [];
  private readonly listeners = new Map<string, ((job: Job) => void)[]>();
  private readonly own: ReturnType<typeof ownFolder>;
  private readonly now: () => number;
  private closed = false;

  constructor(private readonly options: QueueOptions) {
    this.own = ownFolder(options.folder);
    this.now = options.now ?? Date.now;
    this.restore();
  }

  private at(kind: 'jobs' | 'parts' | 'files', name = ''): string { return join(this.own.path, kind, name); }

  private restore(): void {
    rmSync(this.at('parts'), { recursive: true, force: true });
    if (!existsSync(this.at('jobs'))) return;
    for (const name of readdirSync(this.at('jobs')).filter((file) => file.endsWith('.json')).sort()) {
      let job: Job;
      try { job = JSON.parse(readFileSync(this.at('jobs', name), 'utf8')) as Job; } catch { rmSync(this.at('jobs', name), { force: true }); continue; }
      this.jobs.set(job.fileName, job);
      if (job.status === 'finished' || job.status === 'failed') continue;
      if (!job.plan || !job.key.startsWith(this.keyPrefix())) this.end(job, 'failed', 'The data were replaced while the file was being made. Ask for it again.');
      else if (job.attempts >= MAX_ATTEMPTS) this.end(job, 'failed', 'The service was interrupted several times while it made this file. Ask for it again.');
      else { this.save({ ...job, status: 'ready' }); this.waiting.push(job.fileName); }
    }
    this.expire();
    this.waiting.sort((a, b) => this.jobs.get(a)!.created - this.jobs.get(b)!.created);
    this.pump();
  }

  private keyPrefix(): string { return createHash('sha256').update(this.options.contentHash).digest('hex').slice(0, 12); }

  private save(job: Job): void {
    this.jobs.set(job.fileName, job);
    mkdirSync(this.at('jobs'), { recursive: true });
    const path = this.at('jobs', `${job.fileName}.json`);
    writeFileSync(`${path}.new`, JSON.stringify(job), { flush: true });
    renameSync(`${path}.new`, path);
  }

  private end(job: Job, status: 'finished' | 'failed', message: string | null, more: Partial<Job> = {}): void {
    const ended: Job = { ...job, ...more, status, message, ended: this.now(), plan: null };
    this.save(ended);
    this.progress.delete(job.fileName);
    this.listeners.get(job.fileName)?.forEach((listener) => listener(ended));
    this.listeners.delete(job.fileName);
  }

  /** Files that nobody can want any more: a week after they were finished. */
  private expire(): void {
    for (const job of this.jobs.values()) {
      if (!job.ended || this.now() - job.ended < WEEK) continue;
      rmSync(this.at('files', job.fileName), { force: true });
      rmSync(this.at('jobs', `${job.fileName}.json`), { force: true });
      this.jobs.delete(job.fileName);
    }
  }

  /** Room left under the cap, in bytes, shared out among the writers. */
  private room(): number {
    const used = [...this.jobs.values()].reduce((sum, job) => sum + (job.status === 'finished' ? job.bytes ?? 0 : 0), 0);
    return Math.max(0, Math.floor(((this.options.cap ?? DEFAULT_CAP) - used) / (this.options.workers ?? 1)));
  }

  /** Takes a request on. The same request, as long as its file is there or on its way, gives the same job. */
  submit(plan: Plan, more: { fault?: string; hold?: number } = {}): Job {
    this.expire();
    const key = `${this.keyPrefix()}${createHash('sha256').update(canonical([plan.title, plan.fileName, plan.request])).digest('hex')}`;
    const known = [...this.jobs.values()].find((job) => job.key === key && job.status !== 'failed' && (job.status !== 'finished' || this.isWhole(job)));
    if (known) return known;
    const created = this.now();
    let fileName = plan.fileName ?? `${plan.title}_${stamp(created)}.zip`;
    for (let at = 2; !plan.fileName && this.jobs.has(fileName); at += 1) fileName = `${plan.title}_${stamp(created)}.${at}.zip`;
    const job: Job = {
      fileName, key, status: 'ready', message: null, created, ended: null, attempts: 0, request: plan.request, rows: null, columns: null, bytes: null, textBytes: null, sha256: null, entries: [],
      plan, fault: more.fault ?? null, hold: more.hold ?? 0,
    };
    this.save(job);
    this.waiting.push(fileName);
    this.pump();
    return this.jobs.get(fileName)!;
  }

  private pump(): void {
    while (!this.closed && this.running.size < (this.options.workers ?? 1) && this.waiting.length) this.start(this.jobs.get(this.waiting.shift()!)!);
  }

  private start(waiting: Job): void {
    const job: Job = { ...waiting, status: 'running', attempts: waiting.attempts + 1 };
    const plan = job.plan!;
    this.save(job);
    mkdirSync(this.at('parts'), { recursive: true });
    const part = this.at('parts', `${job.fileName}.${process.pid}-${job.attempts}`);
    const day = stamp(job.created).slice(0, 19);
    const ending = { csv: 'csv', tsv: 'tsv', pstxt: 'txt' }[plan.format];
    const entryOf = (name: string) => (plan.fileName ? `${plan.fileName.replace(/\.zip$/, '')}_1.${ending}` : `${name}_${day}_1.${ending}`);
    const child = spawn(process.execPath, [join(process.cwd(), 'mock-api/downloads/writer.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // The database's allocator gives memory back soon instead of keeping it for later.
      env: { ...process.env, DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:300,muzzy_decay_ms:300,narenas:1', MALLOC_ARENA_MAX: '2' },
    });
    this.running.set(job.fileName, child);
    let last: { done?: boolean; failed?: string; message?: string; rows?: number; bytes?: number; text?: number; sha256?: string; files?: { entry: string; rows: number }[] } = {};
    const decoder = new StringDecoder('utf8');
    let rest = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        last = JSON.parse(line) as typeof last;
        this.progress.set(job.fileName, { rows: last.rows ?? 0, bytes: last.bytes ?? 0 });
      }
    });
    // A writer that ended before it had read its task is reported by its exit.
    child.stdin!.on('error', () => {});
    child.stdin!.write(`${JSON.stringify({
      part, database: this.options.path, memory: WRITER_MEMORY, room: this.room(), made: job.created, format: plan.format, readme: plan.readme, hold: job.hold, fault: job.fault,
      files: plan.files.map(({ name, sql, stages, count }) => ({ entry: entryOf(name), sql, stages, count })),
    })}\n`);
    child.on('close', () => {
      this.running.delete(job.fileName);
      if (this.closed) return;
      try {
        if (!last.done) throw new Error(last.failed === 'room' ? reasons.room : `${reasons.write} ${last.message ?? 'The program that makes it ended without a word.'}`.split('\n')[0]);
        if (statSync(part).size !== last.bytes) throw new Error(`${reasons.write} It is not as long as it should be.`);
        mkdirSync(this.at('files'), { recursive: true });
        renameSync(part, this.at('files', job.fileName));
        this.end(job, 'finished', null, { rows: last.rows!, bytes: last.bytes!, textBytes: last.text!, sha256: last.sha256!, entries: last.files!, columns: Math.max(...plan.files.map(({ columns }) => columns.length)) });
      } catch (error) {
        this.end(job, 'failed', (error as Error).message);
      }
      rmSync(part, { force: true });
      rmSync(`${part}.spill`, { recursive: true, force: true });
      this.pump();
    });
  }

  /** The job of a name; undefined for a name that no job has or could have. */
  find(fileName: string): Job | undefined {
    this.expire();
    return NAME.test(fileName) ? this.jobs.get(fileName) : undefined;
  }

  /** Rows and bytes written so far; undefined for a job that is not running. */
  progressOf(fileName: string): { rows: number; bytes: number } | undefined { return this.progress.get(fileName); }

  private isWhole(job: Job): boolean {
    const path = this.at('files', job.fileName);
    return existsSync(path) && statSync(path).size === job.bytes;
  }

  /** Where a finished, whole file lies. */
  pathOf(fileName: string): string | undefined {
    const job = this.find(fileName);
    return job?.status === 'finished' && this.isWhole(job) ? this.at('files', fileName) : undefined;
  }

  /** Resolves when the job has ended, either way. */
  finished(fileName: string): Promise<Job> {
    const job = this.jobs.get(fileName);
    if (!job || job.status === 'finished' || job.status === 'failed') return job ? Promise.resolve(job) : Promise.reject(new Error(`no job ${fileName}`));
    return new Promise((done) => { this.listeners.set(fileName, [...this.listeners.get(fileName) ?? [], done]); });
  }

  private async stop(): Promise<void> {
    this.closed = true;
    const children = [...this.running.values()];
    children.forEach((child) => child.kill('SIGKILL'));
    await Promise.all(children.map((child) => (child.exitCode !== null || child.signalCode !== null ? undefined : new Promise((done) => { child.once('exit', done); }))));
  }

  /** Forgets everything: for tests. */
  async reset(): Promise<void> {
    await this.stop();
    this.jobs.clear(); this.waiting.length = 0; this.progress.clear(); this.running.clear();
    for (const kind of ['jobs', 'parts', 'files'] as const) rmSync(this.at(kind), { recursive: true, force: true });
    this.closed = false;
  }

  /** Ends the processes; what was running starts again with the next server. */
  async close(): Promise<void> { await this.stop(); this.own.release(); }
}
