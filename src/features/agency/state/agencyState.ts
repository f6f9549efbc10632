import { Map as ImmutableMap } from 'immutable';
import type { Reducer } from 'redux';
import { makeAgencyState, type AgencyState } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';

interface WithAgency {
  agency: AgencyState;
}
/** Returns the action that stores data of the agency in view. */
export const agencyTold = (parts: Partial<ReturnType<AgencyState['toObject']>>) =>
  ({ type: 'agency/told', parts }) as const;
/** Returns the action that clears the agency in view. It also clears the recipient in view (specification §4, "Other"). */
export const agencyReset = () => ({ type: 'agency/reset' }) as const;
type Action = ReturnType<typeof agencyTold> | ReturnType<typeof agencyReset>;

/** Returns maps between the slugs, IDs and toptier codes of agencies, and one of their outlays. */
export const directoryOf = (agencies: readonly ListedAgency[]) => ({
  toptierCodes: ImmutableMap(agencies.map(({ slug, toptierCode }) => [slug, toptierCode])),
  agencyIds: ImmutableMap(agencies.map(({ id, toptierCode }) => [id, toptierCode])),
  agencySlugs: ImmutableMap(agencies.map(({ slug, toptierCode }) => [toptierCode, slug])),
  agencyOutlays: ImmutableMap(agencies.map(({ outlays, toptierCode }) => [toptierCode, outlays])),
});

const none = makeAgencyState();
const reducer = (state: AgencyState = none, action: Action): AgencyState => {
  switch (action.type) {
    case 'agency/told':
      return state.merge(action.parts);
    case 'agency/reset':
      return none;
    default:
      return state;
  }
};
/** Reducers that the page injects. */
export const agencyReducers = { agency: reducer as Reducer };
/** Returns the agency in view. @internal */
export const selectAgency = ({ agency }: WithAgency): AgencyState => agency;
