import { usePorts } from './ports';
import { useToday } from './today';

/** The day up to which the service counts what is "latest": the visitor's, or that of a data set that is older. */
export const useDataDay = (): string => {
  const { dataDay } = usePorts();
  const today = useToday();
  return dataDay || today;
};
