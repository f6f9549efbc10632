/** Deadlines for publishing and certifying a period, and texts about missed deadlines. */
import { date } from '../displayDate';
import type { FiscalYear, IsoDay, SubmissionPeriod } from '../fiscal';
import { plural } from '../format';

export interface Deadlines {
  publication: IsoDay;
  certification: IsoDay;
}
/**
 * Returns the deadlines of a period; undefined if it has no entry. The last month of a quarter may have a monthly and a quarterly
 * entry. `isQuarterly` selects one of these; otherwise the later dates apply.
 */
export const getDeadlines = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  period: number,
  isQuarterly?: boolean,
): Deadlines | undefined => {
  const monthPeriods = periods.filter(
    ({ fiscalYear, month }) => fiscalYear === year && month === period,
  );
  const matches = monthPeriods.filter(({ isQuarter }) => isQuarter === isQuarterly);
  const matchingPeriods = matches.length ? matches : monthPeriods;
  const getLatest = (field: 'submissionDue' | 'certificationDue') =>
    matchingPeriods
      .map((each) => each[field].slice(0, 10))
      .sort()
      .at(-1)!;
  return matchingPeriods.length
    ? { publication: getLatest('submissionDue'), certification: getLatest('certificationDue') }
    : undefined;
};

const DAY_MS = 86_400_000;
/** Returns the number of days from a deadline to a later day; 0 if the day is not later or a date is missing. */
export const daysPast = (day: IsoDay, deadline: IsoDay | undefined): number => {
  const days = (Date.parse(day.slice(0, 10)) - Date.parse((deadline ?? '').slice(0, 10))) / DAY_MS;
  return days > 0 ? days : 0;
};
/** Returns `3 days after the deadline`; '' if the day is not after the deadline. */
export const overdueText = (day: IsoDay, deadline: IsoDay | undefined): string => {
  const days = daysPast(day, deadline);
  return days ? `${plural(days, 'day')} after the deadline` : '';
};

/** Returns the certification status as text; '' if nothing is published. Data published after the certification deadline is late. */
export const certificationStatus = (
  { published, certified }: { published: IsoDay; certified: boolean },
  deadlines: Deadlines | undefined,
  today: IsoDay,
): string => {
  if (!published) return '';
  const due = deadlines?.certification;
  if (certified) return daysPast(published, due) ? `Certified late: due ${date(due)}` : 'Certified';
  if (!due) return 'Not certified';
  return daysPast(today, due)
    ? `Not certified: was due ${date(due)}`
    : `Not certified yet: due ${date(due)}`;
};
/** Returns the problems of a period's publication: `past due`, `certified late`, `not certified`. */
export const publicationProblems = (
  { published: publicationDate, certified }: { published: IsoDay; certified: IsoDay },
  deadlines: Deadlines | undefined,
  today: IsoDay,
): readonly string[] => {
  if (!publicationDate) return [];
  const due = deadlines?.certification;
  return [
    ...(daysPast(publicationDate, deadlines?.publication) ? ['past due'] : []),
    ...(certified && daysPast(certified, due) ? ['certified late'] : []),
    ...(!certified && daysPast(today, due) ? ['not certified'] : []),
  ];
};
