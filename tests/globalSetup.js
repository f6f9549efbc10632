/** Makes the sample sets of a fixed day once; every test file opens them read-only. A run by hand makes the large one when it is needed. */
module.exports = async () => {
  const { ensureDataSet } = await import('../scripts/lib/dataSet.mjs');
  const { join } = require('node:path');
  await ensureDataSet('small', {
    asOf: '2025-11-15',
    folder: join(__dirname, '../.cache/tests'),
    quiet: true,
  });
  // Two files read the large set, and so do the browser tests: neither of the two then makes it while the other waits.
  if (process.env.TEST_AGAIN || process.env.SEARCHES_SET === 'default')
    await ensureDataSet('default', {
      asOf: '2025-11-15',
      folder: join(__dirname, '../.cache/tests'),
      quiet: true,
    });
};
