import type { Tas } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { type ComponentKey, componentKeys } from '../shapes/codes';

/**
 * Returns a handler that lists the values of one TAS component that begin with the requested text. The other components of the request
 * must match exactly.
 */
export const createComponentHandler =
  (part: ComponentKey) =>
  async ({ lookups, body }: Call) => {
    const { filters, limit = 10 } = body as {
      filters: Partial<Record<ComponentKey, string | null>>;
      limit?: number;
    };
    const searchText = filters[part];
    const isMatch = (row: Tas) =>
      componentKeys.every(
        (otherPart) =>
          otherPart === part ||
          filters[otherPart] === undefined ||
          filters[otherPart] === '' ||
          row[otherPart] === filters[otherPart],
      );
    const matchingValues = [
      ...new Set(lookups.tas.filter((row) => row.label && isMatch(row)).map((row) => row[part])),
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
