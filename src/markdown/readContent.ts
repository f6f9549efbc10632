import { parseContent } from '../lib/contentFile';
import { readMarkdown } from './readMarkdown';
import type { ParsedText } from './textToken';

/** Converts a file of `content/` to JSON at build time, so that the browser can render it without a Markdown parser. */
export const readContent = (file: string): string => {
  const { meta, body } = parseContent(file);
  const text: ParsedText = { meta, blocks: readMarkdown(body) };
  return JSON.stringify(text);
};
