import { AxeBuilder } from '@axe-core/playwright';

export const widths = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];
/** Accessibility rules that hold in every state. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const expect = (condition, message) => { if (!condition) throw new Error(message); };

/** A page that notes everything that should not happen. `allow` names messages a state brings with it. */
export const open = async (browser, size, { allow = /^$/, faults = [] } = {}) => {
  const context = await browser.newContext({ viewport: size, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type()) && !allow.test(message.text())) problems.push(`console: ${message.text()}`); });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => { if (!allow.test(request.url()) && !/ERR_ABORTED/.test(request.failure()?.errorText ?? '')) problems.push(`failed: ${request.url()}`); });
  page.on('request', (request) => { if (!allow.test(request.url()) && !request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('data:') && !request.url().startsWith('blob:')) problems.push(`third party: ${request.url()}`); });
  const asked = [...faults];
  await page.route('**/api/**', (route) => {
    const hit = asked.find(({ match }) => match.test(route.request().url()));
    return hit?.abort ? route.abort() : route.continue(hit ? { headers: { ...route.request().headers(), 'x-fault': hit.fault } } : {});
  });
  return { page, problems, heal: () => { asked.length = 0; }, close: () => context.close() };
};
export const audit = async (page, problems, state) => {
  // Colours are judged when what slides in has arrived; the spinner never does.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity).map((animation) => animation.finished.catch(() => {}))));
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  expect(!violations.length, `${state}: axe ${violations.map((violation) => `${violation.id} (${violation.nodes.slice(0, 2).map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`).join('; ')})`).join(', ')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `${state}: the page scrolls sideways by ${wide}px`);
  expect(!problems.length, `${state}: ${problems.slice(0, 3).join(' | ')}`);
  expect(await page.locator('h1').count() === 1, `${state}: not exactly one h1`);
};
/** Messages that a failure on purpose brings with it. */
export const failing = /status of 503|ERR_|Failed to load resource/;
/** Reaches a control as a keyboard does: by Tab until it has the focus, then a key. */
export const byKeyboard = async (page, locator, key = 'Enter') => {
  await locator.waitFor();
  if (await locator.getAttribute('role') === 'tab') {
    // Tabs are one stop: arrows move inside.
    await locator.evaluate((element) => element.closest('[role="tablist"]').querySelector('[tabindex="0"]').focus());
    await page.keyboard.press('ArrowRight');
    return;
  }
  for (let steps = 0; steps < 400; steps += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) { await page.keyboard.press(key); return; }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${locator}`);
};
