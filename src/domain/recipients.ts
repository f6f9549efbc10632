/** Names that represent many recipients: aggregated payments and redacted names (specification `reference.md` §1). */
export const groupedRecipients: ReadonlySet<string> = new Set([
  'MULTIPLE RECIPIENTS',
  'REDACTED DUE TO PII',
]);
/** Names that group awards and have no profile, in display order. */
export const aggregateNames: readonly string[] = [
  ...groupedRecipients,
  'MULTIPLE FOREIGN RECIPIENTS',
  'MISCELLANEOUS FOREIGN AWARDEES',
  'PRIVATE INDIVIDUAL',
  'INDIVIDUAL RECIPIENT',
];
