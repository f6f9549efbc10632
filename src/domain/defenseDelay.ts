import { addDays, type DayRange, type IsoDay } from './fiscal';
import { date } from './displayDate';

/** Days after which contract actions of the Department of Defense and the Corps of Engineers are published. */
const DELAY_DAYS = 90;
/** Toptier codes of the Corps of Engineers and the Department of Defense. */
const DELAYED_AGENCIES = ['096', '097'];

/** Returns a note that contract actions of some days are not published yet; '' where all are. */
export const defenseDelayNote = (periods: readonly DayRange[], today: IsoDay): string => {
  const last = addDays(today, -DELAY_DAYS);
  return periods.some(({ end }) => end > last)
    ? `The Department of Defense publishes its contracts ${DELAY_DAYS} days late: those after ${date(last)} are not counted yet.`
    : '';
};
/** The same for the awards of one agency: '' for one that publishes at once. */
export const agencyDelayNote = (toptierCode: string, period: DayRange, today: IsoDay): string =>
  DELAYED_AGENCIES.includes(toptierCode) ? defenseDelayNote([period], today) : '';
