/**
 * Checks the states of all pages for accessibility violations, horizontal scrolling and errors. `npm test` leaves out three quarters of
 * the non-default states, and checks the remaining ones and the gallery examples in one viewport each, on desktop and phone in turn.
 */
import { fillInIds, nonRedirectPages } from '../../scripts/bench/pages.mjs';
import { fullOnly, isFullRun, test } from './fixtures.mjs';
import { audit, desktop, expect, phone } from './page.mjs';
import { accountStates } from './states/accounts.mjs';
import { awardStates } from './states/award.mjs';
import { awardHistoryStates } from './states/awardHistory.mjs';
import { awardFlowStates } from './states/awardFlow.mjs';
import { compareStates } from './states/compare.mjs';
import { covidStates } from './states/covid.mjs';
import { covidAwardStates } from './states/covidAwards.mjs';
import { downloadStates } from './states/downloads.mjs';
import { agencyStates } from './states/agency.mjs';
import { explorerStates } from './states/explorer.mjs';
import { galleryGroups, galleryStates } from './states/gallery.mjs';
import { homeStates } from './states/home.mjs';
import { overlayStates } from './states/overlays.mjs';
import { pageStates } from './states/pages.mjs';
import { placeAndProgramStates } from './states/placesAndPrograms.mjs';
import { recipientStates } from './states/recipient.mjs';
import { searchStates } from './states/search.mjs';
import { stateProfileStates } from './states/state-profile.mjs';
import { submissionStates } from './states/submissions.mjs';
import { followToPage, findPage } from './visits.mjs';

/** @import { Page, Size } from './page.mjs' */

/**
 * Presses a control. If the control opens something or navigates, waits first until the content above has its final height. Otherwise
 * a response between mouse down and mouse up would move the control, and the click would be lost.
 * @param {Page} page @param {string} selector
 */
const press = async (page, selector) => {
  const control = page.locator(selector).first();
  const isOpener = await control.evaluate((node) =>
    node.matches('a, [aria-expanded="false"], [aria-haspopup="dialog"]'),
  );
  if (isOpener) {
    await control.scrollIntoViewIfNeeded();
    // A skeleton that remains belongs to the component whose loading state is checked.
    await page
      .locator('.skeleton')
      .first()
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => {});
  }
  const opensDialog = (await control.getAttribute('aria-haspopup')) === 'dialog';
  await control.click();
  // If content loads above between mouse down and mouse up, the control moves and has to be pressed again.
  if (opensDialog)
    await page
      .locator('dialog[open]')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => control.click());
};

/** @param {Page} page @param {import('./states/state.mjs').State} entry @param {Size} size */
const reach = async (page, entry, size) => {
  for (const target of [entry.scroll ?? []].flat()) {
    await page.locator(target).scrollIntoViewIfNeeded();
  }
  // On phones the filters are in a sheet.
  if (entry.filter) {
    if (size.width < 768)
      await page
        .getByRole('button', { name: /filters/i })
        .first()
        .click();
    const heading = page.getByRole('button', { name: new RegExp(`^${entry.filter}`) }).first();
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
  }
  if (entry.fill)
    await page.getByLabel(entry.fill.label, { exact: true }).first().fill(entry.fill.text);
  if (entry.click) await press(page, entry.click);
  if (entry.then) await press(page, entry.then);
  if (entry.type) {
    await page.locator('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(entry.type);
  }
  await page.waitForSelector(entry.ready);
  await page.waitForLoadState('domcontentloaded');
};

/** Waits until charts and tables have been laid out after a resize. @param {Page} page */
const waitForFrames = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const listedStates = [
  ...galleryStates,
  ...searchStates,
  ...stateProfileStates,
  ...accountStates,
  ...overlayStates,
  ...homeStates,
  ...downloadStates,
  ...awardStates,
  ...awardHistoryStates,
  ...compareStates,
  ...covidStates,
  ...pageStates,
  ...recipientStates,
  ...awardFlowStates,
  ...explorerStates,
  ...agencyStates,
  ...submissionStates,
  ...placeAndProgramStates,
  ...covidAwardStates,
];
const listedIds = new Set(listedStates.map(({ path }) => findPage(path.replace(/\?.*/, ''))?.id));
/** The listed states, and one state of each other page. The other pages are text pages, which load no data. */
/** @type {import('./states/state.mjs').State[]} */
const states = [
  ...listedStates,
  ...nonRedirectPages
    .filter(({ id }) => !listedIds.has(id))
    .map(({ path, sample = path }) => ({
      page: path,
      state: 'full',
      path: sample,
      ready: '.content-page .prose h2',
    })),
];

/**
 * Returns the one or two viewports in which a state is audited.
 * @type {(entry: import('./states/state.mjs').State, at: number) => readonly [Size, Size?]}
 */
const getSizes = ({ state }, at) =>
  isFullRun || state === 'full' ? [desktop, phone] : [Math.floor(at / 4) % 2 ? phone : desktop];

/**
 * Returns whether `npm test` leaves out a state. It keeps states named `full`, gallery states, and every fourth state.
 * @type {(entry: import('./states/state.mjs').State, at: number) => boolean}
 */
const isLeftOut = (entry, at) =>
  entry.state !== 'full' && !galleryStates.includes(entry) && at % 4 > 0;

for (const [at, entry] of states.entries()) {
  const [first, second] = getSizes(entry, at);
  test(
    `${entry.page}, ${entry.state}: has no axe violation, horizontal scroll or error at ${first.width}${second ? ` and ${second.width}` : ''}`,
    fullOnly(Boolean(entry.full) || isLeftOut(entry, at)),
    async ({ openPage, base }) => {
      const address = base + (await fillInIds(base, entry.path));
      /** @param {Size} size */
      const reachState = async (size) => {
        const { page, problems } = await openPage(size, entry);
        await entry.prepare?.(page);
        await page.goto(address);
        await reach(page, entry, size);
        return { page, problems };
      };
      const { page, problems } = await reachState(first);
      await audit(page, problems, `${entry.state} at ${first.width}`);
      if (!second) return;
      if (entry.filter || entry.reload) {
        const again = await reachState(second);
        await audit(again.page, again.problems, `${entry.state} at ${second.width}`);
        return;
      }
      await page.setViewportSize(second);
      await page.waitForSelector(entry.ready);
      await waitForFrames(page);
      await audit(page, problems, `${entry.state} at ${second.width}`);
    },
  );
}

for (const { group, examples } of galleryGroups)
  test(`component gallery, ${group}: has no axe violation, horizontal scroll or error in any example`, async ({
    openPage,
    base,
  }) => {
    const { page, problems } = await openPage(desktop);
    await page.goto(`${base}/temp-page`);
    /** @type {string[]} */
    const complaints = [];
    for (const [at, size] of [desktop, phone].entries()) {
      await page.setViewportSize(size);
      for (const entry of examples.filter((_, nth) => isFullRun || nth % 2 === at)) {
        await followToPage(page, entry.path);
        await reach(page, entry, size);
        await waitForFrames(page);
        await audit(page, problems.splice(0), `${entry.state} at ${size.width}`).catch(
          ({ message }) => complaints.push(message),
        );
      }
    }
    expect(!complaints.length, complaints.join('\n'));
  });
