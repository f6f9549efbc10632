/** Paths of generated files, and functions that build the files, shared by start, dev, bench, load and the tests. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { build } from 'esbuild';

/**
 * The TypeScript modules that scripts import, by path.
 * @typedef {{
 *   'mock-api/tools.ts': typeof import('../../mock-api/tools'),
 *   'mock-api/benchTools.ts': typeof import('../../mock-api/benchTools'),
 *   'src/domain/aboutTheData.ts': typeof import('../../src/domain/aboutTheData'),
 *   'src/markdown/readContent.ts': typeof import('../../src/markdown/readContent'),
 *   'src/domain/content.ts': typeof import('../../src/domain/content'),
 *   'src/domain/site/dataSources.ts': typeof import('../../src/domain/site/dataSources'),
 *   'src/domain/search/filters/registry.ts': typeof import('../../src/domain/search/filters/registry'),
 *   'src/domain/site/site.ts': typeof import('../../src/domain/site/site'),
 *   'src/domain/site/spendingGuide.ts': typeof import('../../src/domain/site/spendingGuide'),
 *   'src/prerender.tsx': typeof import('../../src/prerender'),
 *   'src/domain/stateProfile/profileStates.ts': typeof import('../../src/domain/stateProfile/profileStates'),
 *   'src/lib/contentFile.ts': typeof import('../../src/lib/contentFile'),
 *   'src/services/search/requestBody.ts': typeof import('../../src/services/search/requestBody'),
 *   'src/domain/format.ts': typeof import('../../src/domain/format'),
 *   'tests/archives.ts': typeof import('../../tests/archives'),
 *   'tests/everyKind.ts': typeof import('../../tests/everyKind'),
 *   'tests/sameAnswers/calls.ts': typeof import('../../tests/sameAnswers/calls'),
 * }} Entries
 */

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const dataFolder = process.env.SPENDING_DATA
  ? resolve(process.env.SPENDING_DATA)
  : join(root, '.data');
export const referenceFolder = join(root, 'mock-api/data/reference');
export const getToday = () => process.env.SPENDING_TODAY ?? new Date().toISOString().slice(0, 10);

/**
 * Bundles a TypeScript entry for Node. The returned function evaluates the bundle again on each call and returns its exports.
 * Writes no files.
 * @template {keyof Entries} Entry
 * @param {Entry} entry
 * @param {import('esbuild').BuildOptions} [options] build options; by default, packages are not bundled
 * @returns {Promise<() => Entries[Entry]>}
 */
export const bundleTypeScript = async (entry, options = { packages: 'external' }) => {
  const path = join(root, entry);
  const { outputFiles } = await build({
    entryPoints: [path],
    write: false,
    outfile: path.replace(/\.tsx?$/, '.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    ...options,
  });
  const bundle = outputFiles?.[0];
  if (!bundle) throw new Error(`esbuild produced no output for ${entry}`);
  const parameterNames = ['exports', 'require', 'module', '__filename', '__dirname'];
  const evaluateModule = compileFunction(bundle.text, parameterNames, {
    filename: path,
    importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return () => {
    const module = { exports: /** @type {Entries[Entry]} */ ({}) };
    evaluateModule(module.exports, createRequire(path), module, path, dirname(path));
    return module.exports;
  };
};
/** Promises of the imported modules, by entry. @type {Map<string, Promise<unknown>>} */
const modulesByEntry = new Map();
/**
 * Returns the exports of a TypeScript entry, bundled for Node (0.3 s) and evaluated once. Works in a read-only folder.
 * @template {keyof Entries} Entry
 * @param {Entry} entry
 * @returns {Promise<Entries[Entry]>}
 */
export const importTypeScript = (entry) => {
  const modulePromise =
    modulesByEntry.get(entry) ?? bundleTypeScript(entry).then((evaluate) => evaluate());
  modulesByEntry.set(entry, modulePromise);
  return /** @type {Promise<Entries[Entry]>} */ (modulePromise);
};

/**
 * Runs a command in the project's folder. Rejects when the command fails.
 * @type {(command: string, args: readonly string[], options?: import('node:child_process').SpawnOptions) => Promise<void>}
 */
export const run = (command, args, options = {}) =>
  new Promise((succeed, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      code === 0
        ? succeed()
        : fail(new Error(`${command} ${args.join(' ')} failed with ${signal ?? code}`)),
    );
  });

/** The size of the dataset that the commands serve and load. */
export const servedSize = process.env.SPENDING_SIZE === 'small' ? 'small' : 'default';

/**
 * Builds the synthetic dataset when it is missing, damaged, of another version, or of a past fiscal year. A dataset loaded from
 * files is replaced only with `force`. Removes leftovers of killed runs. Returns the dataset's path.
 * @param {'default' | 'small'} size
 * @param {{ asOf?: string, folder?: string, quiet?: boolean, force?: boolean }} options `asOf`: ISO date of the dataset, today by default
 */
export const ensureDataSet = async (
  size = 'default',
  { asOf, folder = dataFolder, quiet = false, force = false } = {},
) => {
  const path = join(folder, `${size}.duckdb`);
  const { buildDataSet, clearLeftOvers, decide, inspectDataSet, isWritable } =
    await importTypeScript('mock-api/tools.ts');
  const print = (/** @type {string} */ line) => {
    if (!quiet) process.stdout.write(line);
  };
  clearLeftOvers(folder);
  if (!force) {
    const inspection = await inspectDataSet(path, {
      patience: 1000 * Number(process.env.SPENDING_PATIENCE ?? 5),
      onWait: (reason) => print(`The dataset cannot be opened yet: ${reason}. Waiting …\n`),
    });
    const decision = decide(inspection, path, {
      today: getToday(),
      asOf,
      writable: isWritable(folder),
    });
    if (decision.do === 'serve') return path;
    if (decision.do === 'refuse') throw new Error(decision.why);
    print(`${decision.why}\n`);
  } else print('Making the sample dataset\n');
  const startTime = Date.now();
  await buildDataSet({
    path,
    size,
    asOf: asOf ?? getToday(),
    referenceFolder,
    threads: 2,
    onProgress: (step, share) =>
      print(`  ${String(Math.round(share * 100)).padStart(3)} %  ${step}\n`),
  });
  print(`  ready after ${((Date.now() - startTime) / 1000).toFixed(1)} s\n`);
  return path;
};

/**
 * Builds a dataset with the fixed date of tests and bench if needed. Returns its path.
 * @param {'default' | 'small'} size
 */
export const ensureTestDataSet = (size, isQuiet = false) =>
  ensureDataSet(size, { asOf: '2025-11-15', folder: join(root, '.cache/tests'), quiet: isQuiet });

/**
 * Returns the latest modification time of the files below some paths, in milliseconds.
 * @param {...string} paths
 */
export const getLatestChangeTime = (...paths) => {
  /** @type {(path: string) => number} */
  const walk = (path) =>
    statSync(path).isDirectory()
      ? Math.max(0, ...readdirSync(path).map((name) => walk(join(path, name))))
      : statSync(path).mtimeMs;
  return Math.max(
    ...paths.filter((path) => existsSync(join(root, path))).map((path) => walk(join(root, path))),
  );
};

/** Returns the parsed content of a JSON file, whose type the caller asserts. @type {(path: string) => unknown} */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
