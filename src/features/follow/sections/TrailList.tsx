import { Link } from 'react-router-dom';
import { renderLink } from '@/blocks/entity-links';
import {
  isAccountLevel,
  levelName,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { formatShare, unlinkedAmount } from '@/domain/dollarTrail/steps';
import { money, profileMoney } from '@/domain/format';
import { findChosenPart } from '../trailRows';
import type { StepState } from '../useTrail';

export interface TrailListProps {
  steps: readonly StepState[];
  choices: TrailChoices;
  /** The reporting period, such as `FY 2025 through 08/31/2025`. */
  period: string;
  /** Returns the address of the trail up to a level, which is then listed again. */
  addressAbove: (level: TrailLevel) => string;
}

type StepProps = StepState & Pick<TrailListProps, 'choices' | 'period'>;
function Step({ level, step, choices, period }: StepProps) {
  // Below an award, amounts cover its whole lifetime, as the note of the step explains.
  const periodText = isAccountLevel(level) ? ` in ${period}` : '';
  // Placeholders reserve the height of the lines while they load.
  if (!step)
    return (
      <>
        <span className="follow__name">--</span>
        <span className="follow__amount">--, -- of this step{periodText}</span>
        <span className="follow__lost">Cannot be linked{periodText}: --.</span>
      </>
    );
  const chosen = findChosenPart(step, choices);
  const unlinked = unlinkedAmount(step);
  if (!chosen)
    return (
      <span className="follow__amount">Not found in this period under the previous step.</span>
    );
  const pagePath =
    level === 'award' && chosen.award ? `/award/${encodeURIComponent(chosen.award)}` : undefined;
  return (
    <>
      <span className="follow__name">{renderLink(pagePath, chosen.name)}</span>
      <span className="follow__amount">
        {profileMoney(chosen.amount)}, {formatShare(chosen.amount, step.whole)} of this step
        {periodText}
      </span>
      <span className="follow__lost">
        {unlinked === 0
          ? 'Everything at this step is linked.'
          : `Cannot be linked${periodText}: ${money(unlinked)}, ${formatShare(unlinked, step.whole)}.`}
      </span>
      {pagePath && (
        <span className="follow__lost">Its page shows the whole award, not only this period.</span>
      )}
      {step.note && <span className="follow__lost">{step.note}</span>}
    </>
  );
}

/** A list of the choices so far, each with a link that returns to the level before it. */
export function TrailList({ steps, choices, period, addressAbove }: TrailListProps) {
  const chosenSteps = steps.filter(({ level }) => choices[level] !== undefined);
  if (!chosenSteps.length) return null;
  return (
    <ol className="follow__list" aria-label="Chosen so far">
      {chosenSteps.map((each) => (
        <li key={each.level} className="follow__step">
          <span className="follow__level">{levelName(each.level)}</span>
          <Step {...each} choices={choices} period={period} />
          <Link className="follow__change" to={addressAbove(each.level)} preventScrollReset>
            Change<span className="usa-sr-only"> {levelName(each.level)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
