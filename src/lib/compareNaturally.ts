const collator = new Intl.Collator('en', { numeric: true });

/** Compares names in English order, and numbers in them by value. */
export const compareNaturally = (a: string, b: string): number => collator.compare(a, b);
