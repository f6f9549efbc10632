import { Type } from '@sinclair/typebox';
import { NullableText, NullableInteger } from '../core/shapes';
import { Limit } from '../core/paging';
import type { Call, Route } from '../core/route';
import type { Tas } from '../core/lookups';
import { normalise } from '../db/searchText';
import { Values } from '../filters/values';

const SearchBody = Type.Object({
  search_text: Type.String(),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
});
interface Search {
  search_text: string;
  limit?: number;
}

/** Rows whose code begins with the text or whose words hold it; codes first, then by code. */
const byCode = <R>(
  { body }: Call,
  rows: readonly R[],
  code: (row: R) => string,
  words: (row: R) => string,
): R[] => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const phrase = normalise(text);
  const typed = text.trim().toUpperCase();
  if (phrase === ' ') return [];
  const begins = (row: R) => Number(code(row).startsWith(typed));
  return rows
    .filter((row) => begins(row) || normalise(words(row)).includes(phrase))
    .sort((a, b) => begins(b) - begins(a) || (code(a) < code(b) ? -1 : 1))
    .slice(0, limit);
};

/** Parts of a treasury account symbol, in the order of the symbol. */
const parts = ['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub'] as const;
type Part = (typeof parts)[number];
const ComponentBody = Type.Object({
  filters: Type.Object(
    Object.fromEntries(parts.map((part) => [part, Type.Optional(NullableText)])),
  ),
  limit: Limit(500),
});
/** Values of one part among the accounts that have the other parts as given; the part itself by its beginning. */
const component =
  (part: Part) =>
  async ({ lookups, body }: Call) => {
    const { filters, limit = 10 } = body as {
      filters: Partial<Record<Part, string | null>>;
      limit?: number;
    };
    const typed = filters[part];
    const fits = (row: Tas) =>
      parts.every(
        (other) =>
          other === part ||
          filters[other] === undefined ||
          filters[other] === '' ||
          row[other] === filters[other],
      );
    const found = [...new Set(lookups.tas.filter(fits).map((row) => row[part]))].filter((value) =>
      typed === undefined || typed === ''
        ? true
        : typed === null
          ? value === null
          : (value ?? '').startsWith(typed.toUpperCase()),
    );
    const values = found.sort((a, b) => (a ?? '').localeCompare(b ?? '')).slice(0, limit);
    if (part !== 'ata' && part !== 'aid') return { results: values };
    const agency = (code: string | null) =>
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
          const top = agency(value);
          return {
            [part]: value,
            agency_name: top?.name ?? null,
            agency_abbreviation: top?.abbr ?? null,
          };
        }),
    };
  };
const componentAnswer = (part: Part) =>
  Type.Object({
    results: Type.Array(
      part === 'ata' || part === 'aid'
        ? Type.Object({
            [part]: Type.String(),
            agency_name: NullableText,
            agency_abbreviation: NullableText,
          })
        : NullableText,
    ),
  });

const agencyShape = { abbreviation: NullableText, code: NullableText, name: Type.String() };
const officeShape = Type.Object({ code: Type.String(), name: Type.String() });
const OfficeAnswer = Type.Object({
  messages: Type.Array(Type.String()),
  results: Type.Object({
    toptier_agency: Type.Array(
      Type.Object({
        ...agencyShape,
        subtier_agencies: Type.Array(Type.Object(agencyShape)),
        offices: Type.Array(officeShape),
      }),
    ),
    subtier_agency: Type.Array(
      Type.Object({
        ...agencyShape,
        toptier_agency: Type.Object(agencyShape),
        offices: Type.Array(officeShape),
      }),
    ),
    office: Type.Array(
      Type.Object({
        ...officeShape.properties,
        toptier_agency: Type.Object(agencyShape),
        subtier_agency: Type.Object(agencyShape),
      }),
    ),
  }),
});
/** Agencies of both tiers and offices whose name, abbreviation or code holds the text, each with what lies above and below it. */
const offices = async ({ db, lookups, body }: Call) => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const phrase = normalise(text);
  const empty = { results: { toptier_agency: [], subtier_agency: [], office: [] }, messages: [] };
  if (phrase === ' ') return empty;
  const all = await db.query<{ subtier_id: number; code: string; name: string }>(
    "select subtier_id, code, coalesce(name, '') as name from office order by name, code",
    [],
  );
  const hit = (row: { name: string; code: string; abbr?: string | null }) =>
    normalise(row.name).includes(phrase) ||
    [row.code, row.abbr].some((code) => code?.toUpperCase() === text.trim().toUpperCase());
  const short = (row: { abbr: string | null; code: string; name: string }) => ({
    abbreviation: row.abbr,
    code: row.code,
    name: row.name,
  });
  const under = (subs: readonly { id: number }[]) =>
    all
      .filter((office) => subs.some(({ id }) => id === Number(office.subtier_id)))
      .map(({ code, name }) => ({ code, name }));
  const subsOf = (top: { id: number }) =>
    lookups.subtiers.filter((sub) => sub.toptier_id === top.id);
  return {
    messages: [],
    results: {
      toptier_agency: lookups.toptiers
        .filter(hit)
        .slice(0, limit)
        .map((top) => ({
          ...short(top),
          subtier_agencies: subsOf(top).map(short),
          offices: under(subsOf(top)),
        })),
      subtier_agency: lookups.subtiers
        .filter(hit)
        .slice(0, limit)
        .map((sub) => ({
          ...short(sub),
          toptier_agency: short(lookups.toptier.get(sub.toptier_id)!),
          offices: under([sub]),
        })),
      office: all
        .filter(hit)
        .slice(0, limit)
        .map(({ code, name, subtier_id: id }) => {
          const sub = lookups.subtier.get(Number(id))!;
          return {
            code,
            name,
            toptier_agency: short(lookups.toptier.get(sub.toptier_id)!),
            subtier_agency: short(sub),
          };
        }),
    },
  };
};

/** Program activities by part of their code or name, each pair of the two once. */
const programActivities = async ({ db, body }: Call) => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const values = new Values();
  const typed = values.add(text.trim().toUpperCase());
  if (!text.trim()) return { results: [] };
  const rows = await db.query<{ code: string; name: string }>(
    `select distinct code, upper(name) AS name from program_activity where contains(upper(name), ${typed}) or starts_with(code, ${typed}) order by starts_with(code, ${typed}) desc, name, code limit ${limit}`,
    values.list,
  );
  return {
    results: rows.map((row) => ({
      program_activity_code: row.code,
      program_activity_name: row.name,
    })),
  };
};

export const codeAutocompleteRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/autocomplete/naics/',
    summary: 'NAICS codes by typed text',
    errors: [400, 422],
    body: SearchBody,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          naics: Type.String(),
          naics_description: Type.String(),
          year_retired: NullableInteger,
        }),
      ),
    }),
    handler: async (call) => ({
      results: byCode(
        call,
        call.lookups.naics.filter((row) => row.code >= 100000),
        (row) => String(row.code),
        (row) => row.text ?? '',
      ).map((row) => ({
        naics: String(row.code),
        naics_description: row.text ?? '',
        year_retired: row.year_retired,
      })),
    }),
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/psc/',
    summary: 'Product or service codes by typed text',
    errors: [400, 422],
    body: SearchBody,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ product_or_service_code: Type.String(), psc_description: Type.String() }),
      ),
    }),
    handler: async (call) => ({
      results: byCode(
        call,
        call.lookups.psc,
        (row) => row.code,
        (row) => row.text ?? '',
      ).map((row) => ({ product_or_service_code: row.code, psc_description: row.text ?? '' })),
    }),
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/program_activity/',
    summary: 'Program activities by typed text',
    errors: [400, 422],
    body: SearchBody,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ program_activity_code: Type.String(), program_activity_name: Type.String() }),
      ),
    }),
    handler: programActivities,
  },
  ...(['awarding_agency_office', 'funding_agency_office'] as const).map((name): Route => ({
    method: 'POST',
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies and offices by typed text',
    errors: [400, 422],
    body: SearchBody,
    answer: OfficeAnswer,
    handler: offices,
  })),
  ...parts.map((part): Route => ({
    method: 'POST',
    path: `v2/autocomplete/accounts/${part}/`,
    summary: `Treasury accounts: values of ${part}`,
    errors: [400, 422],
    body: ComponentBody,
    answer: componentAnswer(part),
    handler: component(part),
  })),
];
