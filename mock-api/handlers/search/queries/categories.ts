import type { Toptier } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import type { Row } from '../../../db/database';
import type { TextColumn } from '../../../db/textPacks';
import { getCountryName } from '../../shared/places';

/** How a category groups spending: its column, the response fields of a group, and the levels it does not support. */
export interface Category {
  column: string;
  describe: (key: unknown, call: Call, row?: Row) => Record<string, unknown>;
  unsupportedLevels?: readonly string[];
  /** The texts of a group, by field name. They are looked up by the group's key. */
  texts?: Readonly<Record<string, readonly [column: TextColumn, id: 'key']>>;
}
const agencyCategory = (column: string): Category => ({
  column,
  describe: (key, { lookups }) => {
    const row = lookups.toptierById.get(Number(key));
    return {
      id: row?.id ?? null,
      code: row?.abbr ?? null,
      name: row?.name ?? null,
      agency_slug: row?.slug ?? null,
    };
  },
});
const describeParent = (agency: Toptier | undefined) => ({
  agency_id: agency?.id ?? null,
  agency_abbreviation: agency?.abbr ?? null,
  agency_name: agency?.name ?? null,
  agency_slug: agency?.slug ?? null,
});
const subagencyCategory = (column: string): Category => ({
  column,
  describe: (key, { lookups }) => {
    const row = lookups.subtierById.get(Number(key));
    return {
      id: row?.id ?? null,
      code: row?.abbr ?? null,
      name: row?.name ?? null,
      subagency_slug: row?.slug ?? null,
      ...describeParent(row && lookups.toptierById.get(row.toptier_id)),
    };
  },
});
const recipientCategory: Category = {
  column: 'recipient_id',
  texts: {
    name: ['recipient.name', 'key'],
    uei: ['recipient.uei', 'key'],
    duns: ['recipient.duns', 'key'],
    kind: ['recipient.kind', 'key'],
    recipient_key: ['recipient.key', 'key'],
  },
  describe: (_key, _call, row) => ({
    code: row?.duns ?? null,
    name: row?.name ?? null,
    uei: row?.uei ?? null,
    // Multiple and redacted recipients have no profile.
    recipient_id: row?.kind === null ? row.recipient_key : null,
  }),
};
export const categories: Readonly<Record<string, Category>> = {
  awarding_agency: agencyCategory('top_id'),
  funding_agency: agencyCategory('ftop_id'),
  awarding_subagency: subagencyCategory('sub_id'),
  funding_subagency: subagencyCategory('fsub_id'),
  recipient: recipientCategory,
  recipient_duns: recipientCategory,
  cfda: {
    column: 'listing_id',
    describe: (key, { lookups }) => {
      const row = lookups.listingById.get(Number(key));
      return { id: row?.id ?? null, code: row?.number ?? null, name: row?.title ?? null };
    },
  },
  naics: {
    column: 'naics',
    describe: (key, { lookups }) => {
      const row = lookups.naicsByCode.get(Number(key));
      return {
        id: null,
        code: String(key),
        name: row?.text?.toUpperCase() ?? null,
        year_retired: row?.year_retired ?? null,
      };
    },
  },
  psc: {
    column: 'psc_id',
    describe: (key, { lookups }) => {
      const row = lookups.pscById.get(Number(key));
      return { id: null, code: row?.code ?? null, name: row?.text ?? null };
    },
  },
  country: {
    column: 'pop_country',
    describe: (key, { lookups }) => {
      const row = lookups.countryById.get(Number(key));
      return { id: null, code: row?.alpha3 ?? null, name: getCountryName(row) };
    },
  },
  state_territory: {
    column: 'pop_state',
    describe: (key, { lookups }) => {
      const row = lookups.stateById.get(Number(key));
      return { id: null, code: row?.code ?? null, name: row?.name ?? null };
    },
  },
  county: {
    column: 'pop_county',
    describe: (key, { lookups }) => {
      const row = lookups.countyById.get(Number(key));
      return { id: null, code: row?.fips3 ?? null, name: row?.name?.toUpperCase() ?? null };
    },
  },
  district: {
    column: 'pop_cd_cur',
    describe: (key, { lookups }) => {
      const code = String(Number(key) % 100).padStart(2, '0');
      return {
        id: null,
        code,
        name: `${lookups.stateById.get(Math.floor(Number(key) / 100))?.code ?? '--'}-${code === '90' ? 'MULTIPLE DISTRICTS' : code}`,
      };
    },
  },
  federal_account: {
    column: 'account',
    unsupportedLevels: ['subawards'],
    describe: (key, _call, row) => ({
      id: Number(key),
      code: row?.code ?? null,
      name: row?.title ?? null,
    }),
  },
  defc: {
    column: 'defc',
    describe: (key, { lookups }) => {
      const row = lookups.defCodes[Number(key)];
      return { id: null, code: row?.code ?? null, name: row?.title ?? null };
    },
  },
};
