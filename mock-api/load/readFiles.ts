import { isUtf8 } from 'node:buffer';
import {
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  closeSync,
  statSync,
  existsSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { PlainProblem } from '../dataSet/making';

/** A problem with a whole file, in words for whoever runs the command. */
export class FileProblem extends PlainProblem {}

/** One CSV ready to be read: where it lies, what it is called in messages, its columns. */
export interface CsvFile {
  path: string;
  name: string;
  columns: string[];
  bytes: number;
  /** Lines, not rows: a field may hold several. */ lines: number;
}

const firstBytes = (path: string, count: number): Buffer => {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(count);
    return buffer.subarray(0, readSync(file, buffer, 0, count, 0));
  } finally {
    closeSync(file);
  }
};

/** Errors of the machine, which say nothing about a file. */
const ofMachine = /ENOSPC|EDQUOT|EFBIG|EROFS|EMFILE|ENFILE|ENOMEM/;
/** An error of reading a file as a problem with that file; errors of the machine stay what they are. */
const problemOf = (name: string, error: unknown, words: string): Error => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof FileProblem || ofMachine.test(code)) return error as Error;
  if (code === 'EACCES' || code === 'EPERM')
    return new FileProblem(`${name}: this user may not read the file`);
  return new FileProblem(`${name}: ${words} (${message})`);
};

/** Unpacks the CSV files of a zip, as names in `folder` that begin with `prefix`; an entry that cannot be unpacked is told beside them. */
const unzip = (
  path: string,
  folder: string,
  prefix: string,
): Promise<{ path: string; name: string; problem?: FileProblem }[]> =>
  new Promise((done, fail) => {
    const damaged = (name: string, error: unknown) =>
      problemOf(name, error, 'the zip is damaged or cut off');
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) {
        fail(damaged(basename(path), error ?? new Error('no directory')));
        return;
      }
      const found: { path: string; name: string; problem?: FileProblem }[] = [];
      zip.on('error', (reason: Error) => fail(damaged(basename(path), reason)));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!/\.csv$/i.test(entry.fileName)) {
          zip.readEntry();
          return;
        }
        const target = join(folder, `${prefix}-${found.length}-${basename(entry.fileName)}`);
        const name = `${basename(path)}/${entry.fileName}`;
        const broken = (reason: unknown) => {
          const problem = damaged(name, reason);
          if (!(problem instanceof FileProblem)) {
            fail(problem);
            return;
          }
          found.push({ path: target, name, problem });
          zip.readEntry();
        };
        zip.openReadStream(entry, (problem, stream) => {
          if (problem || !stream) {
            broken(problem ?? new Error('unreadable entry'));
            return;
          }
          pipeline(stream, createWriteStream(target)).then(() => {
            found.push({ path: target, name });
            zip.readEntry();
          }, broken);
        });
      });
      zip.on('end', () =>
        found.length
          ? done(found)
          : fail(new FileProblem(`${basename(path)}: the zip holds no CSV file`)),
      );
      zip.readEntry();
    });
  });

/** Fields of one CSV line. */
const splitHeader = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"').trim(),
  );

/** How many lines a file has, and on which the first bytes are that are not UTF-8; undefined when all are. */
const checkEncoding = async (path: string): Promise<{ lines: number; bad?: number }> => {
  let rest = Buffer.alloc(0);
  let line = 1;
  const newlines = (buffer: Buffer) => {
    let count = 0;
    for (let at = buffer.indexOf(10); at >= 0; at = buffer.indexOf(10, at + 1)) count += 1;
    return count;
  };
  const check = (buffer: Buffer): boolean => {
    if (isUtf8(buffer)) {
      line += newlines(buffer);
      return true;
    }
    for (let from = 0; from < buffer.length;) {
      const to = buffer.indexOf(10, from);
      const end = to < 0 ? buffer.length : to + 1;
      if (!isUtf8(buffer.subarray(from, end))) return false;
      line += 1;
      from = end;
    }
    return false;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const whole = rest.length ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const cut = whole.lastIndexOf(10) + 1;
    if (cut && !check(whole.subarray(0, cut))) return { lines: line, bad: line };
    rest = Buffer.from(whole.subarray(cut));
  }
  if (rest.length && !check(rest)) return { lines: line, bad: line };
  return { lines: rest.length ? line : line - 1 };
};

const inspect = async (path: string, name: string): Promise<CsvFile> => {
  const bytes = statSync(path).size;
  if (bytes === 0) throw new FileProblem(`${name}: the file is empty`);
  const head = firstBytes(path, 262144);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new FileProblem(`${name}: the file is in UTF-16; save it as UTF-8`);
  const { lines, bad } = await checkEncoding(path);
  if (bad !== undefined)
    throw new FileProblem(`${name}: line ${bad} is not UTF-8; save the file as UTF-8`);
  const first =
    head
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1)[0] ?? '';
  const columns = splitHeader(first);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw new FileProblem(`${name}: the column "${twice}" stands twice in the header`);
  return { path, name, columns, bytes, lines };
};

/** Files ready to be read, and what is wrong with the others; both by their place among all. */
export interface OpenedFiles {
  files: { place: number; file: CsvFile }[];
  problems: [number, string][];
}

/** Opens files given on the command line: CSV, gzipped CSV, or a zip of CSVs (unpacked into `folder`). Each is taken or told about by itself. */
export const openFiles = async (paths: readonly string[], folder: string): Promise<OpenedFiles> => {
  const opened: OpenedFiles = { files: [], problems: [] };
  let place = 0;
  const take = async (name: string, work: () => Promise<CsvFile>) => {
    place += 1;
    try {
      opened.files.push({ place, file: await work() });
    } catch (error) {
      const problem = problemOf(name, error, 'the file cannot be read');
      if (!(problem instanceof FileProblem)) throw problem;
      opened.problems.push([place, problem.message]);
    }
  };
  for (const [index, path] of paths.entries()) {
    const name = basename(path);
    const found: (() => Promise<CsvFile>)[] = [];
    await take(name, async () => {
      if (!existsSync(path)) throw new FileProblem(`${path}: there is no such file`);
      if (statSync(path).isDirectory())
        throw new FileProblem(`${name}: this is a folder; name the files in it`);
      if (statSync(path).size === 0) throw new FileProblem(`${name}: the file is empty`);
      const head = firstBytes(path, 4);
      if (head.toString('latin1', 0, 2) === 'PK') {
        found.push(
          ...(await unzip(path, folder, String(index))).map(
            (entry) => () =>
              entry.problem ? Promise.reject(entry.problem) : inspect(entry.path, entry.name),
          ),
        );
      } else if (head[0] === 0x1f && head[1] === 0x8b) {
        const target = join(folder, `${index}-${name.replace(/\.gz$/, '')}`);
        await pipeline(createReadStream(path), createGunzip(), createWriteStream(target)).catch(
          (error: unknown) => {
            throw problemOf(name, error, 'the gzip file is damaged or cut off');
          },
        );
        found.push(() => inspect(target, name));
      } else found.push(() => inspect(path, name));
      return found.shift()!();
    });
    for (const work of found) await take(name, work);
  }
  return opened;
};
