import type { AwardTypeTotal } from '@/domain/awardTypeTotals';
import {
  breakdownColumns,
  breakdownNote,
  breakdownSentence,
  getEmptyText,
  getTypeFill,
} from './breakdown';

const row = (
  type: AwardTypeTotal['type'],
  obligations: number | null,
  outlays: number | null = null,
): AwardTypeTotal => ({ type, obligations, outlays, awards: 1 });

describe('the awards of a state by type', () => {
  it('are summarized by the share of the largest type', () =>
    expect(
      breakdownSentence([row('loans', 25), row('contracts', 75)], 'obligations', 'in FY 2025'),
    ).toBe('Contracts make up 75.0% of the $100 in FY 2025.'));
  it('have the fixed colors of their types', () =>
    expect((['grants', 'other_financial_assistance'] as const).map(getTypeFill)).toEqual([
      'award-grants',
      'award-other',
    ]));
  it('have a note if negative amounts push shares above 100%', () => {
    const rows = [row('grants', 150), row('loans', -50)];
    expect(breakdownSentence(rows, 'obligations', 'in FY 2025')).toBe(
      'Grants make up 150.0% of the $100 in FY 2025.',
    );
    expect(breakdownNote(rows, 'obligations')).toMatch(/exceed 100%/);
    expect(breakdownNote(rows, 'outlays')).not.toMatch(/100%/);
  });
  it.each([
    ['an empty list', []],
    ['zero amounts', [row('grants', 0), row('loans', 0)]],
    ['a negative total', [row('grants', 10), row('loans', -20)]],
    ['unknown amounts', [row('grants', null)]],
  ])('have no summary for %s', (_what, rows) =>
    expect(breakdownSentence(rows, 'obligations', 'in FY 2025')).toBe(''),
  );
  it('have a message with the reason for missing amounts', () => {
    expect(getEmptyText([row('grants', 1)], 'outlays', 'in FY 2008')).toMatch(
      /^Outlays are not available in FY 2008\. .* since FY 2017\.$/,
    );
    expect(getEmptyText([], 'obligations', 'in FY 2025')).toBe(
      'No award has an amount in FY 2025. Choose another year.',
    );
  });
});

it('breakdown columns include the dates of outlays only if they differ from the dates of obligations', () => {
  const days = 'from 10/01/2024 through 08/31/2025';
  expect(
    breakdownColumns('outlays', { total: 1, outlayDays: days }).map(({ label }) => label),
  ).toEqual([
    'Award Type',
    'Obligations',
    `Outlays, paid ${days}`,
    'Days of outlays',
    '% of Outlays',
    'Count',
  ]);
  expect(breakdownColumns('outlays', { total: 1 }).map(({ id }) => id)).not.toContain(
    'outlays_paid',
  );
});
