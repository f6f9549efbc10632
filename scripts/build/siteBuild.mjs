import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getLatestChangeTime, readJson, root } from '../lib/dataSet.mjs';
import { bundleSettings, isStale, readBuild } from './staleness.mjs';

const require = createRequire(import.meta.url);
const { isShown } = require('./routeTableLoader.cjs');

/** Throws webpack's errors. @param {import('webpack').Configuration} configuration */
const bundle = async (configuration) => {
  const webpack = require('webpack');
  const compiler = webpack(configuration);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((/** @type {Error | null} */ error, /** @type {unknown} */ result) =>
      error ? reject(error) : resolve(result),
    );
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors())
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: false }));
};

/** Returns the rows of the route table that a built site serves. */
const readServedPages = () =>
  /** @type {import('./routeTableLoader.cjs').Page[]} */ (
    readJson(join(root, 'src/domain/site/pages.json'))
  ).filter(isShown);
/**
 * File with the start time and settings of the build of `dist`. The output files cannot show them, because the build does not rewrite
 * unchanged files.
 */
const buildRecordFile = join(root, '.cache/site-build.json');
/**
 * Builds the site with webpack. `fast` compresses less, for local use. `hosted` targets the hosted API. `onPages` is called
 * when everything except the documents is built.
 * @param {{ fast?: boolean, hosted?: boolean, onPages?: () => void }} options
 */
export const buildSite = async ({ fast = true, hosted = false, onPages } = {}) => {
  process.chdir(root);
  const record = {
    begun: Date.now(),
    settings: bundleSettings(process.env),
    api: process.env.USASPENDING_API,
  };
  rmSync(buildRecordFile, { force: true });
  // Loaded lazily, because a server that only checks whether the site is stale starts 0.4 s faster without these modules.
  const { allowInline, prerender } = await import('./prerender.mjs');
  const { buildDocuments } = await import('./documents.mjs');
  await bundle(require(join(root, 'webpack.config.js'))({ fast, hosted }));
  await prerender(readServedPages());
  allowInline(join(root, 'dist'));
  onPages?.();
  await buildDocuments();
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, JSON.stringify(record));
};

/** Returns whether the built site is missing, older than its sources, or built with other settings. */
export const isSiteStale = () =>
  isStale(
    existsSync(buildRecordFile) && existsSync(join(root, 'dist/routes.json'))
      ? readBuild(readFileSync(buildRecordFile, 'utf8'))
      : undefined,
    {
      settings: bundleSettings(process.env),
      api: process.env.USASPENDING_API,
      changed: getLatestChangeTime(
        'src',
        'public',
        'content',
        'webpack.config.js',
        'babel.config.js',
        'scripts/build',
        'scripts/lib',
        'package-lock.json',
      ),
    },
  );
