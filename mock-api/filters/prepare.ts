import type { TSchema } from '@sinclair/typebox';
import { badRequest, unprocessable } from '../core/errors';
import { validate } from '../core/validate';
import { isObject } from '../core/values';
import { getTreeLists } from './codeTrees';
import { checkSizes } from './limits';
import { EARLIEST_SEARCH_DATE, type AdvancedFilters, type LocationFilter } from './schema';

/** Converts the legacy `keyword` to `keywords` and drops keys that the endpoint does not know. Also returns the dropped keys. */
const dropUnknownKeys = (
  filters: Record<string, unknown>,
  schema: TSchema,
): { filters: Record<string, unknown>; dropped: string[] } => {
  const { keyword, ...rest } = filters;
  const currentFilters =
    keyword !== undefined && rest.keywords === undefined ? { ...rest, keywords: [keyword] } : rest;
  const schemaKeys = new Set(Object.keys(schema.properties as object));
  const entries = Object.entries(currentFilters);
  return {
    filters: Object.fromEntries(entries.filter(([key]) => schemaKeys.has(key))),
    dropped: entries.filter(([key]) => !schemaKeys.has(key)).map(([key]) => key),
  };
};

/** Returns whether a text is blank, with or without the quotes that request a whole name. */
const isBlank = (text: unknown): boolean =>
  typeof text === 'string' && /^\s*("\s*")?\s*$/.test(text);
/** Keys of a list member that give its kind but do not select anything. */
const kindKeys: ReadonlySet<string> = new Set(['type', 'tier']);
/** Returns the parts of a list member that select something: the text itself, the steps of a path, or the values of an object. */
const getNamedParts = (member: unknown): unknown[] => {
  if (Array.isArray(member)) return member;
  return isObject(member)
    ? Object.entries(member).flatMap(([key, value]) =>
        kindKeys.has(key) || value === null ? [] : [value],
      )
    : [member];
};
/** Returns a list without blank members, which would match everything. Throws 422 if all members are blank or a member has a blank part. */
const dropBlankMembers = (field: string, members: readonly unknown[]): unknown[] => {
  const nonBlankMembers = members.filter((member) => {
    const parts = getNamedParts(member);
    return !parts.length || !parts.every(isBlank);
  });
  if (members.length && !nonBlankMembers.length)
    throw unprocessable(
      `Field 'filters|${field}' has only blank items. Give at least one value, or omit the field`,
    );
  const partlyBlankMember = nonBlankMembers.find((member) => getNamedParts(member).some(isBlank));
  if (partlyBlankMember)
    throw unprocessable(
      `Field 'filters|${field}' has an item with a blank part. Give the part a value, or omit the part`,
    );
  return nonBlankMembers;
};
/** The filter with dates. Its blank values are not dropped, because a blank date is invalid (400). */
const DATES_KEY = 'time_period';
/** Returns filters without blank list members, also in trees. A value that is not an object is returned unchanged. */
export const removeBlanks = (filters: unknown): unknown =>
  isObject(filters)
    ? Object.fromEntries(
        Object.entries(filters).map(([key, value]) => {
          if (key === DATES_KEY) return [key, value];
          if (Array.isArray(value)) return [key, dropBlankMembers(key, value)];
          if (!isObject(value)) return [key, value];
          const lists = Object.entries(value).map(([side, members]) => [
            side,
            Array.isArray(members) ? dropBlankMembers(`${key}|${side}`, members) : members,
          ]);
          return [key, Object.fromEntries(lists)];
        }),
      )
    : filters;

/** The length and unit of each code in a location, with an example. */
const codeLengths = [
  ['country', 3, 'characters', 'USA'],
  ['zip', 5, 'digits', '90012'],
  ['county', 3, 'digits', '037'],
] as const;
/** Throws 422 if a code of a location has the wrong length. */
const checkCodeLengths = (label: string, location: LocationFilter) => {
  for (const [key, length, unit, example] of codeLengths) {
    const code = location[key];
    if (code !== undefined && code.length !== length)
      throw unprocessable(`${label}: '${key}' must have ${length} ${unit}, for example ${example}`);
  }
};
const checkLocation = (field: string, location: LocationFilter, isStrict: boolean) => {
  const createConflict = isStrict ? unprocessable : badRequest;
  const label = `Field 'filters|${field}'`;
  if (location.county && !location.state)
    throw unprocessable(`${label}: 'county' needs a 'state', for example CA`);
  const districts = [location.district_original, location.district_current].filter(Boolean);
  if (districts.length && !location.state)
    throw unprocessable(`${label}: a congressional district needs a 'state', for example CA`);
  if (districts.length && location.county)
    throw createConflict(`${label}: use either 'county' or a congressional district, not both`);
  if (districts.length > 1)
    throw createConflict(
      `${label}: use either 'district_current' or 'district_original', not both`,
    );
  if (districts.length && location.country.toUpperCase() !== 'USA')
    throw createConflict(`${label}: congressional districts need 'country' USA`);
  if (isStrict) checkCodeLengths(label, location);
};

/** Throws 422 if a bound of an award amount is not a whole number, or an upper bound is below its lower bound. */
const checkAmounts = ({ award_amounts: amounts = [] }: AdvancedFilters) => {
  for (const { lower_bound: lower, upper_bound: upper } of amounts) {
    if (![lower, upper].every((bound) => bound === undefined || Number.isInteger(bound)))
      throw unprocessable(
        "Field 'filters|award_amounts': bounds must be whole numbers, for example 1000000",
      );
    if (lower !== undefined && upper !== undefined && upper < lower)
      throw unprocessable(
        "Field 'filters|award_amounts': 'upper_bound' must not be below 'lower_bound', for example 1 to 1000",
      );
  }
};
/** Throws an error if a NAICS code or the path of a product or service code is malformed. */
const checkCodeTrees = (filters: AdvancedFilters) => {
  const naics = getTreeLists(filters.naics_codes ?? []);
  for (const code of [...naics.require, ...naics.exclude])
    if (!/^(\d{2}|\d{4}|\d{6})$/.test(String(code)))
      throw badRequest(
        `Field 'filters|naics_codes': codes have 2, 4 or 6 digits, for example 5415. Invalid: ${code}`,
      );
  // The schema already checks the codes of a plain list.
  const psc = getTreeLists(Array.isArray(filters.psc_codes) ? [] : (filters.psc_codes ?? []));
  for (const path of [...psc.require, ...psc.exclude]) {
    const [group, ...codes] = path as string[];
    if (!['Product', 'Service', 'Research and Development'].includes(group ?? ''))
      throw unprocessable(
        `Field 'filters|psc_codes': the group must be Product, Service or Research and Development. Invalid: ${group}`,
      );
    if (!codes.every((code) => /^[A-Z0-9]{1,4}$/.test(code)))
      throw unprocessable(
        `Field 'filters|psc_codes': codes have 1 to 4 capital letters or digits, for example D302. Invalid: ${codes.join(', ')}`,
      );
  }
};

/** Throws an error if filters break a rule of `filters.md` that a schema cannot express. */
const checkRules = (filters: AdvancedFilters, isStrict: boolean) => {
  const dates = filters.time_period?.flatMap((period) => [period.start_date, period.end_date]);
  const earlyDate = dates?.find((date) => date && date < EARLIEST_SEARCH_DATE);
  if (earlyDate)
    throw unprocessable(
      `Value ${earlyDate} is before the earliest searchable date, ${EARLIEST_SEARCH_DATE}`,
    );
  for (const field of ['place_of_performance_locations', 'recipient_locations'] as const)
    filters[field]?.forEach((location) => checkLocation(field, location, isStrict));
  if (isStrict) {
    checkAmounts(filters);
    for (const entry of filters.program_activities ?? [])
      if (!entry.name && entry.code === undefined)
        throw unprocessable(
          "Field 'filters|program_activities': each item needs a 'name' or a 'code', for example '0001'",
        );
  }
  checkCodeTrees(filters);
};

/**
 * Validates a search body. The filter schema is the `filters` property of `schema`. Returns the request and messages about unused
 * filters. Throws 400 or 422.
 */
export const prepareSearch = <T extends object>(
  schema: TSchema,
  body: unknown,
  { strict = false }: { strict?: boolean } = {},
): { request: T & { filters: AdvancedFilters }; messages: string[] } => {
  if (!isObject(body))
    throw badRequest('The request body must be a JSON object, for example {"filters": {}}');
  let messages: string[] = [];
  let candidate: Record<string, unknown> = body;
  if (isObject(body.filters)) {
    const filterSchema = (schema.properties as Record<string, TSchema>).filters!;
    const { filters, dropped } = dropUnknownKeys(body.filters, filterSchema);
    checkSizes(filters);
    candidate = { ...body, filters: removeBlanks(filters) };
    if (dropped.length)
      messages = [
        `The following filters from the request were not used: ${JSON.stringify(dropped)}. See /api/openapi.json for the filters that this endpoint accepts.`,
      ];
  }
  const request = validate(schema, candidate, strict) as T & { filters: AdvancedFilters };
  checkRules(request.filters ?? {}, strict);
  return { request, messages };
};
