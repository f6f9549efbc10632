import { ApiError, badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { typeCodes } from '../../../db/schema';
import { checkSizes } from '../../../filters/limits';
import { prepareSearch } from '../../../filters/prepare';
import { NO_INTERSECTION } from '../../../filters/schema';
import { AwardBody } from '../shapes/rows';
import { loadAwardRows } from './awardRows';
import { type AwardRequest, cursorMetadata } from './rows';
import { loadSubawardRows } from './subawardRows';

/** Returns one page of prime awards or subawards. */
export const searchByAward = async (call: Call) => {
  // The strict pass checks only types. Unknown award types and empty lists have other error messages, so they are checked separately.
  const { request, messages } = prepareSearch<AwardRequest>(AwardBody, relaxTypes(call.body), {
    strict: true,
  });
  const codes =
    ((call.body.filters ?? {}) as { award_type_codes?: string[] }).award_type_codes ?? [];
  const level = request.subawards
    ? 'subawards'
    : request.subawards === false && !request.spending_level
      ? 'awards'
      : (request.spending_level ?? 'awards');
  const unknownCodes = codes.filter(
    (code) => code !== NO_INTERSECTION && !typeCodes.includes(code),
  );
  if (unknownCodes.length)
    throw badRequest(
      `Field 'filters|award_type_codes' must have known award types, for example A. Invalid: ${unknownCodes.join(', ')}`,
    );
  const fullRequest = { ...request, filters: { ...request.filters, award_type_codes: codes } };
  const loadRows = () =>
    level === 'subawards' ? loadSubawardRows(call, fullRequest) : loadAwardRows(call, fullRequest);
  return {
    spending_level: level,
    limit: request.limit ?? 10,
    ...(codes.includes(NO_INTERSECTION)
      ? { results: [], page_metadata: cursorMetadata(request.page ?? 1, false) }
      : await loadRows()),
    messages,
  };
};

/** Replaces the award types with one valid code, so that the strict pass rejects wrong types but not unknown codes. */
const relaxTypes = (body: Record<string, unknown>): Record<string, unknown> => {
  const filters = body?.filters as Record<string, unknown> | undefined;
  const codes = filters?.award_type_codes;
  checkSizes({ award_type_codes: codes });
  if (Array.isArray(codes) && !codes.length)
    throw new ApiError(422, "Field 'filters|award_type_codes' must have at least 1 item(s)");
  return Array.isArray(codes) && codes.every((code) => typeof code === 'string')
    ? { ...body, filters: { ...filters, award_type_codes: ['A'] } }
    : body;
};
