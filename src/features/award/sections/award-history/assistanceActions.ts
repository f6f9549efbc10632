/** Labels of the action type codes of assistance (pages document §18.8). Contract records contain their own labels. */
export const assistanceActions: Readonly<Record<string, string>> = {
  A: 'New',
  B: 'Continuation',
  C: 'Revision',
  D: 'Adjustment to Completed Project',
};
