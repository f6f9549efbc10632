const { join } = require('node:path');

const source = (/** @type {string} */ file) => JSON.stringify(join(__dirname, '../src', file));
const read = `require(${source('markdown/readContent')}).readContent`;
const fill = `require(${source('domain/content')}).fillContent`;
const { READ_TEXTS } = require('../scripts/lib/contentLoader.cjs');
/** Markdown files are what the build makes of them: a text that is ready to be drawn, a term's own text. */
module.exports = {
  process: (/** @type {string} */ text, /** @type {string} */ file) => {
    const term = JSON.stringify(text);
    const code = READ_TEXTS.test(file) ? `${read}(${fill}(${term}))` : term;
    return { code: `module.exports = ${code};` };
  },
};
