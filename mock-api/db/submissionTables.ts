/**
 * Columns of `submission`: what an agency owes for a period, whether a statement of assurance came with it, and how many awards of it only File C (`c_…`), only the award data
 * (`d_…`) or both (`linked_…`) have; null where nothing was submitted. A set made from files has no rows.
 */
export const submissionColumns = `
  toptier_id INTEGER, fy INTEGER, period INTEGER, quarterly BOOLEAN, submitted BOOLEAN, assured BOOLEAN,
  c_contract INTEGER, c_assistance INTEGER, d_contract INTEGER, d_assistance INTEGER, linked_contract INTEGER, linked_assistance INTEGER`;
/** Columns of `submission_date`: each publication of a submission in order, with the day it was certified, if it was. */
export const submissionDateColumns =
  'toptier_id INTEGER, fy INTEGER, period INTEGER, nth INTEGER, published DATE, certified DATE';
