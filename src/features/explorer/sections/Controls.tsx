import type { ReactNode } from 'react';
import { levelName } from '@/domain/explorer/levels';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import type { ExplorerValues } from '../explorerAddress';

const views = [
  ['treemap', 'Treemap'],
  ['table', 'Table'],
] as const;

export interface ControlsProps {
  /** The picker of the period. */
  period: ReactNode;
  /** The level of the breakdown; undefined if there is nothing to break down. */
  level: SpendingLevel | undefined;
  /** The levels to choose from, in display order. */
  offered: readonly SpendingLevel[];
  view: ExplorerValues['view'];
  onLevel: (level: SpendingLevel) => void;
  onView: (view: ExplorerValues['view']) => void;
}

/** Renders the controls of the Explorer in one row: period, breakdown and view. */
export function Controls({ period, level, offered, view, onLevel, onView }: ControlsProps) {
  return (
    <div className="explorer__controls">
      {period}
      {level && (
        <div className="explorer__tools">
          <Select
            label="See the breakdown by:"
            className="explorer__by"
            options={offered.map((option) => ({ key: option, label: levelName(option) }))}
            value={level}
            onChoose={onLevel}
          />
          <div className="usa-button-group explorer__views" role="group" aria-label="View">
            {views.map(([id, viewLabel]) => (
              <Button key={id} look="outline" aria-pressed={view === id} onClick={() => onView(id)}>
                {viewLabel}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
