import { profileStates, statePath } from './profileStates';

/** Address of the profile of the state with a postal code; undefined where it has none. */
export const statePathOf = (code: string): string | undefined => {
  const found = profileStates.find((state) => state.code === code);
  return found && statePath(found);
};
