import { usStates } from '@/domain/states';
import type { PlaceTotal } from '@/services/search/results';

/** A state or territory with its rank by obligations. */
export interface RankedState extends PlaceTotal {
  rank: number;
}
const stateNames = new Map(usStates.map((state) => [state.code, state.name]));
/** Returns states and territories with their rank, largest obligations first. Amounts without a known state are left out. */
export const rankStates = (places: readonly PlaceTotal[]): readonly RankedState[] =>
  places
    .filter(({ code }) => stateNames.has(code))
    .sort((a, b) => (b.obligations ?? -Infinity) - (a.obligations ?? -Infinity))
    .map((place, at) => ({ ...place, name: stateNames.get(place.code)!, rank: at + 1 }));
