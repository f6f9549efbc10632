import { launchBrowser } from './browser.mjs';

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (name, ...cells) => console.log(`${name.padEnd(44)} ${cells.join('  ')}`);

/** Watches paints and shifts of a page from its first moment. */
const watch = (page) => page.addInitScript(() => {
  window.seen = { paint: 0, what: '', shift: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.seen.paint = entry.startTime; window.seen.what = entry.element?.tagName ?? ''; })).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { if (!entry.hadRecentInput) window.seen.shift += entry.value; })).observe({ type: 'layout-shift', buffered: true });
});

/** Time from a click on the menu's Glossary to the list standing in the open panel. */
const openGlossary = async (page) => {
  await page.getByRole('button', { name: 'Find Resources' }).click();
  await page.getByRole('link', { name: /^Glossary/ }).waitFor();
  return page.evaluate(() => new Promise((resolve) => {
    const link = [...document.querySelectorAll('.menu-panel a')].find((each) => each.textContent.startsWith('Glossary'));
    const started = performance.now();
    new MutationObserver((_, observer) => { if (document.querySelector('dialog[open] .slide-out__groups')) { observer.disconnect(); resolve(performance.now() - started); } }).observe(document.body, { subtree: true, childList: true, attributes: true });
    link.click();
  }));
};
/** Longest task while one character is typed into the panel's box. */
const typeOne = (page, character) => page.evaluate((typed) => new Promise((resolve) => {
  const box = document.querySelector('dialog[open] input');
  const started = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, box.value + typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  // React has drawn when the event's work is done; the next message comes after it.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(performance.now() - started);
  channel.port2.postMessage('');
}), character);

/** Largest paint and layout shift of pages on a phone, and how quickly the slide-out answers. */
export const benchPages = async (base) => {
  const browser = await launchBrowser();
  try {
    console.log('\nPages at 390 px, cold cache: largest paint in ms, what it is, layout shift');
    for (const path of ['/', '/search', '/about', '/data-sources', '/training-videos', '/federal-spending-guide', '/?glossary=outlay']) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await watch(page);
      await page.goto(base + path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const { paint, what, shift } = await page.evaluate(() => window.seen);
      row(path, paint.toFixed(0).padStart(6), what.padEnd(6), shift.toFixed(3));
      await context.close();
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // As many terms as the call's limit allows.
    const terms = Array.from({ length: 500 }, (_, index) => ({ term: `${String.fromCharCode(65 + (index % 26))} term number ${index}`, slug: `term-${index}`, data_act_term: null, plain: 'Words.', official: null, resources: null }));
    await page.route('**/references/glossary/**', (route) => route.fulfill({ json: { results: terms } }));
    await page.goto(`${base}/?glossary`);
    await page.locator('dialog[open] .slide-out__groups').waitFor();
    const opened = [];
    for (let round = 0; round < 9; round += 1) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      opened.push(await openGlossary(page));
    }
    const typed = [];
    for (const character of 'ab') typed.push(await typeOne(page, character));
    console.log('\nGlossary of 500 terms, median and longest in ms');
    row('click to list in the open panel', median(opened).toFixed(0).padStart(6), Math.max(...opened).toFixed(0).padStart(6));
    row('one key typed, until drawn', median(typed).toFixed(0).padStart(6), Math.max(...typed).toFixed(0).padStart(6));
  } finally { await browser.close(); }
};
