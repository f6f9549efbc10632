const pad = (value: number, width = 2): string => String(value).padStart(width, '0');
/** Returns the ISO date of a Date in the visitor’s time zone. */
export const toIsoDate = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
