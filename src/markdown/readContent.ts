import { parseContent } from '../lib/contentFile';
import { readMarkdown } from './readMarkdown';
import type { ReadText } from './textToken';

/** A file of `content/` read when the site is built, as JSON: what visitors get can be drawn at once, and needs no reader. */
export const readContent = (file: string): string => {
  const { meta, body } = parseContent(file);
  const text: ReadText = { meta, blocks: readMarkdown(body) };
  return JSON.stringify(text);
};
