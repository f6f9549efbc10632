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
  const chosenPart = previous && findChosenPart(previous.step, choices);
  const unlinkedTotal = unlinkedAmount(last.step);
  const total = profileMoney(last.step.whole);
  // Amounts of subawards and places cover the whole lifetime of an award, not a period.
  const formatWhen = ({ level }: LoadedStep) => (isAccountLevel(level) ? `In ${period}, ` : '');
  const opening = chosenPart
    ? `${formatWhen(previous)}${profileMoney(chosenPart.amount)}, ${formatShare(chosenPart.amount, previous.step.whole)} of its step’s total, went to ${chosenPart.name}`
    : `${formatWhen(last)}${total} can be followed from here`;
  const level = levelName(last.level).toLowerCase();
  const ending =
    unlinkedTotal === 0
      ? `all of it is reported by ${level}`
      : `${formatShare(unlinkedTotal, last.step.whole)} of ${total} cannot be linked to any ${level}`;
  return isAccountLevel(last.level)
    ? `${opening}; ${ending}.`
    : `${opening}. Over the whole life of the award, ${ending}.`;
};

/** Renders a chart of the whole trail, and a table of the same amounts. */
export function TrailChart({ trailSteps, choices, period, totalName, onChoose }: TrailChartProps) {
  const loadedSteps = useMemo(
    () => trailSteps.filter((each): each is StepState & LoadedStep => each.step !== null),
    [trailSteps],
  );
  const rows = trailRows(loadedSteps, choices);
  const answer = joinAnswers(
    trailSteps.flatMap(({ answers }) => answers),
    rows,
  );
  const bars = cascadeSteps(loadedSteps, choices, totalName);
  return (
    <Panel
      title="The trail"
      note="Each bar breaks down the amount selected in the bar above. The yellow part continues in the bar below. Stripes are amounts that can’t be linked further."
      answer={answer}
      rows={(all) => all}
      columns={trailColumns}
      file="follow-the-dollar"
      unit="US dollars"
      summary={() => formatSummary(loadedSteps, choices, period)}
      emptyText="No obligations are reported for this period. Choose another period."
      minHeight={trailSteps.length * STEP - 36}
    >
      {() => (
        <CascadeChart
          steps={bars}
          description={`Follow the dollar: ${bars.map(({ label, text }) => `${label}, ${text}`).join('; ')}.`}
          onChoose={({ step, part }) => {
            const { level, step: trailStep } = loadedSteps[step]!;
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
