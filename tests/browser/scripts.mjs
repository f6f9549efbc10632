/**
 * Delays the scripts of a page until the returned function is called.
 * @param {import('./page.mjs').Page} page
 */
export const holdScripts = async (page) => {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => {
    release = () => done(undefined);
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};
