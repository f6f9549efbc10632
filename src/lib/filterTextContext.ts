import { createContext } from 'react';

/** The filters of the figures in a section as text, for files, images and citations; '' without filters. */
export const FilterTextContext = createContext('');
