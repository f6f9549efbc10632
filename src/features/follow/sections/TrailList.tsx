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
  /** Returns the address of the trail above a level, from which that level can be chosen again. */
  getAddressAbove: (level: TrailLevel) => string;
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
        <span className="follow__amount">--, -- of this step’s total{periodText}</span>
        <span className="follow__lost">Cannot be linked{periodText}: --.</span>
      </>
    );
  const chosenPart = findChosenPart(step, choices);
  const unlinkedTotal = unlinkedAmount(step);
  if (!chosenPart)
    return (
      <span className="follow__amount">
        The previous step does not include this choice in this period.
      </span>
    );
  const pagePath =
    level === 'award' && chosenPart.awardId
      ? `/award/${encodeURIComponent(chosenPart.awardId)}`
      : undefined;
  return (
    <>
      <span className="follow__name">{renderLink(pagePath, chosenPart.name)}</span>
      <span className="follow__amount">
        {profileMoney(chosenPart.amount)}, {formatShare(chosenPart.amount, step.whole)} of this
        step’s total
        {periodText}
      </span>
      <span className="follow__lost">
        {unlinkedTotal === 0
          ? 'All amounts of this step are linked.'
          : `Cannot be linked${periodText}: ${money(unlinkedTotal)}, ${formatShare(unlinkedTotal, step.whole)}.`}
      </span>
      {pagePath && (
        <span className="follow__lost">Its page shows the whole award, not only this period.</span>
      )}
      {step.note && <span className="follow__lost">{step.note}</span>}
    </>
  );
}

/** Shows the choices so far, each with a link to choose that level again. */
export function TrailList({ steps, choices, period, getAddressAbove }: TrailListProps) {
  const chosenSteps = steps.filter(({ level }) => choices[level] !== undefined);
  if (!chosenSteps.length) return null;
  return (
    <ol className="follow__list" aria-label="Chosen so far">
      {chosenSteps.map((chosenStep) => (
        <li key={chosenStep.level} className="follow__step">
          <span className="follow__level">{levelName(chosenStep.level)}</span>
          <Step {...chosenStep} choices={choices} period={period} />
          <Link
            className="follow__change"
            to={getAddressAbove(chosenStep.level)}
            preventScrollReset
          >
            Change<span className="usa-sr-only"> {levelName(chosenStep.level)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
