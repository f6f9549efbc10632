import { join } from 'node:path';
import {
  findComplaints,
  parseKeys,
  parseChapter,
  readStatements,
  type Statement,
} from './statements.mjs';

const row = (more: Partial<Statement> = {}): Statement => ({
  key: 'i1.1',
  text: 'Names stay',
  ...more,
});
const line = (more: object = {}) => JSON.stringify({ ...row(), ...more });
const makePassedTests = (...names: string[]) => names.map((name) => ({ name, status: 'passed' }));

describe('the table of statements', () => {
  it('has a unique key and a text in every row', () => {
    const statements = readStatements(join(__dirname, 'chapters'));
    expect(statements.length).toBeGreaterThan(600);
    expect(
      findComplaints(statements, makePassedTests(...statements.map(({ key }) => `test [${key}]`))),
    ).toEqual([]);
  });
  it('accepts a row whose key ends the title of a passing test', () => {
    expect(findComplaints([row()], makePassedTests('keeps a name [i1.1]'))).toEqual([]);
  });
  it('reports a key that no title ends with', () => {
    expect(findComplaints([row()], makePassedTests('keeps a name', '[i1.1] keeps a name'))).toEqual(
      ['i1.1 (Names stay): no test title ends with [i1.1]'],
    );
  });
  it.each(['failed', 'pending'])('reports a key when one of its tests is %s', (status) => {
    const tests = [...makePassedTests('a [i1.1]'), { name: 'b [i1.1]', status }];
    expect(findComplaints([row()], tests)).toEqual([
      `i1.1 (Names stay): its test "b [i1.1]" ${status}`,
    ]);
  });
  it('reports a key in a title that no row has', () => {
    expect(findComplaints([row()], makePassedTests('a [i1.1]', 'b [i1.2]'))).toEqual([
      '"b [i1.2]": no statement has the key i1.2',
    ]);
  });
  it('reports two rows with one key', () => {
    expect(
      findComplaints([row(), row({ text: 'Names change' })], makePassedTests('a [i1.1]')),
    ).toEqual(['i1.1: two rows have this key']);
  });
  it('reads several keys and ranges of keys from a title', () => {
    expect(parseKeys('does x [i5.1, r2.modals.4-6]')).toEqual([
      'i5.1',
      'r2.modals.4',
      'r2.modals.5',
      'r2.modals.6',
    ]);
    expect(parseKeys('returns [] for no downloads []')).toEqual([]);
    expect(parseKeys('takes a[0]')).toEqual([]);
  });
  it.each([
    ['invalid JSON', '{', 'not valid JSON'],
    ['an extra field', line({ note: 'x' }), 'a row has exactly key and text'],
    ['a key of another chapter', line({ key: 'i2.1' }), '"i2.1" is not a key of this chapter'],
    ['a key without a number', line({ key: 'i1.x' }), '"i1.x" is not a key of this chapter'],
    ['no text', line({ text: '' }), 'i1.1 has no text'],
  ])('refuses a line that is not a row and names its place: %s', (_what, text, why) => {
    expect(() => parseChapter('i1', `${line()}\n${text}\n`)).toThrow(`i1.jsonl, line 2: ${why}`);
  });
});
