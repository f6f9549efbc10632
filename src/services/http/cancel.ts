/** Name of the window event that cancels every pending request. */
export const CANCEL_ALL_EVENT = 'cancelrequests';

/** Cancels every pending request; later ones are not affected. */
export const cancelAll = (): void => {
  window.dispatchEvent(new Event(CANCEL_ALL_EVENT));
};
