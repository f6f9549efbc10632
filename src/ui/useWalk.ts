import { useState, type KeyboardEvent } from 'react';

export interface Walk {
  /** Index of the active stop; null for none. */
  active: number | null;
  goTo: (at: number | null) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Returns keyboard navigation over the stops of a chart, which is a single tab stop. Arrow keys move to the next or previous stop, Home
 * and End to the first or last. Escape clears the active stop; Enter and Space call `onChoose`. A stop that new data removed is no
 * longer active.
 */
export const useWalk = (stops: number, onChoose?: (at: number) => void): Walk => {
  const [selectedStop, goTo] = useState<number | null>(null);
  const active = selectedStop !== null && selectedStop < stops ? selectedStop : null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== null && onChoose) {
      event.preventDefault();
      onChoose(active);
      return;
    }
    const last = stops - 1;
    const next = Math.min(last, (active ?? -1) + 1);
    const previous = active === null ? last : Math.max(0, active - 1);
    const to = {
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: previous,
      ArrowUp: previous,
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
