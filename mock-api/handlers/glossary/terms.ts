import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTerm } from '../../../src/domain/content';
import type { GlossaryRow } from './shapes';

const rowsByFolder = new Map<string, readonly GlossaryRow[]>();

/** Returns the terms of `content/glossary`, sorted by name and read once per folder. `folder` is the `content` folder. */
export const readGlossary = (folder = join(process.cwd(), 'content')): readonly GlossaryRow[] => {
  const rows =
    rowsByFolder.get(folder) ??
    readdirSync(join(folder, 'glossary'))
      .filter((file) => file.endsWith('.md'))
      .map((file) =>
        parseTerm(file.replace(/\.md$/, ''), readFileSync(join(folder, 'glossary', file), 'utf8')),
      )
      .sort((a, b) => a.term.localeCompare(b.term, 'en'))
      .map(({ term, slug, dataActTerm, plain, official, resources }) => ({
        term,
        slug,
        data_act_term: dataActTerm || null,
        plain,
        official: official || null,
        resources: resources || null,
      }));
  rowsByFolder.set(folder, rows);
  return rows;
};
