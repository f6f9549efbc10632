/** Builds the site if it is stale, creates the default dataset, and checks that the browser starts. */
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { ensureDataSet, root } from '../../scripts/lib/dataSet.mjs';
import { buildSite, isSiteStale } from '../../scripts/lib/siteBuild.mjs';

export default async () => {
  await (await launchBrowser()).close();
  if (isSiteStale()) await buildSite();
  await ensureDataSet('default', { asOf: '2025-11-15', folder: join(root, '.cache/tests') });
};
