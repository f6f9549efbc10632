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
import { codeSetControl } from './codeSetControl';

const LISTING_LIMIT = 500;

const groupsOf = (groups: readonly CodeGroup[]) =>
  groups.map(({ key, label, longLabel, codes }) => ({
    key,
    label,
    selectable: true,
    items: codes.map(([value, text]) => ({ value, label: text, description: longLabel })),
  }));
/** Type of contract pricing: seven groups of sixteen codes. */
export const ContractPricingControl = codeSetControl(
  'Type of contract pricing',
  'pricingType',
  groupsOf(contractPricingGroups),
);
/** Type of set aside: seven groups. */
export const SetAsideControl = codeSetControl(
  'Type of set aside',
  'setAside',
  groupsOf(setAsideGroups),
);
/** Extent competed: two groups. */
export const ExtentCompetedControl = codeSetControl(
  'Extent competed',
  'extentCompeted',
  groupsOf(extentCompetedGroups),
);

/** The award description filter: one text. Adding another replaces it. */
export function AwardDescriptionControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenCodes = useSelector(selectStaged).awardDescription;
  const handleAdd = (typed: string) => {
    const problem = getTextProblem(typed);
    if (!problem) dispatch(awardDescriptionSet(typed));
    return problem;
  };
  return (
    <div>
      <AddBox
        label="Award description"
        placeholder="Search for a description..."
        onAdd={handleAdd}
      />
      {chosenCodes && (
        <Chips
          label="Chosen description"
          items={[
            {
              key: 'text',
              label: chosenCodes,
              onRemove: () => dispatch(filterCleared('awardDescription')),
            },
          ]}
        />
      )}
    </div>
  );
}

/** The assistance listing filter: searches by part of the number or title, from three characters. */
export function AssistanceListingControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenDescription = useSelector(selectStaged).selectedCFDA;
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
              ({ number }) => !chosenDescription.has(number),
            ),
          },
        ]}
        itemKey={({ number }) => number}
        itemText={({ number, title }) => `${number} - ${title}`}
        onChoose={({ number, title }) => dispatch(listingToggled(makeListing(number, title)))}
      />
      <Chips
        label="Chosen assistance listings"
        items={[...chosenDescription].map(([number, listing]) => ({
          key: number,
          label: [number, listing.get('program_title')].filter(Boolean).join(' | '),
          onRemove: () => dispatch(listingToggled(listing)),
        }))}
      />
    </>
  );
}
