import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../lib/dataSet.mjs';
import { deploymentFiles } from './hostFiles.cjs';

/**
 * Writes nginx's include files to `.cache/deploy/`, from the built routes, headers and redirects. The local server uses the same
 * source.
 */
export const writeDeployment = () => {
  const folder = join(root, '.cache/deploy');
  mkdirSync(folder, { recursive: true });
  const files = deploymentFiles(
    /** @type {import('./hostFiles.cjs').BuiltRoute[]} */ (
      readJson(join(root, 'dist/routes.json'))
    ),
    /** @type {Record<string, string>} */ (readJson(join(root, 'dist/headers.json'))),
    /** @type {import('./hostFiles.cjs').BuiltRedirect[]} */ (
      readJson(join(root, 'dist/redirects.json'))
    ),
  );
  Object.entries(files).forEach(([name, text]) => writeFileSync(join(folder, name), text));
};
