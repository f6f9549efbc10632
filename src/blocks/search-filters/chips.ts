import type { UnknownAction } from 'redux';
import { awardTypeGroups, awardTypeLabel } from '@/domain/codes/awardTypes';
import { allCodes, codeLabel, contractPricingGroups, extentCompetedGroups, setAsideGroups, type CodeGroup } from '@/domain/codes/codeGroups';
import { covidDefCodes, infraDefCodes } from '@/domain/codes/defCodes';
import { recipientTypeGroups, recipientTypeLabel } from '@/domain/codes/recipientTypes';
import { fiscalYears, type IsoDay } from '@/domain/fiscal';
import { agencyName } from '@/domain/format';
import { amountLabel } from '@/domain/search/amountPresets';
import { rangeBarLabel } from '@/domain/search/dateRanges';
import { choiceOf, type TreeField } from '@/domain/search/filters/treeFilters';
import type { FilterId } from '@/domain/search/filters/definition';
import { chosenAwardTypes, chosenDefCodes, type AgencyItem, type SearchFilters } from '@/domain/search/searchFilters';
import * as actions from './state/searchFiltersActions';

/** One removable value in the bar over the results: its text and the actions that take it out of the staged filters. */
export interface FilterChip { key: string; text: string; remove: readonly UnknownAction[] }
export interface ChipGroup { caption: string; chips: readonly FilterChip[] }
/** Chips of one filter; `groups` because agency and location have two captions each. */
export interface ChipDefinition { id: FilterId; groups: (filters: SearchFilters, today: IsoDay) => readonly ChipGroup[] }

/** `Name (ABBR)`, or `Name (ABBR) | Sub-Agency of X (ABBR)`. */
export const agencyText = (agency: AgencyItem): string => (agency.agencyType === 'subtier'
  ? `${agencyName(agency.name, agency.abbreviation)} | Sub-Agency of ${agencyName(agency.toptierName, agency.toptierAbbreviation)}` : agencyName(agency.name, agency.abbreviation));

const simple = (id: FilterId, caption: string, chips: (filters: SearchFilters, today: IsoDay) => readonly FilterChip[]): ChipDefinition => ({ id, groups: (filters, today) => [{ caption, chips: chips(filters, today) }] });

/** A complete group reads as one chip. */
const grouped = (chosen: { has: (value: string) => boolean }, groups: readonly { allLabel: string; values: readonly string[] }[], label: (value: string) => string, removeAll: (values: readonly string[]) => UnknownAction, removeOne: (value: string) => UnknownAction): FilterChip[] =>
  groups.flatMap(({ allLabel, values }) => {
    const own = values.filter((value) => chosen.has(value));
    if (own.length && own.length === values.length) return [{ key: allLabel, text: values.length === 1 ? label(values[0]!) : allLabel, remove: [removeAll(values)] }];
    return own.map((value) => ({ key: value, text: label(value), remove: [removeOne(value)] }));
  });

/** One chip a code, in the order of the list. */
const codeSet = (id: FilterId, caption: string, field: 'pricingType' | 'setAside' | 'extentCompeted', groups: readonly CodeGroup[]): ChipDefinition => simple(id, caption, (filters) =>
  allCodes(groups).filter((code) => filters[field].has(code)).map((code) => ({ key: code, text: codeLabel(groups, code)!, remove: [actions.setToggled(field, code)] })));

/** One chip a top-level branch, with the number of codes chosen in it. */
const codeTree = (id: FilterId, caption: string, field: TreeField): ChipDefinition => simple(id, caption, (filters) =>
  choiceOf(filters, field).counts.map(({ label, value, count }) => ({ key: value, text: `${label} (${count})`, remove: [actions.treeBranchRemoved(field, value)] })));

/** Chips of every filter, in the order of the bar (pages document §7.3). */
export const chipDefinitions: readonly ChipDefinition[] = [
  simple('awardDescription', 'Award Description', (filters) => (filters.awardDescription ? [{ key: 'text', text: filters.awardDescription, remove: [actions.awardDescriptionSet('')] }] : [])),
  simple('keyword', 'Keyword', (filters) => filters.keyword.valueSeq().toArray().map((text) => ({ key: text, text, remove: [actions.textToggled('keyword', text)] }))),
  { id: 'timePeriod', groups: (filters, today) => {
    const all = fiscalYears(today);
    const years = [...filters.timePeriodFY].sort().reverse();
    const chips = filters.timePeriodType === 'dr'
      ? filters.time_period.toArray().map((range, position) => ({ key: `${range.start_date}/${range.end_date}`, text: rangeBarLabel(range.start_date, range.end_date), remove: [actions.dateRangeRemoved(position)] }))
      : years.length === all.length ? [{ key: 'all', text: 'All Fiscal Years', remove: years.map((year) => actions.setToggled('timePeriodFY', year)) }]
        : years.map((year) => ({ key: year, text: `FY ${year}`, remove: [actions.setToggled('timePeriodFY', year)] }));
    return [{ caption: 'Time Period', chips }, { caption: '', chips: filters.filterNewAwardsOnlySelected && chips.length ? [{ key: 'new', text: 'Show New Awards Only', remove: [actions.newAwardsOnlySet(false)] }] : [] }];
  } },
  simple('awardType', 'Award Type', (filters) => grouped(chosenAwardTypes(filters), awardTypeGroups.map((group) => ({ allLabel: group.allLabel, values: group.types.map((type) => type.code) })), awardTypeLabel,
    (codes) => actions.awardTypesChanged(codes, 'remove'), (code) => actions.awardTypesChanged([code], 'remove'))),
  { id: 'location', groups: (filters) => ([['Place of Performance', 'selectedLocations', 'locationDomesticForeign'], ['Recipient Location', 'selectedRecipientLocations', 'recipientDomesticForeign']] as const).map(([caption, field, scope]) => ({
    caption, chips: [
      ...(filters[scope] === 'foreign' ? [{ key: 'foreign', text: 'ALL FOREIGN LOCATIONS', remove: [actions.locationScopeSet(scope, 'all')] }] : []),
      ...filters[field].entrySeq().toArray().map(([key, item]) => ({ key, text: `${item.display.entity.toUpperCase()} | ${item.display.standalone}`, remove: [actions.locationToggled(field, item)] })),
    ],
  })) },
  { id: 'agency', groups: (filters) => ([['Funding Agency', 'selectedFundingAgencies'], ['Awarding Agency', 'selectedAwardingAgencies']] as const).map(([caption, field]) => ({
    caption, chips: filters[field].entrySeq().toArray().map(([key, agency]) => ({ key, text: agencyText(agency), remove: [actions.agencyToggled(field, agency)] })),
  })) },
  simple('recipient', 'Recipient', (filters) => filters.selectedRecipients.toArray().map((text) => ({ key: text, text: `RECIPIENT | ${text}`, remove: [actions.setToggled('selectedRecipients', text)] }))),
  simple('recipientType', 'Recipient Type', (filters) => grouped(filters.recipientType, recipientTypeGroups.map((group) => ({ allLabel: `All ${group.label}`, values: group.types.map((type) => type.key) })), recipientTypeLabel,
    (values) => actions.bulkChanged('recipientType', values, 'remove'), (value) => actions.setToggled('recipientType', value))),
  codeTree('tas', 'Treasury Account', 'tasCodes'),
  simple('treasuryAccount', 'Treasury Account Components', (filters) => filters.treasuryAccounts.entrySeq().toArray().map(([key, account]) => ({ key, text: `TAS # | ${key}`, remove: [actions.accountToggled(account)] }))),
  simple('awardId', 'Award ID', (filters) => filters.selectedAwardIDs.valueSeq().toArray().map((text) => ({ key: text, text, remove: [actions.textToggled('selectedAwardIDs', text)] }))),
  simple('awardAmount', 'Award Amount', (filters) => filters.awardAmounts.entrySeq().toArray().map(([key, range]) => ({ key, text: amountLabel(range), remove: [actions.filterCleared('awardAmount')] }))),
  simple('assistanceListing', 'Assistance Listing', (filters) => filters.selectedCFDA.entrySeq().toArray().map(([number, listing]) => ({ key: number, text: [number, listing.get('program_title')].filter(Boolean).join(' | '), remove: [actions.listingToggled(listing)] }))),
  codeTree('naics', 'North American Industry Classification System (NAICS)', 'naicsCodes'), codeTree('psc', 'Product or Service Code (PSC)', 'pscCodes'),
  codeSet('contractPricing', 'Type of Contract Pricing', 'pricingType', contractPricingGroups), codeSet('setAside', 'Type of Set Aside', 'setAside', setAsideGroups), codeSet('extentCompeted', 'Extent Competed', 'extentCompeted', extentCompetedGroups),
  simple('defCode', 'Disaster Emergency Fund Code (DEFC)', (filters) => grouped(new Set(chosenDefCodes(filters)), [{ allLabel: 'All COVID-19 Spending', values: covidDefCodes }, { allLabel: 'All Infrastructure Spending', values: infraDefCodes }], (code) => code,
    (codes) => actions.defCodesChanged(codes, 'remove'), (code) => actions.defCodesChanged([code], 'remove'))),
];

/** All groups that hold a chip. */
export const chipGroups = (filters: SearchFilters, today: IsoDay): ChipGroup[] => chipDefinitions.flatMap((definition) => definition.groups(filters, today)).filter((group) => group.chips.length > 0);
