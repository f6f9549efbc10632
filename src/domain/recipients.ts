/** Names that represent many recipients: aggregated payments and redacted names (specification `reference.md` §1). */
export const groupedRecipientNames: ReadonlySet<string> = new Set([
  'MULTIPLE RECIPIENTS',
  'REDACTED DUE TO PII',
]);
/** Recipient names of grouped awards, in display order. These recipients have no profile. */
export const aggregateNames: readonly string[] = [
  ...groupedRecipientNames,
  'MULTIPLE FOREIGN RECIPIENTS',
  'MISCELLANEOUS FOREIGN AWARDEES',
  'PRIVATE INDIVIDUAL',
  'INDIVIDUAL RECIPIENT',
];
