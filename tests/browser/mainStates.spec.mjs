/**
 * Loads main states of pages once per viewport and runs probes, which report under their own names. `npm test` runs every other state,
 * on a phone if the state has both viewports.
 */
import { fullOnly, test } from './fixtures.mjs';
import { mainStates } from './mainStates.mjs';
import { desktop, phone } from './page.mjs';
import { brightness, brightnessOnPhone } from './probes/color.mjs';
import { noComplaints } from './probes/loading.mjs';
import { runProbes } from './probes/probe.mjs';
import { largeText, narrowWindow } from './probes/reading.mjs';
import { arrive, expectedMessages } from './visits.mjs';

const viewports = {
  desktop: { size: desktop, probes: brightness },
  phone: { size: phone, probes: [...brightnessOnPhone, largeText, narrowWindow] },
};

for (const [order, state] of mainStates.entries())
  for (const at of state.at) {
    const { size, probes } = viewports[at];
    test(
      `main states: ${state.name} passes the probes at ${size.width} px${at === 'phone' ? ', at 320 px and at twice the text size' : ''}`,
      fullOnly(order % 2 === 1 || (at === 'desktop' && state.at.length > 1)),
      async ({ openUnchecked, base }) => {
        const { page, problems } = await openUnchecked(size, { allow: expectedMessages });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await state.before?.(page);
        await arrive(page, base, state);
        for (const selector of state.shows ?? [])
          await page.locator(selector).first().waitFor({ state: 'attached' });
        await runProbes(page, state, { size }, [
          ...(state.probes ?? []),
          ...probes,
          noComplaints(problems),
        ]);
      },
    );
  }
