import type { AwardCategory } from '@/domain/award';
import { assistanceGroups, grantGroups } from './assistanceGroups';
import type { InfoGroup } from './category';
import { contractGroups, vehicleGroups } from './contractGroups';

/** Groups of the additional information by category, in two columns. They load with that section. */
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
