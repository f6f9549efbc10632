/** `node scripts/site.mjs`: builds the site as it runs here, in a process of its own, beside whatever else its starter does; sends `pages` when they can be served, and goes on to the documents. */
import { buildSite } from './lib/siteBuild.mjs';

try {
  await buildSite({ onPages: () => process.send?.('pages') });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
