import { useState } from 'react';
import type { ActivityDay } from '@/domain/awardActivity';
import { date, textOrMissing } from '@/domain/format';
import { FactsLine } from '../FactsLine';
import { formatAction } from './activityColumns';
import { formatChange, formatExact } from './activityChart';
import './activity.scss';

/** The modifications of one day, one at a time. */
export function DayModifications({
  day: { day, change: changed, total, modifications },
}: {
  day: ActivityDay;
}) {
  const [at, setAt] = useState(0);
  const hasSeveral = modifications.length > 1;
  const modification = modifications[at]!;
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
      {hasSeveral && (
        <div className="day-story__pager">
          <p>
            {at + 1} of {modifications.length} modifications made on this day: together{' '}
            {formatChange(changed, formatExact)}, running total {formatExact(total)}
          </p>
          <div>
            {step('Previous', at - 1)} {step('Next', at + 1)}
          </div>
        </div>
      )}
      <FactsLine
        live
        facts={[
          ['Modification Number', textOrMissing(modification.modification)],
          ['Amount', formatChange(modification.amount, formatExact)],
          ['Running Total', formatExact(modification.after)],
          ['Action Type', formatAction(modification)],
          ['Transaction Description', textOrMissing(modification.description)],
        ]}
      />
    </section>
  );
}
