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
import { PlainProblem } from '../dataSet/makeDataSet';
import { type LineList, repairBytes, scanBytes, writeUtf8Copy, getUtf16Encoding } from './bytes';
import { type Header, readHeader } from './header';

/** A problem with a whole file, with a message for the person who runs the command. */
export class FileProblem extends PlainProblem {}

/** A kind of repair to the rows of a file: the number of rows, and the first of them. */
export interface Repair {
  what: string;
  rows: number;
  first: { line: number; detail: string }[];
}
/** A CSV file that is ready to be read: its path, its name in messages, and its columns. */
export interface CsvFile extends Header {
  path: string;
  name: string;
  bytes: number;
  /** SHA-256 of the text, before repairs. */ digest: string;
  /** Number of lines, which can exceed the number of rows, because a field can span several lines. */ lines: number;
  /** Changes that were necessary before reading. */ repairs: Repair[];
  notes: string[];
  /** Whether the file ends within an amount, so that the last row is unreliable. */ isCutOff: boolean;
}

const readBytes = (path: string, offset: number, length: number): Buffer => {
  const descriptor = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset));
  } finally {
    closeSync(descriptor);
  }
};

/** Codes of system errors that do not depend on the file, such as a full disk. */
const systemErrorPattern = /ENOSPC|EDQUOT|EFBIG|EROFS|EMFILE|ENFILE|ENOMEM/;
/** Returns a `FileProblem` for an error of reading a file. System errors that do not depend on the file are returned unchanged. */
const toFileProblem = (name: string, error: unknown, problemText: string): Error => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof FileProblem || systemErrorPattern.test(code)) return error as Error;
  if (code === 'EACCES' || code === 'EPERM')
    return new FileProblem(`${name}: you do not have permission to read the file`);
  return new FileProblem(`${name}: ${problemText} (${message})`);
};

/** Returns whether a zip entry may contain rows. Downloads of this site also contain a README. */
const isTable = (name: string): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) && !/readme/i.test(basename(name));
interface Entry {
  path: string;
  name: string;
  problem?: FileProblem;
}
/** Unpacks the CSV files of a zip and returns their paths and names. A file that cannot be unpacked has a `problem`. */
const unzip = (path: string, folder: string, prefix: string): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const toZipProblem = (name: string, error: unknown) =>
      toFileProblem(name, error, 'the zip file is damaged or truncated');
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) {
        reject(toZipProblem(basename(path), error ?? new Error('no directory')));
        return;
      }
      const entries: Entry[] = [];
      zip.on('error', (reason: Error) => reject(toZipProblem(basename(path), reason)));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!isTable(entry.fileName)) {
          zip.readEntry();
          return;
        }
        const targetPath = join(folder, `${prefix}-${entries.length}-${basename(entry.fileName)}`);
        const name = `${basename(path)}/${entry.fileName}`;
        const addProblem = (reason: unknown) => {
          const problem = toZipProblem(name, reason);
          if (!(problem instanceof FileProblem)) {
            reject(problem);
            return;
          }
          entries.push({ path: targetPath, name, problem });
          zip.readEntry();
        };
        zip.openReadStream(entry, (problem, stream) => {
          if (problem || !stream) {
            addProblem(problem ?? new Error('unreadable entry'));
            return;
          }
          pipeline(stream, createWriteStream(targetPath)).then(() => {
            entries.push({ path: targetPath, name });
            zip.readEntry();
          }, addProblem);
        });
      });
      zip.on('end', () =>
        entries.length
          ? resolve(entries)
          : reject(new FileProblem(`${basename(path)}: the zip file contains no CSV file`)),
      );
      zip.readEntry();
    });
  });

const moneyPattern = /amount|obligat|outlay|value|total|balance|resources|cost/;
const byteRepairs = (encodingLines: LineList, nulLines: LineList): Repair[] =>
  (
    [
      [encodingLines, 'bytes that are not UTF-8 were read as Windows-1252'],
      [nulLines, 'NUL bytes were removed'],
    ] as const
  )
    .filter(([{ count }]) => count > 0)
    .map(([{ count, first }, what]) => ({
      what,
      rows: count,
      first: first.map((line) => ({ line, detail: '' })),
    }));

/** Checks a file and returns it ready for reading. `copyPrefix` starts the paths of copies in valid UTF-8. */
const inspect = async (
  originalPath: string,
  name: string,
  copyPrefix: string,
  isStrict: boolean,
): Promise<CsvFile> => {
  let path = originalPath;
  if (statSync(path).size === 0) throw new FileProblem(`${name}: the file is empty`);
  const notes: string[] = [];
  const repairs: Repair[] = [];
  const utf16Encoding = getUtf16Encoding(readBytes(path, 0, 2));
  if (utf16Encoding) {
    await writeUtf8Copy(path, `${copyPrefix}.utf8`, utf16Encoding);
    path = `${copyPrefix}.utf8`;
    notes.push('read as UTF-16');
  }
  const { lines, isText, endsOpen, digest } = await scanBytes(path);
  if (!isText) {
    const { encodingLines, nulLines } = await repairBytes(path, `${copyPrefix}.text`);
    path = `${copyPrefix}.text`;
    if (isStrict)
      throw new FileProblem(
        `${name}: line ${(encodingLines.first[0] ?? nulLines.first[0])!} is not UTF-8 text. Save the file as UTF-8`,
      );
    repairs.push(...byteRepairs(encodingLines, nulLines));
  }
  const bytes = statSync(path).size;
  const header = readHeader(readBytes(path, 0, 262144).toString('utf8'));
  const { columns, fields, delimiter } = header;
  const duplicateColumn = columns.find((column, index) => columns.indexOf(column) !== index);
  if (duplicateColumn !== undefined)
    throw new FileProblem(`${name}: the header has the column "${duplicateColumn}" twice`);
  const unnamedCount = fields.length - columns.length;
  if (unnamedCount)
    notes.push(
      `${unnamedCount} ${unnamedCount > 1 ? 'columns have no name and were' : 'column has no name and was'} left out`,
    );
  let isCutOff = false;
  if (endsOpen && lines > 1) {
    const tailLength = Math.min(bytes, 65536);
    const tailText = readBytes(path, bytes - tailLength, tailLength).toString('utf8');
    const lastField = tailText.split(delimiter).at(-1)!;
    isCutOff = moneyPattern.test(fields.at(-1)!) && !/^("?-?[\d,]+\.\d\d"?)?\s*$/.test(lastField);
    if (!isCutOff)
      notes.push(`line ${lines}, the last one, has no line break and may be truncated`);
  }
  return { ...header, path, name, bytes, digest, lines, repairs, notes, isCutOff };
};

/** The files that are ready to be read, and the problems of unusable files. Each has its position among all files. */
export interface OpenedFiles {
  files: { place: number; file: CsvFile }[];
  problems: [number, string][];
}

/** Opens CSV files, gzipped CSV files and zips of CSV files. Returns the problems of unusable files, and throws system errors. */
export const openFiles = async (
  paths: readonly string[],
  folder: string,
  isStrict: boolean,
): Promise<OpenedFiles> => {
  const openedFiles: OpenedFiles = { files: [], problems: [] };
  let place = 0;
  const openFile = async (name: string, work: () => Promise<CsvFile>) => {
    place += 1;
    try {
      openedFiles.files.push({ place, file: await work() });
    } catch (error) {
      const problem = toFileProblem(name, error, 'the file cannot be read');
      if (!(problem instanceof FileProblem)) throw problem;
      openedFiles.problems.push([place, problem.message]);
    }
  };
  for (const [index, path] of paths.entries()) {
    const name = basename(path);
    const openers: (() => Promise<CsvFile>)[] = [];
    await openFile(name, async () => {
      if (!existsSync(path)) throw new FileProblem(`${path}: there is no such file`);
      if (statSync(path).isDirectory())
        throw new FileProblem(`${name}: this is a folder. Name the files in it`);
      if (statSync(path).size === 0) throw new FileProblem(`${name}: the file is empty`);
      const head = readBytes(path, 0, 4);
      if (head.toString('latin1', 0, 2) === 'PK') {
        openers.push(
          ...(await unzip(path, folder, String(index))).map(
            (entry) => () =>
              entry.problem
                ? Promise.reject(entry.problem)
                : inspect(entry.path, entry.name, entry.path, isStrict),
          ),
        );
      } else if (head[0] === 0x1f && head[1] === 0x8b) {
        const targetPath = join(folder, `${index}-${name.replace(/\.gz$/, '')}`);
        await pipeline(createReadStream(path), createGunzip(), createWriteStream(targetPath)).catch(
          (error: unknown) => {
            throw toFileProblem(name, error, 'the gzip file is damaged or truncated');
          },
        );
        openers.push(() => inspect(targetPath, name, targetPath, isStrict));
      } else openers.push(() => inspect(path, name, join(folder, `${index}-${name}`), isStrict));
      return openers.shift()!();
    });
    for (const work of openers) await openFile(name, work);
  }
  return openedFiles;
};
