import { useSelector } from 'react-redux';
import {
  bulkChanged,
  selectStaged,
  setToggled,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { useThunkDispatch } from '@/lib/redux';
import { CheckboxGroups, type CheckboxGroup } from '@/ui/CheckboxGroups';

/** Returns a control for a grouped list of codes, each group with its own checkbox. */
export const createCodeSetControl = (
  label: string,
  field: 'recipientType' | 'pricingType' | 'setAside' | 'extentCompeted',
  groups: readonly CheckboxGroup[],
) =>
  function CodeSetControl() {
    const dispatch = useThunkDispatch<WithSearchFilters>();
    const chosenCodes = useSelector(selectStaged)[field];
    return (
      <CheckboxGroups
        label={label}
        groups={groups}
        isSelected={(code) => chosenCodes.has(code)}
        onToggle={(code) => dispatch(setToggled(field, code))}
        onGroup={(_group, codes, direction) => dispatch(bulkChanged(field, codes, direction))}
      />
    );
  };
