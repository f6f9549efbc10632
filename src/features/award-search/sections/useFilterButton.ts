import { useDispatch } from 'react-redux';
import { usePorts } from '@/lib/ports';
import type { RowFilter } from '../addAsFilter';

/** The button that adds a row, an area or a bar to the staged filters. */
export interface FilterButton {
  label: string;
  done: boolean;
  onClick: () => void;
}
/** Returns a function that creates the button for a filter. `changeText` is announced after a click. */
export const useFilterButton = () => {
  const dispatch = useDispatch();
  const { announce } = usePorts();
  return (filter: RowFilter | undefined, changeText: string): FilterButton | undefined =>
    filter && {
      label: filter.isChosen ? 'In your filters' : 'Add as filter',
      done: filter.isChosen,
      onClick: () => {
        dispatch(filter.action);
        announce(`${changeText}. Select Submit to search.`);
      },
    };
};
