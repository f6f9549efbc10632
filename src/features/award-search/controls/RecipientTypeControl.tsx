import { recipientTypeGroups } from '@/domain/codes/recipientTypes';
import { createCodeSetControl } from './codeSetControl';

/** The filter by recipient type, with business categories in nine groups. */
export const RecipientTypeControl = createCodeSetControl(
  'Recipient type',
  'recipientType',
  recipientTypeGroups.map((group) => ({
    key: group.key,
    label: group.caption,
    selectable: true,
    items: group.types.map((type) => ({ value: type.key, label: type.label })),
  })),
);
