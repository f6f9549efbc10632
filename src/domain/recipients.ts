/** Names that stand for many people: payments grouped so that nobody can be told, and names withheld (specification `reference.md` §1). */
export const groupedRecipients: ReadonlySet<string> = new Set([
  'MULTIPLE RECIPIENTS',
  'REDACTED DUE TO PII',
]);
