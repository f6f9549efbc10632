import { addDays, type DayRange, type IsoDay } from './fiscal';
import { date } from './displayDate';

/** Days after which contract actions of the Department of Defense and the Corps of Engineers are published. */
const DELAY_DAYS = 90;

/** Returns a note that contract actions of some days are not published yet; '' where all are. */
export const defenseDelayNote = (periods: readonly DayRange[], today: IsoDay): string => {
  const last = addDays(today, -DELAY_DAYS);
  return periods.some(({ end }) => end > last)
    ? `The Department of Defense publishes its contracts ${DELAY_DAYS} days late: those after ${date(last)} are not counted yet.`
    : '';
};
