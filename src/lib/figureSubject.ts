import { createContext } from 'react';

/** What the figures of a section are about. Files, images and citations state it, because they are used without the page. */
export interface FigureSubject {
  /** For example `Ohio`; '' where the title of each figure states it. */
  name: string;
  /** For example `FY 2026 through 11/15/2025`; '' where the figures have different periods or none. */
  period: string;
}
/** The name where no filter limits the figures. */
export const ALL_SPENDING = 'All federal spending';
export const FigureSubjectContext = createContext<FigureSubject>({ name: '', period: '' });
