/** Days until which a period has to be published and certified, and what is said of days after them. */
import { date } from '../displayDate';
import type { FiscalYear, IsoDay, SubmissionPeriod } from '../fiscal';
import { plural } from '../format';

export interface Deadlines {
  publication: IsoDay;
  certification: IsoDay;
}
/**
 * The deadlines of a period. A month that ends a quarter may stand twice in the list, once for agencies that report by quarters: `quarterly`
 * says which is meant; without it the later days count, so that nobody is called late who is not.
 */
export const deadlinesOf = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  period: number,
  quarterly?: boolean,
): Deadlines | undefined => {
  const ofMonth = periods.filter(
    ({ fiscalYear, month }) => fiscalYear === year && month === period,
  );
  const meant = ofMonth.filter(({ isQuarter }) => isQuarter === quarterly);
  return (meant.length ? meant : ofMonth)
    .map(({ submissionDue, certificationDue }) => ({
      publication: submissionDue.slice(0, 10),
      certification: certificationDue.slice(0, 10),
    }))
    .reduce<Deadlines | undefined>(
      (latest, each) =>
        latest
          ? {
              publication:
                each.publication > latest.publication ? each.publication : latest.publication,
              certification:
                each.certification > latest.certification
                  ? each.certification
                  : latest.certification,
            }
          : each,
      undefined,
    );
};

const DAY = 86_400_000;
/** Days by which a day is after its deadline; 0 for one that is not, or where either is not known. */
export const daysPast = (day: IsoDay, deadline: IsoDay | undefined): number => {
  const past = (Date.parse(day.slice(0, 10)) - Date.parse((deadline ?? '').slice(0, 10))) / DAY;
  return past > 0 ? past : 0;
};
/** `3 days after the deadline`; '' for a day that is not. */
export const pastWords = (day: IsoDay, deadline: IsoDay | undefined): string => {
  const days = daysPast(day, deadline);
  return days ? `${plural(days, 'day')} after the deadline` : '';
};

/**
 * What is to be said of the newest publication: whether it is certified, and whether in time. A certification comes no earlier than what it
 * certifies, so one of a publication after the deadline is late itself.
 */
export const certificationWords = (
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
/** The same of a period whose day of certification is known. */
export const publicationWords = (
  { published, certified }: { published: IsoDay; certified: IsoDay },
  deadlines: Deadlines | undefined,
  today: IsoDay,
): readonly string[] => {
  if (!published) return [];
  const due = deadlines?.certification;
  return [
    ...(daysPast(published, deadlines?.publication) ? ['past due'] : []),
    ...(certified && daysPast(certified, due) ? ['certified late'] : []),
    ...(!certified && daysPast(today, due) ? ['not certified'] : []),
  ];
};
