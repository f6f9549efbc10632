import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newestChange, root } from './dataSet.mjs';
import { buildDocuments } from './documents.mjs';

const require = createRequire(import.meta.url);

/** Builds the site with webpack. `fast` compresses less (for running here), `hosted` points it at the hosted API. */
export const buildSite = async ({ fast = true, hosted = false } = {}) => {
  const webpack = require('webpack');
  process.chdir(root);
  const compiler = webpack(require(join(root, 'webpack.config.js'))({ fast, hosted }));
  const stats = await new Promise((done, fail) => { compiler.run((error, result) => (error ? fail(error) : done(result))); });
  await new Promise((done) => { compiler.close(done); });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: false }));
  await buildDocuments();
};

/** Whether the built site is missing or older than what it is made of. */
export const isSiteStale = () => {
  const marker = join(root, 'dist/routes.json');
  return !existsSync(marker) || statSync(marker).mtimeMs < newestChange('src', 'public', 'content', 'webpack.config.js', 'babel.config.js', 'scripts/lib/webpackPlugins.cjs', 'package-lock.json');
};
