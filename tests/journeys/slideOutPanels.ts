import { screen } from '@testing-library/react';

/** Finds the two slide-out panels and their search boxes, and reads their state in the store. */
export const glossary = () => screen.findByRole('dialog', { name: 'Glossary' });
export const about = () => screen.findByRole('dialog', { name: 'About the Data' });
export const box = (name = 'Search the glossary') => screen.getByRole('searchbox', { name });

export interface Slices {
  slideOuts: { lastOpenedSlideout: string };
  glossary: {
    display: boolean;
    loading: boolean;
    searchLoading: boolean;
    error: boolean;
    termFromUrl: string;
    term: { slug: string };
    cache: { size: number; get: (slug: string) => unknown };
    search: { input: string; results: unknown[] };
  };
  aboutTheData: { display: boolean };
}
export const state = <T>(store: { getState: () => unknown }) => store.getState() as T;
