/**
 * Loads every route on desktop, on a phone, without scripts and with an unusual address. Each probe reports under its own name. `npm
 * test` loads every route without scripts, every second route on a phone, and the others on desktop and with an unusual address.
 */
import { expect } from '@playwright/test';
import { fullOnly, test } from './fixtures.mjs';
import { desktop, failureMessages, phone } from './page.mjs';
import { brightness, brightnessOnPhone, paletteOnly } from './probes/color.mjs';
import {
  beginsEarly,
  insideContainer,
  insideContainerOnPhone,
  keepsTwoThirds,
  lowHeader,
} from './probes/frame.mjs';
import { getComplaints, noComplaints, nothingMoves, withoutScripts } from './probes/loading.mjs';
import { onPaper } from './probes/paper.mjs';
import { runProbes } from './probes/probe.mjs';
import { largeText, narrowWindow, oneDateFormat } from './probes/reading.mjs';
import { watchShifts } from './shifts.mjs';
import {
  everyRoute,
  expectedMessages,
  openPage,
  routeNames,
  scrollThrough,
  waitUntilStill,
} from './visits.mjs';

/** @import { OpenPage, Size } from './page.mjs' */

/** Probes with the same look are adjacent, which avoids extra layouts. */
const probesAt = {
  desktop: [lowHeader, oneDateFormat, paletteOnly, ...insideContainer, ...brightness, ...onPaper],
  phone: [
    beginsEarly,
    ...insideContainerOnPhone,
    ...brightnessOnPhone,
    largeText,
    narrowWindow,
    keepsTwoThirds,
  ],
};

/** @param {string} base @param {string} name */
const findRoute = async (base, name) => {
  const route = (await everyRoute(base)).find((each) => each.name === name);
  if (!route) throw new Error(`No route is named ${name}`);
  return route;
};
/**
 * @param {{ openUnchecked: OpenPage, base: string }} site
 * @param {string} name @param {Size} size @param {readonly import('./probes/probe.mjs').Probe[]} probes
 */
const probe = async ({ openUnchecked, base }, name, size, probes) => {
  const route = await findRoute(base, name);
  const { page, problems } = await openUnchecked(size, { allow: expectedMessages });
  await watchShifts(page);
  await openPage(page, base + route.path);
  await waitUntilStill(page);
  await runProbes(page, route, { size }, [nothingMoves]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollThrough(page);
  await runProbes(page, route, { size }, [...probes, noComplaints(problems)]);
};

/** A query string with invalid values, an unknown term, a panel and a fragment. */
const ODD =
  'sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab=&fy=99999&hash=%2F%2F&section=%E0&glossary=no-such-term&about-the-data#%E2%80%A6';

for (const [at, name] of routeNames.entries()) {
  test(
    `every route: ${name} passes the probes at 1280 px and on paper`,
    fullOnly(at % 2 === 1),
    ({ openUnchecked, base }) => probe({ openUnchecked, base }, name, desktop, probesAt.desktop),
  );
  test(
    `every route: ${name} passes the probes on a phone, at 320 px and at twice the text size [i9.31, r9.27]`,
    fullOnly(at % 2 === 0),
    ({ openUnchecked, base }) => probe({ openUnchecked, base }, name, phone, probesAt.phone),
  );
  test(`every route: ${name} passes the probes without scripts`, async ({ openIn, base }) => {
    const route = await findRoute(base, name);
    const page = await openIn({ viewport: phone, javaScriptEnabled: false });
    await page.goto(base + route.path);
    await runProbes(page, route, { size: phone }, withoutScripts);
  });
  test(
    `every route: ${name} hydrates with invalid values, an unknown term, a panel and a fragment in its address`,
    fullOnly(at % 2 === 1),
    async ({ openUnchecked, base }) => {
      const route = await findRoute(base, name);
      const { page, problems } = await openUnchecked(phone, { allow: failureMessages });
      await page.goto(`${base}${route.path}${route.path.includes('?') ? '&' : '?'}${ODD}`);
      await page.locator('#late-note').waitFor({ state: 'detached' });
      await page.locator('main h1').first().waitFor();
      expect(getComplaints(problems)).toEqual([]);
    },
  );
}
