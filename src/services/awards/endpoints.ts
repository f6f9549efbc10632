import { endpoint } from '../http/endpoint';
import { awardFromJson } from './awardFromJson';
import type { AwardJson } from './wire';

/** One award by its generated id. The id is encoded twice, as the hosted service expects of this path. */
export const awardDetails = endpoint({
  name: 'award/details',
  path: ({ id }: { id: string }) => `v2/awards/${encodeURIComponent(encodeURIComponent(id))}/`,
  read: (wire: AwardJson) => awardFromJson(wire),
});
