import { useState, type KeyboardEvent } from 'react';

export interface Walk {
  /** Place of the stop that is looked at; null for none. */
  active: number | null;
  /** Looks at a stop, or at none. */
  goTo: (at: number | null) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard walk over the stops of a drawing, which is one stop in the tab order: arrows go to the next and the one before, Home and End to
 * the first and last, Escape leaves, Enter and Space choose. Stops that went away with other data are looked at no longer.
 */
export const useWalk = (stops: number, onChoose?: (at: number) => void): Walk => {
  const [looked, goTo] = useState<number | null>(null);
  const active = looked !== null && looked < stops ? looked : null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== null && onChoose) {
      event.preventDefault();
      onChoose(active);
      return;
    }
    const last = stops - 1;
    const next = Math.min(last, (active ?? -1) + 1);
    const before = active === null ? last : Math.max(0, active - 1);
    const to = {
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: before,
      ArrowUp: before,
      Home: 0,
      End: last,
      Escape: -1,
    }[event.key];
    if (to === undefined || stops === 0) return;
    event.preventDefault();
    goTo(to < 0 ? null : to);
  };
  return { active, goTo, handleKeyDown };
};
