import { useId } from 'react';
import type { Loaded } from '@/lib/requests/useLoaded';
import type { Boundaries } from '@/lib/boundaries';
import { PanelError } from '@/ui/Status';

export interface OriginalDistrictsProps {
  isShown: boolean;
  outlines: Loaded<Boundaries | null>;
  onToggle: (isShown: boolean) => void;
}
/** Renders the checkbox that outlines the original districts on a map of the current ones, and explains the lines. */
export function OriginalDistricts({ isShown, outlines, onToggle }: OriginalDistrictsProps) {
  const id = useId();
  return (
    <div className="original-districts">
      <input
        id={id}
        className="checkbox"
        type="checkbox"
        checked={isShown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <label htmlFor={id}>Outline the original districts</label>
      <p className="control-hint" id={`${id}-hint`}>
        Dashed lines are the districts before 2023. Amounts are by current district.
      </p>
      {isShown && outlines.failure && (
        <PanelError
          title="We couldn’t show the original districts."
          failure={outlines.failure}
          onRetry={outlines.retry}
        />
      )}
    </div>
  );
}
