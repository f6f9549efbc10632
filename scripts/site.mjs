/**
 * `node scripts/site.mjs`: builds the site for local use in a separate process. Sends the message `pages` to its parent when
 * the pages can be served, then builds the documents.
 */
import { buildSite } from './build/siteBuild.mjs';

try {
  await buildSite({ onPages: () => process.send?.('pages') });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
