import { join } from 'node:path';
import { complaints, readStatements, rowsOf, type Statement } from './statements.mjs';

const row = (more: Partial<Statement> = {}): Statement => ({
  key: 'i1.1',
  issue: 1,
  text: 'Names stay',
  test: 'a name stays as it was given',
  ...more,
});
const line = (more: object = {}) => JSON.stringify({ ...row(), ...more });
const passed = (...names: string[]) => new Map(names.map((name) => [name, 'passed']));

describe('the table of statements', () => {
  it('holds its rows in order, each with a key of its own and a text', () => {
    const statements = readStatements(join(__dirname, 'chapters'));
    expect(statements.length).toBeGreaterThan(600);
    const named = passed(...statements.map(({ test }) => test).filter(Boolean));
    expect(complaints(statements, named)).toEqual([]);
  });
  it('says nothing when every row has a passing test of its name', () => {
    expect(complaints([row()], passed(row().test))).toEqual([]);
  });
  it('names the row and the missing test when a test was renamed, and what it may be called now', () => {
    expect(complaints([row()], passed('a name stays as given', 'something else'))).toEqual([
      'i1.1 (Names stay): no test is called "a name stays as it was given". Renamed? One that ran is called "a name stays as given".',
    ]);
    expect(complaints([row()], passed('something else'))).toEqual([
      'i1.1 (Names stay): no test is called "a name stays as it was given".',
    ]);
  });
  it.each(['failed', 'pending'])('names the row of a test that %s', (ended) => {
    expect(complaints([row()], new Map([[row().test, ended]]))).toEqual([
      `i1.1 (Names stay): its test "a name stays as it was given" ${ended}`,
    ]);
  });
  it('names two rows of one key', () => {
    expect(complaints([row(), row({ text: 'Names change' })], passed(row().test))).toEqual([
      'i1.1: two rows have this key',
    ]);
  });
  it('owes a test to the rows of finished steps alone', () => {
    const rows = [row({ test: '' }), row({ key: 'i1.2', issue: 9, test: '' })];
    expect(complaints(rows, passed(), [1])).toEqual(['i1.1 (Names stay): no test']);
  });
  it.each([
    ['no JSON', '{', 'this is no JSON'],
    ['a part too many', line({ note: 'x' }), 'a row has key, issue, text, test'],
    ['a key of another chapter', line({ key: 'i2.1' }), '"i2.1" is no key of this chapter'],
    ['a key without a number', line({ key: 'i1.names' }), '"i1.names" is no key of this chapter'],
    ['no text', line({ text: '' }), 'i1.1 lacks its step or text'],
  ])('refuses a line that is no row, with its place: %s', (_what, text, why) => {
    expect(() => rowsOf('i1', `${line()}\n${text}\n`)).toThrow(`i1.jsonl, line 2: ${why}`);
  });
});
