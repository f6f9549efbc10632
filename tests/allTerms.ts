import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of `src/markdown/allTerms.ts`, read by Node instead of the bundler. */
const folder = join(__dirname, '../content/glossary');
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(/\.md$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ]),
);
