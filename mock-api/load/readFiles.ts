import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream, openSync, readSync, closeSync, statSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';

/** A problem with a whole file, in words for whoever runs the command. */
export class FileProblem extends Error {}

/** One CSV ready to be read: where it lies, what it is called in messages, its columns. */
export interface CsvFile { path: string; name: string; columns: string[] }

const firstBytes = (path: string, count: number): Buffer => {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(count);
    return buffer.subarray(0, readSync(file, buffer, 0, count, 0));
  } finally { closeSync(file); }
};

const unzip = (path: string, folder: string): Promise<{ path: string; name: string }[]> => new Promise((done, fail) => {
  yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
    if (error || !zip) { fail(new FileProblem(`${basename(path)}: the zip is damaged or cut off (${error?.message ?? 'no directory'})`)); return; }
    const found: { path: string; name: string }[] = [];
    const broken = (reason: Error) => fail(new FileProblem(`${basename(path)}: the zip is damaged or cut off (${reason.message})`));
    zip.on('error', broken);
    zip.on('entry', (entry: yauzl.Entry) => {
      if (!/\.csv$/i.test(entry.fileName)) { zip.readEntry(); return; }
      const target = join(folder, `${found.length}-${basename(entry.fileName)}`);
      zip.openReadStream(entry, (problem, stream) => {
        if (problem || !stream) { broken(problem ?? new Error('unreadable entry')); return; }
        pipeline(stream, createWriteStream(target)).then(() => { found.push({ path: target, name: `${basename(path)}/${entry.fileName}` }); zip.readEntry(); }, broken);
      });
    });
    zip.on('end', () => (found.length ? done(found) : fail(new FileProblem(`${basename(path)}: the zip holds no CSV file`))));
    zip.readEntry();
  });
});

/** Fields of one CSV line. */
const splitHeader = (line: string): string[] => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('""', '"').trim());

/** Line number of the first bytes that are not UTF-8; undefined when all are. */
const badEncodingLine = async (path: string): Promise<number | undefined> => {
  let rest = Buffer.alloc(0);
  let line = 1;
  const newlines = (buffer: Buffer) => { let count = 0; for (let at = buffer.indexOf(10); at >= 0; at = buffer.indexOf(10, at + 1)) count += 1; return count; };
  const check = (buffer: Buffer): boolean => {
    if (isUtf8(buffer)) { line += newlines(buffer); return true; }
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
    if (cut && !check(whole.subarray(0, cut))) return line;
    rest = Buffer.from(whole.subarray(cut));
  }
  return rest.length && !check(rest) ? line : undefined;
};

const inspect = async (path: string, name: string): Promise<CsvFile> => {
  if (statSync(path).size === 0) throw new FileProblem(`${name}: the file is empty`);
  const head = firstBytes(path, 262144);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) throw new FileProblem(`${name}: the file is in UTF-16; save it as UTF-8`);
  const bad = await badEncodingLine(path);
  if (bad !== undefined) throw new FileProblem(`${name}: line ${bad} is not UTF-8; save the file as UTF-8`);
  const first = head.toString('utf8').replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';
  const columns = splitHeader(first);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new FileProblem(`${name}: the column "${twice}" stands twice in the header`);
  return { path, name, columns };
};

/** Opens files given on the command line: CSV, gzipped CSV, or a zip of CSVs (unpacked into `folder`). */
export const openFiles = async (paths: readonly string[], folder: string): Promise<CsvFile[]> => {
  const files: CsvFile[] = [];
  for (const [index, path] of paths.entries()) {
    const name = basename(path);
    if (!existsSync(path)) throw new FileProblem(`${path}: there is no such file`);
    if (statSync(path).size === 0) throw new FileProblem(`${name}: the file is empty`);
    const head = firstBytes(path, 4);
    if (head.toString('latin1', 0, 2) === 'PK') {
      for (const entry of await unzip(path, folder)) files.push(await inspect(entry.path, entry.name));
    } else if (head[0] === 0x1f && head[1] === 0x8b) {
      const target = join(folder, `${index}-${name.replace(/\.gz$/, '')}`);
      await pipeline(createReadStream(path), createGunzip(), createWriteStream(target)).catch((error: Error) => { throw new FileProblem(`${name}: the gzip file is damaged or cut off (${error.message})`); });
      files.push(await inspect(target, name));
    } else files.push(await inspect(path, name));
  }
  return files;
};
