import { useState } from 'react';
import type { ActivityDay } from '@/domain/awardActivity';
import { date, textOr } from '@/domain/format';
import { FactsLine } from '../FactsLine';
import { actionOf } from './activityColumns';
import { change, exactly } from './activityChart';
import './activity.scss';

/** The modifications of one day, one at a time. */
export function DayStory({
  day: { day, change: changed, total, modifications },
}: {
  day: ActivityDay;
}) {
  const [at, setAt] = useState(0);
  const several = modifications.length > 1;
  const shown = modifications[at]!;
  const step = (label: string, to: number) => (
    <button
      type="button"
      className="usa-button usa-button--outline"
      disabled={to < 0 || to >= modifications.length}
      onClick={() => setAt(to)}
    >
      {label}
      <span className="usa-sr-only"> modification of this day</span>
    </button>
  );
  return (
    <section className="flow-story" data-unpictured aria-label={`Modifications of ${date(day)}`}>
      <h3>{date(day)}</h3>
      {several && (
        <div className="day-story__pager">
          <p>
            {at + 1} of {modifications.length} modifications made on this day: together{' '}
            {change(changed, exactly)}, running total {exactly(total)}
          </p>
          <div>
            {step('Previous', at - 1)} {step('Next', at + 1)}
          </div>
        </div>
      )}
      <FactsLine
        live
        facts={[
          ['Modification Number', textOr(shown.modification)],
          ['Amount', change(shown.amount, exactly)],
          ['Running Total', exactly(shown.after)],
          ['Action Type', actionOf(shown)],
          ['Transaction Description', textOr(shown.description)],
        ]}
      />
    </section>
  );
}
