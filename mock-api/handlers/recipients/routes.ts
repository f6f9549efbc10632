import type { Route } from '../../core/route';
import { recipients } from './queries';
import { RecipientsAnswer, RecipientsBody } from './shapes';

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
];
