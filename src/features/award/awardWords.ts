import { monthName } from '@/domain/displayDate';
import type { IsoDay } from '@/domain/fiscal';

/** `Oct 01, 2023`; what has no day is `not provided`. */
export const longDay = (day: IsoDay | null): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '') ?? [];
  return year ? `${monthName(Number(month))} ${date}, ${year}` : 'not provided';
};
