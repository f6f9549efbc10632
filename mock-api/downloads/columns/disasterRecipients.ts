import { type Column, safeSql } from './common';

/** The columns of the recipients of emergency spending. */
export const recipientColumns: Column[] = [
  ['recipient_name', safeSql('t.recipient_name')],
  ['award_obligations', 't.obligation'],
  ['award_outlays', 't.outlay'],
  ['face_value_of_loans', 't.face_value'],
  ['number_of_awards', 't.awards'],
];
