import { useSelector } from 'react-redux';
import { selectStaged, selectView } from '@/blocks/search-filters';
import { useToday } from '@/lib/today';
import { chipsIn, chosenIn } from '../controls/controlChoices';
import type { DrilldownRow } from '../controls/controlLayouts';
import { controlOf } from '../controls/controlTable';
import { useCodeNames } from '../useCodeNames';

/** Returns the number and the chips of the values chosen in the filters of some rows. */
export const useChosen = (rows: readonly DrilldownRow[]) => {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const today = useToday();
  const nameOf = useCodeNames();
  const controls = rows.map(({ key }) => controlOf(key));
  return {
    count: controls.reduce((sum, control) => sum + chosenIn(control, filters, { today, level }), 0),
    groups: controls.flatMap((control) => chipsIn(control, filters, today, nameOf)),
  };
};
