import type { ProfileYear } from '../profileYears';
import { profileStates, statePath } from './profileStates';

/** Returns the address of the profile of the state with a postal code, in a year; undefined where it has none. */
export const statePathOf = (code: string, fy?: ProfileYear): string | undefined => {
  const found = profileStates.find((state) => state.code === code);
  return found && statePath(found, fy || undefined);
};
