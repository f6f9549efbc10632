import { useSelector } from 'react-redux';
import { locationToggled, selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import type { LocationField } from '@/domain/search/changes';
import { locationIdentifier } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { findZip } from '@/services/autocomplete/placeMatchService';
import { AddBox } from './AddBox';

/** Renders a box that adds a ZIP code as a place, if the API has that ZIP code. */
export function ZipBox({ field }: { field: LocationField }) {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const { announce } = usePorts();
  const chosenPlaces = useSelector(selectStaged)[field];
  const handleZip = async (typedText: string): Promise<string | undefined> => {
    const zip = typedText.trim();
    const invalidMessage = `Invalid ZIP Code: ${zip.slice(0, 20)} is not a valid ZIP code.`;
    if (!/^\d{5}$/.test(zip)) return invalidMessage;
    try {
      const place = await findZip(zip);
      if (!place) return invalidMessage;
      if (chosenPlaces.has(locationIdentifier(place))) return `${zip} is already selected.`;
      dispatch(locationToggled(field, place));
      announce(`${zip} added`);
      return undefined;
    } catch (error) {
      return `We couldn’t check the ZIP code. ${(error as Error).message}`;
    }
  };
  return (
    <AddBox label="ZIP Code" showLabel placeholder="Enter a ZIP code (US only)" onAdd={handleZip} />
  );
}
