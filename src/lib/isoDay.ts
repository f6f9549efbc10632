const pad = (value: number, width = 2): string => String(value).padStart(width, '0');
/** ISO day of a Date by the visitor's own clock. */
export const isoDay = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
