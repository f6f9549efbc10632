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
  /** The reporting period, such as `FY 2025 through 08/31/2025`. */
  period: string;
  /** Returns the address of the trail up to a level, which is then listed again. */
  above: (level: TrailLevel) => string;
}

type StepProps = DrawnStep & Pick<TrailListProps, 'choices' | 'period'>;
function Step({ level, step, choices, period }: StepProps) {
  // Below an award, amounts cover its whole lifetime, as the note of the step explains.
  const when = isAccountLevel(level) ? ` in ${period}` : '';
  // Placeholders reserve the height of the lines while they load.
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
      <span className="follow__amount">Not found in this period under the previous step.</span>
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

/** A list of the choices so far, each with a link that returns to the level before it. */
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
