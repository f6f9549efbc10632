const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { READ_TEXTS } = require('../scripts/build/contentLoader.cjs');

const source = (/** @type {string} */ file) => JSON.stringify(join(__dirname, '../src', file));
const read = `require(${source('markdown/readContent')}).readContent`;
const fill = `require(${source('domain/content')}).fillContent`;
const own = readFileSync(__filename, 'utf8');

/** Transforms Markdown files as the build does: glossary terms to their source text, other texts to JSON that can be rendered. */
module.exports = {
  process: (/** @type {string} */ text, /** @type {string} */ file) => {
    const term = JSON.stringify(text);
    const code = READ_TEXTS.test(file) ? `${read}(${fill}(${term}))` : term;
    return { code: `module.exports = ${code};` };
  },
  // The cache key contains this file, so that results of older versions are not reused.
  getCacheKey: (/** @type {string} */ text, /** @type {string} */ file) =>
    createHash('sha256').update([own, READ_TEXTS.source, file, text].join('\0')).digest('hex'),
};
