import { usePorts } from './ports';
import { useToday } from './rendering/today';

/** Returns the date that counts as today: the date of the dataset if it has one, otherwise the visitor’s date. */
export const useDataDay = (): string => {
  const { dataDay } = usePorts();
  const today = useToday();
  return dataDay || today;
};
