/**
 * The table of statements: one row for each sentence of the two specification documents (`i` interactive.md, `r` reference.md).
 * A row has a key and a text. The tests that prove it have the key at the end of their title: `keeps its filters [i3.search.1]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ key: string, text: string }} Statement */
/** @typedef {{ name: string, status: string }} TestResult full name and status of a test */

const fields = ['key', 'text'];
/**
 * Returns the rows of a chapter's file. Throws with the line number for a line that is not a row.
 * @type {(chapter: string, text: string) => Statement[]}
 */
export const parseChapter = (chapter, text) =>
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
        return refuse('not valid JSON');
      }
      if (Object.keys(row).join() !== fields.join())
        return refuse(`a row has exactly ${fields.join(' and ')}`);
      if (!new RegExp(`^${chapter}\\.([a-z-]+\\.)?[1-9]\\d*$`).test(row.key))
        return refuse(`"${row.key}" is not a key of this chapter`);
      if (!row.text) return refuse(`${row.key} has no text`);
      return row;
    });

/** Returns all rows, chapter by chapter. @param {string} folder */
export const readStatements = (folder) =>
  readdirSync(folder).flatMap((file) =>
    parseChapter(file.replace('.jsonl', ''), readFileSync(join(folder, file), 'utf8')),
  );

/**
 * Returns the statement keys at the end of a test title: `does x [i5.1, r2.modals.4-6]` has i5.1 and r2.modals.4, 5 and 6.
 * Returns [] for a title that ends otherwise.
 * @type {(title: string) => string[]}
 */
export const parseKeys = (title) => {
  const list = /\[((?:[ir]\d+\.[\w., -]+))\]$/.exec(title)?.[1];
  return (list?.split(/, */) ?? []).flatMap((entry) => {
    const [, prefix, from, to] = /^(.*\.)(\d+)-(\d+)$/.exec(entry) ?? [];
    if (!prefix) return [entry];
    return Array.from(
      { length: Math.max(1, Number(to) - Number(from) + 1) },
      (_, at) => `${prefix}${Number(from) + at}`,
    );
  });
};

/**
 * Returns what is wrong with a table: a repeated key, a key without a test, a key with a test that did not pass, or a
 * key in a title that no row has. An empty list means that every statement is proven.
 * @type {(statements: readonly Statement[], tests: readonly TestResult[]) => string[]}
 */
export const findComplaints = (statements, tests) => {
  /** @type {Map<string, TestResult[]>} */
  const testsByKey = new Map();
  for (const test of tests)
    for (const key of parseKeys(test.name))
      testsByKey.set(key, [...(testsByKey.get(key) ?? []), test]);
  /** @type {Set<string>} */
  const keys = new Set();
  const complaints = statements.flatMap(({ key, text }) => {
    const repeatedKeys = keys.has(key) ? [`${key}: two rows have this key`] : [];
    keys.add(key);
    const keyTests = testsByKey.get(key) ?? [];
    if (!keyTests.length)
      return [...repeatedKeys, `${key} (${text}): no test title ends with [${key}]`];
    return [
      ...repeatedKeys,
      ...keyTests
        .filter(({ status }) => status !== 'passed')
        .map(({ name, status }) => `${key} (${text}): its test "${name}" ${status}`),
    ];
  });
  const unknownKeys = [...testsByKey].filter(([key]) => !keys.has(key));
  return [
    ...complaints,
    ...unknownKeys.map(([key, [test]]) => `"${test?.name}": no statement has the key ${key}`),
  ];
};
