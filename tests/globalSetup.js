/**
 * Builds the sample datasets of a fixed date once; every test file opens them read-only. Outside of `npm test`, tests that need
 * the large dataset build it themselves.
 */
module.exports = async () => {
  const { ensureDataSet } = await import('../scripts/lib/dataSet.mjs');
  const { join } = require('node:path');
  await ensureDataSet('small', {
    asOf: '2025-11-15',
    folder: join(__dirname, '../.cache/tests'),
    quiet: true,
  });
  // Two test files and the browser tests read the large dataset. Building it here keeps one file from waiting for the other.
  if (process.env.TEST_AGAIN || process.env.SEARCHES_SET === 'default')
    await ensureDataSet('default', {
      asOf: '2025-11-15',
      folder: join(__dirname, '../.cache/tests'),
      quiet: true,
    });
};
