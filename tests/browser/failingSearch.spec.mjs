/** Tests that Advanced Search recovers when the API is stopped or slow, or returns errors or unreadable responses. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { desktop } from './page.mjs';
import { lastYearLink, waitForResults } from './resultsTable.mjs';

/** @type {{ name: string, faults: import('./page.mjs').Fault[], recovers?: boolean }[]} */
const failures = [
  { name: 'stopped', faults: [{ match: /v2\/search\//, abort: true }] },
  { name: 'slow (3 s)', faults: [{ match: /v2\/search\//, fault: 'delay=3000' }], recovers: true },
  { name: 'failing (503)', faults: [{ match: /v2\/search\//, fault: 'status=503' }] },
  { name: 'truncated', faults: [{ match: /v2\/search\//, fault: 'truncate' }] },
  { name: 'malformed', faults: [{ match: /v2\/search\//, fault: 'malformed' }] },
  { name: 'empty', faults: [{ match: /v2\/search\//, fault: 'empty' }] },
  { name: 'reset', faults: [{ match: /v2\/search\//, fault: 'reset' }] },
];

for (const { name, faults, recovers } of failures)
  test(`the search recovers after a failure of the API: ${name}`, async ({ openPage, base }) => {
    const { page, heal } = await openPage(desktop, {
      faults,
      allow: /status of 503|Failed to load resource|ERR_|\/api\//,
    });
    await page.goto(`${base}/search`);
    await page.click(lastYearLink);
    if (!recovers) {
      const retry = page.getByRole('button', { name: 'Retry', exact: true });
      await retry.first().waitFor();
      heal();
      // The panels fail independently, some later than others.
      await expect(async () => {
        await retry.first().click({ timeout: 1000 });
        await expect(retry).toHaveCount(0, { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    }
    await waitForResults(page);
    await page
      .getByText(/obligated over/)
      .first()
      .waitFor();
  });
