import type { OrderedMap } from 'immutable';
import type { SearchCriteria } from '../criteria';
import {
  agencyIdentifier,
  chosenScope,
  isForeignScope,
  locationIdentifier,
  makeAgencyItem,
  makeLocationItem,
  type AgencyItem,
  type LocationItem,
  type LocationParts,
  type LocationScope,
  type SearchFilters,
} from '../searchFilters';
import {
  droppedIf,
  isObject,
  placeFields,
  parseMap,
  type FilterDefinition,
  type RestoredFilters,
} from './definition';

/** Returns the places and the scope of one location field, if they are set. The API combines both by AND. */
const buildPlaceCriteria = (
  items: OrderedMap<string, LocationItem>,
  selectedScope: LocationScope,
): { places?: LocationParts[]; scope?: 'foreign' | 'domestic' } => {
  const places = [...items.filterNot(isForeignScope).values()].map(({ filter }) => filter);
  const scope = chosenScope(items, selectedScope);
  return { ...(places.length ? { places } : {}), ...(scope === 'all' ? {} : { scope }) };
};

const parseLocation = (value: unknown): LocationItem | undefined => {
  if (!isObject(value) || !isObject(value.filter) || typeof value.filter.country !== 'string')
    return undefined;
  const source = value.filter;
  const filter = Object.fromEntries(
    placeFields.flatMap((part) =>
      typeof source[part] === 'string' && source[part] !== '' ? [[part, source[part]]] : [],
    ),
  ) as unknown as LocationParts;
  const display = isObject(value.display) ? value.display : {};
  const getText = (key: string, fallback: string) =>
    typeof display[key] === 'string' ? (display[key] as string) : fallback;
  const place =
    typeof value.place === 'string'
      ? value.place
      : (filter.city ?? filter.county ?? filter.state ?? filter.country);
  return makeLocationItem({
    matched_ids: Array.isArray(value.matched_ids)
      ? value.matched_ids.filter(
          (id): id is string | number => typeof id === 'string' || typeof id === 'number',
        )
      : [],
    place,
    place_type: typeof value.place_type === 'string' ? value.place_type : 'COUNTRY',
    display: {
      title: getText('title', place),
      entity: getText('entity', 'Location'),
      standalone: getText('standalone', place),
    },
    filter,
  });
};
const parseScope = (value: unknown): LocationScope =>
  value === 'foreign' || value === 'domestic' ? value : 'all';

const sideFields = [
  ['selectedLocations', 'locationDomesticForeign', 'Place of Performance'],
  ['selectedRecipientLocations', 'recipientDomesticForeign', 'Recipient Location'],
] as const;

export const locationFilter: FilterDefinition = {
  id: 'location',
  name: 'Location',
  fields: [
    'selectedLocations',
    'selectedRecipientLocations',
    'locationDomesticForeign',
    'recipientDomesticForeign',
  ],
  // Counts the chips. A scope has its own chip in addition to the chips of the places.
  count: (filters) =>
    sideFields.reduce(
      (sum, [places, scope]) => sum + filters[places].size + (filters[scope] === 'all' ? 0 : 1),
      0,
    ),
  toCriteria: (filters): SearchCriteria => {
    const performanceCriteria = buildPlaceCriteria(
      filters.selectedLocations,
      filters.locationDomesticForeign,
    );
    const recipientCriteria = buildPlaceCriteria(
      filters.selectedRecipientLocations,
      filters.recipientDomesticForeign,
    );
    return {
      ...(performanceCriteria.places ? { placesOfPerformance: performanceCriteria.places } : {}),
      ...(performanceCriteria.scope ? { placeOfPerformanceScope: performanceCriteria.scope } : {}),
      ...(recipientCriteria.places ? { recipientPlaces: recipientCriteria.places } : {}),
      ...(recipientCriteria.scope ? { recipientScope: recipientCriteria.scope } : {}),
    };
  },
  fromSaved: (savedForm, target) =>
    sideFields.reduce<RestoredFilters>(
      ({ filters, dropped }, [field, scopeField, name]) => {
        const { items, refused } = parseMap(savedForm[field], parseLocation, locationIdentifier);
        const scope = parseScope(savedForm[scopeField]);
        // A domestic scope excludes "All foreign countries", so the conflicting entry is dropped and reported.
        const validItems = scope === 'domestic' ? items.filterNot(isForeignScope) : items;
        return {
          filters: filters.merge({ [field]: validItems, [scopeField]: scope }),
          dropped: [...dropped, ...droppedIf(refused || validItems.size < items.size, name)],
        };
      },
      { filters: target, dropped: [] },
    ),
};

const parseAgency = (value: unknown): AgencyItem | undefined => {
  if (
    !isObject(value) ||
    !Number.isInteger(Number(value.id)) ||
    (value.agencyType !== 'toptier' && value.agencyType !== 'subtier')
  )
    return undefined;
  const topAgency = isObject(value.toptier_agency) ? value.toptier_agency : {};
  const subAgency = isObject(value.subtier_agency) ? value.subtier_agency : {};
  const getText = (...candidates: unknown[]) =>
    String(candidates.find((candidate) => typeof candidate === 'string') ?? '');
  const tierAgency = value.agencyType === 'toptier' ? topAgency : subAgency;
  const item = makeAgencyItem({
    id: Number(value.id),
    agencyType: value.agencyType,
    name: getText(value.name, tierAgency.name),
    abbreviation: getText(value.abbreviation, tierAgency.abbreviation),
    code: getText(value.code, tierAgency.toptier_code, tierAgency.subtier_code),
    toptierName: getText(value.toptierName, topAgency.name),
    toptierAbbreviation: getText(value.toptierAbbreviation, topAgency.abbreviation),
    toptierCode: getText(value.toptierCode, topAgency.toptier_code),
  });
  return item.name ? item : undefined;
};
const agencyCriteria = (filters: SearchFilters) =>
  (
    [
      ['funding', filters.selectedFundingAgencies],
      ['awarding', filters.selectedAwardingAgencies],
    ] as const
  ).flatMap(([type, agencies]) =>
    [...agencies.values()].map((agency) => ({
      type,
      tier: agency.agencyType,
      name: agency.name,
      ...(agency.agencyType === 'subtier' ? { toptierName: agency.toptierName } : {}),
    })),
  );

export const agencyFilter: FilterDefinition = {
  id: 'agency',
  name: 'Agency',
  fields: ['selectedFundingAgencies', 'selectedAwardingAgencies'],
  count: (filters) => filters.selectedFundingAgencies.size + filters.selectedAwardingAgencies.size,
  toCriteria: (filters) => {
    const agencies = agencyCriteria(filters);
    return agencies.length ? { agencies } : {};
  },
  fromSaved: (savedForm, target) => {
    const parseAgencies = (value: unknown) => parseMap(value, parseAgency, agencyIdentifier);
    const fundingAgencies = parseAgencies(savedForm.selectedFundingAgencies);
    const awardingAgencies = parseAgencies(savedForm.selectedAwardingAgencies);
    return {
      filters: target.merge({
        selectedFundingAgencies: fundingAgencies.items,
        selectedAwardingAgencies: awardingAgencies.items,
      }),
      dropped: [
        ...droppedIf(fundingAgencies.refused, 'Funding Agency'),
        ...droppedIf(awardingAgencies.refused, 'Awarding Agency'),
      ],
    };
  },
};
