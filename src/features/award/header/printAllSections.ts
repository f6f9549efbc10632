import { LOAD_ALL_EVENT } from '@/ui/useNear';

/** Maximum wait in milliseconds for sections that are still loading. After that, the page is printed as it is. */
const MAX_WAIT_MS = 8000;
const STEP_MS = 150;
const LOADING_SELECTOR = '.profile :is([aria-busy="true"], .skeleton, .loading)';

/** Prints the page with all its sections. Sections that load only near the viewport load first. */
export const printAllSections = async (signal: AbortSignal): Promise<void> => {
  window.dispatchEvent(new Event(LOAD_ALL_EVENT));
  for (let elapsedMs = 0; elapsedMs < MAX_WAIT_MS; elapsedMs += STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    if (signal.aborted) return;
    if (!document.querySelector(LOADING_SELECTOR)) break;
  }
  window.print();
};
