import { parseContent } from '../lib/contentFile';
import { readMarkdown } from './readMarkdown';
import type { ParsedText } from './textToken';

/** Converts a file of `content/` to JSON at build time, so that the browser can render it without a Markdown parser. */
export const readContent = (fileText: string): string => {
  const { meta, body } = parseContent(fileText);
  const parsedText: ParsedText = { meta, blocks: readMarkdown(body) };
  return JSON.stringify(parsedText);
};
