/** Tests the layout shifts of pages that load with an open panel, with results or at a section. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { viewports } from './page.mjs';
import { readShifts, watchShifts } from './shifts.mjs';
import { openPage } from './visits.mjs';

for (const path of [
  '/?glossary=outlay',
  '/search?fy=2025&keyword=road',
  '/agency/department-of-energy?section=award-spending',
])
  for (const size of viewports)
    test(`nothing visible shifts while ${path} loads at ${size.width} px`, async ({
      openUnchecked,
      base,
    }) => {
      const { page } = await openUnchecked(size);
      await watchShifts(page);
      await openPage(page, base + path);
      await page.waitForLoadState('networkidle');
      const { sum, details } = await readShifts(page);
      expect(sum, details).toBeLessThanOrEqual(0.02);
    });
