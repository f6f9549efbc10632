/**
 * Checks the built files against their budgets (`docs/budgets.md`) in kB of 1000 bytes, with brotli quality 11 except for fonts. Exits
 * with 1 when a budget is exceeded or a lazy module is loaded eagerly.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJson, root } from './lib/dataSet.mjs';

/**
 * @typedef {import('./build/webpackPlugins.cjs').ChunkRow} Chunk
 * @typedef {[name: string, size: number, limit: number]} Row sizes in kB
 */

/** @param {number} bytes */
const toKilobytes = (bytes) => Math.round(bytes / 100) / 10;
/** @param {string} file */
const getBrotliSize = (file) =>
  brotliCompressSync(readFileSync(join(root, 'dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
/** Returns the total size of the distinct files in kB. @param {readonly string[]} files */
const sizeOf = (files, getSize = getBrotliSize) =>
  toKilobytes([...new Set(files)].reduce((sum, file) => sum + getSize(file), 0));

/** Returns the size of the largest prerendered HTML page, in kB. */
export const getLargestPageSize = () =>
  Math.max(...readdirSync(join(root, 'dist/pages')).map((file) => sizeOf([`pages/${file}`])));

/** Returns the total size of the stylesheets of the page with the most CSS, in kB. */
const getLargestStyleSize = () =>
  Math.max(
    ...readdirSync(join(root, 'dist/pages')).map((file) => {
      const html = readFileSync(join(root, 'dist/pages', file), 'utf8');
      return sizeOf([...html.matchAll(/href="?\/([^"\s>]+\.css)/g)].map(([, name = '']) => name));
    }),
  );

/** @param {readonly Chunk[]} chunks */
const scriptsOf = (chunks) =>
  chunks.flatMap(({ files }) => files).filter((file) => file.endsWith('.js'));
/** @type {(chunks: readonly Chunk[], pattern: RegExp, module: string) => Chunk[]} */
const findLazyChunks = (chunks, pattern, moduleLabel) => {
  const lazyChunks = chunks.filter(
    ({ initial, modules }) => !initial && modules.some((name) => pattern.test(name)),
  );
  if (!lazyChunks.length) throw new Error(`No lazy chunk contains ${moduleLabel}`);
  return lazyChunks;
};

/** @type {(chunks: readonly Chunk[]) => Row[]} */
const scriptRows = (chunks) => {
  const axiosChunks = findLazyChunks(chunks, /node_modules\/axios\//, 'axios');
  const firstLoadFiles = scriptsOf([...chunks.filter(({ initial }) => initial), ...axiosChunks]);
  const map = findLazyChunks(chunks, /node_modules\/(mapbox-gl|maplibre-gl)\//, 'the map library');
  const pages = /** @type {import('./build/routeTableLoader.cjs').Page[]} */ (
    readJson(join(root, 'src/domain/site/pages.json'))
  );
  const sizes = new Map([...new Set(scriptsOf(chunks))].map((file) => [file, getBrotliSize(file)]));
  const getScriptSize = (/** @type {string} */ file) => sizes.get(file) ?? 0;
  return [
    ['scripts in the page plus axios', sizeOf(firstLoadFiles, getScriptSize), 120],
    ...pages.flatMap(({ id, feature, budget }) => {
      if (!budget) return [];
      const [pageChunk] = findLazyChunks(
        chunks,
        new RegExp(`src/features/${feature}/page`),
        `the page ${id}`,
      );
      // A route's own chunks are all chunks of the chunk groups that load its page.
      const routeChunks = chunks.filter(({ groups }) =>
        groups.some((group) => pageChunk?.groups.includes(group)),
      );
      const files = scriptsOf(routeChunks).filter((file) => !firstLoadFiles.includes(file));
      return [/** @type {Row} */ ([`route ${id}`, sizeOf(files, getScriptSize), budget])];
    }),
    ['map library, when a map is near', sizeOf(scriptsOf(map), getScriptSize), 230],
  ];
};
/** @returns {Row[]} */
const fileRows = () => {
  const boundariesPath = 'data/boundaries';
  const filesByState = (/** @type {string} */ kind) =>
    readdirSync(join(root, 'dist', boundariesPath, kind))
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${boundariesPath}/${kind}/${file}`);
  const currentFiles = filesByState('districts-current');
  const originalFiles = filesByState('districts-original');
  const fonts = readdirSync(join(root, 'dist/assets')).filter((file) => file.endsWith('.woff2'));
  return [
    ['boundaries of states', sizeOf([`${boundariesPath}/states.json`]), 32],
    ['boundaries of countries', sizeOf([`${boundariesPath}/countries.json`]), 32],
    ['boundaries of counties', sizeOf(filesByState('counties')), 230],
    ['boundaries of current districts', sizeOf(currentFiles), 105],
    ['boundaries of original districts', sizeOf(originalFiles), 110],
    [
      'districts of a state',
      Math.max(...[...currentFiles, ...originalFiles].map((file) => sizeOf([file]))),
      12,
    ],
    ['CSS on first load', getLargestStyleSize(), 25],
    ['HTML with its first paint', getLargestPageSize(), 14],
    [
      'fonts on first load',
      sizeOf(fonts, (file) => statSync(join(root, 'dist/assets', file)).size),
      60,
    ],
  ];
};

/** Prints the table of budgets. Returns false when a budget is exceeded or a lazy module is loaded eagerly. */
export const checkBudgets = () => {
  if (!existsSync(join(root, '.cache/stats.json')))
    throw new Error('There is no build yet. Run npm run build');
  const chunks = /** @type {Chunk[]} */ (readJson(join(root, '.cache/stats.json')));
  const rows = [...scriptRows(chunks), ...fileRows()];
  for (const [name, size, limit] of rows)
    console.log(
      `${size > limit ? 'OVER' : 'ok  '}  ${name.padEnd(32)} ${String(size).padStart(7)} kB of ${limit} kB`,
    );
  // Modules that must never be in the initial scripts, whatever their size.
  const eagerModules = chunks
    .flatMap(({ initial, modules }) => (initial ? modules : []))
    .filter((name) =>
      /node_modules\/(axios|d3-|downshift|mapbox-gl|maplibre-gl)|Page\.tsx|\/components\/|\/controls\//.test(
        name,
      ),
    );
  if (eagerModules.length)
    console.log(
      `OVER  modules that must not be in initial chunks: ${eagerModules.slice(0, 5).join(', ')}`,
    );
  return !eagerModules.length && rows.every(([, size, limit]) => size <= limit);
};

if (process.argv[1] === fileURLToPath(import.meta.url) && !checkBudgets()) process.exitCode = 1;
