import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, formatDiskError, ignoreErrors, UNFINISHED } from '../core/disk';
import type { Job } from '../core/jobs';

/** Returns whether a name is a valid job name. Other names are never looked up on disk. */
export const isJobName = (name: string): boolean =>
  /^[A-Za-z0-9()_-]+(?:\.[0-9]+)?\.zip$/.test(name);
const JOB_EXTENSION = '.json';

/** The folder of downloads, with job records, unfinished files and finished files. Its methods do not throw on disk failures. */
export class JobFolder {
  private hasLogged = false;

  constructor(
    private readonly path: string,
    private readonly disk: Disk,
  ) {}

  at(kind: 'jobs' | 'parts' | 'files', name = ''): string {
    return join(this.path, kind, name);
  }

  /** Returns the saved jobs, sorted by name, and removes unfinished files that no writer uses any more. */
  read(): Job[] {
    ignoreErrors(() => this.disk.remove(this.at('parts')));
    let names: string[] = [];
    ignoreErrors(() => {
      if (existsSync(this.at('jobs'))) names = readdirSync(this.at('jobs'));
    });
    names
      .filter((name) => name.endsWith(UNFINISHED))
      .forEach((name) => ignoreErrors(() => this.disk.remove(this.at('jobs', name))));
    return names
      .filter((name) => name.endsWith(JOB_EXTENSION))
      .sort()
      .flatMap((name) => this.readOne(name));
  }

  /** Saves a job. Returns the reason as text for visitors if this fails, otherwise undefined. */
  save(job: Job): string | undefined {
    return this.attempt(() => {
      this.disk.makeFolder(this.at('jobs'));
      this.disk.write(this.at('jobs', `${job.fileName}${JOB_EXTENSION}`), JSON.stringify(job));
    });
  }

  /** Creates the folder of unfinished files. Returns the reason if this fails, like `save`. */
  makeParts(): string | undefined {
    return this.attempt(() => this.disk.makeFolder(this.at('parts')));
  }

  /** Moves an unfinished file to the finished files. Returns the reason if this fails, like `save`. */
  finish(part: string, fileName: string): string | undefined {
    return this.attempt(() => {
      this.disk.makeFolder(this.at('files'));
      this.disk.move(part, this.at('files', fileName));
    });
  }

  /** Removes the unfinished file, its spill folder and its pipe, after the file failed or was moved. */
  removePart(part: string): void {
    ignoreErrors(() => this.disk.remove(part));
    ignoreErrors(() => this.disk.remove(`${part}.spill`));
    ignoreErrors(() => this.disk.remove(`${part}.pipe`));
  }

  /** Removes a job and its file. */
  forget(job: Job): void {
    ignoreErrors(() => this.disk.remove(this.at('files', job.fileName)));
    ignoreErrors(() => this.disk.remove(this.at('jobs', `${job.fileName}${JOB_EXTENSION}`)));
  }

  /** Returns whether the file of a finished job exists with its full size. */
  isFileComplete(job: Job): boolean {
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
        `${job.fileName}${JOB_EXTENSION}` === name &&
        isJobName(job.fileName)
      )
        return [job];
    } catch {
      /* A truncated record is ignored. */
    }
    ignoreErrors(() => this.disk.remove(this.at('jobs', name)));
    return [];
  }

  private attempt(step: () => void): string | undefined {
    try {
      step();
      this.hasLogged = false;
      return undefined;
    } catch (error) {
      // Log once instead of for every waiting job.
      if (!this.hasLogged)
        console.error(`Cannot write downloads to ${this.path}: ${(error as Error).message}`);
      this.hasLogged = true;
      return `The file could not be written. ${formatDiskError(error)}`;
    }
  }
}
