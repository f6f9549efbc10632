import { LOAD_ALL } from '@/ui/useNear';

/** Maximum wait in milliseconds for sections that are still loading. After that, the page is printed as it is. */
const MAX_WAIT_MS = 8000;
const STEP = 150;
const WAITING = '.profile :is([aria-busy="true"], .skeleton, .loading)';

/** Prints the page with all its sections. Sections that load only near the viewport load first. */
export const printAllSections = async (signal: AbortSignal): Promise<void> => {
  window.dispatchEvent(new Event(LOAD_ALL));
  for (let waited = 0; waited < MAX_WAIT_MS; waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    if (signal.aborted) return;
    if (!document.querySelector(WAITING)) break;
  }
  window.print();
};
