/** Names that stand for many people: payments grouped so that nobody can be told, and names withheld (specification `reference.md` §1). */
export const groupedRecipients: ReadonlySet<string> = new Set([
  'MULTIPLE RECIPIENTS',
  'REDACTED DUE TO PII',
]);
/** Names that awards are grouped under and that have no profile, in the order they are listed. */
export const aggregateNames: readonly string[] = [
  ...groupedRecipients,
  'MULTIPLE FOREIGN RECIPIENTS',
  'MISCELLANEOUS FOREIGN AWARDEES',
  'PRIVATE INDIVIDUAL',
  'INDIVIDUAL RECIPIENT',
];
