import { dollarColumn, type DataColumn } from '@/blocks/panel';
import type { CascadePart, CascadeStep } from '@/charts/cascade/layoutCascade';
import { manyOf, oneOf, type TrailChoices, type TrailLevel } from '@/domain/dollarTrail/levels';
import { shareOf, type TrailPart, type TrailStep } from '@/domain/dollarTrail/steps';
import { profileMoney } from '@/domain/format';

/** One part of one step, as a row of the table. */
export interface TrailRow extends TrailPart {
  level: TrailLevel;
  share: string;
  onTrail: boolean;
}
/** A step that has loaded. */
export interface KnownStep {
  level: TrailLevel;
  step: TrailStep;
}
/** Maximum number of parts of a step that are shown individually, besides the chosen one. */
const DRAWN = 24;

export const chosenPart = (step: TrailStep, choices: TrailChoices): TrailPart | undefined =>
  step.parts.find(({ id }) => id !== null && id === choices[step.level]);

/** Returns all parts of all steps, in the order of the trail. */
export const trailRows = (
  known: readonly KnownStep[],
  choices: TrailChoices,
): readonly TrailRow[] =>
  known.flatMap(({ level, step }) =>
    step.parts.map((part) => ({
      ...part,
      level,
      share: shareOf(part.amount, step.whole),
      onTrail: part.id !== null && part.id === choices[level],
    })),
  );
export const trailColumns: readonly DataColumn<TrailRow>[] = [
  { id: 'level', label: 'Step', value: ({ level }) => oneOf(level) },
  { id: 'name', label: 'Name', value: ({ name }) => name, width: 320 },
  dollarColumn<TrailRow>('amount', 'Amount', ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
  }),
  { id: 'share_of_step', label: 'Share of the step', numeric: true, value: ({ share }) => share },
  {
    id: 'on_the_trail',
    label: 'On the trail',
    value: ({ onTrail, kind }) =>
      onTrail ? 'Yes' : kind === 'unlinked' ? 'Cannot be linked' : 'No',
  },
];

const drawnPart = (part: TrailPart, key: string, step: TrailStep): CascadePart => ({
  key,
  label: part.name,
  value: part.amount,
  text: profileMoney(part.amount),
  share: shareOf(part.amount, step.whole),
  ...(part.kind === 'rest' ? { tone: 'rest' as const } : {}),
  ...(part.kind === 'unlinked' ? { tone: 'unknown' as const } : {}),
});
const keyOf = (part: TrailPart): string => part.id ?? part.kind;

/** Returns a step as a bar: its largest parts and the chosen one individually, the others combined. */
const barOf = ({ level, step }: KnownStep, choices: TrailChoices, from: string): CascadeStep => {
  const chosen = chosenPart(step, choices);
  const named = step.parts.filter(({ kind }) => kind === 'part');
  const shown = named.filter((part, at) => at < DRAWN || part === chosen || part.amount <= 0);
  const small = [
    ...named.filter((part) => !shown.includes(part)),
    ...step.parts.filter(({ kind }) => kind === 'rest'),
  ];
  const amount = small.reduce((sum, part) => sum + Math.round(part.amount * 100), 0) / 100;
  const rest: readonly TrailPart[] = small.length
    ? [{ id: null, name: `All other ${manyOf(level)}`, amount, kind: 'rest' }]
    : [];
  const parts = [...shown, ...rest, ...step.parts.filter(({ kind }) => kind === 'unlinked')];
  return {
    key: level,
    label: `${from}, by ${oneOf(level)}`,
    text: profileMoney(step.whole),
    parts: parts.map((part) => drawnPart(part, keyOf(part), step)),
    chosen: chosen && keyOf(chosen),
  };
};
/** Returns the steps as bars. Each is labeled with the part chosen in the step above. */
export const cascadeSteps = (
  known: readonly KnownStep[],
  choices: TrailChoices,
  whole: string,
): readonly CascadeStep[] => {
  let from = whole;
  return known.map((each) => {
    const bar = barOf(each, choices, from);
    from = chosenPart(each.step, choices)?.name ?? from;
    return bar;
  });
};
