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
const createFilters = (description: string): SearchFilters =>
  initialFilters.set('awardDescription', description);
const dateAt = (minute: number) => new Date(Date.UTC(2025, 10, 15, 12, minute));
const summarize = (list: readonly StoredSearch[]) =>
  list.map(({ name, filters }) => [name, filters.awardDescription]);
const readStorage = () =>
  JSON.parse(window.localStorage.getItem(KEY)!) as { recent: unknown[]; named: unknown[] };
const recent = () => summarize(readStoredSearches().recent).map(([, description]) => description);
const named = () => summarize(readStoredSearches().named);
const store = (content: unknown) => window.localStorage.setItem(KEY, JSON.stringify(content));
const createEntry = (
  name: unknown,
  description: string,
  when: unknown = '2025-01-01T00:00:00.000Z',
) => ({
  name,
  when,
  filters: { awardDescription: description },
});
const createFile = (list: unknown, recentList?: unknown) =>
  JSON.stringify({ named: list, recent: recentList });
const createEntries = (count: number, prefix = 's') =>
  Array.from({ length: count }, (_, position) =>
    createEntry(`${prefix}${position}`, `${prefix} ${position}`),
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
    rememberSearch(createFilters('a'), dateAt(0));
    withoutStorage('getItem', () =>
      expect(readStoredSearches()).toEqual({ recent: [], named: [] }),
    );
  });
  it('are saved with a format name and a version', () => {
    rememberSearch(createFilters('bridge'), dateAt(5));
    nameSearch('Roads', createFilters('road'), dateAt(6));
    expect(readStorage()).toEqual({
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
    nameSearch('Roads', createFilters('road'), dateAt(6));
    const [search] = readStoredSearches().named;
    expect([search!.name, search!.when, search!.filters.equals(createFilters('road'))]).toEqual([
      'Roads',
      '2025-11-15T12:06:00.000Z',
      true,
    ]);
  });
  it('exclude empty and invalid entries', () => {
    store({
      recent: [null, 'x', 5, {}, { filters: null }, { filters: {} }, createEntry('', 'kept')],
      named: [createEntry('a', '')],
    });
    expect([recent(), named()]).toEqual([['kept'], []]);
  });
  it.each([
    ['not a date', 'tomorrow', ''],
    ['not text', 5, ''],
    ['a time', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
  ])('keep the time only if it is valid: %s', (_what, when, expected) => {
    store({ recent: [createEntry('', 'x', when)], named: [] });
    expect(readStoredSearches().recent[0]!.when).toBe(expected);
  });
  it('have names trimmed to 80 characters, and exclude named ones with blank names', () => {
    store({
      recent: [],
      named: [
        createEntry(`  ${'n'.repeat(90)} `, 'a'),
        createEntry('  ', 'b'),
        createEntry(7, 'c'),
        createEntry('d', 'd'),
      ],
    });
    expect(named()).toEqual([
      ['n'.repeat(80), 'a'],
      ['d', 'd'],
    ]);
  });
  it('are limited to 10 recent and 100 named ones', () => {
    store({ recent: createEntries(11), named: createEntries(101) });
    expect([
      readStoredSearches().recent.length,
      readStoredSearches().named.length,
      recent().at(-1),
      named().at(-1),
    ]).toEqual([10, 100, 's 9', ['s99', 's 99']]);
  });
});

describe('a recent search', () => {
  it('is first, has no name, and replaces the oldest of ten', () => {
    for (let minute = 0; minute < 11; minute += 1)
      expect(rememberSearch(createFilters(`s${minute}`), dateAt(minute))).toBe(true);
    expect(recent()).toEqual(['s10', 's9', 's8', 's7', 's6', 's5', 's4', 's3', 's2', 's1']);
    expect([
      readStoredSearches().recent[0]!.when,
      readStoredSearches().recent[0]!.name,
      readStorage().recent.length,
    ]).toEqual(['2025-11-15T12:10:00.000Z', '', 10]);
  });
  it('moves to the front with its new time when repeated', () => {
    ['a', 'b', 'a'].forEach((description, minute) =>
      rememberSearch(createFilters(description), dateAt(minute)),
    );
    expect(
      readStoredSearches().recent.map(({ filters, when }) => [filters.awardDescription, when]),
    ).toEqual([
      ['a', '2025-11-15T12:02:00.000Z'],
      ['b', '2025-11-15T12:01:00.000Z'],
    ]);
  });
  it('does not affect named searches', () => {
    nameSearch('Roads', createFilters('road'), dateAt(0));
    rememberSearch(createFilters('a'), dateAt(1));
    expect([recent(), named()]).toEqual([['a'], [['Roads', 'road']]]);
  });
  it('cannot be saved, named or forgotten if the browser does not allow storage', () =>
    withoutStorage('setItem', () => {
      expect([
        rememberSearch(createFilters('a'), dateAt(0)),
        nameSearch('A', createFilters('a'), dateAt(0)),
        forgetNamed('A'),
        forgetRecent(),
      ]).toEqual([false, false, false, false]);
    }));
});

describe('a named search', () => {
  it('is first and replaces the one with the same name', () => {
    expect(nameSearch('A', createFilters('a'), dateAt(0))).toBe(true);
    nameSearch('B', createFilters('b'), dateAt(1));
    nameSearch('A', createFilters('c'), dateAt(2));
    expect(named()).toEqual([
      ['A', 'c'],
      ['B', 'b'],
    ]);
  });
  it('may have the same filters as another name', () => {
    nameSearch('A', createFilters('a'), dateAt(0));
    nameSearch('B', createFilters('a'), dateAt(1));
    expect(named()).toEqual([
      ['B', 'a'],
      ['A', 'a'],
    ]);
  });
  it('does not affect recent searches, and replaces the oldest of a hundred', () => {
    store({ recent: [createEntry('', 'r')], named: createEntries(100) });
    nameSearch('New', createFilters('new'), dateAt(0));
    expect([recent(), readStorage().named.length, named()[0], named().at(-1)]).toEqual([
      ['r'],
      100,
      ['New', 'new'],
      ['s98', 's 98'],
    ]);
  });
  it('is removed by its name', () => {
    store({
      recent: [createEntry('', 'r')],
      named: [createEntry('A', 'a'), createEntry('B', 'b')],
    });
    expect(forgetNamed('A')).toBe(true);
    expect([recent(), named()]).toEqual([['r'], [['B', 'b']]]);
  });
  it('remains when recent searches are cleared', () => {
    store({ recent: [createEntry('', 'r')], named: [createEntry('A', 'a')] });
    expect(forgetRecent()).toBe(true);
    expect([readStorage().recent, named()]).toEqual([[], [['A', 'a']]]);
  });
});

describe('the export file', () => {
  it('is indented JSON that restores all searches in another browser', () => {
    rememberSearch(createFilters('recent'), dateAt(0));
    nameSearch('A', createFilters('a'), dateAt(1));
    nameSearch('B', createFilters('b'), dateAt(2));
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
    rememberSearch(createFilters('recent'), dateAt(0));
    nameSearch('A', createFilters('a'), dateAt(1));
    const before = window.localStorage.getItem(KEY);
    expect(importSearches(exportSearches())).toEqual({ added: 0, kept: 2, refused: 0 });
    expect(window.localStorage.getItem(KEY)).toBe(before);
  });
  it('is added after the searches of the browser', () => {
    store({ recent: [createEntry('', 'r1')], named: [createEntry('A', 'a')] });
    expect(
      importSearches(
        createFile(
          [createEntry('B', 'b')],
          [createEntry('', 'r2'), createEntry('ignored name', 'r1')],
        ),
      ),
    ).toEqual({ added: 2, kept: 1, refused: 0 });
    expect([recent(), named()]).toEqual([
      ['r1', 'r2'],
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ]);
  });
  it('is imported without the names of recent searches', () => {
    importSearches(createFile([], [createEntry('named', 'r')]));
    expect(summarize(readStoredSearches().recent)).toEqual([['', 'r']]);
  });
  it('fills the recent searches up to ten', () => {
    store({ recent: createEntries(9, 'own'), named: [] });
    expect(importSearches(createFile([], createEntries(3, 'new')))).toEqual({
      added: 1,
      kept: 0,
      refused: 0,
    });
    expect(recent().slice(-2)).toEqual(['own 8', 'new 0']);
  });
  it('appends the first free number to each name already in use', () => {
    store({ recent: [], named: [createEntry('A', 'a'), createEntry('A (2)', 'b')] });
    expect(importSearches(createFile([createEntry('A', 'c'), createEntry('A', 'd')]))).toEqual({
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
    store({ recent: [], named: [createEntry('A', 'a')] });
    expect(importSearches(createFile([createEntry('B', 'a')]))).toEqual({
      added: 1,
      kept: 0,
      refused: 0,
    });
  });
  it('shortens a name of maximum length before it appends a number', () => {
    const longest = 'n'.repeat(80);
    store({ recent: [], named: [createEntry(longest, 'a')] });
    importSearches(createFile([createEntry(longest, 'b')]));
    expect(named().map(([name]) => name)).toEqual([longest, `${'n'.repeat(75)} (2)`]);
  });
  it('counts searches without a name or filters as refused', () => {
    expect(
      importSearches(
        createFile([createEntry('', 'a'), createEntry('B', ''), null, createEntry('C', 'c')]),
      ),
    ).toEqual({
      added: 1,
      kept: 0,
      refused: 3,
    });
  });
  const noSearchesResult = { problem: 'This file has no saved searches from this site.' };
  it.each([
    [
      '{',
      { problem: 'We couldn’t read this file because it is not JSON. Choose an exported file.' },
    ],
    [
      '',
      { problem: 'We couldn’t read this file because it is not JSON. Choose an exported file.' },
    ],
    ['null', noSearchesResult],
    ['"text"', noSearchesResult],
    ['5', noSearchesResult],
    ['[]', noSearchesResult],
    ['{}', noSearchesResult],
    ['{"named":{}}', noSearchesResult],
    ['{"recent":[]}', noSearchesResult],
  ])('with %j reports the problem', (content, result) =>
    expect(importSearches(content)).toEqual(result),
  );
  it('is not imported if it has more than two million characters', () => {
    const createContent = (length: number) => '{"named":[]}'.padEnd(length, ' ');
    expect(importSearches(createContent(2_000_000))).toEqual({ added: 0, kept: 0, refused: 0 });
    expect(importSearches(createContent(2_000_001))).toEqual({
      problem: 'This file is too large for saved searches. Choose a smaller file.',
    });
  });
  it('adds nothing if it would exceed a hundred named searches', () => {
    store({ recent: [], named: createEntries(99, 'own') });
    expect(
      importSearches(
        createFile([createEntry('A', 'a'), createEntry('B', 'b')], [createEntry('', 'r')]),
      ),
    ).toEqual({
      problem: 'You can save up to 100 searches. Delete some first.',
    });
    expect([readStoredSearches().named.length, recent()]).toEqual([99, []]);
    expect(importSearches(createFile([createEntry('A', 'a')]))).toEqual({
      added: 1,
      kept: 0,
      refused: 0,
    });
    expect(readStoredSearches().named.length).toBe(100);
  });
  it('reports a problem if the browser cannot store it', () =>
    withoutStorage('setItem', () => {
      expect(importSearches(createFile([createEntry('A', 'a')]))).toEqual({
        problem: 'Your browser can’t save searches. Its storage is full or turned off.',
      });
      expect(importSearches(createFile([]))).toEqual({ added: 0, kept: 0, refused: 0 });
    }));
});
