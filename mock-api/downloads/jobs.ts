import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, diskReason, leniently, UNFINISHED } from '../core/disk';
import type { Job } from '../core/jobs';

/** A name that a job can have; nothing else is ever looked for on the disk. */
const NAME = /^[A-Za-z0-9()_-]+(?:\.[0-9]+)?\.zip$/;
/** Whether a name is one that a job can have. */
export const isJobName = (name: string): boolean => NAME.test(name);
const ENDING = '.json';

/** The folder of downloads: records of jobs, parts of files being written, finished files. No failure of the disk leaves it as an error. */
export class JobFolder {
  private complained = false;

  constructor(
    private readonly path: string,
    private readonly disk: Disk,
  ) {}

  at(kind: 'jobs' | 'parts' | 'files', name = ''): string {
    return join(this.path, kind, name);
  }

  /** The jobs written down, oldest name first; parts of files that nobody writes any more are cleared away. */
  read(): Job[] {
    leniently(() => this.disk.remove(this.at('parts')));
    let names: string[] = [];
    leniently(() => {
      if (existsSync(this.at('jobs'))) names = readdirSync(this.at('jobs'));
    });
    names
      .filter((name) => name.endsWith(UNFINISHED))
      .forEach((name) => leniently(() => this.disk.remove(this.at('jobs', name))));
    return names
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .flatMap((name) => this.readOne(name));
  }

  /** Writes a job down. Gives the reason, in words for visitors, when that is not possible. */
  save(job: Job): string | undefined {
    return this.attempt(() => {
      this.disk.makeFolder(this.at('jobs'));
      this.disk.write(this.at('jobs', `${job.fileName}${ENDING}`), JSON.stringify(job));
    });
  }

  /** Makes room for the parts of a file; gives a reason like `save`. */
  makeParts(): string | undefined {
    return this.attempt(() => this.disk.makeFolder(this.at('parts')));
  }

  /** Gives a part its place among the finished files; gives a reason like `save`. */
  finish(part: string, fileName: string): string | undefined {
    return this.attempt(() => {
      this.disk.makeFolder(this.at('files'));
      this.disk.move(part, this.at('files', fileName));
    });
  }

  /** Clears away what was written of a file that came to nothing, or has just got its place. */
  removePart(part: string): void {
    leniently(() => this.disk.remove(part));
    leniently(() => this.disk.remove(`${part}.spill`));
    leniently(() => this.disk.remove(`${part}.pipe`));
  }

  /** Forgets a job and its file. */
  forget(job: Job): void {
    leniently(() => this.disk.remove(this.at('files', job.fileName)));
    leniently(() => this.disk.remove(this.at('jobs', `${job.fileName}${ENDING}`)));
  }

  /** Whether the file of a finished job is there as it was made. */
  isWhole(job: Job): boolean {
    return statSync(this.at('files', job.fileName), { throwIfNoEntry: false })?.size === job.bytes;
  }

  private readOne(name: string): Job[] {
    let text: string;
    try {
      text = readFileSync(this.at('jobs', name), 'utf8');
    } catch {
      return [];
    }
    try {
      const job = JSON.parse(text) as Job | null;
      if (
        typeof job?.fileName === 'string' &&
        `${job.fileName}${ENDING}` === name &&
        isJobName(job.fileName)
      )
        return [job];
    } catch {
      /* A record that was cut off is none. */
    }
    leniently(() => this.disk.remove(this.at('jobs', name)));
    return [];
  }

  private attempt(step: () => void): string | undefined {
    try {
      step();
      this.complained = false;
      return undefined;
    } catch (error) {
      // Once, and not for each of the jobs that wait in line.
      if (!this.complained)
        console.error(`Downloads cannot be written to ${this.path}: ${(error as Error).message}`);
      this.complained = true;
      return `The file could not be written. ${diskReason(error)}`;
    }
  }
}
