/** Every text of `content/glossary`, by slug: the panel’s fallback when the service fails. One lazy chunk. */
const context = import.meta.webpackContext('../../content/glossary', {
  recursive: false,
  regExp: /\.md$/,
});
// The bundler’s context returns the text of a file, not a module.
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(
  context.keys().map((file) => [file.replace(/^\.\/|\.md$/g, ''), context(file) as string]),
);
