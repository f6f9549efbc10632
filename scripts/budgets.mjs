/**
 * Checks the built files against their budgets (`docs/budgets.md`): brotli quality 11, 1 kB = 1000 bytes. Exits with 1 when any
 * budget is exceeded.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJson, root } from './lib/dataSet.mjs';

/** @typedef {import('./lib/webpackPlugins.cjs').ChunkRow} Chunk */

/** @param {number} bytes */
const kB = (bytes) => Math.round(bytes / 100) / 10;
/** @param {string} file */
const brotli = (file) =>
  brotliCompressSync(readFileSync(join(root, 'dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

/** Returns the size of the largest prerendered HTML page, in kB. */
export const largestPage = () =>
  kB(Math.max(...readdirSync(join(root, 'dist/pages')).map((file) => brotli(`pages/${file}`))));

/** Returns the total size of the stylesheets of the page that links the most, in kB. */
const largestStyles = () =>
  kB(
    Math.max(
      ...readdirSync(join(root, 'dist/pages')).map((file) =>
        [
          ...readFileSync(join(root, 'dist/pages', file), 'utf8').matchAll(
            /href="?\/([^"\s>]+\.css)/g,
          ),
        ].reduce((sum, [, name = '']) => sum + brotli(name), 0),
      ),
    ),
  );

/** Prints the table of budgets. Returns false when any is exceeded or a lazy module is loaded eagerly. */
export const checkBudgets = () => {
  if (!existsSync(join(root, '.cache/stats.json')))
    throw new Error('There is no build yet. Run npm run build');
  const chunks = /** @type {Chunk[]} */ (readJson(join(root, '.cache/stats.json')));
  const scripts = (/** @type {Chunk[]} */ list) =>
    list.flatMap((chunk) => chunk.files).filter((file) => file.endsWith('.js'));
  const holds = (/** @type {Chunk} */ chunk, /** @type {RegExp} */ pattern) =>
    chunk.modules.some((name) => pattern.test(name));
  const initial = chunks.filter((chunk) => chunk.initial);
  const axios = chunks.filter((chunk) => !chunk.initial && holds(chunk, /node_modules\/axios\//));
  const sizes = new Map([...new Set(scripts(chunks))].map((file) => [file, brotli(file)]));
  const total = (/** @type {string[]} */ files) =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const firstLoad = [...scripts(initial), ...scripts(axios)];
  const pages = /** @type {import('./lib/routeTableLoader.cjs').Page[]} */ (
    readJson(join(root, 'src/domain/site/pages.json'))
  );
  /** @type {[name: string, size: number, limit: number][]} */
  const rows = [['scripts in the page plus axios', kB(total(firstLoad)), 120]];
  // A route's own chunks are all chunks of the chunk groups that load its page.
  for (const { id, feature, budget } of pages) {
    if (!budget) continue;
    const pattern = new RegExp(`src/features/${feature}/page`);
    const page = chunks.find((chunk) => !chunk.initial && holds(chunk, pattern));
    if (!page) throw new Error(`No lazy chunk contains the page ${id}`);
    const loaded = chunks.filter((chunk) =>
      chunk.groups.some((group) => page.groups.includes(group)),
    );
    rows.push([
      `route ${id}`,
      kB(total(scripts(loaded).filter((file) => !firstLoad.includes(file)))),
      budget,
    ]);
  }
  const map = chunks.filter(
    (chunk) => !chunk.initial && holds(chunk, /node_modules\/(mapbox-gl|maplibre-gl)\//),
  );
  if (!map.length) throw new Error('No lazy chunk contains the map library');
  rows.push(['map library, when a map is near', kB(total(scripts(map))), 230]);
  const counties = readdirSync(join(root, 'dist/data/boundaries/counties'))
    .map((file) => `data/boundaries/counties/${file}`)
    .filter((file) => file.endsWith('.json'));
  /** @type {[name: string, files: string[], limit: number][]} */
  const boundaries = [
    ['states', ['data/boundaries/states.json'], 32],
    ['countries', ['data/boundaries/countries.json'], 32],
    ['counties', counties, 230],
  ];
  for (const [name, files, limit] of boundaries)
    rows.push([
      `boundaries of ${name}`,
      kB(files.reduce((sum, file) => sum + brotli(file), 0)),
      limit,
    ]);
  rows.push(['CSS on first load', largestStyles(), 25]);
  rows.push(['HTML with its first paint', largestPage(), 14]);
  const fonts = readdirSync(join(root, 'dist/assets')).filter((file) => file.endsWith('.woff2'));
  rows.push([
    'fonts on first load',
    kB(fonts.reduce((sum, file) => sum + readFileSync(join(root, 'dist/assets', file)).length, 0)),
    60,
  ]);
  let fine = true;
  for (const [name, size, limit] of rows) {
    const over = size > limit;
    fine &&= !over;
    console.log(
      `${over ? 'OVER' : 'ok  '}  ${name.padEnd(32)} ${String(size).padStart(7)} kB of ${limit} kB`,
    );
  }
  // Modules that must never be in the initial scripts, whatever their size.
  const eager = initial
    .flatMap((chunk) => chunk.modules)
    .filter((name) =>
      /node_modules\/(axios|d3-|downshift|mapbox-gl|maplibre-gl)|Page\.tsx|\/components\/|\/controls\//.test(
        name,
      ),
    );
  if (!axios.length) throw new Error('No lazy chunk contains axios');
  if (eager.length) {
    fine = false;
    console.log(
      `OVER  modules that must not be in initial chunks: ${eager.slice(0, 5).join(', ')}`,
    );
  }
  return fine;
};

if (process.argv[1] === fileURLToPath(import.meta.url) && !checkBudgets()) process.exitCode = 1;
