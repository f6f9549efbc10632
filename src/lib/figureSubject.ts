import { createContext } from 'react';

/** The subject of the figures in a section. Files, images and citations state it, because they are read without the page. */
export interface FigureSubject {
  /** For example `Ohio`; '' where the title of each figure states it. */
  name: string;
  /** For example `FY 2026 through 11/15/2025`; '' where the figures have different periods or none. */
  period: string;
}
/** The subject name of figures without filters. */
export const ALL_SPENDING = 'All federal spending';
export const FigureSubjectContext = createContext<FigureSubject>({ name: '', period: '' });
