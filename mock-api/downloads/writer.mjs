/**
 * Writes one archive. The queue starts this script as a separate process, so that a large file neither slows down the API nor crashes
 * it. The script reads a task as JSON from stdin and reports progress as lines of JSON. It ends when stdin closes, because the server
 * has then ended. The database formats the text and sends it through a pipe, so no file is ever completely in memory. The server
 * renames the archive to its final name after it has read the last line.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  closeSync,
  rmSync,
} from 'node:fs';
import { setPriority } from 'node:os';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import yazl from 'yazl';

/** @typedef {import('./writerProcess').WriterTask} WriterTask */
/** @typedef {import('./writerProcess').WriterLine} Line */

const delimiters = { csv: ',', tsv: '\t', pstxt: '|' };
/** Ends the process at once. A regular exit would wait for a thread that may be waiting for the other end of a pipe. */
const killProcess = () => process.kill(process.pid, 'SIGKILL');
/** @param {Line} line */
const writeLine = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
/** @returns {Promise<WriterTask>} */
const readTask = () =>
  new Promise((done) => {
    let text = '';
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\n')) done(JSON.parse(text));
    });
    process.stdin.on('end', killProcess);
  });

/**
 * Returns the rows of a statement with few rows.
 * @param {import('@duckdb/node-api').DuckDBConnection} connection
 * @param {string} sql
 */
const readRows = async (connection, sql) => (await connection.runAndReadAll(sql)).getRowObjectsJS();
/** The failure codes of the last line, by error message. @type {Record<string, 'room' | 'replaced'>} */
const reasons = { 'no room': 'room', replaced: 'replaced' };

// Writing fails if the server has ended.
process.stdout.on('error', killProcess);
const task = await readTask();
setPriority(15);
const totals = { rows: 0, bytes: 0, text: 0 };
const hash = createHash('sha256');
const pipePath = `${task.part}.pipe`;
const reporter = setInterval(() => writeLine({ rows: totals.rows, bytes: totals.bytes }), 500);
try {
  if (task.hold)
    await new Promise((done) => {
      setTimeout(done, task.hold);
    });
  const output = createWriteStream(task.part);
  await new Promise((done, fail) => {
    output.once('open', done).once('error', fail);
  });
  const instance = await DuckDBInstance.create(task.database, {
    access_mode: 'READ_ONLY',
    threads: '1',
    memory_limit: task.memory,
  });
  const connection = await instance.connect();
  // The statements are valid for one dataset only, and its file may have been replaced in the meantime.
  const [meta] = await readRows(connection, 'select content_hash AS hash from meta');
  if (meta?.hash !== task.contentHash) throw new Error('replaced');
  await connection.run(`set temp_directory = '${task.part.replaceAll("'", "''")}.spill'`);
  const zip = new yazl.ZipFile();
  const savePromise = pipeline(
    zip.outputStream,
    new Transform({
      transform(/** @type {Buffer} */ chunk, _encoding, done) {
        totals.bytes += chunk.length;
        hash.update(chunk);
        if (task.fault) return done(new Error('The disk rejected the write.'));
        if (totals.bytes > task.room) return done(new Error('no room'));
        return done(null, chunk);
      },
    }),
    output,
  );
  // A failed write is reported once, where `savePromise` is awaited below.
  savePromise.catch(() => {});
  /** @type {{ entry: string, rows: number }[]} */
  const counts = [];
  for (const file of task.files) {
    const rowsBefore = totals.rows;
    const lineCounter = new Transform({
      transform(/** @type {Buffer} */ chunk, _encoding, done) {
        totals.text += chunk.length;
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) totals.rows += 1;
        done(null, chunk);
      },
    });
    zip.addReadStream(lineCounter, file.entry, { compressionLevel: 3, mtime: new Date(task.made) });
    const cuts = file.cuts === null ? [] : await readRows(connection, file.cuts);
    // A file without rows still has a header.
    const lastIds = cuts.length ? cuts.map(({ last }) => Number(last)) : [0];
    let rowsChanged = 0;
    for (const [part, last] of lastIds.entries()) {
      rmSync(pipePath, { force: true });
      execFileSync('mkfifo', [pipePath], { stdio: ['ignore', 'ignore', 'pipe'] });
      const csvStream = createReadStream(pipePath, { highWaterMark: 1 << 18 });
      const endPromise = /** @type {Promise<void>} */ (
        new Promise((done, fail) => {
          csvStream.on('end', done).on('error', fail);
        })
      );
      csvStream.pipe(lineCounter, { end: false });
      /** @param {string} sql */
      const insertRange = (sql) =>
        sql
          .replaceAll('{{from}}', String(part ? Number(lastIds[part - 1]) + 1 : 0))
          .replaceAll('{{to}}', String(last));
      for (const { table, sql } of file.stages)
        await connection.run(`create or replace temp table ${table} as ${insertRange(sql)}`);
      const copyPromise = connection.run(
        `copy (${file.sql}) to '${pipePath.replaceAll("'", "''")}' (format csv, header ${part === 0}, delimiter '${delimiters[task.format]}', quote '"', escape '"')`,
      );
      await Promise.race([copyPromise, savePromise]);
      rowsChanged += (await copyPromise).rowsChanged;
      await Promise.race([endPromise, savePromise]);
    }
    lineCounter.end();
    totals.rows = rowsBefore + rowsChanged;
    counts.push({ entry: file.entry, rows: rowsChanged });
  }
  const readme = task.readme.replace(
    '{{counts}}',
    counts
      .map(
        ({ entry, rows }) =>
          `${entry}: ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`,
      )
      .join('\n'),
  );
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime: new Date(task.made) });
  zip.end();
  await savePromise;
  const descriptor = openSync(task.part, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  clearInterval(reporter);
  writeLine({
    done: true,
    // Use the final counts, because `written.rows` may still change after a file's row count is known.
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    bytes: totals.bytes,
    text: totals.text,
    sha256: hash.digest('hex'),
    files: counts,
  });
  rmSync(pipePath, { force: true });
  process.stdout.write('', () => process.exit(0));
} catch (error) {
  const { message, stderr } = /** @type {Error & { stderr?: Buffer }} */ (error);
  writeLine({
    failed: reasons[message] ?? 'write',
    message: `${message}${stderr ? ` ${stderr}` : ''}`,
  });
  clearInterval(reporter);
  rmSync(pipePath, { force: true });
  process.stdout.write('', killProcess);
}
