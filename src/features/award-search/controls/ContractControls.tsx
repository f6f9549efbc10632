import { useSelector } from 'react-redux';
import {
  awardDescriptionSet,
  bulkChanged,
  filterCleared,
  listingToggled,
  selectStaged,
  setToggled,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { filterGroups, type FilterGroupKey } from '@/domain/codes/codeGroups';
import { limits } from '@/lib/layoutTokens';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { useThunkDispatch } from '@/lib/redux';
import { textProblem } from '@/lib/searchText';
import { searchListings } from '@/services/autocomplete/listingMatchService';
import { CheckboxGroups } from '@/ui/CheckboxGroups';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';
import { AddBox } from './AddBox';

/** Maximum number of listings per request. */
const LISTING_LIMIT = 500;

/** Returns a control for a grouped list of codes, each group with its own checkbox. */
const codeControl = (
  label: string,
  field: 'pricingType' | 'setAside' | 'extentCompeted',
  groupKey: FilterGroupKey,
) => {
  const groups = filterGroups[groupKey].map((group) => ({
    key: group.key,
    label: group.label,
    selectable: true,
    items: group.codes.map(([value, text]) => ({
      value,
      label: text,
      description: group.longLabel,
    })),
  }));
  return function CodeControl() {
    const dispatch = useThunkDispatch<WithSearchFilters>();
    const chosen = useSelector(selectStaged)[field];
    return (
      <CheckboxGroups
        label={label}
        groups={groups}
        selected={(code) => chosen.has(code)}
        onToggle={(code) => dispatch(setToggled(field, code))}
        onGroup={(_group, values, direction) => dispatch(bulkChanged(field, values, direction))}
      />
    );
  };
};
/** Type of contract pricing: seven groups of sixteen codes. */
export const ContractPricingControl = codeControl(
  'Type of contract pricing',
  'pricingType',
  'pricing_type',
);
/** Type of set aside: seven groups. */
export const SetAsideControl = codeControl('Type of set aside', 'setAside', 'set_aside');
/** Extent competed: two groups. */
export const ExtentCompetedControl = codeControl(
  'Extent competed',
  'extentCompeted',
  'extent_competed',
);

/** The award description filter: one text. Adding another replaces it. */
export function AwardDescriptionControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged).awardDescription;
  const handleAdd = (typed: string) => {
    const wrong = textProblem(typed);
    if (!wrong) dispatch(awardDescriptionSet(typed));
    return wrong;
  };
  return (
    <div>
      <AddBox
        label="Award description"
        placeholder="Search for a description..."
        onAdd={handleAdd}
      />
      {chosen && (
        <Chips
          label="Chosen description"
          items={[
            {
              key: 'text',
              label: chosen,
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
  const chosen = useSelector(selectStaged).selectedCFDA;
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
              ({ number }) => !chosen.has(number),
            ),
          },
        ]}
        itemKey={({ number }) => number}
        itemText={({ number, title }) => `${number} - ${title}`}
        onChoose={({ number, title }) => dispatch(listingToggled(makeListing(number, title)))}
      />
      <Chips
        label="Chosen assistance listings"
        items={[...chosen].map(([number, listing]) => ({
          key: number,
          label: [number, listing.get('program_title')].filter(Boolean).join(' | '),
          onRemove: () => dispatch(listingToggled(listing)),
        }))}
      />
    </>
  );
}
