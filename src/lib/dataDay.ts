import { usePorts } from './ports';
import { useToday } from './rendering/today';

/** Returns the date that the service counts as “latest”: the visitor’s, or that of an older dataset. */
export const useDataDay = (): string => {
  const { dataDay } = usePorts();
  const today = useToday();
  return dataDay || today;
};
