import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import {
  exportSearches,
  forgetNamed,
  forgetRecent,
  importSearches,
  readStoredSearches,
  nameSearch,
  rememberSearch,
  type StoredSearch,
} from './storedSearches';

const KEY = 'usaspending_searches';
const about = (description: string): SearchFilters =>
  initialFilters.set('awardDescription', description);
const at = (minute: number) => new Date(Date.UTC(2025, 10, 15, 12, minute));
const summarize = (list: readonly StoredSearch[]) =>
  list.map(({ name, filters }) => [name, filters.awardDescription]);
const stored = () =>
  JSON.parse(window.localStorage.getItem(KEY)!) as { recent: unknown[]; named: unknown[] };
const recent = () => summarize(readStoredSearches().recent).map(([, description]) => description);
const named = () => summarize(readStoredSearches().named);
const store = (content: unknown) => window.localStorage.setItem(KEY, JSON.stringify(content));
const entry = (name: unknown, description: string, when: unknown = '2025-01-01T00:00:00.000Z') => ({
  name,
  when,
  filters: { awardDescription: description },
});
const file = (list: unknown, recentList?: unknown) =>
  JSON.stringify({ named: list, recent: recentList });
const numbered = (count: number, prefix = 's') =>
  Array.from({ length: count }, (_, position) =>
    entry(`${prefix}${position}`, `${prefix} ${position}`),
  );
const withoutStorage = (method: 'getItem' | 'setItem', act: () => void) => {
  const spy = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  try {
    act();
  } finally {
    spy.mockRestore();
  }
};
beforeEach(() => window.localStorage.clear());

describe('stored searches', () => {
  it('are initially empty', () => expect(readStoredSearches()).toEqual({ recent: [], named: [] }));
  it.each([
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['values that are not lists', '{"recent":{},"named":"x"}'],
  ])('are empty if the storage contains %s', (_what, content) => {
    window.localStorage.setItem(KEY, content);
    expect(readStoredSearches()).toEqual({ recent: [], named: [] });
  });
  it('are empty if the storage cannot be read', () => {
    rememberSearch(about('a'), at(0));
    withoutStorage('getItem', () =>
      expect(readStoredSearches()).toEqual({ recent: [], named: [] }),
    );
  });
  it('are saved with a format name and a version', () => {
    rememberSearch(about('bridge'), at(5));
    nameSearch('Roads', about('road'), at(6));
    expect(stored()).toEqual({
      format: 'usaspending-searches',
      version: '2020-06-01',
      recent: [
        {
          name: '',
          when: '2025-11-15T12:05:00.000Z',
          filters: expect.objectContaining({
            awardDescription: 'bridge',
            keyword: {},
            timePeriodFY: [],
          }) as unknown,
        },
      ],
      named: [
        {
          name: 'Roads',
          when: '2025-11-15T12:06:00.000Z',
          filters: expect.objectContaining({ awardDescription: 'road' }) as unknown,
        },
      ],
    });
  });
  it('keep name, time and filters', () => {
    nameSearch('Roads', about('road'), at(6));
    const [search] = readStoredSearches().named;
    expect([search!.name, search!.when, search!.filters.equals(about('road'))]).toEqual([
      'Roads',
      '2025-11-15T12:06:00.000Z',
      true,
    ]);
  });
  it('exclude empty and invalid entries', () => {
    store({
      recent: [null, 'x', 5, {}, { filters: null }, { filters: {} }, entry('', 'kept')],
      named: [entry('a', '')],
    });
    expect([recent(), named()]).toEqual([['kept'], []]);
  });
  it.each([
    ['not a date', 'tomorrow', ''],
    ['not text', 5, ''],
    ['a time', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
  ])('keep the time only if it is valid: %s', (_what, when, expected) => {
    store({ recent: [entry('', 'x', when)], named: [] });
    expect(readStoredSearches().recent[0]!.when).toBe(expected);
  });
  it('have trimmed names of up to 80 characters, and named ones need a name', () => {
    store({
      recent: [],
      named: [entry(`  ${'n'.repeat(90)} `, 'a'), entry('  ', 'b'), entry(7, 'c'), entry('d', 'd')],
    });
    expect(named()).toEqual([
      ['n'.repeat(80), 'a'],
      ['d', 'd'],
    ]);
  });
  it('are limited to 10 recent and 100 named ones', () => {
    store({ recent: numbered(11), named: numbered(101) });
    expect([
      readStoredSearches().recent.length,
      readStoredSearches().named.length,
      recent().at(-1),
      named().at(-1),
    ]).toEqual([10, 100, 's 9', ['s99', 's 99']]);
  });
});

describe('a recent search', () => {
  it('is first and has no name, and the eleventh replaces the oldest', () => {
    for (let minute = 0; minute < 11; minute += 1)
      expect(rememberSearch(about(`s${minute}`), at(minute))).toBe(true);
    expect(recent()).toEqual(['s10', 's9', 's8', 's7', 's6', 's5', 's4', 's3', 's2', 's1']);
    expect([
      readStoredSearches().recent[0]!.when,
      readStoredSearches().recent[0]!.name,
      stored().recent.length,
    ]).toEqual(['2025-11-15T12:10:00.000Z', '', 10]);
  });
  it('moves to the front with its new time when repeated', () => {
    ['a', 'b', 'a'].forEach((description, minute) =>
      rememberSearch(about(description), at(minute)),
    );
    expect(
      readStoredSearches().recent.map(({ filters, when }) => [filters.awardDescription, when]),
    ).toEqual([
      ['a', '2025-11-15T12:02:00.000Z'],
      ['b', '2025-11-15T12:01:00.000Z'],
    ]);
  });
  it('does not affect named searches', () => {
    nameSearch('Roads', about('road'), at(0));
    rememberSearch(about('a'), at(1));
    expect([recent(), named()]).toEqual([['a'], [['Roads', 'road']]]);
  });
  it('returns false if the browser does not allow storage', () =>
    withoutStorage('setItem', () => {
      expect([
        rememberSearch(about('a'), at(0)),
        nameSearch('A', about('a'), at(0)),
        forgetNamed('A'),
        forgetRecent(),
      ]).toEqual([false, false, false, false]);
    }));
});

describe('a named search', () => {
  it('is first and replaces the one with the same name', () => {
    expect(nameSearch('A', about('a'), at(0))).toBe(true);
    nameSearch('B', about('b'), at(1));
    nameSearch('A', about('c'), at(2));
    expect(named()).toEqual([
      ['A', 'c'],
      ['B', 'b'],
    ]);
  });
  it('may have the same filters as another name', () => {
    nameSearch('A', about('a'), at(0));
    nameSearch('B', about('a'), at(1));
    expect(named()).toEqual([
      ['B', 'a'],
      ['A', 'a'],
    ]);
  });
  it('does not affect recent ones, and the newest hundred are kept', () => {
    store({ recent: [entry('', 'r')], named: numbered(100) });
    nameSearch('New', about('new'), at(0));
    expect([recent(), stored().named.length, named()[0], named().at(-1)]).toEqual([
      ['r'],
      100,
      ['New', 'new'],
      ['s98', 's 98'],
    ]);
  });
  it('is removed by its name', () => {
    store({ recent: [entry('', 'r')], named: [entry('A', 'a'), entry('B', 'b')] });
    expect(forgetNamed('A')).toBe(true);
    expect([recent(), named()]).toEqual([['r'], [['B', 'b']]]);
  });
  it('remains when recent searches are cleared', () => {
    store({ recent: [entry('', 'r')], named: [entry('A', 'a')] });
    expect(forgetRecent()).toBe(true);
    expect([stored().recent, named()]).toEqual([[], [['A', 'a']]]);
  });
});

describe('the export file', () => {
  it('is readable and restores all searches in another browser', () => {
    rememberSearch(about('recent'), at(0));
    nameSearch('A', about('a'), at(1));
    nameSearch('B', about('b'), at(2));
    const before = readStoredSearches();
    const content = exportSearches();
    expect(content).toMatch(
      /^\{\n {2}"format": "usaspending-searches",\n {2}"version": "2020-06-01",\n/,
    );
    window.localStorage.clear();
    expect(importSearches(content)).toEqual({ added: 3, kept: 0, refused: 0 });
    expect(readStoredSearches()).toEqual(before);
  });
  it('adds no duplicates', () => {
    rememberSearch(about('recent'), at(0));
    nameSearch('A', about('a'), at(1));
    const before = window.localStorage.getItem(KEY);
    expect(importSearches(exportSearches())).toEqual({ added: 0, kept: 2, refused: 0 });
    expect(window.localStorage.getItem(KEY)).toBe(before);
  });
  it('is added after the searches of the browser', () => {
    store({ recent: [entry('', 'r1')], named: [entry('A', 'a')] });
    expect(
      importSearches(file([entry('B', 'b')], [entry('', 'r2'), entry('ignored name', 'r1')])),
    ).toEqual({ added: 2, kept: 1, refused: 0 });
    expect([recent(), named()]).toEqual([
      ['r1', 'r2'],
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ]);
  });
  it('adds recent searches without names', () => {
    importSearches(file([], [entry('named', 'r')]));
    expect(summarize(readStoredSearches().recent)).toEqual([['', 'r']]);
  });
  it('fills the recent searches up to ten', () => {
    store({ recent: numbered(9, 'own'), named: [] });
    expect(importSearches(file([], numbered(3, 'new')))).toEqual({ added: 1, kept: 0, refused: 0 });
    expect(recent().slice(-2)).toEqual(['own 8', 'new 0']);
  });
  it('adds the first free number to a name in use', () => {
    store({ recent: [], named: [entry('A', 'a'), entry('A (2)', 'b')] });
    expect(importSearches(file([entry('A', 'c'), entry('A', 'd')]))).toEqual({
      added: 2,
      kept: 0,
      refused: 0,
    });
    expect(named()).toEqual([
      ['A', 'a'],
      ['A (2)', 'b'],
      ['A (3)', 'c'],
      ['A (4)', 'd'],
    ]);
  });
  it('adds a search with the same filters and another name', () => {
    store({ recent: [], named: [entry('A', 'a')] });
    expect(importSearches(file([entry('B', 'a')]))).toEqual({ added: 1, kept: 0, refused: 0 });
  });
  it('shortens a full-length name for the number', () => {
    const longest = 'n'.repeat(80);
    store({ recent: [], named: [entry(longest, 'a')] });
    importSearches(file([entry(longest, 'b')]));
    expect(named().map(([name]) => name)).toEqual([longest, `${'n'.repeat(75)} (2)`]);
  });
  it('counts refused searches without a name or filters', () => {
    expect(importSearches(file([entry('', 'a'), entry('B', ''), null, entry('C', 'c')]))).toEqual({
      added: 1,
      kept: 0,
      refused: 3,
    });
  });
  const none = { problem: 'This file has no saved searches from this site.' };
  it.each([
    ['{', { problem: 'We couldn’t read this file because it is not JSON.' }],
    ['', { problem: 'We couldn’t read this file because it is not JSON.' }],
    ['null', none],
    ['"text"', none],
    ['5', none],
    ['[]', none],
    ['{}', none],
    ['{"named":{}}', none],
    ['{"recent":[]}', none],
  ])('with %j reports the problem', (content, answer) =>
    expect(importSearches(content)).toEqual(answer),
  );
  it('is limited to two million characters', () => {
    const filled = (length: number) => '{"named":[]}'.padEnd(length, ' ');
    expect(importSearches(filled(2_000_000))).toEqual({ added: 0, kept: 0, refused: 0 });
    expect(importSearches(filled(2_000_001))).toEqual({
      problem: 'This file is too large for saved searches.',
    });
  });
  it('adds nothing if it would exceed a hundred named searches', () => {
    store({ recent: [], named: numbered(99, 'own') });
    expect(importSearches(file([entry('A', 'a'), entry('B', 'b')], [entry('', 'r')]))).toEqual({
      problem: 'You can save up to 100 searches. Remove some first.',
    });
    expect([readStoredSearches().named.length, recent()]).toEqual([99, []]);
    expect(importSearches(file([entry('A', 'a')]))).toEqual({ added: 1, kept: 0, refused: 0 });
    expect(readStoredSearches().named.length).toBe(100);
  });
  it('reports if the browser does not store it', () =>
    withoutStorage('setItem', () => {
      expect(importSearches(file([entry('A', 'a')]))).toEqual({
        problem: 'Your browser can’t save searches. Its storage is full or turned off.',
      });
      expect(importSearches(file([]))).toEqual({ added: 0, kept: 0, refused: 0 });
    }));
});
