import type { AwardCategory } from '@/domain/award';
import { assistanceGroups, grantGroups } from './assistanceGroups';
import type { InfoColumns } from './category';
import { contractGroups, vehicleGroups } from './contractGroups';

/** The additional information by category. Loads with the Additional Information section. */
export const infoGroups: Readonly<Record<AwardCategory, InfoColumns>> = {
  contract: contractGroups,
  idv: vehicleGroups,
  grant: grantGroups,
  loan: assistanceGroups,
  'direct payment': assistanceGroups,
  insurance: assistanceGroups,
  other: assistanceGroups,
};
