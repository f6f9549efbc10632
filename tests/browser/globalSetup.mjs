/** Builds the site when it is stale, and makes the default dataset once. */
import { join } from 'node:path';
import { ensureDataSet, root } from '../../scripts/lib/dataSet.mjs';
import { buildSite, isSiteStale } from '../../scripts/lib/siteBuild.mjs';

export default async () => {
  if (isSiteStale()) await buildSite();
  await ensureDataSet('default', { asOf: '2025-11-15', folder: join(root, '.cache/tests') });
};
