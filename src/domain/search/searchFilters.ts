/** The filter state of the award search. Names and defaults follow `interactive.md` §3, because saved searches contain them. */
import {
  Record as ImmutableRecord,
  OrderedMap,
  Set as ImmutableSet,
  type RecordOf,
  type Map as ImmutableMap,
} from 'immutable';
import type { IsoDay } from '../fiscal';

export type TimePeriodType = 'dr' | 'fy';
export interface DateRangeShape {
  start_date: IsoDay;
  end_date: IsoDay;
}
/** One date range; an empty side is open. */
export type DateRange = RecordOf<DateRangeShape>;
export const makeDateRange = ImmutableRecord<DateRangeShape>(
  { start_date: '', end_date: '' },
  'DateRange',
);

/** The fields of a location in a search request (codes: `filters.md` §2.3). */
export interface LocationParts {
  country: string;
  state?: string;
  county?: string;
  city?: string;
  zip?: string;
  district_current?: string;
  district_original?: string;
}
export interface LocationItemShape {
  matched_ids: readonly (string | number)[];
  place: string;
  place_type: string;
  display: { title: string; entity: string; standalone: string };
  filter: LocationParts;
}
export type LocationItem = RecordOf<LocationItemShape>;
export const makeLocationItem = ImmutableRecord<LocationItemShape>(
  {
    matched_ids: [],
    place: '',
    place_type: '',
    display: { title: '', entity: '', standalone: '' },
    filter: { country: '' },
  },
  'LocationItem',
);

export interface AgencyItemShape {
  id: number;
  agencyType: 'toptier' | 'subtier';
  name: string;
  abbreviation: string;
  code: string;
  toptierName: string;
  toptierAbbreviation: string;
  toptierCode: string;
}
export type AgencyItem = RecordOf<AgencyItemShape>;
export const makeAgencyItem = ImmutableRecord<AgencyItemShape>(
  {
    id: 0,
    agencyType: 'toptier',
    name: '',
    abbreviation: '',
    code: '',
    toptierName: '',
    toptierAbbreviation: '',
    toptierCode: '',
  },
  'AgencyItem',
);

/** Lower and upper bound in dollars; null is open. */
export type AmountRange = readonly [number | null, number | null];

export interface CodeTreeShape {
  require: readonly unknown[];
  exclude: readonly unknown[];
  counts: readonly unknown[];
}
export type CodeTree = RecordOf<CodeTreeShape>;
export const makeCodeTree = ImmutableRecord<CodeTreeShape>(
  { require: [], exclude: [], counts: [] },
  'CodeTree',
);

/** A Treasury account by the parts of its symbol; an empty part matches anything. */
export interface TreasuryAccountShape {
  ata: string;
  aid: string;
  bpoa: string;
  epoa: string;
  a: string;
  main: string;
  sub: string;
}
export type TreasuryAccount = RecordOf<TreasuryAccountShape>;
export const makeTreasuryAccount = ImmutableRecord<TreasuryAccountShape>(
  { ata: '', aid: '', bpoa: '', epoa: '', a: '', main: '', sub: '' },
  'TreasuryAccount',
);

export type LocationScope = 'all' | 'foreign' | 'domestic';
export interface SearchFiltersShape {
  keyword: OrderedMap<string, string>;
  timePeriodType: TimePeriodType;
  timePeriodFY: ImmutableSet<string>;
  time_period: ImmutableSet<DateRange>;
  filterNewAwardsOnlySelected: boolean;
  filterNewAwardsOnlyActive: boolean;
  filterNaoActiveFromFyOrDateRange: boolean;
  selectedLocations: OrderedMap<string, LocationItem>;
  selectedRecipientLocations: OrderedMap<string, LocationItem>;
  locationDomesticForeign: LocationScope;
  recipientDomesticForeign: LocationScope;
  selectedFundingAgencies: OrderedMap<string, AgencyItem>;
  selectedAwardingAgencies: OrderedMap<string, AgencyItem>;
  selectedRecipients: ImmutableSet<string>;
  recipientType: ImmutableSet<string>;
  awardType: ImmutableSet<string>;
  contractAwardType: ImmutableSet<string>;
  financialAssistanceAwardType: ImmutableSet<string>;
  selectedAwardIDs: OrderedMap<string, string>;
  awardAmounts: OrderedMap<string, AmountRange>;
  selectedCFDA: OrderedMap<string, ImmutableMap<string, string>>;
  naicsCodes: CodeTree;
  pscCodes: CodeTree;
  defCodes: CodeTree;
  tasCodes: CodeTree;
  covidDefCode: ImmutableSet<string>;
  infraDefCode: ImmutableSet<string>;
  pricingType: ImmutableSet<string>;
  setAside: ImmutableSet<string>;
  extentCompeted: ImmutableSet<string>;
  treasuryAccounts: OrderedMap<string, TreasuryAccount>;
  awardDescription: string;
}
export type SearchFilters = RecordOf<SearchFiltersShape>;

const makeTextMap = () => OrderedMap<string, string>();
const makeTextSet = () => ImmutableSet<string>();
export const makeSearchFilters = ImmutableRecord<SearchFiltersShape>(
  {
    keyword: makeTextMap(),
    timePeriodType: 'dr',
    timePeriodFY: makeTextSet(),
    time_period: ImmutableSet<DateRange>(),
    filterNewAwardsOnlySelected: false,
    filterNewAwardsOnlyActive: false,
    filterNaoActiveFromFyOrDateRange: false,
    selectedLocations: OrderedMap<string, LocationItem>(),
    selectedRecipientLocations: OrderedMap<string, LocationItem>(),
    locationDomesticForeign: 'all',
    recipientDomesticForeign: 'all',
    selectedFundingAgencies: OrderedMap<string, AgencyItem>(),
    selectedAwardingAgencies: OrderedMap<string, AgencyItem>(),
    selectedRecipients: makeTextSet(),
    recipientType: makeTextSet(),
    awardType: makeTextSet(),
    contractAwardType: makeTextSet(),
    financialAssistanceAwardType: makeTextSet(),
    selectedAwardIDs: makeTextMap(),
    awardAmounts: OrderedMap<string, AmountRange>(),
    selectedCFDA: OrderedMap<string, ImmutableMap<string, string>>(),
    naicsCodes: makeCodeTree(),
    pscCodes: makeCodeTree(),
    defCodes: makeCodeTree(),
    tasCodes: makeCodeTree(),
    covidDefCode: makeTextSet(),
    infraDefCode: makeTextSet(),
    pricingType: makeTextSet(),
    setAside: makeTextSet(),
    extentCompeted: makeTextSet(),
    treasuryAccounts: OrderedMap<string, TreasuryAccount>(),
    awardDescription: '',
  },
  'SearchFilters',
);
export const initialFilters: SearchFilters = makeSearchFilters();

export type FilterField = keyof SearchFiltersShape;

/** Returns the key of a location, from its sorted matched_ids, its place and its type. The order of the ids does not matter. */
export const locationIdentifier = (
  item: Pick<LocationItemShape, 'matched_ids' | 'place' | 'place_type'>,
): string =>
  `${[...item.matched_ids].map(String).sort().join(',')}_${item.place}_${item.place_type}`;
/** Country code of "All foreign countries". A location with this code and no city means the foreign scope (`interactive.md` §5). */
export const FOREIGN = 'FOREIGN';
export const isForeignScope = ({ filter }: LocationItem): boolean =>
  filter.country === FOREIGN && !filter.city;
/** Returns the scope of a place field: `foreign` if "All foreign countries" is selected, else the selected scope. */
export const chosenScope = (
  items: OrderedMap<string, LocationItem>,
  scope: LocationScope,
): LocationScope => (items.some(isForeignScope) ? 'foreign' : scope);
/** The scope field that belongs to each place field. */
export const scopeFields = {
  selectedLocations: 'locationDomesticForeign',
  selectedRecipientLocations: 'recipientDomesticForeign',
} as const;
/** Returns the key of an agency: `{id}_{toptier or subtier}`. */
export const agencyIdentifier = (item: Pick<AgencyItemShape, 'id' | 'agencyType'>): string =>
  `${item.id}_${item.agencyType}`;

/** Returns the periods of the active time type. The periods of the other type are kept but not requested. */
export const periodsOf = (filters: SearchFilters): ImmutableSet<unknown> =>
  filters.timePeriodType === 'fy' ? filters.timePeriodFY : filters.time_period;
/** Returns every selected award type, from the fields of both layouts. */
export const chosenAwardTypes = (filters: SearchFilters): ImmutableSet<string> =>
  filters.awardType.union(filters.contractAwardType, filters.financialAssistanceAwardType);
/** Returns every selected Disaster Emergency Fund Code once. */
export const chosenDefCodes = (filters: SearchFilters): readonly string[] => [
  ...new Set([
    ...filters.defCodes.require.map(String),
    ...filters.covidDefCode,
    ...filters.infraDefCode,
  ]),
];
