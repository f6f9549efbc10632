import { usStates } from '@/domain/states';
import type { PlaceTotal } from '@/services/search/totalsService';

const known = new Map(usStates.map((state) => [state.code, state.name]));
/** States and territories by obligations, largest first, with their rank; money of no known state is left out. */
export const rankedStates = (places: readonly PlaceTotal[]): readonly (PlaceTotal & { rank: number })[] =>
  places.filter(({ code }) => known.has(code)).sort((a, b) => b.obligations - a.obligations).map((place, at) => ({ ...place, name: known.get(place.code)!, rank: at + 1 }));

/** `1st`, `22nd`, `113th`. */
export const ordinal = (value: number): string => {
  const teen = value % 100 > 10 && value % 100 < 14;
  return `${value}${teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[value % 10] ?? 'th'}`;
};
