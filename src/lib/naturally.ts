let collator: Intl.Collator | undefined;

/** Compares names as an English list orders them, numbers in them by their value. The collator is made with its first use. */
export const naturally = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);
