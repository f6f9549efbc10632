import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import type { FilterButton } from './useFilterButton';

export interface PickedAmountProps {
  selection?: { name: ReactNode; amount: string; filter?: FilterButton };
  hint: string;
}
/** Renders the amount of the selected bar or area, with a button that adds the selection as a filter. */
export function PickedAmount({ selection, hint }: PickedAmountProps) {
  return (
    <p className="control-hint time-pick" aria-live="polite">
      {selection ? (
        <>
          <strong>{selection.name}</strong>: {selection.amount}{' '}
          {selection.filter?.done && selection.filter.label}
          {selection.filter && !selection.filter.done && (
            <Button look="text" onClick={selection.filter.onClick}>
              {selection.filter.label}
            </Button>
          )}
        </>
      ) : (
        hint
      )}
    </p>
  );
}
