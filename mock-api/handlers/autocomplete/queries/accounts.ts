import type { Tas } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { type Part, parts } from '../shapes/codes';

/**
 * Returns a handler that lists the values of one TAS component that begin with the requested text. The other components of the request
 * must match exactly.
 */
export const component =
  (part: Part) =>
  async ({ lookups, body }: Call) => {
    const { filters, limit = 10 } = body as {
      filters: Partial<Record<Part, string | null>>;
      limit?: number;
    };
    const searchText = filters[part];
    const fits = (row: Tas) =>
      parts.every(
        (other) =>
          other === part ||
          filters[other] === undefined ||
          filters[other] === '' ||
          row[other] === filters[other],
      );
    const matchingValues = [
      ...new Set(lookups.tas.filter((row) => row.label && fits(row)).map((row) => row[part])),
    ].filter((value) =>
      searchText === undefined || searchText === ''
        ? true
        : searchText === null
          ? value === null
          : (value ?? '').startsWith(searchText.toUpperCase()),
    );
    const values = matchingValues.sort((a, b) => (a ?? '').localeCompare(b ?? '')).slice(0, limit);
    if (part !== 'ata' && part !== 'aid') return { results: values };
    const findAgency = (code: string | null) =>
      lookups.toptiers.find(
        (top) =>
          top.code === code ||
          lookups.tas.some(
            (row) => row.aid === code && row.top_code === top.code && row.cgac === code,
          ),
      );
    return {
      results: values
        .filter((value) => value !== null)
        .map((value) => {
          const top = findAgency(value);
          return {
            [part]: value,
            agency_name: top?.name ?? null,
            agency_abbreviation: top?.abbr ?? null,
          };
        }),
    };
  };
