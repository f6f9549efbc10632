/** Note for lists whose names link to profiles. The profiles have larger totals than the list. */
export const PROFILES_NOTE = 'Names link to profiles, whose totals include all spending.';
