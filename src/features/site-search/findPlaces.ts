import { getExistingPath } from '@/blocks/entity-links';
import { matchesWordStarts } from '@/blocks/list-search';
import { placeProfilePath } from '@/domain/places/filterPath';
import { splitState } from '@/domain/places/splitState';
import { countyPlace, statePlace } from '@/domain/search/places';
import { locationIdentifier, type LocationItem } from '@/domain/search/searchFilters';
import {
  EXACT_MATCH,
  matchScore,
  normalizeName,
  sortRanked,
  type Ranked,
} from '@/domain/site/siteSearch';
import { findProfileState, statePath } from '@/domain/stateProfile/profileStates';
import { usStates, type UsState } from '@/domain/states';
import { searchNamedPlaces } from '@/services/autocomplete/placeMatchService';
import { fetchCounties } from '@/services/static-files/boundaryService';
import { allStates } from '@/services/states/endpoints';
import { listPath, seeAll } from './seeAll';
import { rankMatches, MAX_REQUESTED, type FindMatches, type SiteMatch } from './siteMatch';

/** Minimum number of characters for which the service searches places. */
const MIN_TEXT_LENGTH = 3;
type PlaceMatch = Ranked<Omit<SiteMatch, 'score'> & { target: { place: LocationItem } }>;
/** Kinds of places other than states, in the order of equally good matches. */
const placeTypes: readonly string[] = ['COUNTY', 'CITY', 'CURRENT_CD', 'ZIP', 'COUNTRY'];
const MAX_PER_TYPE = 3;

const toPlaceMatch = (place: LocationItem, score: number): PlaceMatch => ({
  item: {
    key: `place-${locationIdentifier(place)}`,
    text: place.display.standalone,
    detail: `${place.display.entity} · Awards performed there`,
    target: { place },
  },
  score,
});
/** Returns a match that opens the profile of the place, if it has one. Others open a search. */
const linkProfile = ({ item, score }: PlaceMatch): Ranked<Omit<SiteMatch, 'score'>> => {
  const { place } = item.target;
  const to = getExistingPath(placeProfilePath(place));
  return to
    ? { item: { ...item, detail: place.display.entity, target: { to } }, score }
    : { item, score };
};
/** Returns the score of a state by its name; its postal code and FIPS code match exactly. */
const scoreState = ({ name, code, fips }: UsState, text: string): number =>
  [code, fips].includes(text.trim().toUpperCase()) ? EXACT_MATCH : matchScore(name, text);

/** Finds states and territories by name, postal code or FIPS code. States with more obligations come first. */
export const findStates: FindMatches = async (text, signal) => {
  const matches = usStates
    .map((state) => ({ state, score: scoreState(state, text) }))
    .filter(({ score }) => score);
  // Without the amounts, the states are still found.
  const listedStates = matches.length > 1 ? await allStates.call({}, signal).catch(() => []) : [];
  const isOnList = matches.some(
    ({ state: { name, code, fips } }) =>
      findProfileState(fips) && matchesWordStarts(`${name} ${code}`, text),
  );
  const ranked = rankMatches(
    matches.map(({ state, score }) => {
      const profileState = findProfileState(state.fips);
      const to = getExistingPath(profileState && statePath(profileState));
      return {
        item: {
          key: `state-${state.code}`,
          text: state.name,
          detail: 'State or territory',
          target: to ? { to } : { place: statePlace(state) },
        },
        score,
        amount: listedStates.find(({ fips }) => fips === state.fips)?.obligations,
      };
    }),
  );
  return isOnList
    ? [...ranked, ...seeAll('states and territories', text, listPath('/state', text))]
    : ranked;
};

/** Returns the best score of a place by its name, with or without the word “County”. */
const scorePlace = ({ display, place, place_type: type }: LocationItem, text: string): number => {
  const [name = ''] = display.standalone.split(',');
  return Math.max(
    ...[name, name.replace(/ County$/, ''), ...(type === 'COUNTY' ? [] : [place])].map((each) =>
      matchScore(each, text),
    ),
    // The service has found the place, for example a district by the name of its state.
    1,
  );
};
/** Returns the county with a FIPS code of five digits, or undefined if the site has none. */
const findCountyByFips = async (text: string): Promise<LocationItem | undefined> => {
  const state = usStates.find(({ fips }) => fips === text.slice(0, 2));
  if (!state || !/^\d{5}$/.test(text)) return undefined;
  const county = (await fetchCounties(state.code)).find(({ code }) => code === text);
  return county && countyPlace(county.code, county.name, state.code);
};

/** Finds counties, cities, congressional districts, ZIP codes and countries, and a county by its FIPS code. */
export const findPlaces: FindMatches = async (text, signal) => {
  const { name } = splitState(text);
  const [groups, county] = await Promise.all([
    normalizeName(name).length < MIN_TEXT_LENGTH
      ? []
      : searchNamedPlaces(text, MAX_REQUESTED, signal),
    findCountyByFips(text.trim()),
  ]);
  const foundPlaces = groups.flatMap(({ items }) => items);
  const matches = [
    ...(county ? [toPlaceMatch(county, EXACT_MATCH)] : []),
    ...foundPlaces.map((place) => toPlaceMatch(place, scorePlace(place, name))),
  ];
  const matchesByType = placeTypes.flatMap((type) =>
    sortRanked(matches.filter(({ item: { target } }) => target.place.place_type === type)).slice(
      0,
      MAX_PER_TYPE,
    ),
  );
  return rankMatches(matchesByType.map(linkProfile), MAX_PER_TYPE * placeTypes.length);
};
