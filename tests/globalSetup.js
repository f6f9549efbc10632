/**
 * Builds the sample datasets of a fixed date once; every test file opens them read-only. Outside of `npm test`, tests that need
 * the large dataset build it themselves.
 */
module.exports = async () => {
  const { ensureTestDataSet } = await import('../scripts/lib/dataSet.mjs');
  await ensureTestDataSet('small', true);
  // Two test files and the browser tests read the large dataset. Building it here keeps one file from waiting for the other.
  if (process.env.TEST_AGAIN || process.env.SEARCHES_SET === 'default')
    await ensureTestDataSet('default', true);
};
