/** The note of lists whose names link to profiles with wider totals than the list. */
export const PROFILES_COUNT_ALL = 'Names link to profiles, which count all of their spending.';
