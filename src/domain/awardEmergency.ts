import type { DefcAmount } from './award';
import { trackedDefCodes, type Disaster } from './codes/defCodes';
import { roundToCents, type Dollars } from './format';

/** A Disaster Emergency Fund Code and the disaster that it belongs to, if any. */
export interface EmergencyCode {
  code: string;
  disaster: string;
}
/** Obligations and outlays of an award for one disaster, from account data. */
export interface EmergencyAmounts {
  obligated: Dollars;
  outlayed: Dollars;
  /** Codes with a nonzero amount, sorted. */
  codes: readonly string[];
}

/** Returns the award's amounts for one disaster. Uses the site's own codes until the API's list has loaded. */
export const emergencyAmounts = (
  {
    obligationsByDefc,
    outlaysByDefc,
  }: { obligationsByDefc: readonly DefcAmount[]; outlaysByDefc: readonly DefcAmount[] },
  disaster: Disaster,
  apiCodes: readonly EmergencyCode[] | null,
): EmergencyAmounts => {
  const codes = new Set(
    (apiCodes ?? trackedDefCodes)
      .filter((entry) => entry.disaster === disaster)
      .map(({ code }) => code),
  );
  const filterAmounts = (list: readonly DefcAmount[]) =>
    list.filter(({ code, amount }) => codes.has(code) && amount !== 0);
  const sumAmounts = (list: readonly DefcAmount[]) =>
    roundToCents(filterAmounts(list).reduce((total, { amount }) => total + amount, 0));
  return {
    obligated: sumAmounts(obligationsByDefc),
    outlayed: sumAmounts(outlaysByDefc),
    codes: [
      ...new Set(
        [...filterAmounts(obligationsByDefc), ...filterAmounts(outlaysByDefc)].map(
          ({ code }) => code,
        ),
      ),
    ].sort(),
  };
};
