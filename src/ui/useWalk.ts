import { useState, type KeyboardEvent } from 'react';

export interface Walk {
  /** Index of the active stop; null for none. */
  activeIndex: number | null;
  goTo: (at: number | null) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Returns keyboard navigation over the stops of a chart, which is a single tab stop. Arrow keys move to the next or previous stop, Home
 * and End to the first or last. Escape clears the active stop; Enter and Space call `onChoose`. A stop that new data removed is no
 * longer active.
 */
export const useWalk = (stopCount: number, onChoose?: (at: number) => void): Walk => {
  const [selectedStop, goTo] = useState<number | null>(null);
  const activeIndex = selectedStop !== null && selectedStop < stopCount ? selectedStop : null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && activeIndex !== null && onChoose) {
      event.preventDefault();
      onChoose(activeIndex);
      return;
    }
    const lastIndex = stopCount - 1;
    const nextIndex = Math.min(lastIndex, (activeIndex ?? -1) + 1);
    const previousIndex = activeIndex === null ? lastIndex : Math.max(0, activeIndex - 1);
    const to = {
      ArrowRight: nextIndex,
      ArrowDown: nextIndex,
      ArrowLeft: previousIndex,
      ArrowUp: previousIndex,
      Home: 0,
      End: lastIndex,
      Escape: -1,
    }[event.key];
    if (to === undefined || stopCount === 0) return;
    event.preventDefault();
    goTo(to < 0 ? null : to);
  };
  return { activeIndex, goTo, handleKeyDown };
};
