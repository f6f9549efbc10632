/**
 * Columns of `submission`: one row for each agency and period with a due submission. The counts are of awards only in File C (`c_…`),
 * only in the award data (`d_…`) or in both (`linked_…`). They are null when nothing was submitted. Datasets from files have no rows.
 */
export const submissionColumns = `
  toptier_id INTEGER, fy INTEGER, period INTEGER, quarterly BOOLEAN, submitted BOOLEAN, assured BOOLEAN,
  c_contract INTEGER, c_assistance INTEGER, d_contract INTEGER, d_assistance INTEGER,
  linked_contract INTEGER, linked_assistance INTEGER`;
/** Columns of `submission_date`: each publication of a submission in order, and the date of its certification, if any. */
export const submissionDateColumns =
  'toptier_id INTEGER, fy INTEGER, period INTEGER, nth INTEGER, published DATE, certified DATE';
