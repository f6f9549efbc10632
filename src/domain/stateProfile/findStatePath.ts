import type { ProfileYear } from '../profileYears';
import { profileStates, statePath } from './profileStates';

/** Returns the address of a state's profile in a year, by postal code; undefined if the state has no profile. */
export const findStatePath = (code: string, fy?: ProfileYear): string | undefined => {
  const match = profileStates.find((state) => state.code === code);
  return match && statePath(match, fy || undefined);
};
