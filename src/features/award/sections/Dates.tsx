import type { CSSProperties } from 'react';
import { TimelineChart } from '@/charts/timeline/TimelineChart';
import type { Award } from '@/domain/award';
import { hasValidDates } from '@/domain/awardStatus';
import { date, isNoEnd } from '@/domain/displayDate';
import type { IsoDay } from '@/domain/fiscal';
import { classNames } from '@/lib/classNames';
import { useToday } from '@/lib/rendering/today';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { categoryPages } from '../categories/pages';

const formatDay = (day: IsoDay | null): string => (day ? date(day) : 'not provided');

const getObstacle = ({ startDate, endDate }: Award['periodOfPerformance']): string => {
  if (!startDate && !endDate) return 'Start and end dates are missing, so there is no timeline.';
  if (!startDate) return 'The start date is missing, so there is no timeline.';
  if (!endDate) return 'The end date is missing, so there is no timeline.';
  if (isNoEnd(endDate)) return 'The award has no end date, so there is no timeline.';
  return startDate > endDate
    ? 'The end date is before the start date, so there is no timeline.'
    : '';
};

/** Returns `--rest`, the percentage of a period after the middle one of three dates; undefined for two dates or an empty period. */
const getMiddleStyle = (days: readonly (string | null)[]): CSSProperties | undefined => {
  const [first = 0, inner = 0, last = 0] = days.map((day) => Date.parse(day ?? ''));
  const share = (inner - first) / (last - first);
  return days.length > 2 && Number.isFinite(share)
    ? ({ '--rest': `${(1 - share) * 100}%` } as CSSProperties)
    : undefined;
};

/** Renders the dates of an award: a timeline with today marked, and a list. */
export function Dates({ award: { category, periodOfPerformance: period } }: { award: Award }) {
  const today = useToday();
  const lines = categoryPages[category].dates;
  const hasTimeline = hasValidDates(period) && !isNoEnd(period.endDate);
  const datedLines = lines
    .map(({ field, label }) => ({
      key: field,
      label,
      day: period[field],
      text: formatDay(period[field]),
    }))
    .filter(({ day }) => day !== null && !isNoEnd(day));
  // A potential end before the current one would reverse the timeline, so only the list shows it.
  const moments = datedLines.filter(({ day }, at) => at === 0 || day! >= datedLines[at - 1]!.day!);
  // The dates in the list align below their marks if every date has a mark.
  const isAligned = hasTimeline && moments.length === lines.length;
  return (
    <div className="award-dates">
      <h3>Dates</h3>
      {hasTimeline ? (
        <TimelineChart
          moments={moments}
          today={{ day: today, text: formatDay(today) }}
          description={`Timeline of the award. ${lines
            .map(({ label, field }) => `${label}: ${formatDay(period[field])}`)
            .join('; ')}.`}
        />
      ) : (
        <p className="award-dates__none">{getObstacle(period)}</p>
      )}
      <dl
        className={classNames(
          'award-facts award-dates__list',
          isAligned && 'award-dates__list--in-line',
        )}
        style={isAligned ? getMiddleStyle(moments.map(({ day }) => day)) : undefined}
      >
        {lines.map(({ field, label, glossary }) => (
          <div key={field}>
            <dt>
              <SlideOutLink panel="glossary" slug={glossary}>
                {label}
              </SlideOutLink>
            </dt>
            <dd>{formatDay(period[field])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
