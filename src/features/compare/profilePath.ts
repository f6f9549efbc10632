import type { Member } from '@/domain/compare/members';
import type { ProfileYear } from '@/domain/profileYears';
import { paths } from '@/domain/site/paths';
import { profileStateOf, statePath } from '@/domain/stateProfile/profileStates';

/** Address of the profile of one, in the year that is compared. */
export const profilePathOf = ({ kind, id }: Member, fy: ProfileYear): string =>
  kind === 'state'
    ? statePath(profileStateOf(id)!, fy)
    : paths.recipient(id).replace(/latest$/, fy);
