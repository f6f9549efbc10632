import type { Member } from '@/domain/compare/members';
import type { ProfileYear } from '@/domain/profileYears';
import { paths } from '@/domain/site/paths';
import { profileStateOf, statePath } from '@/domain/stateProfile/profileStates';

/** Address of the profile of one, in the year that is compared. */
export const profilePathOf = (
  { kind, id }: Member,
  fy: ProfileYear,
  path?: string,
): string | undefined => {
  if (kind === 'state') return statePath(profileStateOf(id)!, fy);
  if (kind === 'recipient') return paths.recipient(id, fy);
  // An agency is found by its profile's own words: its code alone is no address.
  if (kind === 'account') return paths.federalAccount(id, fy);
  return path && Number(fy) ? `${path}?fy=${fy}` : path;
};
