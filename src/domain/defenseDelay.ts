import { addDays, type DayRange, type IsoDay } from './fiscal';
import { date } from './displayDate';

/** Days after which contract actions of the Department of Defense and the Corps of Engineers are published. */
const DELAY_DAYS = 90;

/** Returns the sentence that amounts over some days need while such contract actions of these days are to come; '' where all are there. */
export const defenseDelayNote = (periods: readonly DayRange[], today: IsoDay): string => {
  const last = addDays(today, -DELAY_DAYS);
  return periods.some(({ end }) => end > last)
    ? `Contracts of the Department of Defense are published ${DELAY_DAYS} days late: its actions after ${date(last)} are not counted yet.`
    : '';
};
