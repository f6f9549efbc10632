import { comparisonReducers } from '@/blocks/compare';
import { RecipientsPage } from './landing/RecipientsPage';
import { RecipientPage } from './RecipientPage';
import { recipientReducers as reducers } from './state/recipientState';
import './recipient.scss';

const profile = { default: RecipientPage, reducers: { ...reducers, ...comparisonReducers } };
/** Page components and their reducers, by route ID. */
export const pages = {
  recipients: { default: RecipientsPage, reducers },
  recipient: profile,
  'recipient-year': profile,
};
