import type { SubmissionPeriod } from '../fiscal';
import {
  certificationStatus,
  daysPast,
  getDeadlines,
  overdueText,
  publicationProblems,
} from './deadlines';
import {
  chosenPeriod,
  periodOffers,
  fiscalPeriodTitle,
  periodTitle,
  publicationQuarters,
  submissionYears,
} from './periods';
import {
  sumAwards,
  getFederalTotal,
  getYearFederalTotal,
  makeSubmissionsState,
  formatShare,
} from './submission';

const period = (
  fiscalYear: number,
  month: number,
  more: Partial<SubmissionPeriod> = {},
): SubmissionPeriod => ({
  periodStart: '2000-01-01',
  periodEnd: '2000-01-31',
  submissionStart: '2000-02-01',
  submissionDue: '2000-02-15T00:00:00Z',
  certificationDue: '2000-03-15T00:00:00Z',
  reveal: '2000-02-16T00:00:00Z',
  fiscalYear,
  quarter: Math.ceil(month / 3),
  month,
  isQuarter: month % 3 === 0,
  ...more,
});
const TODAY = '2025-03-01';
const futureReveal = { reveal: '2025-03-02T00:00:00Z' };
const list = [
  ...[6, 9, 12].map((month) => period(2017, month)),
  ...[3, 6, 9, 12].map((month) => period(2019, month)),
  ...[3, 6, 7, 8, 9, 10, 11, 12].map((month) => period(2020, month)),
  ...[2, 3, 4].map((month) => period(2025, month)),
  period(2025, 5, futureReveal),
];
const getOfferedIds = (year: number, periods = list) =>
  periodOffers(periods, year, TODAY)
    .filter(({ enabled }) => enabled)
    .map(({ id }) => id);

describe('periods of the submission statistics', () => {
  it('are labeled by number and by the quarter that they end, with the first two months as one period', () => {
    expect([2, 3, 4, 6, 12].map(periodTitle)).toEqual([
      'P01 - P02',
      'Q1 / P03',
      'P04',
      'Q2 / P06',
      'Q4 / P12',
    ]);
    expect(fiscalPeriodTitle(2024, 3)).toBe('FY 2024 Q1 / P03');
    expect(periodOffers(list, 2020, TODAY).map(({ label }) => label)).toEqual([
      'P01 - P02',
      'Q1 / P03',
      'P04',
      'P05',
      'Q2 / P06',
      'P07',
      'P08',
      'Q3 / P09',
      'P10',
      'P11',
      'Q4 / P12',
    ]);
  });
  it.each([
    [2016, []],
    // Reports began with the second quarter of 2017.
    [2017, [6, 9, 12]],
    // The list has no periods of 2018.
    [2018, []],
    [2019, [3, 6, 9, 12]],
    [2020, [3, 6, 7, 8, 9, 10, 11, 12]],
    // The fifth period is not published yet, and its quarter is not over.
    [2025, [2, 3, 4]],
  ])('of %i that can be selected are %j', (year, ids) => expect(getOfferedIds(year)).toEqual(ids));
  it('include the end of a quarter once a later period is published', () =>
    expect(getOfferedIds(2022, [period(2022, 2), period(2022, 5)])).toEqual([2, 3, 5]));
  it('of a year with quarterly reports do not include months', () =>
    expect(getOfferedIds(2019, [period(2019, 4), period(2019, 6)])).toEqual([3, 6]));
  it('cover the years from 2017 to the latest published one', () => {
    expect(submissionYears(list, TODAY)).toEqual([
      2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017,
    ]);
    expect(submissionYears([period(2025, 3, futureReveal)], TODAY)).toEqual([]);
  });
});

describe('the period requested by an address', () => {
  const choose = (fy: string, month: string) => {
    const choice = chosenPeriod(list, TODAY, fy, month);
    return choice && [choice.year, choice.period, choice.notice !== ''];
  };
  it.each([
    ['', '', [2025, 4, false]],
    ['2025', '', [2025, 4, false]],
    ['', '3', [2025, 3, false]],
    ['2019', '9', [2019, 9, false]],
    // Month 1 means the first two months.
    ['2025', '1', [2025, 2, false]],
    // A month that was not reported separately falls back to the end of its quarter.
    ['2019', '4', [2019, 6, true]],
    ['2020', '2', [2020, 3, true]],
    // Periods that are unpublished, invalid or too early fall back to the latest period of the year.
    ['2025', '5', [2025, 4, true]],
    ['2025', '13', [2025, 4, true]],
    ['2025', '0', [2025, 4, true]],
    ['2025', 'x', [2025, 4, true]],
    ['2017', '3', [2017, 12, true]],
    // Years outside the statistics and a year without periods fall back to the latest period.
    ['2016', '6', [2025, 4, true]],
    ['2999', '', [2025, 4, true]],
    ['2018', '3', [2025, 4, true]],
  ])('for year “%s” and month “%s” is %j', (fy, month, expected) =>
    expect(choose(fy, month)).toEqual(expected),
  );
  it('has a notice if another period is shown', () => {
    expect(chosenPeriod(list, TODAY, '2019', '4')!.notice).toBe(
      'P04 of FY 2019 is only available for the whole quarter. This page shows FY 2019 Q2 / P06.',
    );
    expect(chosenPeriod(list, TODAY, '2999', '')!.notice).toBe(
      'No agency has submitted data for FY 2999. This page shows FY 2025 P04.',
    );
  });
  it('is undefined without published periods', () => {
    expect(chosenPeriod([], TODAY, '', '')).toBeUndefined();
    expect(chosenPeriod([period(2025, 5, futureReveal)], TODAY, '2025', '5')).toBeUndefined();
  });
});

describe('the columns of publications', () => {
  const groups = (year: number) =>
    publicationQuarters(year).map(({ label, periods }) => [label, periods]);
  it('are all periods, grouped by quarter, from 2021 on', () =>
    expect(groups(2021)).toEqual([
      ['FY 2021 Q1', [2, 3]],
      ['FY 2021 Q2', [4, 5, 6]],
      ['FY 2021 Q3', [7, 8, 9]],
      ['FY 2021 Q4', [10, 11, 12]],
    ]));
  it('omit months that were not reported separately', () => {
    expect(groups(2020).map(([, periods]) => periods)).toEqual([[3], [6], [7, 8, 9], [10, 11, 12]]);
    expect(groups(2018).map(([, periods]) => periods)).toEqual([[3], [6], [9], [12]]);
    expect(groups(2017)).toEqual([
      ['FY 2017 Q2', [6]],
      ['FY 2017 Q3', [9]],
      ['FY 2017 Q4', [12]],
    ]);
  });
});

describe('deadlines', () => {
  const deadlinePeriods = [
    period(2021, 3, {
      submissionDue: '2021-01-30',
      certificationDue: '2021-02-14',
      isQuarter: false,
    }),
    period(2021, 3, {
      submissionDue: '2021-02-14',
      certificationDue: '2021-02-14',
      isQuarter: true,
    }),
    period(2021, 4, { submissionDue: '2021-03-01T00:00:00Z', certificationDue: '2021-05-17' }),
  ];
  it('match the given report type, or else are the later dates', () => {
    expect(getDeadlines(deadlinePeriods, 2021, 3, false)).toEqual({
      publication: '2021-01-30',
      certification: '2021-02-14',
    });
    expect(getDeadlines(deadlinePeriods, 2021, 3)).toEqual({
      publication: '2021-02-14',
      certification: '2021-02-14',
    });
    expect(getDeadlines([...deadlinePeriods].reverse(), 2021, 3)!.publication).toBe('2021-02-14');
    // The list contains no quarterly entry for this month.
    expect(getDeadlines(deadlinePeriods, 2021, 4, true)!.publication).toBe('2021-03-01');
    expect(getDeadlines(deadlinePeriods, 2021, 5)).toBeUndefined();
  });
  it('are met on their day and missed after it', () => {
    expect(daysPast('2021-02-14', '2021-02-14')).toBe(0);
    expect(daysPast('2021-02-15T10:00:00Z', '2021-02-14')).toBe(1);
    expect(daysPast('2021-03-01', '2021-02-14')).toBe(15);
    expect([daysPast('', '2021-02-14'), daysPast('2021-02-14', undefined)]).toEqual([0, 0]);
    expect(overdueText('2021-02-15', '2021-02-14')).toBe('1 day after the deadline');
    expect(overdueText('2021-02-14', '2021-02-14')).toBe('');
  });
  const due = { publication: '2021-01-30', certification: '2021-02-14' };
  it.each([
    ['', false, '2021-02-01', ''],
    ['2021-02-14', true, '2021-03-01', 'Certified'],
    ['2021-02-15', true, '2021-03-01', 'Certified late: due 02/14/2021'],
    ['2021-02-01', false, '2021-02-14', 'Not certified yet: due 02/14/2021'],
    ['2021-02-01', false, '2021-02-15', 'Not certified: was due 02/14/2021'],
  ])(
    'give a publication on “%s” with certified %s, viewed on %s, the status “%s”',
    (published, certified, today, status) =>
      expect(certificationStatus({ published, certified }, due, today)).toBe(status),
  );
  it('cannot be missed if they are unknown', () => {
    expect(
      [true, false].map((certified) =>
        certificationStatus({ published: '2021-02-01', certified }, undefined, TODAY),
      ),
    ).toEqual(['Certified', 'Not certified']);
    expect(
      publicationProblems({ published: '2021-02-01', certified: '' }, undefined, TODAY),
    ).toEqual([]);
  });
  it.each([
    ['', '', []],
    ['2021-01-30', '2021-02-14', []],
    ['2021-01-31', '2021-02-14', ['past due']],
    ['2021-01-30', '2021-02-15', ['certified late']],
    ['2021-01-31', '', ['past due', 'not certified']],
  ])(
    'give a publication on “%s”, certified on “%s”, the problems %j',
    (published, certified, problems) =>
      expect(publicationProblems({ published, certified }, due, TODAY)).toEqual(problems),
  );
});

describe('submission figures', () => {
  it('format shares with two decimals, < 0.01% for small ones and -- without a total', () =>
    expect([
      formatShare(1, 8),
      formatShare(1, 1e9),
      formatShare(0, 5),
      formatShare(null, 5),
      formatShare(1, 0),
      formatShare(0, 0),
      formatShare(1, null),
    ]).toEqual(['12.50%', '< 0.01%', '0.00%', '--', '--', '--', '--']));
  it('include the federal total of a period and of the latest period of a year', () => {
    const totals = [
      { fiscalYear: 2024, period: 6, resources: 5 },
      { fiscalYear: 2024, period: 12, resources: 9 },
      { fiscalYear: 2024, period: 9, resources: 7 },
    ];
    expect([getFederalTotal(totals, 2024, 6), getFederalTotal(totals, 2023, 6)]).toEqual([5, null]);
    expect([getYearFederalTotal(totals, 2024), getYearFederalTotal(totals, 2023)]).toEqual([
      9,
      null,
    ]);
  });
  it('add linked and unlinked awards of both files', () =>
    expect(sumAwards({ inAccounts: 1, inAwards: 2, linked: 4 })).toBe(7));
});

// The expected fields are copied by hand from the specification (`interactive.md` §3, "Submission statistics").
describe('SubmissionsState', () => {
  it('has the fields of the specification, empty, with both sorts by budget, descending [i3.profiles.24]', () => {
    const sort = { field: 'current_total_budget_authority_amount', order: 'desc' };
    expect(makeSubmissionsState().toObject()).toEqual({
      searchTerm: '',
      submissionSearchResults: [],
      publicationSearchResults: [],
      allSubmissions: [],
      allPublications: [],
      federalTotals: [],
      submissionsSort: sort,
      publicationsSort: sort,
    });
  });
});
