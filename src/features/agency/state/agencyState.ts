import { Map as ImmutableMap } from 'immutable';
import type { Reducer } from 'redux';
import { makeAgencyState, type AgencyState } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';

interface WithAgency {
  agency: AgencyState;
}
/** Parts of the agency in view that are known now. */
export const agencyTold = (parts: Partial<ReturnType<AgencyState['toObject']>>) =>
  ({ type: 'agency/told', parts }) as const;
/** The agency is left: the recipient in view goes with it (specification §4, "Other"). */
export const agencyReset = () => ({ type: 'agency/reset' }) as const;
type Action = ReturnType<typeof agencyTold> | ReturnType<typeof agencyReset>;

/** The ways from one name of an agency to another. */
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
/** The agency in view. @internal */
export const selectAgency = ({ agency }: WithAgency): AgencyState => agency;
