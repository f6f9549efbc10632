const path = require('node:path');

const root = path.join(__dirname, '../..');
/** Files that read the texts. The build's cache of a text is invalidated when one of them changes. */
const readerFiles = [
  'src/markdown/readContent.ts',
  'src/markdown/readMarkdown.ts',
  'src/lib/contentFile.ts',
  'src/domain/content.ts',
  'src/domain/site/site.ts',
];
/** Pattern of texts that are converted at build time. Glossary files are only a fallback for the API, and are bundled unchanged. */
const READ_TEXTS = /content[\\/](?!glossary[\\/])[^\\/]+[\\/][^\\/]+\.md$/;
/** The converter of texts, created on first use. @type {Promise<(text: string) => string> | undefined} */
let readerPromise;
const makeReader = async () => {
  const { bundleTypeScript, importTypeScript } = await import('../lib/dataSet.mjs');
  const { fillContent } = await importTypeScript('src/domain/content.ts');
  const { readContent } = (await bundleTypeScript('src/markdown/readContent.ts', {}))();
  return (/** @type {string} */ text) => readContent(fillContent(text));
};
/**
 * Converts a text to JSON that can be rendered directly (`src/markdown/readContent.ts`), with the site's settings filled in.
 * @param {string} text
 */
const readText = async (text) => {
  readerPromise ??= makeReader();
  return (await readerPromise)(text);
};
/**
 * A webpack loader that converts a text of `content/` to a module whose default export is the JSON of `readText`. Its
 * options are the settings, so that webpack rebuilds the module when a setting changes.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
exports.default = function contentLoader(text) {
  const callback = this.async();
  for (const file of readerFiles) this.addDependency(path.join(root, file));
  readText(text).then(
    (json) => callback(null, `export default ${JSON.stringify(json)};`),
    (/** @type {Error} */ error) => callback(error),
  );
};
exports.readText = readText;
exports.READ_TEXTS = READ_TEXTS;
