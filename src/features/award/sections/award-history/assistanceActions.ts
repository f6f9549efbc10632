/** What the codes of an action of assistance stand for (pages document §18.8); those of contracts come with each record. */
export const assistanceActions: Readonly<Record<string, string>> = {
  A: 'New',
  B: 'Continuation',
  C: 'Revision',
  D: 'Adjustment to Completed Project',
};
