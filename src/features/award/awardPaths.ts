import { hidesRecipient, type Award, type AwardAgency } from '@/domain/award';
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
