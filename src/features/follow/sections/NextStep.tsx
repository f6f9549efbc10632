import { useEffect, useRef } from 'react';
import { PROFILES_NOTE, renderLink } from '@/blocks/entity-links';
import { dollarColumn, Panel, type TableColumn } from '@/blocks/panel';
import {
  levelNames,
  levelName,
  nextLevels,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { formatShare, type TrailPart, type TrailStep } from '@/domain/dollarTrail/steps';
import { mobileWidth } from '@/lib/layoutTokens';
import { joinAnswers } from '@/lib/requests/joinAnswers';
import { sortRows } from '@/lib/sortRows';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { Select } from '@/ui/Select';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import type { FollowValues } from '../followAddress';
import type { StepState } from '../useTrail';

const PAGE_SIZE = 20;

interface NextStepProps {
  lastStep: StepState;
  choices: TrailChoices;
  /** The label of the total that the parts add up to. */
  totalName: string;
  view: Pick<FollowValues, 'sort' | 'order' | 'page'>;
  onView: (changes: Partial<FollowValues>) => void;
  onBy: (level: TrailLevel) => void;
  onChoose: (level: TrailLevel, id: string) => void;
}

const getColumns = (
  level: TrailLevel,
  stepTotal: number,
  onChoose?: (id: string) => void,
): readonly TableColumn<TrailPart>[] => [
  {
    id: 'name',
    label: levelName(level),
    width: 420,
    sortable: true,
    firstOrder: 'asc',
    value: ({ name }) => name,
    show: ({ id, name, to }) =>
      id !== null && onChoose ? (
        <Button look="text" className="follow__choice" onClick={() => onChoose(id)}>
          {name}
        </Button>
      ) : (
        renderLink(to, name)
      ),
  },
  dollarColumn<TrailPart>('amount', 'Amount', ({ amount }) => amount, { sortable: true }),
  {
    id: 'share_of_step',
    label: 'Share of step total',
    numeric: true,
    value: ({ amount }) => formatShare(amount, stepTotal),
  },
];

/** Returns the parts of a step in sort order. Parts that cannot be followed come last. */
const sortParts = (step: TrailStep, sort: 'amount' | 'name', order: 'asc' | 'desc') => [
  ...sortRows(
    step.parts.filter(({ kind }) => kind === 'part'),
    ({ amount, name }) => (sort === 'name' ? name : amount),
    order,
  ),
  ...step.parts.filter(({ kind }) => kind !== 'part'),
];

/** Returns a ref for the heading, which receives the focus after a choice if the pressed button is gone. */
const useChoiceFocus = (level: TrailLevel) => {
  const heading = useRef<HTMLDivElement>(null);
  const previousLevel = useRef(level);
  useEffect(() => {
    if (previousLevel.current === level) return;
    previousLevel.current = level;
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true });
  }, [level]);
  return heading;
};

interface LevelPickerProps {
  levels: readonly TrailLevel[];
  chosenLevel: TrailLevel;
  onChoose: (level: TrailLevel) => void;
}
function LevelPicker({ levels, chosenLevel, onChoose }: LevelPickerProps) {
  return (
    <Select
      label="Go on by"
      className="follow__by"
      options={levels.map((level) => ({ key: level, label: levelName(level) }))}
      value={chosenLevel}
      onChoose={onChoose}
    />
  );
}

const formatNote = (totalName: string, { level, step }: StepState): string =>
  [
    `${totalName}, by ${levelName(level)}.`,
    step?.note,
    step?.parts.some(({ to }) => to) && PROFILES_NOTE,
  ]
    .filter(Boolean)
    .join(' ');
/** Shows a table of all parts of the last step, from which the visitor chooses the next step. */
export function NextStep({
  lastStep,
  choices,
  totalName,
  view,
  onView,
  onBy,
  onChoose,
}: NextStepProps) {
  const { level, step, answers } = lastStep;
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const heading = useChoiceFocus(level);
  const order = view.order || (view.sort === 'name' ? 'asc' : 'desc');
  const parts = step ? sortParts(step, view.sort, order) : [];
  const pageParts = parts.slice((view.page - 1) * PAGE_SIZE, view.page * PAGE_SIZE);
  const columns = getColumns(
    level,
    step?.whole ?? 0,
    level === 'place' ? undefined : (id) => onChoose(level, id),
  );
  const availableLevels = nextLevels(choices);
  return (
    <div ref={heading} tabIndex={-1} className="follow__next">
      <Panel
        title={level === 'place' ? 'Where it arrives' : 'Where it goes next'}
        tabular
        note={formatNote(totalName, lastStep)}
        controls={
          availableLevels.length > 1 && (
            <LevelPicker levels={availableLevels} chosenLevel={level} onChoose={onBy} />
          )
        }
        answer={joinAnswers(answers, parts)}
        rows={(loadedParts) => loadedParts}
        columns={columns}
        file={`follow-the-dollar-${level}`}
        unit="US dollars"
        emptyText={`No amounts are broken down by ${levelName(level).toLowerCase()} at this step. Change the previous step or the period.`}
        foot={
          pageParts.length || !parts.length ? (
            <Pagination
              label={`${levelNames(level)}: pages`}
              page={view.page}
              pageSize={PAGE_SIZE}
              total={parts.length}
              onPage={(page) => onView({ page })}
            />
          ) : (
            <p>
              This page does not exist. <ToFirstPage onPage={(page) => onView({ page })} />
            </p>
          )
        }
      >
        {() => (
          <DataTable
            caption={levelNames(level)}
            columns={columns.map(({ show, value, width = 160, ...column }) => ({
              ...column,
              width,
              render: show ?? value,
            }))}
            rows={pageParts}
            rowKey={({ id, kind }) => id ?? kind}
            cards={isNarrow}
            sort={{ id: view.sort, order }}
            onSort={(id, newOrder) =>
              onView({
                sort: id as 'amount' | 'name',
                order: newOrder === (id === 'name' ? 'asc' : 'desc') ? '' : newOrder,
                page: 1,
              })
            }
          />
        )}
      </Panel>
    </div>
  );
}
