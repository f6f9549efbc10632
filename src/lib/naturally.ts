let collator: Intl.Collator | undefined;

/** Compares names in English order, and numbers in them by value. The collator is created on first use. */
export const naturally = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);
