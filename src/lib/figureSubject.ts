import { createContext } from 'react';

/** What the figures of a part of the page are about; files, images and citations say it, since they stand without the page. */
export interface FigureSubject {
  /** `Ohio`; '' where the title of each figure says it. */
  name: string;
  /** `FY 2026 through 11/15/2025`; '' where figures differ in it or have none. */
  period: string;
}
/** The name where nothing narrows the figures down. */
export const ALL_SPENDING = 'All federal spending';
export const FigureSubjectContext = createContext<FigureSubject>({ name: '', period: '' });
