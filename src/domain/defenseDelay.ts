import { addDays, type DayRange, type IsoDay } from './fiscal';
import { date } from './displayDate';

/** Days until contract actions of the Department of Defense and the Corps of Engineers are published. */
const DELAY_DAYS = 90;
/** Toptier codes of the Corps of Engineers and the Department of Defense. */
const DELAYED_AGENCY_CODES = ['096', '097'];

/** Returns a note if contract actions of some days in the periods are not published yet, else ''. */
export const defenseDelayNote = (periods: readonly DayRange[], today: IsoDay): string => {
  const lastDay = addDays(today, -DELAY_DAYS);
  return periods.some(({ end }) => end > lastDay)
    ? `The Department of Defense publishes its contracts ${DELAY_DAYS} days late. Its contracts after ${date(lastDay)} are not counted yet.`
    : '';
};
/** Returns the note of `defenseDelayNote` for one agency and period; '' if the agency publishes without delay. */
export const agencyDelayNote = (toptierCode: string, period: DayRange, today: IsoDay): string =>
  DELAYED_AGENCY_CODES.includes(toptierCode) ? defenseDelayNote([period], today) : '';
