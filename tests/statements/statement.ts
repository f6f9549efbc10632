/** One statement of the specification: where it stands, the step of the road map that owes it, and the test that shows it. */
export interface Statement { where: string; text: string; issue: number; test: string }
export type StatementRow = readonly [issue: number, text: string, test?: string];

/** The rows of one section; `where` is the document's letter with the section's number, for example `i4`. */
export const section = (where: string, rows: readonly StatementRow[]): readonly Statement[] => rows.map(([issue, text, test = '']) => ({ where, text, issue, test }));
