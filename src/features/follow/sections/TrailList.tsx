import { Link } from 'react-router-dom';
import { linked } from '@/blocks/entity-links';
import {
  isAccountLevel,
  oneOf,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { shareOf, unlinkedAmount } from '@/domain/dollarTrail/steps';
import { money, profileMoney } from '@/domain/format';
import { chosenPart } from '../trailRows';
import type { DrawnStep } from '../useTrail';

export interface TrailListProps {
  drawn: readonly DrawnStep[];
  choices: TrailChoices;
  /** What agencies report of: `FY 2025 through 08/31/2025`. */
  period: string;
  /** Address of the trail cut off above a level, which is listed anew. */
  above: (level: TrailLevel) => string;
}

/** What is known of a step in words: its chosen part, its share, and what cannot be linked. */
function Step({
  level,
  step,
  choices,
  period,
}: DrawnStep & Pick<TrailListProps, 'choices' | 'period'>) {
  // Below an award amounts are of its whole life, as the note of the step says.
  const when = isAccountLevel(level) ? ` in ${period}` : '';
  // The lines to come keep their places, so that nothing below them moves.
  if (!step)
    return (
      <>
        <span className="follow__name">--</span>
        <span className="follow__amount">--, -- of this step{when}</span>
        <span className="follow__lost">Cannot be linked{when}: --.</span>
      </>
    );
  const chosen = chosenPart(step, choices);
  const lost = unlinkedAmount(step);
  if (!chosen)
    return (
      <span className="follow__amount">
        Not found in this period: nothing is reported of it below what is chosen before it.
      </span>
    );
  const page =
    level === 'award' && chosen.award ? `/award/${encodeURIComponent(chosen.award)}` : undefined;
  return (
    <>
      <span className="follow__name">{linked(page, chosen.name)}</span>
      <span className="follow__amount">
        {profileMoney(chosen.amount)}, {shareOf(chosen.amount, step.whole)} of this step{when}
      </span>
      <span className="follow__lost">
        {lost === 0
          ? 'Everything at this step is linked.'
          : `Cannot be linked${when}: ${money(lost)}, ${shareOf(lost, step.whole)}.`}
      </span>
      {page && (
        <span className="follow__lost">Its page shows the whole award, not only this period.</span>
      )}
      {step.note && <span className="follow__lost">{step.note}</span>}
    </>
  );
}

/** What has been chosen so far, level by level, each with the way back to before it. */
export function TrailList({ drawn, choices, period, above }: TrailListProps) {
  const chosen = drawn.filter(({ level }) => choices[level] !== undefined);
  if (!chosen.length) return null;
  return (
    <ol className="follow__list" aria-label="Chosen so far">
      {chosen.map((each) => (
        <li key={each.level} className="follow__step">
          <span className="follow__level">{oneOf(each.level)}</span>
          <Step {...each} choices={choices} period={period} />
          <Link className="follow__change" to={above(each.level)} preventScrollReset>
            Change<span className="usa-sr-only"> {oneOf(each.level)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
