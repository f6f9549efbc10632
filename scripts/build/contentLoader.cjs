const path = require('node:path');

const root = path.join(__dirname, '../..');
/** Files that read the texts. The build's cache of a text is invalidated when one of them changes. */
const readers = [
  'src/markdown/readContent.ts',
  'src/markdown/readMarkdown.ts',
  'src/lib/contentFile.ts',
  'src/domain/content.ts',
  'src/domain/site/site.ts',
];
/** Texts that are converted at build time. Glossary terms come from the API; their files are a fallback and bundled unchanged. */
const READ_TEXTS = /content[\\/](?!glossary[\\/])[^\\/]+[\\/][^\\/]+\.md$/;
/** Created once. @type {Promise<(text: string) => string> | undefined} */
let reader;
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
  reader ??= makeReader();
  return (await reader)(text);
};
/**
 * A webpack loader that converts a text of `content/` to a module whose default export is that JSON. Its options are the
 * settings, so that webpack rebuilds the module when one changes.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
exports.default = function contentLoader(text) {
  const done = this.async();
  for (const file of readers) this.addDependency(path.join(root, file));
  readText(text).then(
    (json) => done(null, `export default ${JSON.stringify(json)};`),
    (/** @type {Error} */ error) => done(error),
  );
};
exports.readText = readText;
exports.READ_TEXTS = READ_TEXTS;
