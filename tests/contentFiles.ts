import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = (kind: string) => join(__dirname, '../content', kind);
/** Returns the slugs of a kind of content, sorted. */
export const getSlugs = (kind: string) =>
  readdirSync(folder(kind))
    .map((file) => file.replace(/\.md$/, ''))
    .sort();
/** Returns the text of a content file, including its front matter. */
export const readRawContent = (kind: string, slug: string) =>
  readFileSync(join(folder(kind), `${slug}.md`), 'utf8');
