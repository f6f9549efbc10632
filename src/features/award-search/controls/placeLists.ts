/** The lists from which a place is put together. */
import { countries } from '@/domain/countries';
import { FOREIGN } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import type { PickerItem } from '@/ui/Picker';

/** The country that has states, counties and districts. */
export const USA = { code: 'USA', name: 'United States' };
/** The entry for everything abroad. */
export const abroad = { code: FOREIGN, name: 'All foreign countries' };
/** A coded place as an entry of a list. */
export const asItem = ({ code, name }: { code: string; name: string }): PickerItem => ({
  id: code,
  name,
});
/** Home and abroad first, then every country. */
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
    items: countries.filter(({ code }) => code !== USA.code).map(asItem),
  },
];
/** Stands in a list for "not narrowed by this". */
export const ALL = 'all';
/** A list under the entry that takes all of it. */
export const withAll = (name: string, items: readonly PickerItem[]) => [
  { heading: '', items: [{ id: ALL, name }, ...items] },
];
/** The states under their own such entry. */
export const states = withAll('All states', usStates.map(asItem));
/** The place of a code; an empty one where the list has none. */
export const nameOf = (id: string, list: readonly { code: string; name: string }[]) =>
  list.find(({ code }) => code === id) ?? { code: '', name: '' };
