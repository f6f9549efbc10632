import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { CascadeChart } from '@/charts/cascade/CascadeChart';
import {
  isAccountLevel,
  levelName,
  levelNames,
  type TrailChoices,
} from '@/domain/dollarTrail/levels';
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
const STEP_HEIGHT = 98;

const formatSummary = (
  loadedSteps: readonly LoadedStep[],
  choices: TrailChoices,
  period: string,
): string => {
  const lastStep = loadedSteps.at(-1);
  const previousStep = loadedSteps.at(-2);
  if (!lastStep) return '';
  const chosenPart = previousStep && findChosenPart(previousStep.step, choices);
  const unlinkedTotal = unlinkedAmount(lastStep.step);
  const totalText = profileMoney(lastStep.step.whole);
  // Amounts of subawards and places cover the whole lifetime of an award, not a period.
  const formatPeriod = ({ level }: LoadedStep) => (isAccountLevel(level) ? `In ${period}, ` : '');
  const opening = chosenPart
    ? `${formatPeriod(previousStep)}${profileMoney(chosenPart.amount)}, ${formatShare(chosenPart.amount, previousStep.step.whole)} of its step’s total, went to ${chosenPart.name}`
    : `${formatPeriod(lastStep)}${totalText} can be followed from here`;
  const levelLabel = levelName(lastStep.level).toLowerCase();
  const ending =
    unlinkedTotal === 0
      ? `all of it is linked to ${levelNames(lastStep.level).toLowerCase()}`
      : `${formatShare(unlinkedTotal, lastStep.step.whole)} of ${totalText} cannot be linked to any ${levelLabel}`;
  return isAccountLevel(lastStep.level)
    ? `${opening}, and ${ending}.`
    : `${opening}. Over the whole life of the award, ${ending}.`;
};

/** Renders a chart of the whole trail, and a table of the same amounts. */
export function TrailChart({ trailSteps, choices, period, totalName, onChoose }: TrailChartProps) {
  const loadedSteps = useMemo(
    () => trailSteps.filter((state): state is StepState & LoadedStep => state.step !== null),
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
      rows={(loadedRows) => loadedRows}
      columns={trailColumns}
      file="follow-the-dollar"
      unit="US dollars"
      summary={() => formatSummary(loadedSteps, choices, period)}
      emptyText="No obligations are reported for this period. Choose another period."
      minHeight={trailSteps.length * STEP_HEIGHT - 36}
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
