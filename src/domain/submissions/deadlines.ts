/** Deadlines for publishing and certifying a period, and texts about missed deadlines. */
import { date } from '../displayDate';
import type { FiscalYear, IsoDay, SubmissionPeriod } from '../fiscal';
import { plural } from '../format';

export interface Deadlines {
  publication: IsoDay;
  certification: IsoDay;
}
/** Returns the deadlines of a period. A quarter’s last month may be listed twice: `quarterly` selects an entry, else the later dates apply. */
export const getDeadlines = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  period: number,
  quarterly?: boolean,
): Deadlines | undefined => {
  const monthPeriods = periods.filter(
    ({ fiscalYear, month }) => fiscalYear === year && month === period,
  );
  const matches = monthPeriods.filter(({ isQuarter }) => isQuarter === quarterly);
  const chosen = matches.length ? matches : monthPeriods;
  const latest = (field: 'submissionDue' | 'certificationDue') =>
    chosen
      .map((each) => each[field].slice(0, 10))
      .sort()
      .at(-1)!;
  return chosen.length
    ? { publication: latest('submissionDue'), certification: latest('certificationDue') }
    : undefined;
};

const DAY = 86_400_000;
/** Returns the number of days by which a day is after its deadline; 0 if it is not, or if either is unknown. */
export const daysPast = (day: IsoDay, deadline: IsoDay | undefined): number => {
  const past = (Date.parse(day.slice(0, 10)) - Date.parse((deadline ?? '').slice(0, 10))) / DAY;
  return past > 0 ? past : 0;
};
/** Returns `3 days after the deadline`; '' for a day that is not after it. */
export const overdueText = (day: IsoDay, deadline: IsoDay | undefined): string => {
  const days = daysPast(day, deadline);
  return days ? `${plural(days, 'day')} after the deadline` : '';
};

/** Returns the certification status of the newest publication. A certified publication is late if it was published after the deadline. */
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
