import { useSelector } from 'react-redux';
import {
  bulkChanged,
  selectStaged,
  setToggled,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { recipientTypeGroups } from '@/domain/codes/recipientTypes';
import { useThunkDispatch } from '@/lib/redux';
import { CheckboxGroups } from '@/ui/CheckboxGroups';

const recipientGroups = recipientTypeGroups.map((group) => ({
  key: group.key,
  label: group.caption,
  selectable: true,
  items: group.types.map((type) => ({ value: type.key, label: type.label })),
}));
/** Recipient type: nine groups of business categories. */
export function RecipientTypeControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged).recipientType;
  return (
    <CheckboxGroups
      label="Recipient type"
      groups={recipientGroups}
      selected={(key) => chosen.has(key)}
      onToggle={(key) => dispatch(setToggled('recipientType', key))}
      onGroup={(_group, keys, direction) => dispatch(bulkChanged('recipientType', keys, direction))}
    />
  );
}
