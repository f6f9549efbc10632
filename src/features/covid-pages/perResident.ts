import type { Dollars } from '@/domain/format';
import { usStates } from '@/domain/states';
import { sortRows } from '@/lib/sortRows';
import type { DisasterPlace } from '@/services/disaster/endpoints';

/** A state or territory with its rank by amount per resident. */
export interface PlacePerResident {
  code: string;
  name: string;
  rank: number;
  amount: Dollars | null;
  perResident: Dollars;
  population: number;
}
const stateNames = new Map(usStates.map(({ code, name }) => [code, name]));
/** Returns the states and territories with residents and an amount, the largest amount per resident first. */
export const rankPerResident = (places: readonly DisasterPlace[]): readonly PlacePerResident[] =>
  sortRows(places, ({ perCapita }) => perCapita, 'desc')
    .flatMap(({ code, amount, perCapita, population }) => {
      const name = stateNames.get(code);
      return name && perCapita !== null && population
        ? [{ code, name, amount, perResident: perCapita, population }]
        : [];
    })
    .map((place, at) => ({ ...place, rank: at + 1 }));
