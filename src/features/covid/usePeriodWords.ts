import { useContext } from 'react';
import { FigureSubjectContext } from '@/lib/figureSubject';

/** Returns the period that the page counts, to end a clause with: ` from FY 2020 through 08/31/2025`; '' until it is known. */
export const usePeriodWords = (): string => {
  const { period } = useContext(FigureSubjectContext);
  return period && ` from ${period}`;
};
