import { createContext } from 'react';

/** The year in links to profiles, which is the year of the figures beside the links. With '', the profile uses its default year. */
export const ProfileYearContext = createContext('');
