import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { clearTimeout, setTimeout } from 'node:timers';
import { createSetKey } from '../core/dataSets';
import { type Disk, localDisk } from '../core/disk';
import { tryAgain } from '../core/errors';
import type { Downloads, Job, JobStatus, Plan } from '../core/jobs';
import { keyOf, createJob, createTask } from './newJob';
import { isJobName, JobFolder } from './jobs';
import { claimFolder } from './owner';
import { REPLACED, startWriter, type WriterOutcome } from './writerProcess';

export interface QueueOptions {
  /** The path of the dataset. */
  path: string;
  folder: string;
  /** The content hash of the open dataset. */
  contentHash: string;
  /** The maximum number of jobs that wait. */
  maxWaiting?: number;
  /** The maximum number of archives that are written at the same time. */
  workers?: number;
  /** The maximum size in bytes of all finished files together. */
  capBytes?: number;
  now?: () => number;
  /** The disk that jobs are written to. */
  disk?: Disk;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;
const DEFAULT_CAP_BYTES = 20e9;
const MAX_ATTEMPTS = 3;
const TOO_MANY_WAITING = 'Too many downloads are waiting. Try again in a few minutes.';
const RETRY_SECONDS = 120;
const hasEnded = ({ status }: Job): boolean => status === 'finished' || status === 'failed';

/**
 * The queue of download jobs. Each job is saved, then written in turn by a separate process, and served only when its file is complete.
 * After a crash, unfinished jobs start again and unfinished files are removed. A full or read-only disk fails only the current job,
 * with the reason.
 */
export class DownloadQueue implements Downloads {
  private readonly jobs = new Map<string, Job>();
  private readonly progress = new Map<string, { rows: number; bytes: number }>();
  private readonly running = new Map<string, ChildProcess>();
  private readonly waiting: string[] = [];
  private readonly listeners = new Map<string, ((job: Job) => void)[]>();
  private readonly claimedFolder: ReturnType<typeof claimFolder>;
  private readonly store: JobFolder;
  private readonly now: () => number;
  private readonly workers: number;
  private readonly cap: number;
  private readonly maxWaiting: number;
  private contentHash: string;
  private closed = false;

  constructor(private readonly options: QueueOptions) {
    const disk = options.disk ?? localDisk;
    this.claimedFolder = claimFolder(options.folder, disk);
    this.store = new JobFolder(this.claimedFolder.path, disk);
    this.now = options.now ?? Date.now;
    this.workers = options.workers ?? 1;
    this.cap = options.capBytes ?? DEFAULT_CAP_BYTES;
    this.maxWaiting = options.maxWaiting ?? Infinity;
    this.contentHash = options.contentHash;
    this.restore();
  }

  private restore(): void {
    for (const job of this.store.read()) {
      this.jobs.set(job.fileName, job);
      if (hasEnded(job)) continue;
      if (!job.plan || !this.isOfThisSet(job)) this.end(job, 'failed', REPLACED);
      else if (job.attempts >= MAX_ATTEMPTS)
        this.end(
          job,
          'failed',
          'The server was interrupted several times while it made this file. Request it again.',
        );
      else {
        // The job starts even if its new status cannot be saved.
        this.saveJob({ ...job, status: 'ready' });
        this.waiting.push(job.fileName);
      }
    }
    this.expire();
    this.waiting.sort((a, b) => this.jobs.get(a)!.created - this.jobs.get(b)!.created);
    this.pump();
  }

  private isOfThisSet(job: Job): boolean {
    return job.key.startsWith(createSetKey(this.contentHash));
  }

  /** Switches to another dataset. Waiting jobs of the old dataset fail. Running jobs that have already opened it can still finish. */
  dataReplaced(contentHash: string): void {
    this.contentHash = contentHash;
    const outdatedNames = this.waiting.filter((name) => !this.isOfThisSet(this.jobs.get(name)!));
    outdatedNames.forEach((name) => {
      this.waiting.splice(this.waiting.indexOf(name), 1);
      this.end(this.jobs.get(name)!, 'failed', REPLACED);
    });
  }

  /** Stores a job in memory and on disk. Returns the reason if the disk fails. */
  private saveJob(job: Job): string | undefined {
    this.jobs.set(job.fileName, job);
    return this.store.save(job);
  }

  private end(
    job: Job,
    status: 'finished' | 'failed',
    message: string | null,
    changes: Partial<Job> = {},
  ): Job {
    const endedJob: Job = { ...job, ...changes, status, message, ended: this.now(), plan: null };
    // A job whose end cannot be saved is still reported as ended. The next start finds it in its earlier state.
    this.saveJob(endedJob);
    this.progress.delete(job.fileName);
    this.listeners.get(job.fileName)?.forEach((listener) => listener(endedJob));
    this.listeners.delete(job.fileName);
    return endedJob;
  }

  private expire(): void {
    for (const job of this.jobs.values()) {
      if (!job.ended || this.now() - job.ended < WEEK_MS) continue;
      this.store.forget(job);
      this.jobs.delete(job.fileName);
    }
  }

  /** Returns the bytes left below the cap, divided by the number of writers. */
  private room(): number {
    const usedBytes = [...this.jobs.values()].reduce(
      (sum, job) => sum + (job.status === 'finished' ? (job.bytes ?? 0) : 0),
      0,
    );
    return Math.max(0, Math.floor((this.cap - usedBytes) / this.workers));
  }

  findExisting(plan: Plan): Job | undefined {
    const key = keyOf(plan);
    return [...this.jobs.values()].find(
      (job) =>
        job.key === key &&
        job.status !== 'failed' &&
        (job.status !== 'finished' || this.store.isFileComplete(job)),
    );
  }

  submit(plan: Plan, options: { fault?: string; hold?: number } = {}): Job {
    this.expire();
    const existingJob = this.findExisting(plan);
    if (existingJob) return existingJob;
    if (this.waiting.length >= this.maxWaiting)
      throw tryAgain(503, TOO_MANY_WAITING, RETRY_SECONDS);
    const createdAt = this.now();
    const job = createJob(plan, createdAt, (name) => this.jobs.has(name), options);
    const problem = this.saveJob(job);
    if (problem) return this.end(job, 'failed', problem);
    this.waiting.push(job.fileName);
    this.pump();
    return this.jobs.get(job.fileName)!;
  }

  private pump(): void {
    while (!this.closed && this.running.size < this.workers && this.waiting.length)
      this.start(this.jobs.get(this.waiting.shift()!)!);
  }

  private start(waitingJob: Job): void {
    const job: Job = { ...waitingJob, status: 'running', attempts: waitingJob.attempts + 1 };
    const plan = job.plan!;
    const problem = this.saveJob(job) ?? this.store.makeParts();
    if (problem) {
      this.end(job, 'failed', problem);
      return;
    }
    const part = this.store.at('parts', `${job.fileName}.${process.pid}-${job.attempts}`);
    const task = createTask(job, plan, { part, database: this.options.path, room: this.room() });
    this.running.set(
      job.fileName,
      startWriter(
        task,
        (progress) => this.progress.set(job.fileName, progress),
        (outcome) => {
          this.running.delete(job.fileName);
          if (this.closed) return;
          const failure = this.finishFile(job, part, outcome);
          // The unfinished file is removed before the job is saved, because saving needs the space on a full disk.
          this.store.removePart(part);
          if (outcome.ok && !failure)
            this.end(job, 'finished', null, {
              ...outcome.made,
              columns: Math.max(...plan.files.map(({ columns }) => columns.length)),
            });
          else this.end(job, 'failed', failure ?? null);
          this.pump();
        },
      ),
    );
  }

  /** Moves a complete file to the finished files. Returns the reason if the writer or the move failed. */
  private finishFile(job: Job, part: string, outcome: WriterOutcome): string | undefined {
    if (!outcome.ok) return outcome.message;
    const isComplete = statSync(part, { throwIfNoEntry: false })?.size === outcome.made.bytes;
    return isComplete
      ? this.store.finish(part, job.fileName)
      : 'The file is incomplete. Request it again.';
  }

  find(fileName: string): Job | undefined {
    this.expire();
    return isJobName(fileName) ? this.jobs.get(fileName) : undefined;
  }

  /** Returns the number of jobs by status. */
  countByStatus(): Record<JobStatus, number> {
    this.expire();
    const counts = { ready: 0, running: 0, finished: 0, failed: 0 };
    for (const { status } of this.jobs.values()) counts[status] += 1;
    return counts;
  }

  getProgress(fileName: string): { rows: number; bytes: number } | undefined {
    return this.progress.get(fileName);
  }

  /** Returns the path of a finished, complete file, otherwise undefined. */
  getPath(fileName: string): string | undefined {
    const job = this.find(fileName);
    return job?.status === 'finished' && this.store.isFileComplete(job)
      ? this.store.at('files', fileName)
      : undefined;
  }

  /** Returns the job when it has finished or failed. Rejects for an unknown name. */
  finished(fileName: string): Promise<Job> {
    const job = this.jobs.get(fileName);
    if (!job || hasEnded(job))
      return job ? Promise.resolve(job) : Promise.reject(new Error(`No download job: ${fileName}`));
    return new Promise((done) => {
      this.listeners.set(fileName, [...(this.listeners.get(fileName) ?? []), done]);
    });
  }

  /** Returns the job when it has ended, or as it is after `timeoutMs` milliseconds. */
  async waitFor(fileName: string, timeoutMs: number): Promise<Job> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<Job>((done) => {
      timer = setTimeout(() => done(this.jobs.get(fileName)!), timeoutMs);
    });
    try {
      return await Promise.race([this.finished(fileName), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Kills the writer processes. The next server starts their jobs again. */
  async close(): Promise<void> {
    this.closed = true;
    const children = [...this.running.values()];
    children.forEach((child) => child.kill('SIGKILL'));
    await Promise.all(
      children.map((child) =>
        child.exitCode !== null || child.signalCode !== null || child.pid === undefined
          ? undefined
          : new Promise((done) => {
              child.once('exit', done);
            }),
      ),
    );
    this.claimedFolder.release();
  }
}
