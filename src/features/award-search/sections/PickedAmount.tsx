import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import type { FilterButton } from './useFilterButton';

export interface PickedAmountProps {
  picked?: { name: ReactNode; amount: string; filter?: FilterButton };
  hint: string;
}
/** Renders the amount of the selected bar or area, with a button that adds the selection as a filter. */
export function PickedAmount({ picked, hint }: PickedAmountProps) {
  return (
    <p className="control-hint time-pick" aria-live="polite">
      {picked ? (
        <>
          <strong>{picked.name}</strong>: {picked.amount}{' '}
          {picked.filter?.done && picked.filter.label}
          {picked.filter && !picked.filter.done && (
            <Button look="text" onClick={picked.filter.onClick}>
              {picked.filter.label}
            </Button>
          )}
        </>
      ) : (
        hint
      )}
    </p>
  );
}
