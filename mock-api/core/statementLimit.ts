/**
 * Returns the time limit for the statements of one request in milliseconds: `SPENDING_STATEMENT_SECONDS`, or 20 seconds. Throws an
 * error for an invalid setting.
 */
export const getStatementLimitMs = (setting = process.env.SPENDING_STATEMENT_SECONDS): number => {
  if (!setting) return 20_000;
  const seconds = Number(setting);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new Error(
      `SPENDING_STATEMENT_SECONDS must be above 0 and at most 86400, for example 20. It is ${setting}`,
    );
  return seconds * 1000;
};
