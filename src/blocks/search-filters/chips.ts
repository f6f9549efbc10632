import { awardTypeGroups, awardTypeLabel } from '@/domain/codes/awardTypes';
import {
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from '@/domain/codes/codeGroups';
import { covidDefCodes, infraDefCodes } from '@/domain/codes/defCodes';
import { recipientTypeGroups, recipientTypeLabel } from '@/domain/codes/recipientTypes';
import type { IsoDay } from '@/domain/fiscal';
import { agencyName } from '@/domain/format';
import { amountLabel } from '@/domain/search/amountPresets';
import {
  chosenAwardTypes,
  chosenDefCodes,
  type AgencyItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import {
  codeSetChips,
  codeTreeChips,
  groupedChips,
  oneCaption,
  type ChipDefinition,
  type ChipGroup,
  type CodeNames,
} from './chipKinds';
import * as actions from './state/searchFiltersActions';
import { timePeriodChips } from './timeChips';

/** Returns `Name (ABBR)`, or `Name (ABBR) | Sub-Agency of X (ABBR)`. */
export const agencyText = (agency: AgencyItem): string =>
  agency.agencyType === 'subtier'
    ? `${agencyName(agency.name, agency.abbreviation)} | Sub-Agency of ${agencyName(agency.toptierName, agency.toptierAbbreviation)}`
    : agencyName(agency.name, agency.abbreviation);

/** The chips of every filter, in the order of the bar (pages document §7.3). */
export const chipDefinitions: readonly ChipDefinition[] = [
  oneCaption('awardDescription', 'Award Description', (filters) =>
    filters.awardDescription
      ? [{ key: 'text', text: filters.awardDescription, remove: [actions.awardDescriptionSet('')] }]
      : [],
  ),
  oneCaption('keyword', 'Keyword', (filters) =>
    filters.keyword
      .valueSeq()
      .toArray()
      .map((text) => ({ key: text, text, remove: [actions.textToggled('keyword', text)] })),
  ),
  timePeriodChips,
  oneCaption('awardType', 'Award Type', (filters) =>
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
          ...filters[field]
            .entrySeq()
            .toArray()
            .map(([key, item]) => ({
              key,
              text: `${item.display.entity.toUpperCase()} | ${item.display.standalone}`,
              remove: [actions.locationToggled(field, item)],
            })),
        ],
      })),
  },
  {
    id: 'agency',
    groups: (filters) =>
      (
        [
          ['Funding Agency', 'selectedFundingAgencies'],
          ['Awarding Agency', 'selectedAwardingAgencies'],
        ] as const
      ).map(([caption, field]) => ({
        caption,
        chips: filters[field]
          .entrySeq()
          .toArray()
          .map(([key, agency]) => ({
            key,
            text: agencyText(agency),
            remove: [actions.agencyToggled(field, agency)],
          })),
      })),
  },
  oneCaption('recipient', 'Recipient', (filters) =>
    filters.selectedRecipients.toArray().map((text) => ({
      key: text,
      text: `RECIPIENT | ${text}`,
      remove: [actions.setToggled('selectedRecipients', text)],
    })),
  ),
  oneCaption('recipientType', 'Recipient Type', (filters) =>
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
  oneCaption('treasuryAccount', 'Treasury Account Components', (filters) =>
    filters.treasuryAccounts
      .entrySeq()
      .toArray()
      .map(([key, account]) => ({
        key,
        text: `TAS # | ${key}`,
        remove: [actions.accountToggled(account)],
      })),
  ),
  oneCaption('awardId', 'Award ID', (filters) =>
    filters.selectedAwardIDs
      .valueSeq()
      .toArray()
      .map((text) => ({
        key: text,
        text,
        remove: [actions.textToggled('selectedAwardIDs', text)],
      })),
  ),
  oneCaption('awardAmount', 'Award Amount', (filters) =>
    filters.awardAmounts
      .entrySeq()
      .toArray()
      .map(([key, range]) => ({
        key,
        text: amountLabel(range),
        remove: [actions.filterCleared('awardAmount')],
      })),
  ),
  oneCaption('assistanceListing', 'Assistance Listing', (filters) =>
    filters.selectedCFDA
      .entrySeq()
      .toArray()
      .map(([number, listing]) => ({
        key: number,
        text: [number, listing.get('program_title')].filter(Boolean).join(' | '),
        remove: [actions.listingToggled(listing)],
      })),
  ),
  codeTreeChips('naics', 'North American Industry Classification System (NAICS)', 'naicsCodes'),
  codeTreeChips('psc', 'Product or Service Code (PSC)', 'pscCodes'),
  codeSetChips('contractPricing', 'Type of Contract Pricing', 'pricingType', contractPricingGroups),
  codeSetChips('setAside', 'Type of Set Aside', 'setAside', setAsideGroups),
  codeSetChips('extentCompeted', 'Extent Competed', 'extentCompeted', extentCompetedGroups),
  oneCaption('defCode', 'Disaster Emergency Fund Code (DEFC)', (filters) =>
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
  nameOf?: CodeNames,
): ChipGroup[] =>
  chipDefinitions
    .flatMap((definition) => definition.groups(filters, today, nameOf))
    .filter((group) => group.chips.length > 0);
