import { isUnplaced, type Ranking } from '@/blocks/spending-profile';
import type { PlaceSubject } from '@/domain/places/placeSubject';
import { stateFilters } from '@/domain/search/readyMade';
import { nameInSentence } from '@/domain/stateProfile/profileStates';

/**
 * Returns the ranking of a county or current district in its state; undefined for places that the service does not sum, and for
 * number 90, which sums awards of several districts.
 */
export const makePlaceRanking = ({ kind, state, code }: PlaceSubject): Ranking | undefined => {
  if (!code || !state || (kind === 'district' && code.endsWith('90'))) return undefined;
  const plural = kind === 'county' ? 'counties' : 'districts';
  return {
    layer: kind === 'county' ? 'county' : 'district',
    filters: stateFilters(state),
    code,
    getAmounts: (places) =>
      places.filter((place) => !isUnplaced(place)).map(({ obligations }) => obligations),
    describeGroup: (size) => `of ${size} ${plural} with awards in ${nameInSentence(state.name)}`,
  };
};
