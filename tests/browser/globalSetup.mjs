/** Builds the site when it is stale, makes the default dataset once, and sees that a browser starts before any test needs one. */
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { ensureDataSet, root } from '../../scripts/lib/dataSet.mjs';
import { buildSite, isSiteStale } from '../../scripts/lib/siteBuild.mjs';

export default async () => {
  await (await launchBrowser()).close();
  if (isSiteStale()) await buildSite();
  await ensureDataSet('default', { asOf: '2025-11-15', folder: join(root, '.cache/tests') });
};
