/** Returns the milliseconds that the statements of one request may take: `SPENDING_STATEMENT_SECONDS`, or 20 seconds. */
export const statementLimit = (setting = process.env.SPENDING_STATEMENT_SECONDS): number => {
  if (!setting) return 20_000;
  const seconds = Number(setting);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new Error(
      `SPENDING_STATEMENT_SECONDS must be above 0 and at most 86400, for example 20. It is ${setting}`,
    );
  return seconds * 1000;
};
