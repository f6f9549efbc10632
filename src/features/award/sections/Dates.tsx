import { TimelineChart } from '@/charts/timeline/TimelineChart';
import type { Award } from '@/domain/award';
import { hasGoodDates } from '@/domain/awardStatus';
import { useToday } from '@/lib/today';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { longDay } from '../awardWords';
import { categoryPages } from '../categories/pages';

/** Why the run of an award is not drawn; '' where it is. */
const obstacleOf = ({ startDate, endDate }: Award['periodOfPerformance']): string => {
  if (!startDate && !endDate)
    return 'The record gives neither start nor end, so no timeline is drawn.';
  if (!startDate) return 'The record gives no start, so no timeline is drawn.';
  if (!endDate) return 'The record gives no end, so no timeline is drawn.';
  return startDate > endDate
    ? 'In the record the end comes before the start, so no timeline is drawn.'
    : '';
};

/** When an award begins and ends: drawn with today marked, and said. */
export function Dates({ award: { category, periodOfPerformance: period } }: { award: Award }) {
  const today = useToday();
  const lines = categoryPages[category].dates;
  const good = hasGoodDates(period);
  const known = lines
    .map(({ field, label }) => ({
      key: field,
      label,
      day: period[field],
      text: longDay(period[field]),
    }))
    .filter(({ day }) => day !== null);
  // A potential end before the current one would turn the line back: it is said below alone.
  const moments = known.filter(({ day }, at) => at === 0 || day! >= known[at - 1]!.day!);
  return (
    <div className="award-dates">
      <h3>Dates</h3>
      {good ? (
        <TimelineChart
          moments={moments}
          today={{ day: today, text: longDay(today) }}
          description={`Timeline of the award. ${lines
            .map(({ label, field }) => `${label}: ${longDay(period[field])}`)
            .join('; ')}.`}
        />
      ) : (
        <p className="award-dates__none">{obstacleOf(period)}</p>
      )}
      <dl className="award-facts award-dates__list">
        {lines.map(({ field, label, glossary }) => (
          <div key={field}>
            <dt>
              <SlideOutLink panel="glossary" slug={glossary}>
                {label}
              </SlideOutLink>
            </dt>
            <dd>{longDay(period[field])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
