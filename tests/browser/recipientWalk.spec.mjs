/** Checks that profiles of recipients of every level render without failed sections, raw values or console messages. */
import { arrive, expectedMessages, expectNoFaults, waitForProfile } from './visits.mjs';
import { test, getTimeout } from './fixtures.mjs';
import { desktop } from './page.mjs';

/** Number of visited profiles: one per level by default, and 200 in the full run. */
const VISITS = Number(process.env.RECIPIENT_VISITS ?? 3);
/** Step in the list from one visit to the next. It is prime, so that the visits spread over the list. */
const STRIDE = 97;
const MOST_LISTED = 1000;
const years = ['latest', 'all', '2025', '2019'];

/** Returns paths of recipient profiles, taking levels and years in turn. @param {string} base */
const fetchRecipientPaths = async (base) => {
  const response = await fetch(`${base}/api/v2/recipient/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ limit: MOST_LISTED }),
  });
  /** @type {string[]} */
  const ids = (await response.json()).results.map((/** @type {{ id: string }} */ { id }) => id);
  const levels = ['P', 'C', 'R'].map((level) => ids.filter((id) => id.endsWith(level)));
  return Array.from({ length: VISITS }, (_, at) => {
    const level = levels[at % levels.length] ?? [];
    const id = level[(at * STRIDE) % level.length];
    return `/recipient/${id}/${years[at % years.length]}`;
  });
};

test('recipient profiles of every level render without an error', async ({ openPage, base }) => {
  test.setTimeout(getTimeout(VISITS));
  const { page, problems } = await openPage(desktop, { allow: expectedMessages });
  for (const path of await fetchRecipientPaths(base)) {
    await arrive(page, base, { name: path, path, act: waitForProfile });
    await expectNoFaults(page, path, problems);
  }
});
