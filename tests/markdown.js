/** Markdown files are their text, as the bundler's `asset/source` makes them. */
module.exports = {
  process: (/** @type {string} */ text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
