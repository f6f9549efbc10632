import fc from 'fast-check';
import type { SpendingRow } from '../spendingBreakdown';
import { formatCellShare, buildCells, hasRestCell } from './cells';
import {
  nameWithArticle,
  explorerRoots,
  isExplorerRoot,
  isValidPath,
  levelsBelow,
  levelsOf,
} from './levels';
import { isPublished, periodButtons } from './periods';

const chosen = (...levels: string[]) =>
  levels.map((level) => ({ level: level as SpendingLevel, id: '1' }));
type SpendingLevel = Parameters<typeof buildCells>[0];
const row = (id: string | null, amount: number, name = `Row ${id}`): SpendingRow => ({
  id,
  name,
  amount,
});

describe('the levels of the Explorer', () => {
  it('start from one of three roots', () => {
    expect(explorerRoots).toEqual(['budget_function', 'agency', 'object_class']);
    expect(['agency', 'award', '', undefined].filter(isExplorerRoot)).toEqual(['agency']);
  });
  it.each([
    [
      'budget_function',
      'budget_function budget_subfunction federal_account program_activity object_class recipient award',
    ],
    ['agency', 'agency federal_account program_activity object_class recipient award'],
    ['object_class', 'object_class agency federal_account program_activity recipient award'],
  ] as const)('of %s follow the order of the specification', (root, order) =>
    expect(levelsOf(root)).toEqual(order.split(' ')),
  );
  it('offer program activities only below a federal account', () => {
    expect(levelsBelow('agency', chosen('agency'))).toEqual([
      'federal_account',
      'object_class',
      'recipient',
      'award',
    ]);
    expect(levelsBelow('agency', chosen('agency', 'federal_account'))).toEqual([
      'program_activity',
      'object_class',
      'recipient',
      'award',
    ]);
    expect(levelsBelow('object_class', chosen('object_class', 'agency', 'recipient'))).toEqual([
      'award',
    ]);
  });
  it('end at an award and at unreported data', () => {
    expect(levelsBelow('agency', chosen('agency', 'award'))).toEqual([]);
    expect(levelsBelow('agency', [{ level: 'agency', id: null }])).toEqual([]);
  });
  it('form a path from the root that may skip levels but not go back', () => {
    expect(isValidPath('agency', chosen('agency', 'recipient'))).toBe(true);
    expect(isValidPath('agency', chosen('federal_account'))).toBe(false);
    expect(isValidPath('agency', chosen('agency', 'recipient', 'object_class'))).toBe(false);
    expect(isValidPath('agency', chosen('agency', 'program_activity'))).toBe(false);
    expect(isValidPath('agency', [])).toBe(true);
  });
  it('have names with the right article', () =>
    expect([nameWithArticle('agency'), nameWithArticle('budget_function')]).toEqual([
      'an Agency',
      'a Budget Function',
    ]));
});

describe('the cells of a level', () => {
  const manyRows = Array.from({ length: 502 }, (_, at) => row(String(at), 1000 - at));
  const total = manyRows.reduce((sum, { amount }) => sum + amount!, 0);
  it('are the largest 500 rows and one cell for the sum of all others', () => {
    const cells = buildCells('award', { total, rows: manyRows }, false);
    const rest = cells.find(({ kind }) => kind === 'rest')!;
    expect([cells.length, rest.name, rest.amount, hasRestCell(cells)]).toEqual([
      501,
      'Sum of all Awards after Top 500',
      499 + 500,
      true,
    ]);
  });
  it('include all rows at the first level', () =>
    expect(buildCells('agency', { total, rows: manyRows }, true)).toHaveLength(502));
  it('include negative, unreported and non-award amounts, largest first', () => {
    const cells = buildCells(
      'recipient',
      {
        total: 99,
        rows: [
          row('a', -1),
          row(null, 30, 'Non-Award Spending'),
          row('b', 50),
          row(null, 20, 'Unreported Data'),
        ],
      },
      false,
    );
    expect(cells.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
      ['row', 'Row b', 50],
      ['inert', 'Non-Award Spending', 30],
      ['unreported', 'Unreported Data*', 20],
      ['row', 'Row a', -1],
    ]);
    expect(hasRestCell(cells)).toBe(false);
  });
  it('include a cell for amounts that the API omits', () => {
    const cells = buildCells('award', { total: 10, rows: [row('a', 4)] }, false);
    expect(cells.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rest', 6],
      ['row', 4],
    ]);
  });
  it('are empty without rows', () =>
    expect(buildCells('award', { total: 0, rows: [] }, false)).toEqual([]));
  it('add up exactly to the total for any amounts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e11, max: 1e13 }), { minLength: 1, maxLength: 700 }),
        fc.integer({ min: -1e12, max: 1e14 }),
        fc.boolean(),
        (amounts, sum, isFirst) => {
          const rows = amounts.map((amount, at) => row(at % 7 ? `${at}` : null, amount / 100));
          const cells = buildCells('recipient', { total: sum / 100, rows }, isFirst);
          expect(cells.reduce((all, { amount }) => all + Math.round(amount! * 100), 0)).toBe(sum);
        },
      ),
    ));
  it('format shares with two decimals and small ones as “Less than 0.01%”', () =>
    expect([
      formatCellShare(1, 3),
      formatCellShare(1, 1e6),
      formatCellShare(0, 5),
      formatCellShare(-1, 4),
      formatCellShare(1, 0),
      formatCellShare(-80, -50),
    ]).toEqual(['33.33%', 'Less than 0.01%', '0.00%', '-25.00%', '--', '--']));
});

describe('the periods of a fiscal year', () => {
  const buttonLabels = (year: number) =>
    periodButtons(year).map(({ periods }) =>
      periods.map(({ id, label }) => (label === String(id) ? label : `${label}: ${id}`)),
    );
  it('are quarters through 2019', () =>
    expect(buttonLabels(2019)).toEqual([
      ['1 - 3: 3'],
      ['4 - 6: 6'],
      ['7 - 9: 9'],
      ['10 - 12: 12'],
    ]));
  it('are months from the third quarter of 2020', () =>
    expect(buttonLabels(2020)).toEqual([
      ['1 - 3: 3'],
      ['4 - 6: 6'],
      ['7', '8', '9'],
      ['10', '11', '12'],
    ]));
  it('start with two combined months from 2021', () =>
    expect(buttonLabels(2021)).toEqual([
      ['1 - 2: 2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
      ['10', '11', '12'],
    ]));
  it('are selectable only when published', () => {
    const publishedPeriods = [{ year: 2025, quarter: 2, period: 4, latestSubmissionDate: '' }];
    expect([
      isPublished(publishedPeriods, 2025, 4),
      isPublished(publishedPeriods, 2025, 5),
      isPublished(publishedPeriods, 2024, 4),
    ]).toEqual([true, false, false]);
  });
});
