import { EARLIEST_SEARCH_DAY, type SubmissionPeriod } from '../fiscal';
import { makeAccountForm } from './accountForm';
import {
  accountYears,
  choosePeriod,
  chooseYear,
  isQuarterYear,
  periodChoices,
  timeLabel,
  selectLatestPeriod,
} from './accountPeriods';
import { EARLIEST_DOWNLOAD_DAY } from './awardForm';

const today = '2025-11-15';
const period = (fiscalYear: number, month: number, reveal = '2020-01-01'): SubmissionPeriod => ({
  periodStart: '',
  periodEnd: '2025-06-30',
  submissionStart: '',
  submissionDue: '',
  certificationDue: '',
  reveal,
  fiscalYear,
  quarter: Math.ceil(month / 3),
  month,
  isQuarter: fiscalYear <= 2019,
});
/** The periods of 2017 to 2025: quarters through 2019, then months. The last three months of 2025 are not published yet. */
const periods = [
  ...[2017, 2018, 2019].flatMap((year) => [3, 6, 9, 12].map((month) => period(year, month))),
  ...[2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) =>
      period(year, month, year === 2025 && month > 9 ? '2025-12-15' : '2020-01-01'),
    ),
  ),
];
const time = ({ fy, quarter, period: month }: ReturnType<typeof makeAccountForm>) => [
  fy,
  quarter,
  month,
];

describe('the periods of a fiscal year', () => {
  it('are quarters through 2019', () =>
    expect([2017, 2018, 2019, 2020, 2025].filter(isQuarterYear)).toEqual([2017, 2018, 2019]));
  const getChoices = (year: number, from = periods) =>
    periodChoices(from, year, today).map(({ label, choices }) => [
      label,
      choices.map(
        ({ value, label: text, published }) => `${value} ${text}${published ? '' : ' -'}`,
      ),
    ]);
  it('are four quarters, but three in 2017', () => {
    expect(getChoices(2018)).toEqual([['Quarters', ['1 Q1', '2 Q2', '3 Q3', '4 Q4']]]);
    expect(getChoices(2017)).toEqual([['Quarters', ['2 Q2', '3 Q3', '4 Q4']]]);
  });
  it('are months from 2020 on, grouped by quarter, with the first two months combined', () =>
    expect(getChoices(2024)).toEqual([
      ['Q1', ['2 P01/P02 Oct–Nov', '3 P03 Dec']],
      ['Q2', ['4 P04 Jan', '5 P05 Feb', '6 P06 Mar']],
      ['Q3', ['7 P07 Apr', '8 P08 May', '9 P09 Jun']],
      ['Q4', ['10 P10 Jul', '11 P11 Aug', '12 P12 Sep']],
    ]));
  it('are marked as unpublished before publication', () => {
    expect(getChoices(2025).slice(2)).toEqual([
      ['Q3', ['7 P07 Apr', '8 P08 May', '9 P09 Jun']],
      ['Q4', ['10 P10 Jul -', '11 P11 Aug -', '12 P12 Sep -']],
    ]);
    expect(getChoices(2018, [period(2018, 6)])).toEqual([
      ['Quarters', ['1 Q1', '2 Q2', '3 Q3 -', '4 Q4 -']],
    ]);
    expect(getChoices(2018, [])).toEqual([['Quarters', ['1 Q1 -', '2 Q2 -', '3 Q3 -', '4 Q4 -']]]);
    expect(getChoices(2026)[0]).toEqual(['Q1', ['2 P01/P02 Oct–Nov -', '3 P03 Dec -']]);
  });
});

describe('choosing a year', () => {
  const choose = (
    year: number,
    before: Partial<{ fy: string; quarter: string; period: string }>,
    from = periods,
  ) => time(chooseYear(makeAccountForm(before), year, from, today));
  it.each([
    ['takes the latest month if no month was selected', 2024, {}, ['2024', '', '12']],
    ['takes the latest month that is published', 2025, {}, ['2025', '', '9']],
    ['takes the latest quarter', 2018, {}, ['2018', '4', '']],
    ['keeps the month', 2024, { fy: '2023', period: '5' }, ['2024', '', '5']],
    ['keeps the first month', 2024, { fy: '2023', period: '2' }, ['2024', '', '2']],
    ['keeps the latest published month', 2025, { fy: '2024', period: '9' }, ['2025', '', '9']],
    [
      'takes the latest month if the selected month is not published',
      2025,
      { fy: '2024', period: '10' },
      ['2025', '', '9'],
    ],
    ['converts a quarter to its last month', 2024, { fy: '2018', quarter: '2' }, ['2024', '', '6']],
    ['converts a month to its quarter', 2018, { fy: '2024', period: '7' }, ['2018', '3', '']],
    ['keeps the quarter', 2018, { fy: '2019', quarter: '1' }, ['2018', '1', '']],
    [
      'takes the latest quarter if the selected quarter was not reported',
      2017,
      { fy: '2018', quarter: '1' },
      ['2017', '4', ''],
    ],
    [
      'has no period in a year without published periods',
      2026,
      { fy: '2024', quarter: '1', period: '5' },
      ['2026', '', ''],
    ],
  ] as const)('%s', (_what, year, before, after) => expect(choose(year, before)).toEqual(after));
  it('selects the latest published quarter if the quarter of the form is not published', () =>
    expect(choose(2019, { fy: '2018', quarter: '3' }, [period(2019, 6)])).toEqual([
      '2019',
      '2',
      '',
    ]));
  it('decides whether choosing a period sets a quarter or a month', () => {
    expect(time(choosePeriod(makeAccountForm({ fy: '2019', period: '5' }), '3'))).toEqual([
      '2019',
      '3',
      '',
    ]);
    expect(time(choosePeriod(makeAccountForm({ fy: '2020', quarter: '2' }), '3'))).toEqual([
      '2020',
      '',
      '3',
    ]);
  });
});

describe('the years of the form', () => {
  it('default to the latest published year, with its latest period', () => {
    expect(time(selectLatestPeriod(makeAccountForm(), periods, today))).toEqual(['2025', '', '9']);
    const chosen = makeAccountForm({ fy: '2018', quarter: '1' });
    expect(selectLatestPeriod(chosen, periods, today)).toBe(chosen);
    expect(selectLatestPeriod(makeAccountForm(), [], today)).toEqual(makeAccountForm());
  });
  it('run from the latest year with data back to 2017', () => {
    expect(accountYears(periods, today)).toEqual([
      2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017,
    ]);
    expect(accountYears([], today)).toEqual([2017]);
  });
});

it('data begins with FY 2001 in award downloads, FY 2008 in searches and FY 2017 Q2 in accounts [i9.2]', () => {
  expect([EARLIEST_DOWNLOAD_DAY, EARLIEST_SEARCH_DAY]).toEqual(['2000-10-01', '2007-10-01']);
  expect([
    accountYears(periods, today).at(-1),
    periodChoices(periods, 2017, today)[0]!.choices[0]!.value,
  ]).toEqual([2017, '2']);
});

it.each([
  ['2024', '', '12', 'FY 2024 P01–P12'],
  ['2024', '', '2', 'FY 2024 P01–P02'],
  ['2018', '4', '', 'FY 2018 Q1–Q4'],
  ['2018', '1', '', 'FY 2018 Q1'],
  ['', '4', '', ''],
  ['2024', '', '', ''],
])('FY "%s", quarter "%s", period "%s" has the label "%s"', (fy, quarter, month, expected) =>
  expect(timeLabel({ fy, quarter, period: month })).toBe(expected),
);
