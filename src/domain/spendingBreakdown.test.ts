import {
  getBreakdownSegments,
  summaryFigures,
  summaryNames,
  type SpendingRow,
} from './spendingBreakdown';

const row = (name: string, amount: number, id: string | null = name): SpendingRow => ({
  id,
  name,
  amount,
});

describe('summaryFigures', () => {
  const rows = [
    'Medicare',
    'Health',
    'Energy',
    'Net Interest',
    'Veterans Benefits and Services',
    'Agriculture',
    'Governmental Receipts',
  ].map((name, at) => row(name, at + 1));
  const names = (start: number) => summaryFigures(rows, start).map(({ name }) => name);
  it('returns three consecutive allowed functions in response order', () => {
    expect(summaryFigures(rows, 0)).toEqual([
      { name: 'Medicare', amount: 1 },
      { name: 'Energy', amount: 3 },
      { name: 'Net Interest', amount: 4 },
    ]);
    expect(names(2)).toEqual(['Net Interest', 'Veterans Benefits', 'Agriculture']);
  });
  it('wraps around to the first function', () => {
    expect([names(3), names(4), names(5), names(9)]).toEqual([
      ['Veterans Benefits', 'Agriculture', 'Medicare'],
      ['Agriculture', 'Medicare', 'Energy'],
      ['Medicare', 'Energy', 'Net Interest'],
      ['Agriculture', 'Medicare', 'Energy'],
    ]);
  });
  it('returns all allowed functions if there are three or fewer', () => {
    const fewRows = [
      row('Energy', 1),
      row('Health', 2),
      row('Medicare', 3),
      row('Transportation', 4),
    ];
    expect(summaryFigures(fewRows, 2).map(({ name }) => name)).toEqual([
      'Energy',
      'Medicare',
      'Transportation',
    ]);
    expect([summaryFigures(fewRows.slice(0, 2), 7), summaryFigures([], 0)]).toEqual([
      [{ name: 'Energy', amount: 1 }],
      [],
    ]);
  });
  it('omits functions with zero or negative amounts', () =>
    expect(
      summaryFigures([row('Medicare', 3), row('Energy', -1), row('Agriculture', 0)], 0),
    ).toEqual([{ name: 'Medicare', amount: 3 }]));
  it('shortens only the name of the veterans function', () => {
    expect([...summaryNames].filter(([name, shown]) => name !== shown)).toEqual([
      ['Veterans Benefits and Services', 'Veterans Benefits'],
    ]);
    expect(summaryNames.size).toBe(8);
  });
});

describe('breakdownPieces', () => {
  const pieces = (rows: readonly SpendingRow[], total: number | null = 100, minShare = 0.1) =>
    getBreakdownSegments({ total, endDate: '2025-09-30', rows }, minShare);
  it('lists rows at or above the minimum share, largest first, and combines smaller rows', () => {
    expect(pieces([row('B', 10), row('C', 9), row('A', 80), row('D', 1)])).toEqual([
      { key: 'A', kind: 'row', name: 'A', amount: 80, rowCount: 1 },
      { key: 'B', kind: 'row', name: 'B', amount: 10, rowCount: 1 },
      { key: 'rest', kind: 'rest', name: '2 smaller functions', amount: 10, rowCount: 2 },
    ]);
  });
  it('uses the name of a single smaller row', () =>
    expect(pieces([row('A', 95), row('B', 5)])[1]).toEqual({
      key: 'rest',
      kind: 'rest',
      name: 'B',
      amount: 5,
      rowCount: 1,
    }));
  it('omits zero and negative rows', () => {
    expect(pieces([row('A', 100), row('B', 0), row('C', -50)]).map(({ key }) => key)).toEqual([
      'A',
    ]);
    expect(
      pieces([row('A', 100), row('none', 0, null), row('less', -1, null)]).map(({ key }) => key),
    ).toEqual(['A']);
  });
  it('ends with the unreported amount of any size', () => {
    expect(
      pieces([row('Unreported', 60, null), row('A', 30), row('B', 9), row('more', 1.5, null)]),
    ).toEqual([
      { key: 'A', kind: 'row', name: 'A', amount: 30, rowCount: 1 },
      { key: 'rest', kind: 'rest', name: 'B', amount: 9, rowCount: 1 },
      { key: 'unreported', kind: 'unreported', name: 'Unreported Data', amount: 61.5, rowCount: 2 },
    ]);
  });
  it('adds amounts exactly, without floating-point errors', () =>
    expect(pieces([row('A', 90), row('B', 0.1), row('C', 0.2)])[1]).toMatchObject({
      amount: 0.3,
      rowCount: 2,
    }));
  it('returns [] without a total', () =>
    expect([pieces([row('A', 1)], null), pieces([row('A', 1)], 0), pieces([])]).toEqual(
      Array(3).fill([]),
    ));
  it('does not change the input', () => {
    const rows = [row('A', 1), row('B', 99)];
    pieces(rows);
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
