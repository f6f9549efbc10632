import { profileStates, statePath } from '../stateProfile/profileStates';
import type { ProfileYear } from '../profileYears';
import { countyName } from './counties';
import { countyPath, inYear } from './placePaths';

export interface NamedPath {
  name: string;
  path: string;
}
interface CountyTotal {
  /** FIPS code of five digits; '' for awards without a county. */
  code: string;
  name: string;
  obligations: number | null;
}
/** Returns the counties with awards and their states, the one with the largest obligations first. */
export const findOuterPlaces = (
  totals: readonly CountyTotal[],
  fy: ProfileYear,
): { counties: readonly NamedPath[]; states: readonly NamedPath[] } => {
  const rows = [...totals]
    .sort((a, b) => (b.obligations ?? -Infinity) - (a.obligations ?? -Infinity))
    .flatMap(({ code, name }) => {
      const state = profileStates.find(({ fips }) => fips === code.slice(0, 2));
      return state && /^\d{5}$/.test(code) && name ? [{ code, name, state }] : [];
    });
  return {
    counties: rows.map(({ code, name, state }) => ({
      name: countyName(code, name, state.code),
      path: inYear(countyPath(code), fy),
    })),
    states: [...new Set(rows.map(({ state }) => state))].map((state) => ({
      name: state.name,
      path: statePath(state, fy),
    })),
  };
};
