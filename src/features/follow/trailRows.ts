import { dollarColumn, type DataColumn } from '@/blocks/panel';
import type { CascadePart, CascadeStep } from '@/charts/cascade/layoutCascade';
import { getFunctionFill } from '@/domain/codes/categoryColors';
import {
  levelNames,
  levelName,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { formatShare, type TrailPart, type TrailStep } from '@/domain/dollarTrail/steps';
import { profileMoney } from '@/domain/format';

/** One part of one step, as a row of the table. */
export interface TrailRow extends TrailPart {
  level: TrailLevel;
  share: string;
  onTrail: boolean;
}
/** A step that has loaded. */
export interface LoadedStep {
  level: TrailLevel;
  step: TrailStep;
}
/** Maximum number of parts of a step that are shown individually, besides the chosen part and negative or zero amounts. */
const MAX_PARTS = 24;

export const findChosenPart = (step: TrailStep, choices: TrailChoices): TrailPart | undefined =>
  step.parts.find(({ id }) => id !== null && id === choices[step.level]);

/** Returns all parts of all steps, in the order of the trail. */
export const trailRows = (
  loadedSteps: readonly LoadedStep[],
  choices: TrailChoices,
): readonly TrailRow[] =>
  loadedSteps.flatMap(({ level, step }) =>
    step.parts.map((part) => ({
      ...part,
      level,
      share: formatShare(part.amount, step.whole),
      onTrail: part.id !== null && part.id === choices[level],
    })),
  );
export const trailColumns: readonly DataColumn<TrailRow>[] = [
  { id: 'level', label: 'Step', value: ({ level }) => levelName(level) },
  { id: 'name', label: 'Name', value: ({ name }) => name, width: 320 },
  dollarColumn<TrailRow>('amount', 'Amount', ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
  }),
  { id: 'share_of_step', label: 'Share of step total', numeric: true, value: ({ share }) => share },
  {
    id: 'on_the_trail',
    label: 'On the trail',
    value: ({ onTrail, kind }) =>
      onTrail ? 'Yes' : kind === 'unlinked' ? 'Cannot be linked' : 'No',
  },
];

const keyOf = (part: TrailPart): string => part.id ?? part.kind;
const toCascadePart = (part: TrailPart, { level, step }: LoadedStep): CascadePart => ({
  key: keyOf(part),
  label: part.name,
  value: part.amount,
  text: profileMoney(part.amount),
  share: formatShare(part.amount, step.whole),
  ...(level === 'budget_function' && part.id !== null ? { fill: getFunctionFill(part.id) } : {}),
  ...(part.kind === 'rest' ? { tone: 'rest' as const } : {}),
  ...(part.kind === 'unlinked' ? { tone: 'unknown' as const } : {}),
});

/** Returns a step as a bar: its largest parts and the chosen one individually, the others combined. */
const toBar = (loadedStep: LoadedStep, choices: TrailChoices, parentName: string): CascadeStep => {
  const { level, step } = loadedStep;
  const chosenPart = findChosenPart(step, choices);
  const regularParts = step.parts.filter(({ kind }) => kind === 'part');
  const shownParts = regularParts.filter(
    (part, at) => at < MAX_PARTS || part === chosenPart || part.amount <= 0,
  );
  const combinedParts = [
    ...regularParts.filter((part) => !shownParts.includes(part)),
    ...step.parts.filter(({ kind }) => kind === 'rest'),
  ];
  const amount = combinedParts.reduce((sum, part) => sum + Math.round(part.amount * 100), 0) / 100;
  const rest: readonly TrailPart[] = combinedParts.length
    ? [{ id: null, name: `All other ${levelNames(level)}`, amount, kind: 'rest' }]
    : [];
  const parts = [...shownParts, ...rest, ...step.parts.filter(({ kind }) => kind === 'unlinked')];
  return {
    key: level,
    label: `${parentName}, by ${levelName(level)}`,
    text: profileMoney(step.whole),
    parts: parts.map((part) => toCascadePart(part, loadedStep)),
    chosen: chosenPart && keyOf(chosenPart),
  };
};
/** Returns the steps as bars. Each is labeled with the part chosen in the step above. */
export const cascadeSteps = (
  loadedSteps: readonly LoadedStep[],
  choices: TrailChoices,
  totalName: string,
): readonly CascadeStep[] => {
  let parentName = totalName;
  return loadedSteps.map((loadedStep) => {
    const bar = toBar(loadedStep, choices, parentName);
    parentName = findChosenPart(loadedStep.step, choices)?.name ?? parentName;
    return bar;
  });
};
