/** A text file of `content/`: front matter and Markdown. */
export interface ContentFile {
  meta: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Parses front matter (`key: value` lines between two `---` lines) and the body after it. A text without front matter is all body.
 * Throws on any other line in the front matter.
 */
export const parseContent = (text: string): ContentFile => {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) return { meta: {}, body: text.trim() };
  const lines = head.split(/\r?\n/).filter((line) => line.trim());
  const meta = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw new Error(`front matter is made of "key: value" lines, not "${line}"`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  return { meta, body: (body ?? '').trim() };
};

/** Splits a body at its `## ` headings and returns the text by heading. Text before the first heading has the key ''. */
export const splitSections = (body: string): Readonly<Record<string, string>> => {
  const [first = '', ...rest] = body.split(/^## /m);
  return Object.fromEntries([
    ['', first.trim()],
    ...rest.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading.trim(), lines.join('\n').trim()] as const;
    }),
  ]);
};
