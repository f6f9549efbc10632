/** Countries and states as lists for the location filter, and functions that build and search such lists. */
import { countries } from '@/domain/countries';
import { FOREIGN } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import type { PickerItem } from '@/ui/Picker';

interface Place {
  code: string;
  name: string;
}
/** The country that has states, counties and districts. */
export const USA = { code: 'USA', name: 'United States' };
export const foreignCountries = { code: FOREIGN, name: 'All foreign countries' };
export const toItem = ({ code, name }: Place): PickerItem => ({ id: code, name });
/** The United States and all foreign countries first, then every other country. */
export const countryGroups = [
  {
    heading: '',
    items: [
      { id: USA.code, name: 'UNITED STATES' },
      { id: FOREIGN, name: 'ALL FOREIGN COUNTRIES' },
    ],
  },
  {
    heading: 'Other countries',
    items: countries.filter(({ code }) => code !== USA.code).map(toItem),
  },
];
/** The ID of the list entry that does not narrow the place. */
export const ALL_ID = 'all';
/** Returns a list preceded by an entry that selects all of it. */
export const prependAll = (name: string, items: readonly PickerItem[]) => [
  { heading: '', items: [{ id: ALL_ID, name }, ...items] },
];
export const stateGroups = prependAll('All states', usStates.map(toItem));
/** Returns the place with the code `id`, or an empty place if the list has none. */
export const findPlace = (id: string, list: readonly Place[]) =>
  list.find(({ code }) => code === id) ?? { code: '', name: '' };
