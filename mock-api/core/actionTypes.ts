/** Descriptions of contract action types by code, as the source systems spell them (pages document §18.8). */
export const contractActions: Readonly<Record<string, string>> = {
  A: 'ADDITIONAL WORK (NEW AGREEMENT, JUSTIFICATION REQUIRED)',
  B: 'SUPPLEMENTAL AGREEMENT FOR WORK WITHIN SCOPE',
  C: 'FUNDING ONLY ACTION',
  D: 'CHANGE ORDER',
  E: 'TERMINATE FOR DEFAULT (COMPLETE OR PARTIAL)',
  F: 'TERMINATE FOR CONVENIENCE (COMPLETE OR PARTIAL)',
  G: 'EXERCISE AN OPTION',
  H: 'DEFINITIZE LETTER CONTRACT',
  J: 'NOVATION AGREEMENT',
  K: 'CLOSE OUT',
  L: 'DEFINITIZE CHANGE ORDER',
  M: 'OTHER ADMINISTRATIVE ACTION',
};
export const assistanceActions: Readonly<Record<string, string>> = {
  A: 'NEW',
  B: 'CONTINUATION',
  C: 'REVISION',
  D: 'ADJUSTMENT TO COMPLETED PROJECT',
};
