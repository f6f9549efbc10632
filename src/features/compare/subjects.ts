/**
 * Requests the figures of places and programs, and searches for them. This module loads only when one is compared, or when the visitor
 * searches for a member to add.
 */
import { sumTotals } from '@/domain/awardTypeTotals';
import { memberSubject } from '@/domain/compare/memberSubject';
import type { Member, SubjectKind } from '@/domain/compare/members';
import { codeAndText } from '@/domain/format';
import { countyName } from '@/domain/places/counties';
import { placeProfilePath } from '@/domain/places/filterPath';
import { stateOfCounty, type PlaceSubject } from '@/domain/places/placeSubject';
import { programPath } from '@/domain/program/programPath';
import { makeProgramSubject } from '@/domain/program/programSubject';
import { profilePeriod } from '@/domain/profileYears';
import { locationIdentifier, type LocationItem } from '@/domain/search/searchFilters';
import { subjectCriteria } from '@/domain/spendingSubject';
import { searchNamedPlaces } from '@/services/autocomplete/placeMatchService';
import { searchPrograms } from '@/services/autocomplete/programMatchService';
import { programReference } from '@/services/code-trees/programEndpoint';
import { ServiceError } from '@/services/http/serviceError';
import { searchPlaces, searchTotals } from '@/services/search/endpoints';
import { fetchCounties } from '@/services/static-files/boundaryService';
import {
  createEmptyProfile,
  type ComparedProfile,
  type ProfileQuery,
  type SuggestedMember,
} from './compared';
import { kindNames } from './texts';

type SubjectMember = Member & { kind: SubjectKind };

/** Returns the name of a member, from the list of counties or the reference of programs if its ID does not contain it. */
const fetchName = async (
  { kind, id }: SubjectMember,
  name: string,
  signal?: AbortSignal,
): Promise<string> => {
  if (kind === 'county') {
    const state = stateOfCounty(id)!;
    const county = (await fetchCounties(state.code)).find(({ code }) => code === id);
    return county ? countyName(id, county.name, state.code) : name;
  }
  if (kind === 'assistance' || kind === 'naics' || kind === 'psc')
    return makeProgramSubject(await programReference.call({ kind, code: id }, signal)).name;
  return name;
};
/** Returns the population of a county or district and its obligations per resident; null for places that the service does not sum. */
const fetchResidents = async (
  place: PlaceSubject | undefined,
  { criteria }: Pick<Parameters<typeof searchTotals.call>[0], 'criteria'>,
  signal?: AbortSignal,
) => {
  const { kind, code } = place ?? {};
  if (!code || (kind !== 'county' && kind !== 'district'))
    return { population: null, perResident: null };
  const places = await searchPlaces.call(
    { criteria, level: 'transactions', scope: 'place_of_performance', layer: kind },
    signal,
  );
  const total = places.find((each) => each.code === code);
  return { population: total?.population ?? null, perResident: total?.perCapita ?? null };
};

/** Returns a place or program with its obligations in a period. */
export const subjectProfile = async (
  { member, fy, today }: ProfileQuery & { member: SubjectMember },
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const subject = memberSubject(member);
  if (!subject) throw new ServiceError('This place or program does not exist.', { status: 404 });
  const criteria = { ...subjectCriteria(subject), periods: [profilePeriod(fy, today)] };
  const place = 'location' in subject ? subject : undefined;
  const [totals, name, residents] = await Promise.all([
    searchTotals.call({ criteria, level: 'transactions' }, signal),
    fetchName(member, subject.name, signal),
    fetchResidents(place, { criteria }, signal),
  ]);
  const path =
    'location' in subject ? placeProfilePath(subject.location) : programPath(subject.program);
  return {
    ...createEmptyProfile(name, kindNames[member.kind].one),
    ...residents,
    obligations: sumTotals(totals),
    parents: place?.state ? [place.state.fips] : [],
    ...(path && { path }),
  };
};

const kindsByPlaceType: Readonly<Record<string, SubjectKind>> = {
  COUNTY: 'county',
  CITY: 'city',
  CURRENT_CD: 'district',
  ZIP: 'zip',
};
const toMember = ({
  filter,
  place,
  place_type: type,
  display,
}: LocationItem): SuggestedMember[] => {
  const kind = kindsByPlaceType[type];
  if (!kind || filter.country !== 'USA') return [];
  const id = kind === 'city' ? `${filter.state ?? ''}-${filter.city ?? ''}` : place;
  return [{ kind, id, name: display.standalone, detail: display.entity }];
};
/** Returns counties, cities, districts and ZIP codes whose name contains the text. */
export const findPlaceMembers = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly SuggestedMember[]> => {
  const places = (await searchNamedPlaces(text, limit, signal)).flatMap(({ items }) => items);
  const unique = new Map(places.map((place) => [locationIdentifier(place), place]));
  return [...unique.values()].flatMap(toMember).slice(0, limit);
};
/** Returns assistance listings, NAICS codes and PSCs whose code or title contains the text, best match first. */
export const findProgramMembers = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly SuggestedMember[]> =>
  (await searchPrograms(text, signal)).slice(0, limit).map(({ item: { kind, code, title } }) => ({
    kind,
    id: code,
    name: codeAndText(code, title),
    detail: kindNames[kind].one,
  }));
