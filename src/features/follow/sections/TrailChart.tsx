import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { CascadeChart } from '@/charts/cascade/CascadeChart';
import { isAccountLevel, levelName, type TrailChoices } from '@/domain/dollarTrail/levels';
import { formatShare, unlinkedAmount } from '@/domain/dollarTrail/steps';
import { profileMoney } from '@/domain/format';
import { joinAnswers } from '@/lib/requests/joinAnswers';
import type { StepState } from '../useTrail';
import {
  cascadeSteps,
  findChosenPart,
  trailColumns,
  trailRows,
  type LoadedStep,
} from '../trailRows';

export interface TrailChartProps {
  trailSteps: readonly StepState[];
  choices: TrailChoices;
  /** The reporting period, such as `FY 2025 through 08/31/2025`. */
  period: string;
  /** The total of the first step, such as `FY 2025 obligations`. */
  totalName: string;
  onChoose: (level: StepState['level'], id: string) => void;
}

/** The height of a bar with its heading and its link to the next bar, in CSS pixels at the default text size. */
const STEP = 98;

const formatSummary = (
  loadedSteps: readonly LoadedStep[],
  choices: TrailChoices,
  period: string,
): string => {
  const last = loadedSteps.at(-1);
  const previous = loadedSteps.at(-2);
  if (!last) return '';
  const chosen = previous && findChosenPart(previous.step, choices);
  const unlinked = unlinkedAmount(last.step);
  const total = profileMoney(last.step.whole);
  // Subawards and places of an award cover its whole lifetime, not a period.
  const formatWhen = ({ level }: LoadedStep) => (isAccountLevel(level) ? `In ${period}, ` : '');
  const opening = chosen
    ? `${formatWhen(previous)}${profileMoney(chosen.amount)}, ${formatShare(chosen.amount, previous.step.whole)} of its step, went to ${chosen.name}`
    : `${formatWhen(last)}${total} can be followed from here`;
  const level = levelName(last.level).toLowerCase();
  const ending =
    unlinked === 0
      ? `all of it is reported by ${level}`
      : `${formatShare(unlinked, last.step.whole)} of ${total} cannot be linked to any ${level}`;
  return isAccountLevel(last.level)
    ? `${opening}; ${ending}.`
    : `${opening}. Over the whole life of the award, ${ending}.`;
};

/** A chart of the whole trail, and a table of the same amounts. */
export function TrailChart({ trailSteps, choices, period, totalName, onChoose }: TrailChartProps) {
  const known = useMemo(
    () => trailSteps.filter((each): each is StepState & LoadedStep => each.step !== null),
    [trailSteps],
  );
  const rows = trailRows(known, choices);
  const answer = joinAnswers(
    trailSteps.flatMap(({ answers }) => answers),
    rows,
  );
  const bars = cascadeSteps(known, choices, totalName);
  return (
    <Panel
      title="The trail"
      note="Each bar is the amount selected above it. The yellow part continues in the bar below. Stripes are money that can’t be linked further."
      answer={answer}
      rows={(all) => all}
      columns={trailColumns}
      file="follow-the-dollar"
      unit="US dollars"
      summary={() => formatSummary(known, choices, period)}
      emptyText="No money is reported for this period."
      minHeight={trailSteps.length * STEP - 36}
    >
      {() => (
        <CascadeChart
          steps={bars}
          description={`Follow the dollar: ${bars.map(({ label, text }) => `${label}, ${text}`).join('; ')}.`}
          onChoose={({ step, part }) => {
            const { level, step: trailStep } = known[step]!;
            const pressedPart = trailStep.parts.find(
              ({ id }) => id !== null && id === bars[step]!.parts[part]!.key,
            );
            if (pressedPart?.id && level !== 'place') onChoose(level, pressedPart.id);
          }}
        />
      )}
    </Panel>
  );
}
