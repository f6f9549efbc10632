/** Makes the small sample set of a fixed day once; every test file opens it read-only. */
module.exports = async () => {
  const { ensureDataSet } = await import('../scripts/lib/dataSet.mjs');
  const { join } = require('node:path');
  await ensureDataSet('small', {
    asOf: '2025-11-15',
    folder: join(__dirname, '../.cache/tests'),
    quiet: true,
  });
  // The long checks ask the largest searches of the large set.
  if (process.env.SEARCHES_SET === 'default')
    await ensureDataSet('default', {
      asOf: '2025-11-15',
      folder: join(__dirname, '../.cache/tests'),
      quiet: true,
    });
};
