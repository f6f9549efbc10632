import { createContext } from 'react';

/** The fiscal year in which links to profiles open: that of the figures beside them. '' lets the profile choose. */
export const ProfileYearContext = createContext('');
