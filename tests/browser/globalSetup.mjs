/** Builds the site if it is stale, creates the default dataset, and checks that the browser starts. */
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { ensureTestDataSet } from '../../scripts/lib/dataSet.mjs';
import { buildSite, isSiteStale } from '../../scripts/build/siteBuild.mjs';

export default async () => {
  await (await launchBrowser()).close();
  if (isSiteStale()) await buildSite();
  await ensureTestDataSet('default');
};
