import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SavedSearches } from './savedSearches';

const DAY_MS = 24 * 3600 * 1000;
let folder: string;
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-saved-'));
  time = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (savedBytes = 1e9) =>
  new SavedSearches(join(folder, 'saved'), { savedBytes, savedMs: 10 * DAY_MS }, () => time);
const searchOf = (keyword: string) => Buffer.from(JSON.stringify({ filters: { keyword } }));

describe('saved searches', () => {
  it('return what was saved', () => {
    const searches = open();
    expect(searches.load(searches.save(searchOf('road')).toUpperCase())).toEqual({
      filters: { keyword: 'road' },
    });
    expect(searches.load('0'.repeat(32))).toBeUndefined();
  });
  it('expire when nobody opened them for a long time', () => {
    const searches = open();
    const opened = searches.save(searchOf('opened'));
    const forgotten = searches.save(searchOf('forgotten'));
    time += 6 * DAY_MS;
    expect(searches.load(opened)).toBeDefined();
    time += 6 * DAY_MS;
    expect(searches.load(opened)).toBeDefined();
    expect(searches.load(forgotten)).toBeUndefined();
  });
  it('live longer when they are saved again', () => {
    const searches = open();
    const hash = searches.save(searchOf('again'));
    time += 6 * DAY_MS;
    searches.save(searchOf('again'));
    time += 6 * DAY_MS;
    expect(searches.load(hash)).toBeDefined();
  });
  it('refuse a search when the folder is full, and keep the others', () => {
    const searches = open(3 * 4096);
    const hashes = ['a', 'b', 'c'].map((keyword) => searches.save(searchOf(keyword)));
    expect(() => searches.save(searchOf('d'))).toThrow('no room for more saved searches');
    hashes.forEach((hash) => expect(searches.load(hash)).toBeDefined());
    expect(searches.save(searchOf('a'))).toBe(hashes[0]);
  });
  it('have room again after some expired, and their files are deleted', () => {
    const searches = open(2 * 4096);
    ['a', 'b'].forEach((keyword) => searches.save(searchOf(keyword)));
    time += 11 * DAY_MS;
    searches.save(searchOf('c'));
    expect(readdirSync(join(folder, 'saved'))).toHaveLength(1);
  });
  it('count what an earlier server saved', () => {
    const hash = open(4096).save(searchOf('a'));
    const next = open(4096);
    expect(() => next.save(searchOf('b'))).toThrow('no room for more saved searches');
    expect(next.load(hash)).toBeDefined();
  });
  it('are at most 1 MB large', () => {
    expect(() => open().save(Buffer.alloc(1024 * 1024 + 1, ' '))).toThrow('at most 1 MB');
  });
});
