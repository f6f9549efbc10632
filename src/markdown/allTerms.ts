/** Every text of `content/glossary`, by slug: what the panel falls back to when the service fails. One chunk, loaded on demand. */
const context = import.meta.webpackContext('../../content/glossary', {
  recursive: false,
  regExp: /\.md$/,
});
// The bundler's context gives a text file's text itself, not a module around it.
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(
  context.keys().map((file) => [file.replace(/^\.\/|\.md$/g, ''), context(file) as string]),
);
