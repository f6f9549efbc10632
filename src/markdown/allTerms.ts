/** All texts of `content/glossary` by slug, in one lazy chunk. The glossary panel uses them if the service fails. */
const context = import.meta.webpackContext('../../content/glossary', {
  recursive: false,
  regExp: /\.md$/,
});
// The bundler’s context returns the text of a file, not a module.
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(
  context.keys().map((file) => [file.replace(/^\.\/|\.md$/g, ''), context(file) as string]),
);
