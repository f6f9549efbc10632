import { useContext } from 'react';
import { FigureSubjectContext } from '@/lib/figureSubject';

/** Returns the period of the page, such as ` from FY 2020 through 08/31/2025`, or '' until it has loaded. */
export const usePeriodPhrase = (): string => {
  const { period } = useContext(FigureSubjectContext);
  return period && ` from ${period}`;
};
