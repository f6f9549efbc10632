import type { Config } from '@testing-library/react';

/**
 * The words of a query that found nothing. While a test waits, it is asked again at every change of the document and nobody reads
 * its answers: the document, which takes a fifth of a journey's time to print, is left out. What is thrown at the end of the wait is
 * printed whole.
 * @param usual what the library makes of it
 */
export const briefWhileWaiting =
  (usual: Config['getElementError'], isWaiting: () => boolean): Config['getElementError'] =>
  (message, container) => {
    if (!isWaiting()) return usual(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  };

/** Elements that a label can speak of. */
const labelable = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/**
 * Gives the controls of a window labels that are found among its labels. jsdom asks every element of the document for each control,
 * and a query by role does so for every control of its role.
 */
export const findLabelsQuickly = (within: Window & typeof globalThis) => {
  for (const name of labelable)
    Object.defineProperty(within[name].prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        if (this instanceof within.HTMLInputElement && this.type === 'hidden') return null;
        const root = this.getRootNode();
        if (!(root instanceof within.Document)) return [];
        return [...root.getElementsByTagName('label')].filter((label) =>
          label.hasAttribute('for')
            ? label.htmlFor === this.id && label.control === this
            : label.contains(this) && label.control === this,
        );
      },
    });
};
