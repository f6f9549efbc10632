import type { Route } from '../../core/route';
import { YearQuery } from '../shared/yearWindow';
import { recipientCount, recipients } from './queries/listing';
import { recipient, recipientChildren } from './queries/profile';
import * as shapes from './shapes';

/** The routes of the recipient list. The older `duns` address returns the same response as the newer address. */
const listRoutes: readonly Route[] = ['v2/recipient/', 'v2/recipient/duns/'].map((path): Route => ({
  method: 'POST',
  path,
  summary: 'Recipients with their amounts of the last twelve months',
  errors: [400, 422],
  body: shapes.RecipientsBody,
  answer: shapes.RecipientsAnswer,
  handler: recipients,
}));
const profileRoutes: readonly Route[] = [
  'v2/recipient/{recipient_id}/',
  'v2/recipient/duns/{recipient_id}/',
].map((path): Route => ({
  method: 'GET',
  path,
  summary: 'One recipient with its amounts in a year',
  errors: [400],
  query: YearQuery,
  answer: shapes.RecipientAnswer,
  handler: recipient,
}));

export const recipientRoutes: readonly Route[] = [
  ...listRoutes,
  {
    method: 'POST',
    path: 'v2/recipient/count/',
    summary: 'Number of recipients with awards in the last twelve months',
    errors: [400, 422],
    body: shapes.RecipientCountBody,
    answer: shapes.RecipientCountAnswer,
    handler: recipientCount,
  },
  ...profileRoutes,
  {
    method: 'GET',
    path: 'v2/recipient/children/{duns_or_uei}/',
    summary: 'A parent recipient and its child recipients, each with its own amount in a year',
    errors: [400],
    query: YearQuery,
    answer: shapes.ChildRecipientsAnswer,
    handler: recipientChildren,
  },
];
