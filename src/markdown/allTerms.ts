/** Every text of `content/glossary`, by slug: what the panel falls back to when the service fails. One chunk, loaded on demand. */
const context = import.meta.webpackContext('../../content/glossary', { recursive: false, regExp: /\.md$/ });
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(context.keys().map((file) => [file.replace(/^\.\/|\.md$/g, ''), (context(file) as { default: string }).default]));
