import type { AwardCategory } from '@/domain/award';
import { assistanceGroups, grantGroups } from './assistanceGroups';
import type { InfoGroup } from './category';
import { contractGroups, vehicleGroups } from './contractGroups';

/** Groups of the additional information of each category, in two columns; they come with that section. */
export const groupsOf: Readonly<
  Record<AwardCategory, readonly [readonly InfoGroup[], readonly InfoGroup[]]>
> = {
  contract: contractGroups,
  idv: vehicleGroups,
  grant: grantGroups,
  loan: assistanceGroups,
  'direct payment': assistanceGroups,
  insurance: assistanceGroups,
  other: assistanceGroups,
};
