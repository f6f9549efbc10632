import { useSelector } from 'react-redux';
import { selectStaged, selectView } from '@/blocks/search-filters';
import { useToday } from '@/lib/rendering/today';
import { getChips, countChosen } from '../controls/controlChoices';
import type { DrilldownRow } from '../controls/controlLayouts';
import { findControl } from '../controls/controlTable';
import { useCodeNames } from '../useCodeNames';

/** Returns how many values are chosen in the filters of `rows`, and the chips of these values in groups. */
export const useChosen = (rows: readonly DrilldownRow[]) => {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const today = useToday();
  const nameOf = useCodeNames();
  const controls = rows.map(({ key }) => findControl(key));
  return {
    count: controls.reduce(
      (sum, control) => sum + countChosen(control, filters, { today, level }),
      0,
    ),
    groups: controls.flatMap((control) => getChips(control, filters, today, nameOf)),
  };
};
