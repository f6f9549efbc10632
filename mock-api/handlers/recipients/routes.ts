import type { Route } from '../../core/route';
import { YearQuery } from '../shared/yearWindow';
import { recipientCount, recipients } from './queries/listing';
import { recipient, recipientChildren } from './queries/profile';
import {
  ChildRecipientsAnswer,
  RecipientAnswer,
  RecipientCountAnswer,
  RecipientCountBody,
  RecipientsAnswer,
  RecipientsBody,
} from './shapes';

export const recipientRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/recipient/',
    summary: 'Recipients with their amounts of the last twelve months',
    cacheable: true,
    errors: [400, 422],
    body: RecipientsBody,
    answer: RecipientsAnswer,
    handler: recipients,
  },
  {
    method: 'POST',
    path: 'v2/recipient/count/',
    summary: 'How many recipients received something in the last twelve months',
    cacheable: true,
    errors: [400, 422],
    body: RecipientCountBody,
    answer: RecipientCountAnswer,
    handler: recipientCount,
  },
  {
    method: 'GET',
    path: 'v2/recipient/{recipient_id}/',
    summary: 'One recipient with what it received in a year',
    cacheable: true,
    errors: [400],
    query: YearQuery,
    answer: RecipientAnswer,
    handler: recipient,
  },
  {
    method: 'GET',
    path: 'v2/recipient/children/{duns_or_uei}/',
    summary: 'Members of a family of recipients with what each received in a year',
    cacheable: true,
    errors: [400],
    query: YearQuery,
    answer: ChildRecipientsAnswer,
    handler: recipientChildren,
  },
];
