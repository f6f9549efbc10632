const path = require('node:path');

const root = path.join(__dirname, '../..');
/** What reads the texts: what an older one made is not taken from the build's cache. */
const readers = [
  'src/markdown/readContent.ts',
  'src/markdown/readMarkdown.ts',
  'src/lib/contentFile.ts',
  'src/domain/content.ts',
  'src/domain/site/site.ts',
];
/** Texts that are read when the site is built; terms of the glossary come from the API, and its files stand in for them as they are. */
const READ_TEXTS = /content[\\/](?!glossary[\\/])[^\\/]+[\\/][^\\/]+\.md$/;
/** The reader, made once, with the markdown package in it, which is of another kind of module. @type {Promise<(text: string) => string> | undefined} */
let reader;
const makeReader = async () => {
  const { bundleTypeScript, importTypeScript } = await import('./dataSet.mjs');
  const { fillContent } = await importTypeScript('src/domain/content.ts');
  const { readContent } = (await bundleTypeScript('src/markdown/readContent.ts', {}))();
  return (/** @type {string} */ text) => readContent(fillContent(text));
};
/**
 * A text as JSON that can be drawn at once (`src/markdown/readContent.ts`), the site's settings filled in.
 * @param {string} text
 */
const readText = async (text) => {
  reader ??= makeReader();
  return (await reader)(text);
};
/**
 * A text of `content/` as a module whose default is that JSON. Its options are the settings, for it is made anew when one changes.
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
