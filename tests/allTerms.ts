import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the glossary texts. Node reads them here, because `src/markdown/allTerms.ts` needs the bundler. */
const folder = join(__dirname, '../content/glossary');
export const allTerms: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(/\.md$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ]),
);
