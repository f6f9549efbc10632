import type { AwardCategory } from '@/domain/award';
import { resultTabs } from '@/domain/codes/resultTabs';
import type { Address, Dollars } from '@/domain/format';
import { endpoint } from '../http/endpoint';
import { dollars, listOf, text } from '../http/read';
import { addressFromJson } from '../search/addressFromJson';
import type { PlaceJson } from '../search/wire';

/** A subaward, identified by the fields of its row in the award’s list. */
export interface SubawardPlaceQuery {
  /** The award ID as agencies write it; `generatedId` is the generated ID. */
  displayId: string;
  generatedId: string;
  category: AwardCategory;
  /** The number of the subaward, not of its prime award. */
  number: string;
  amount: Dollars | null;
}
interface PlacesJson {
  results?: {
    prime_award_generated_internal_id?: string | null;
    'Sub-Award ID'?: string | null;
    'Sub-Award Amount'?: number | null;
    'Sub-Award Primary Place of Performance'?: Partial<PlaceJson> | null;
  }[];
}
const PLACE_FIELD = 'Sub-Award Primary Place of Performance';
const getTabKey = (category: AwardCategory) =>
  category === 'contract' || category === 'idv' ? 'subcontracts' : 'subgrants';

/** The place of performance of a subaward; `address` is null if it is unknown. Only the award search returns the places of subawards. */
export const subawardPlace = endpoint({
  name: 'award/subawardPlace',
  method: 'POST',
  path: 'v2/search/spending_by_award/',
  body: ({ displayId, category }: SubawardPlaceQuery) => ({
    filters: {
      award_ids: [`"${displayId}"`],
      award_type_codes: resultTabs.subawards.find(({ key }) => key === getTabKey(category))!.codes,
    },
    fields: ['Sub-Award ID', 'Sub-Award Amount', PLACE_FIELD],
    page: 1,
    limit: 100,
    sort: 'Sub-Award Amount',
    order: 'desc',
    spending_level: 'subawards',
  }),
  read: ({ results }: PlacesJson, { generatedId, number, amount }): { address: Address | null } => {
    const row = listOf(results, (subaward) => subaward).find(
      (subaward) =>
        text(subaward['Sub-Award ID']) === number &&
        dollars(subaward['Sub-Award Amount']) === amount &&
        (subaward.prime_award_generated_internal_id ?? generatedId) === generatedId,
    );
    return { address: row ? addressFromJson(row[PLACE_FIELD]) : null };
  },
});
