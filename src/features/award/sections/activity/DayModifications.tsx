import { useState } from 'react';
import type { ActivityDay } from '@/domain/awardActivity';
import { date, textOrMissing } from '@/domain/format';
import { Button } from '@/ui/Button';
import { FactsLine } from '../FactsLine';
import { formatAction } from './activityColumns';
import { formatChange, formatExact } from './activityChart';
import './activity.scss';

/** Renders the modifications of one day, one at a time. */
export function DayModifications({
  day: { day, change: dayChange, total, modifications },
}: {
  day: ActivityDay;
}) {
  const [at, setAt] = useState(0);
  const hasSeveral = modifications.length > 1;
  const modification = modifications[at]!;
  const renderStep = (label: string, index: number) => (
    <Button
      look="outline"
      disabled={index < 0 || index >= modifications.length}
      onClick={() => setAt(index)}
    >
      {label}
      <span className="usa-sr-only"> modification of this day</span>
    </Button>
  );
  return (
    <section className="flow-story" data-unpictured aria-label={`Modifications of ${date(day)}`}>
      <h3>{date(day)}</h3>
      {hasSeveral && (
        <div className="day-story__pager">
          <p>
            {at + 1} of {modifications.length} modifications on this day. Together they changed the
            obligations by {formatChange(dayChange, formatExact)}. The running total is{' '}
            {formatExact(total)}.
          </p>
          <div>
            {renderStep('Previous', at - 1)} {renderStep('Next', at + 1)}
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
