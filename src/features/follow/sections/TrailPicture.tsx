import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { CascadeChart } from '@/charts/cascade/CascadeChart';
import { isAccountLevel, oneOf, type TrailChoices } from '@/domain/dollarTrail/levels';
import { shareOf, unlinkedAmount } from '@/domain/dollarTrail/steps';
import { profileMoney } from '@/domain/format';
import { joined } from '@/lib/requests/joined';
import type { DrawnStep } from '../useTrail';
import { cascadeSteps, chosenPart, trailColumns, trailRows, type KnownStep } from '../trailRows';

export interface TrailPictureProps {
  drawn: readonly DrawnStep[];
  choices: TrailChoices;
  /** The reporting period, such as `FY 2025 through 08/31/2025`. */
  period: string;
  /** The total of the first step, such as `FY 2025 obligations`. */
  whole: string;
  onChoose: (level: DrawnStep['level'], id: string) => void;
}

/** The height of a bar with its heading and its link to the next bar, in CSS pixels at the default text size. */
const STEP = 98;

const sentenceOf = (known: readonly KnownStep[], choices: TrailChoices, period: string): string => {
  const last = known.at(-1);
  const above = known.at(-2);
  if (!last) return '';
  const chosen = above && chosenPart(above.step, choices);
  const lost = unlinkedAmount(last.step);
  const whole = profileMoney(last.step.whole);
  // Subawards and places of an award cover its whole lifetime, not a period.
  const when = ({ level }: KnownStep) => (isAccountLevel(level) ? `In ${period}, ` : '');
  const came = chosen
    ? `${when(above)}${profileMoney(chosen.amount)}, ${shareOf(chosen.amount, above.step.whole)} of its step, went to ${chosen.name}`
    : `${when(last)}${whole} can be followed from here`;
  const level = oneOf(last.level).toLowerCase();
  const rest =
    lost === 0
      ? `all of it is reported by ${level}`
      : `${shareOf(lost, last.step.whole)} of ${whole} cannot be linked to any ${level}`;
  return isAccountLevel(last.level)
    ? `${came}; ${rest}.`
    : `${came}. Over the whole life of the award, ${rest}.`;
};

/** A chart of the whole trail, and a table of the same amounts. */
export function TrailPicture({ drawn, choices, period, whole, onChoose }: TrailPictureProps) {
  const known = useMemo(
    () => drawn.filter((each): each is DrawnStep & KnownStep => each.step !== null),
    [drawn],
  );
  const rows = trailRows(known, choices);
  const answer = joined(
    drawn.flatMap(({ answers }) => answers),
    rows,
  );
  const bars = cascadeSteps(known, choices, whole);
  return (
    <Panel
      title="The trail"
      note="Each bar is the amount selected above it. The yellow part continues in the bar below. Stripes are money that can’t be linked further."
      answer={answer}
      rows={(all) => all}
      columns={trailColumns}
      file="follow-the-dollar"
      unit="US dollars"
      summary={() => sentenceOf(known, choices, period)}
      emptyText="No money is reported for this period."
      minHeight={drawn.length * STEP - 36}
    >
      {() => (
        <CascadeChart
          steps={bars}
          description={`Follow the dollar: ${bars.map(({ label, text }) => `${label}, ${text}`).join('; ')}.`}
          onChoose={({ step, part }) => {
            const { level, step: of } = known[step]!;
            const found = of.parts.find(
              ({ id }) => id !== null && id === bars[step]!.parts[part]!.key,
            );
            if (found?.id && level !== 'place') onChoose(level, found.id);
          }}
        />
      )}
    </Panel>
  );
}
