import { hidesRecipient, type Award, type AwardAgency } from '@/domain/award';
import { townLine, type Location } from '@/domain/location';
import { addressProfilePath } from '@/domain/places/placePaths';
import { paths } from '@/domain/site/paths';

/** Returns the path of an agency's page, or undefined if it has none. */
export const agencyPath = (agency: AwardAgency | null): string | undefined =>
  agency?.hasPage && agency.slug ? paths.agency(agency.slug) : undefined;
/** Returns the path of the recipient's page, or undefined if there is none or the recipient's name is not published. */
export const recipientPath = (award: Award): string | undefined =>
  award.recipient?.hash && !hidesRecipient(award)
    ? paths.recipient(award.recipient.hash)
    : undefined;
/** Returns the path of the parent award's page, or undefined if there is none. */
export const parentPath = ({ parentId, parentDetails: parent }: Award): string | undefined =>
  parentId && parent?.hasPage ? paths.award(parentId) : undefined;
/** Returns the path of the profile of a place for the line of its address that names the place; undefined for other lines. */
export const addressLinePath = (place: Location | null, line: string): string | undefined =>
  place && line === townLine(place) ? addressProfilePath(place) : undefined;
