/**
 * The table of statements: every statement of the two specification documents (`i` interactive.md, `r` reference.md) and the test that
 * shows it. A row is one line of `chapters/*.jsonl`; what its parts mean stands in README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Steps that count as finished: their rows must all have a passing test. */
export const finishedIssues = [1, 2, 3, 4, 5, 6, 7];

/** @typedef {{ key: string, issue: number, text: string, test: string }} Statement */

const parts = ['key', 'issue', 'text', 'test'];
/**
 * The rows of a chapter's file. Throws with the line of what is no row.
 * @param {string} chapter
 * @param {string} text
 * @returns {Statement[]}
 */
export const rowsOf = (chapter, text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      /** @param {string} why */
      const refuse = (why) => {
        throw new Error(`${chapter}.jsonl, line ${at + 1}: ${why}`);
      };
      /** @type {Statement} */
      let row;
      try {
        row = JSON.parse(line);
      } catch {
        return refuse('this is no JSON');
      }
      if (Object.keys(row).join() !== parts.join()) return refuse(`a row has ${parts.join(', ')}`);
      if (!new RegExp(`^${chapter}\\.([a-z-]+\\.)?[1-9]\\d*$`).test(row.key))
        return refuse(`"${row.key}" is no key of this chapter`);
      if (!Number.isInteger(row.issue) || !row.text)
        return refuse(`${row.key} lacks its step or text`);
      return row;
    });

/**
 * All rows, chapter by chapter.
 * @param {string} folder of the chapters' files
 */
export const readStatements = (folder) =>
  readdirSync(folder).flatMap((file) =>
    rowsOf(file.replace('.jsonl', ''), readFileSync(join(folder, file), 'utf8')),
  );

/** @param {string} name */
const wordsOf = (name) => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
/**
 * The test that a renamed one may have become: the one that shares most words with it, at least half of them.
 * @param {string} name
 * @param {Iterable<string>} tests
 */
const nearest = (name, tests) => {
  const wanted = wordsOf(name);
  let found = '';
  let most = wanted.size / 2;
  for (const test of tests) {
    const own = wordsOf(test);
    const shared = [...wanted].filter((word) => own.has(word)).length;
    if (shared > most) [found, most] = [test, shared];
  }
  return found;
};

/**
 * What is wrong with a table, in words; nothing when every row that is owed has a passing test of its very name.
 * @param {readonly Statement[]} statements
 * @param {ReadonlyMap<string, string>} seen full name of each test that ran → how it ended
 * @param {readonly number[]} [finished]
 * @returns {string[]}
 */
export const complaints = (statements, seen, finished = finishedIssues) => {
  /** @type {Set<string>} */
  const keys = new Set();
  return statements.flatMap(({ key, issue, text, test }) => {
    const said = keys.has(key) ? [`${key}: two rows have this key`] : [];
    keys.add(key);
    const row = `${key} (${text})`;
    if (!test) return finished.includes(issue) ? [...said, `${row}: no test`] : said;
    const ended = seen.get(test);
    if (ended === 'passed') return said;
    if (ended) return [...said, `${row}: its test "${test}" ${ended}`];
    const other = nearest(test, seen.keys());
    const hint = other ? ` Renamed? One that ran is called "${other}".` : '';
    return [...said, `${row}: no test is called "${test}".${hint}`];
  });
};
