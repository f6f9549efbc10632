/** Visits recipients of every level one after the other: each page renders completely and logs nothing to the console. */
import { arrive, expected, expectNoFaults, waitForProfile } from './visits.mjs';
import { test, timeFor } from './fixtures.mjs';
import { desktop } from './page.mjs';

/** Number of recipients visited: one per level, and 200 in the full run. */
const VISITS = Number(process.env.RECIPIENT_VISITS ?? 3);
/** The step between visited recipients; it shares no factor with the page size of a list. */
const STRIDE = 97;
const MOST_LISTED = 1000;
const years = ['latest', 'all', '2025', '2019'];

/** Equally many of each level, spread over the list. @param {string} base */
const addresses = async (base) => {
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

test('random recipients of every level render without an error', async ({ openPage, base }) => {
  test.setTimeout(timeFor(VISITS));
  const { page, problems } = await openPage(desktop, { allow: expected });
  for (const path of await addresses(base)) {
    await arrive(page, base, { name: path, path, act: waitForProfile });
    await expectNoFaults(page, path, problems);
  }
});
