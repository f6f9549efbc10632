/** Where generated things lie and how they are made: shared by start, dev, bench, load and the tests. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const dataFolder = process.env.SPENDING_DATA ? resolve(process.env.SPENDING_DATA) : join(root, '.data');
export const referenceFolder = join(root, 'mock-api/data/reference');
export const today = () => process.env.SPENDING_TODAY ?? new Date().toISOString().slice(0, 10);

/** Bundles a TypeScript entry of mock-api for Node (0.3 s) and imports it. */
export const importTypeScript = async (entry) => {
  const outfile = join(root, '.cache', `${entry.replaceAll(/[/\\]/g, '_').replace(/\.ts$/, '')}-${process.pid}.cjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  await build({ entryPoints: [join(root, entry)], outfile, bundle: true, platform: 'node', format: 'cjs', target: 'node20', packages: 'external', sourcemap: 'inline', logLevel: 'error' });
  try {
    const module = await import(pathToFileURL(outfile).href);
    return module.default ?? module;
  } finally {
    rmSync(outfile, { force: true });
  }
};

const run = (command, args, options = {}) => new Promise((done, fail) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  child.on('error', fail);
  child.on('exit', (code, signal) => (code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`))));
});
export { run };

/** Fiscal year of an ISO day. */
const fiscalYear = (iso) => Number(iso.slice(0, 4)) + (Number(iso.slice(5, 7)) >= 10 ? 1 : 0);

/** Makes the synthetic set when it is missing, of another version, or of a fiscal year that is over. Returns its path. */
export const ensureDataSet = async (size = 'default', { asOf, folder = dataFolder, quiet = false, force = false } = {}) => {
  const path = join(folder, `${size}.duckdb`);
  const { buildDataSet, describeDataSet } = await importTypeScript('mock-api/tools.ts');
  if (existsSync(path) && !force) {
    const known = await describeDataSet(path);
    if (known.usable && (known.source === 'files' || asOf === known.asOf || (!asOf && fiscalYear(known.asOf) === fiscalYear(today())))) return path;
  }
  const started = Date.now();
  const say = (line) => { if (!quiet) process.stdout.write(line); };
  say(`Making the sample data set (once)\n`);
  await buildDataSet({
    path, size, asOf: asOf ?? today(), referenceFolder, threads: 2,
    onProgress: (step, share) => say(`  ${String(Math.round(share * 100)).padStart(3)} %  ${step}\n`),
  });
  say(`  ready after ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return path;
};

/** Newest change among files below some folders, as a number to compare. */
export const newestChange = (...paths) => {
  const walk = (path) => (statSync(path).isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => walk(join(path, name)))) : statSync(path).mtimeMs);
  return Math.max(...paths.filter((path) => existsSync(join(root, path))).map((path) => walk(join(root, path))));
};

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
