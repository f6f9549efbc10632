/** Prints the official glossary definitions with their sources, and the reading grade of each plain definition with the mean grade. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root } from './lib/dataSet.mjs';
import { readingGrade } from './lib/readability.mjs';

const { parseTerm: termFromContent } = await importTypeScript('src/domain/content.ts');
const folder = join(root, 'content/glossary');
const terms = readdirSync(folder).map((file) =>
  termFromContent(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')),
);
console.log('Sources of the official definitions\n');
terms
  .filter(({ official }) => official)
  .forEach(({ term, official }) => console.log(`${term}: ${official.replaceAll('\n', ' ')}`));
const grades = terms
  .map(({ term, plain }) => ({ term, grade: readingGrade(plain) }))
  .sort((a, b) => b.grade - a.grade);
console.log('\nReading grade of the plain definitions, most difficult first\n');
grades.forEach(({ term, grade }) => console.log(`${grade.toFixed(1).padStart(5)}  ${term}`));
console.log(
  `\nMean ${(grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length).toFixed(2)} over ${grades.length} terms; ${terms.filter(({ official }) => official).length} have an official definition`,
);
