import { useSelector } from 'react-redux';
import {
  awardDescriptionSet,
  filterCleared,
  listingToggled,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import {
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
  type CodeGroup,
} from '@/domain/codes/codeGroups';
import { limits } from '@/lib/layoutTokens';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { useThunkDispatch } from '@/lib/redux';
import { getTextProblem } from '@/lib/searchText';
import { searchListings } from '@/services/autocomplete/listingMatchService';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';
import { AddBox } from './AddBox';
import { createCodeSetControl } from './codeSetControl';

const LISTING_LIMIT = 500;

const toCheckboxGroups = (groups: readonly CodeGroup[]) =>
  groups.map(({ key, label, longLabel, codes }) => ({
    key,
    label,
    selectable: true,
    items: codes.map(([value, text]) => ({ value, label: text, description: longLabel })),
  }));
/** The filter by type of contract pricing: sixteen codes in seven groups. */
export const ContractPricingControl = createCodeSetControl(
  'Type of contract pricing',
  'pricingType',
  toCheckboxGroups(contractPricingGroups),
);
/** The filter by type of set-aside, in seven groups. */
export const SetAsideControl = createCodeSetControl(
  'Type of set aside',
  'setAside',
  toCheckboxGroups(setAsideGroups),
);
/** The filter by extent competed, in two groups. */
export const ExtentCompetedControl = createCodeSetControl(
  'Extent competed',
  'extentCompeted',
  toCheckboxGroups(extentCompetedGroups),
);

/** Renders the award description filter, which has one text. Adding another text replaces it. */
export function AwardDescriptionControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenDescription = useSelector(selectStaged).awardDescription;
  const handleAdd = (text: string) => {
    const problem = getTextProblem(text);
    if (!problem) dispatch(awardDescriptionSet(text));
    return problem;
  };
  return (
    <div>
      <AddBox
        label="Award description"
        placeholder="Search for a description..."
        onAdd={handleAdd}
      />
      {chosenDescription && (
        <Chips
          label="Chosen description"
          items={[
            {
              key: 'text',
              label: chosenDescription,
              onRemove: () => dispatch(filterCleared('awardDescription')),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Renders the assistance listing filter, which searches for three or more characters of the number or title. */
export function AssistanceListingControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenListings = useSelector(selectStaged).selectedCFDA;
  return (
    <>
      <Suggest
        label="Search for an assistance listing"
        hideLabel
        placeholder="e.g., 93.778 - Medical Assistance Program"
        minimum={limits.searchMinimum}
        delay={300}
        search={async (text, signal) => [
          {
            heading: '',
            items: (await searchListings(text, LISTING_LIMIT, signal)).filter(
              ({ number }) => !chosenListings.has(number),
            ),
          },
        ]}
        itemKey={({ number }) => number}
        itemText={({ number, title }) => `${number} - ${title}`}
        onChoose={({ number, title }) => dispatch(listingToggled(makeListing(number, title)))}
      />
      <Chips
        label="Chosen assistance listings"
        items={[...chosenListings].map(([number, listing]) => ({
          key: number,
          label: [number, listing.get('program_title')].filter(Boolean).join(' | '),
          onRemove: () => dispatch(listingToggled(listing)),
        }))}
      />
    </>
  );
}
