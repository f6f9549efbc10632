import { createContext } from 'react';

/** The year in which names of recipients, agencies and places open their profiles: that of the figures beside them; '' where the profiles choose. */
export const ProfileYearContext = createContext('');
