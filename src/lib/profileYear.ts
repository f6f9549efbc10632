import { createContext } from 'react';

/**
 * The fiscal year in which links to profiles of recipients, agencies and places open: the year of the figures beside them. '' lets the
 * profile choose.
 */
export const ProfileYearContext = createContext('');
