import type { DefcAmount } from './award';
import { trackedDefCodes, type Disaster } from './codes/defCodes';
import type { Dollars } from './format';

/** A disaster emergency fund code, and the disaster that it belongs to, if any. */
export interface EmergencyCode {
  code: string;
  disaster: string;
}
/** What accounts report of an award for one disaster. */
export interface EmergencyAmounts {
  obligated: Dollars;
  outlayed: Dollars;
  /** Codes with an amount, in order. */
  codes: readonly string[];
}
const cents = (value: number): number => Math.round(value * 100) / 100;

/** The amounts of one disaster; the codes that the site knows by itself stand in until the service's list is there. */
export const emergencyAmounts = (
  {
    obligationsByDefc,
    outlaysByDefc,
  }: { obligationsByDefc: readonly DefcAmount[]; outlaysByDefc: readonly DefcAmount[] },
  disaster: Disaster,
  known: readonly EmergencyCode[] | null,
): EmergencyAmounts => {
  const codes = new Set(
    (known ?? trackedDefCodes).filter((each) => each.disaster === disaster).map(({ code }) => code),
  );
  const own = (list: readonly DefcAmount[]) =>
    list.filter(({ code, amount }) => codes.has(code) && amount !== 0);
  const sum = (list: readonly DefcAmount[]) =>
    cents(own(list).reduce((all, { amount }) => all + amount, 0));
  return {
    obligated: sum(obligationsByDefc),
    outlayed: sum(outlaysByDefc),
    codes: [
      ...new Set([...own(obligationsByDefc), ...own(outlaysByDefc)].map(({ code }) => code)),
    ].sort(),
  };
};
