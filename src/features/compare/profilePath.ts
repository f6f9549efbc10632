import { isSubject, type Member } from '@/domain/compare/members';
import { inYear } from '@/domain/places/placePaths';
import type { ProfileYear } from '@/domain/profileYears';
import { paths } from '@/domain/site/paths';
import { findProfileState, statePath } from '@/domain/stateProfile/profileStates';

/** Returns the path of a member's profile for `fy`; undefined for an agency without `path`, because its code is not in the path. */
export const profilePathOf = (
  { kind, id }: Member,
  fy: ProfileYear,
  path?: string,
): string | undefined => {
  if (kind === 'state') return statePath(findProfileState(id)!, fy);
  if (kind === 'recipient') return paths.recipient(id, fy);
  if (kind === 'account') return paths.federalAccount(id, fy);
  if (isSubject({ kind, id })) return path && inYear(path, fy);
  return path && Number(fy) ? `${path}?fy=${fy}` : path;
};
