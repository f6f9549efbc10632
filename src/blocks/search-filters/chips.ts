import { awardTypeGroups, awardTypeLabel } from '@/domain/codes/awardTypes';
import {
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from '@/domain/codes/codeGroups';
import { covidDefCodes, infraDefCodes } from '@/domain/codes/defCodes';
import { recipientTypeGroups, recipientTypeLabel } from '@/domain/codes/recipientTypes';
import type { IsoDay } from '@/domain/fiscal';
import { agencyName, codeAndText } from '@/domain/format';
import { amountLabel } from '@/domain/search/amountPresets';
import type { TextMapField } from '@/domain/search/changes';
import {
  chosenAwardTypes,
  chosenDefCodes,
  type AgencyItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import {
  codeSetChips,
  codeTreeChips,
  entryChips,
  groupedChips,
  defineChips,
  type ChipDefinition,
  type ChipGroup,
  type CodeNames,
  type FilterChip,
} from './chipKinds';
import * as actions from './state/searchFiltersActions';
import { timePeriodChips } from './timeChips';

/** Returns `Name (ABBR)`, or `Name (ABBR) | Sub-Agency of X (ABBR)`. */
export const agencyText = (agency: AgencyItem): string =>
  agency.agencyType === 'subtier'
    ? `${agencyName(agency.name, agency.abbreviation)} | Sub-Agency of ${agencyName(agency.toptierName, agency.toptierAbbreviation)}`
    : agencyName(agency.name, agency.abbreviation);

const textChips = (texts: Iterable<string>, field: TextMapField): FilterChip[] =>
  [...texts].map((text) => ({ key: text, text, remove: [actions.textToggled(field, text)] }));

/** The agency filters with their captions, in the order of the bar. */
export const agencyFields = [
  ['Funding Agency', 'selectedFundingAgencies'],
  ['Awarding Agency', 'selectedAwardingAgencies'],
] as const;
/** The chips of every filter, in the order of the bar (pages document §7.3). */
export const chipDefinitions: readonly ChipDefinition[] = [
  defineChips('awardDescription', 'Award Description', (filters) =>
    filters.awardDescription
      ? [{ key: 'text', text: filters.awardDescription, remove: [actions.awardDescriptionSet('')] }]
      : [],
  ),
  defineChips('keyword', 'Keyword', ({ keyword }) => textChips(keyword.values(), 'keyword')),
  timePeriodChips,
  defineChips('awardType', 'Award Type', (filters) =>
    groupedChips(
      chosenAwardTypes(filters),
      awardTypeGroups.map((group) => ({
        allLabel: group.allLabel,
        values: group.types.map((type) => type.code),
      })),
      awardTypeLabel,
      (codes) => actions.awardTypesChanged(codes, 'remove'),
      (code) => actions.awardTypesChanged([code], 'remove'),
    ),
  ),
  {
    id: 'location',
    groups: (filters) =>
      (
        [
          ['Place of Performance', 'selectedLocations', 'locationDomesticForeign'],
          ['Recipient Location', 'selectedRecipientLocations', 'recipientDomesticForeign'],
        ] as const
      ).map(([caption, field, scope]) => ({
        caption,
        chips: [
          ...(filters[scope] !== 'all'
            ? [
                {
                  key: 'scope',
                  text: `ALL ${filters[scope].toUpperCase()} LOCATIONS`,
                  remove: [actions.locationScopeSet(scope, 'all')],
                },
              ]
            : []),
          ...entryChips(
            filters[field],
            ({ display }) => `${display.entity.toUpperCase()} | ${display.standalone}`,
            (item) => actions.locationToggled(field, item),
          ),
        ],
      })),
  },
  {
    id: 'agency',
    groups: (filters) =>
      agencyFields.map(([caption, field]) => ({
        caption,
        chips: entryChips(filters[field], agencyText, (agency) =>
          actions.agencyToggled(field, agency),
        ),
      })),
  },
  defineChips('recipient', 'Recipient', (filters) =>
    filters.selectedRecipients.toArray().map((text) => ({
      key: text,
      text: `RECIPIENT | ${text}`,
      remove: [actions.setToggled('selectedRecipients', text)],
    })),
  ),
  defineChips('recipientType', 'Recipient Type', (filters) =>
    groupedChips(
      filters.recipientType,
      recipientTypeGroups.map((group) => ({
        allLabel: `All ${group.label}`,
        values: group.types.map((type) => type.key),
      })),
      recipientTypeLabel,
      (values) => actions.bulkChanged('recipientType', values, 'remove'),
      (value) => actions.setToggled('recipientType', value),
    ),
  ),
  codeTreeChips('tas', 'Treasury Account', 'tasCodes'),
  defineChips('treasuryAccount', 'Treasury Account Components', (filters) =>
    entryChips(filters.treasuryAccounts, (_, key) => `TAS # | ${key}`, actions.accountToggled),
  ),
  defineChips('awardId', 'Award ID', ({ selectedAwardIDs }) =>
    textChips(selectedAwardIDs.values(), 'selectedAwardIDs'),
  ),
  defineChips('awardAmount', 'Award Amount', (filters) =>
    entryChips(filters.awardAmounts, amountLabel, () => actions.filterCleared('awardAmount')),
  ),
  defineChips('assistanceListing', 'Assistance Listing', (filters) =>
    entryChips(
      filters.selectedCFDA,
      (listing, number) => codeAndText(number, listing.get('program_title'), ' | '),
      actions.listingToggled,
    ),
  ),
  codeTreeChips('naics', 'North American Industry Classification System (NAICS)', 'naicsCodes'),
  codeTreeChips('psc', 'Product or Service Code (PSC)', 'pscCodes'),
  codeSetChips('contractPricing', 'Type of Contract Pricing', 'pricingType', contractPricingGroups),
  codeSetChips('setAside', 'Type of Set Aside', 'setAside', setAsideGroups),
  codeSetChips('extentCompeted', 'Extent Competed', 'extentCompeted', extentCompetedGroups),
  defineChips('defCode', 'Disaster Emergency Fund Code (DEFC)', (filters) =>
    groupedChips(
      new Set(chosenDefCodes(filters)),
      [
        { allLabel: 'All COVID-19 Spending', values: covidDefCodes },
        { allLabel: 'All Infrastructure Spending', values: infraDefCodes },
      ],
      (code) => code,
      (codes) => actions.defCodesChanged(codes, 'remove'),
      (code) => actions.defCodesChanged([code], 'remove'),
    ),
  ),
];

/** Returns all groups with at least one chip. */
export const chipGroups = (
  filters: SearchFilters,
  today: IsoDay,
  getCodeName?: CodeNames,
): ChipGroup[] =>
  chipDefinitions
    .flatMap((definition) => definition.groups(filters, today, getCodeName))
    .filter((group) => group.chips.length > 0);
