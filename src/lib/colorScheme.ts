/** The visitor's color scheme. The choice is an attribute of the page, which `src/index.html` sets before the first paint. */

const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The localStorage key of the choice; `src/index.html` reads it too. */
const STORAGE_KEY = 'usaspending_color_scheme';
const CHANGE_EVENT = 'schemechange';

const parseChoice = (text: string | null | undefined): SchemeChoice =>
  schemeChoices.find((choice) => choice === text) ?? 'system';
const setAttribute = (choice: SchemeChoice): void => {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = choice;
};
const applyChoice = (choice: SchemeChoice): void => {
  setAttribute(choice);
  window.dispatchEvent(new Event(CHANGE_EVENT));
};

/** Returns the visitor's choice; `system` follows the device. */
export const getSchemeChoice = (): SchemeChoice =>
  parseChoice(document.documentElement.dataset.scheme);

/** Applies a choice and stores it. Without storage, it lasts while the page is open. */
export const chooseScheme = (choice: SchemeChoice): void => {
  try {
    if (choice === 'system') window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    /* applies to this page */
  }
  applyChoice(choice);
};

/** Calls `onChange` after each change of the choice. Returns a function that stops. */
export const onSchemeChoice = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => window.removeEventListener(CHANGE_EVENT, onChange);
};

/**
 * Applies choices made in other tabs, and choices made on other pages while the browser kept this one for Back. Returns a function that
 * stops.
 */
export const followSchemeChoice = (): (() => void) => {
  // The key is null when all storage is cleared.
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) applyChoice(parseChoice(newValue));
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      applyChoice(parseChoice(window.localStorage.getItem(STORAGE_KEY)));
    } catch {
      /* the page keeps its choice */
    }
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
};

/** Returns whether the page has its dark colors at the moment; `useIsDark` follows changes. */
export const isPageDark = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme === 'dark';

/**
 * Returns what `read` returns while the page has its light colors. `read` must not be asynchronous: the page gets its colors back before
 * the next paint.
 */
export const inLightScheme = <T>(read: () => T): T => {
  if (!isPageDark()) return read();
  const choice = getSchemeChoice();
  setAttribute('light');
  try {
    return read();
  } finally {
    setAttribute(choice);
  }
};
