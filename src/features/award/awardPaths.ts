import { hidesRecipient, type Award, type AwardAgency } from '@/domain/award';
import { paths } from '@/domain/site/paths';

/** The page of an agency, where it has one. */
export const agencyPath = (agency: AwardAgency | null): string | undefined =>
  agency?.hasPage && agency.slug ? paths.agency(agency.slug) : undefined;
/** The page of an award's recipient, where its name is published. */
export const recipientPath = (award: Award): string | undefined =>
  award.recipient?.hash && !hidesRecipient(award)
    ? paths.recipient(award.recipient.hash)
    : undefined;
/** The page of the parent award, where there is one. */
export const parentPath = ({ parentId, parentDetails: parent }: Award): string | undefined =>
  parentId && parent?.hasPage ? paths.award(parentId) : undefined;
