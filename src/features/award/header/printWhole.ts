import { LOAD_ALL } from '@/ui/useNear';

/** Longest wait for sections that have not answered yet, in milliseconds; they are printed as they are then. */
const PATIENCE = 8000;
const STEP = 150;
/** What is still on its way. */
const WAITING = '.profile :is([aria-busy="true"], .skeleton, .loading)';

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP);
  });

/** Prints the page with all its sections: those that would load when they come near load first. */
export const printWhole = async (signal: AbortSignal): Promise<void> => {
  window.dispatchEvent(new Event(LOAD_ALL));
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    await pause();
    if (signal.aborted) return;
    if (!document.querySelector(WAITING)) break;
  }
  window.print();
};
