import { awardTypeLabel } from '../../src/domain/codes/awardTypes';
import type { Lookups } from '../core/lookups';
import { day, number, text } from '../core/values';
import type { Row } from '../db/database';
import { typeCodes } from '../db/schema';
import { placeFromRow } from './places';

/** One column of `spending_by_award`: how to order by it and how to read it from a row. `groups` lists the award groups that have it. */
export interface Field {
  sort: string;
  read: (row: Row, lookups: Lookups) => unknown;
  groups?: readonly number[];
}

const top = (column: string, what: string) =>
  `(select ${what} from toptier o where o.id = ${column})`;
const sub = (column: string, what: string) =>
  `(select ${what} from subtier o where o.id = ${column})`;
const typeLabel = (row: Row): string => awardTypeLabel(typeCodes[Number(row.type_id)]!);
const labelSort = `(case type_id ${typeCodes.map((code, id) => `when ${id} then '${awardTypeLabel(code).replaceAll("'", "''")}'`).join(' ')} end)`;
const naics = (row: Row, lookups: Lookups) => {
  const code = number(row.naics);
  return {
    code: code === null ? null : String(code),
    description: code === null ? null : (lookups.naicsText.get(code)?.text?.toUpperCase() ?? null),
  };
};
const psc = (row: Row, lookups: Lookups) => {
  const found = row.psc_id === null ? undefined : lookups.pscById.get(Number(row.psc_id));
  return { code: found?.code ?? null, description: found?.text ?? null };
};
const listing = (row: Row, lookups: Lookups) => {
  const found = row.listing_id === null ? undefined : lookups.listing.get(Number(row.listing_id));
  return found && { cfda_number: found.number, cfda_program_title: found.title };
};
const agency = (column: 'top_id' | 'ftop_id', key: 'name' | 'code'): Field => ({
  sort: top(column, key),
  read: (row, lookups) =>
    row[column] === null ? null : (lookups.toptier.get(Number(row[column]))?.[key] ?? null),
});
const subagency = (column: 'sub_id' | 'fsub_id', key: 'name' | 'code'): Field => ({
  sort: sub(column, key),
  read: (row, lookups) =>
    row[column] === null ? null : (lookups.subtier.get(Number(row[column]))?.[key] ?? null),
});
const money = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  read: (row) => number(row[column]),
  groups,
});
const date = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  read: (row) => day(row[column]),
  groups,
});
const place = (side: 'rec' | 'pop'): Field => ({
  sort: `coalesce(${side}_city, '') || ' ' || coalesce((select code from state s where s.id = ${side}_state), '') || ' ' || coalesce((select name from country c where c.id = ${side}_country), '')`,
  read: (row, lookups) => placeFromRow(lookups, row, side),
});
const contracts = [0, 1];
const loans = [4];
const notLoans = [0, 1, 2, 3, 5];
const assistance = [2, 3, 4, 5];

/** Fields of prime awards (`filters.md` §6). A field outside its groups reads null. */
export const awardFields: Readonly<Record<string, Field>> = {
  'Award ID': { sort: 'display_id', read: (row) => row.display_id },
  'Recipient Name': { sort: 'name_rank', read: (row) => row.recipient_name || null },
  'Recipient DUNS Number': { sort: 'name_rank', read: (row) => row.duns ?? null },
  'Recipient UEI': { sort: 'uei', read: (row) => row.uei },
  recipient_id: { sort: 'recipient_key', read: (row) => row.recipient_key },
  prime_award_recipient_id: { sort: 'recipient_key', read: (row) => row.recipient_key },
  'Recipient Location': place('rec'),
  'Primary Place of Performance': place('pop'),
  'Awarding Agency': agency('top_id', 'name'),
  'Awarding Agency Code': agency('top_id', 'code'),
  'Awarding Sub Agency': subagency('sub_id', 'name'),
  'Awarding Sub Agency Code': subagency('sub_id', 'code'),
  'Funding Agency': agency('ftop_id', 'name'),
  'Funding Agency Code': agency('ftop_id', 'code'),
  'Funding Sub Agency': subagency('fsub_id', 'name'),
  'Funding Sub Agency Code': subagency('fsub_id', 'code'),
  // The city's own code is not part of this data set.
  'Place of Performance City Code': { sort: 'pop_place', read: () => null },
  'Place of Performance State Code': {
    sort: '(select code from state s where s.id = pop_state)',
    read: (row, lookups) =>
      row.pop_state === null ? null : (lookups.state.get(Number(row.pop_state))?.code ?? null),
  },
  'Place of Performance Country Code': {
    sort: '(select alpha3 from country c where c.id = pop_country)',
    read: (row, lookups) =>
      row.pop_country === null
        ? null
        : (lookups.country.get(Number(row.pop_country))?.alpha3 ?? null),
  },
  'Place of Performance Zip5': { sort: 'pop_zip', read: (row) => row.pop_zip },
  Description: { sort: 'description', read: (row) => row.description },
  'Last Modified Date': date('last_modified'),
  'Base Obligation Date': date('signed'),
  generated_internal_id: { sort: 'generated_id', read: (row) => row.generated_id },
  def_codes: { sort: 'defc_mask', read: (row) => row.def_codes ?? null },
  'COVID-19 Obligations': { sort: 'covid_obligation', read: (row) => row.covid_o ?? null },
  'COVID-19 Outlays': { sort: 'covid_outlay', read: (row) => row.covid_u ?? null },
  'Infrastructure Obligations': { sort: 'infra_obligation', read: (row) => row.infra_o ?? null },
  'Infrastructure Outlays': { sort: 'infra_outlay', read: (row) => row.infra_u ?? null },
  'Start Date': date('start_date', notLoans),
  'End Date': date('end_date', [0, 2, 3, 5]),
  'Last Date to Order': date('order_end', [1]),
  'Issued Date': date('signed', loans),
  'Award Amount': money('obligation', notLoans),
  'Total Outlays': money('outlay', notLoans),
  'Loan Value': money('face_value', loans),
  'Subsidy Cost': money('obligation', loans),
  'Contract Award Type': { sort: labelSort, read: typeLabel, groups: contracts },
  'Award Type': { sort: labelSort, read: typeLabel, groups: [2, 3, 5] },
  NAICS: { sort: 'naics', read: naics, groups: contracts },
  PSC: { sort: '(select code from psc p where p.id = psc_id)', read: psc, groups: contracts },
  'SAI Number': { sort: 'null::VARCHAR', read: () => null, groups: assistance },
  'CFDA Number': {
    sort: '(select number from listing l where l.id = listing_id)',
    read: (row, lookups) => listing(row, lookups)?.cfda_number ?? null,
    groups: assistance,
  },
  'Assistance Listings': {
    sort: `(select number || ' ' || title from listing l where l.id = listing_id)`,
    read: (row, lookups) => {
      const one = listing(row, lookups);
      return one ? [one] : [];
    },
    groups: assistance,
  },
  primary_assistance_listing: {
    sort: `(select number || ' ' || title from listing l where l.id = listing_id)`,
    read: (row, lookups) => listing(row, lookups) ?? null,
    groups: assistance,
  },
};

/** Sorts that need neither belong to the award group nor be among the requested fields (`filters.md` §5). */
export const freeSorts: Readonly<Record<string, string>> = {
  NAICS: awardFields.NAICS!.sort,
  PSC: awardFields.PSC!.sort,
  'Recipient Location': awardFields['Recipient Location']!.sort,
  'Primary Place of Performance': awardFields['Primary Place of Performance']!.sort,
  'Assistance Listing': awardFields['Assistance Listings']!.sort,
  'Recipient UEI': 'uei',
  'Contract Award Type': labelSort,
};

/** Fields of subawards, over the subaward joined with its award (`p_…`). */
export const subawardFields: Readonly<Record<string, Field>> = {
  'Sub-Award ID': { sort: 's.number', read: (row) => row.number },
  'Sub-Awardee Name': { sort: 's.name_rank', read: (row) => row.name },
  'Sub-Award Amount': { sort: 's.amount', read: (row) => number(row.amount) },
  'Sub-Award Date': { sort: 's.sub_date', read: (row) => day(row.sub_date) },
  'Sub-Award Description': {
    sort: '(select txt from text t where t.id = s.text_id)',
    read: (row) => row.txt,
  },
  'Sub-Award Type': {
    sort: 's.grp <= 1',
    read: (row) => (Number(row.grp) <= 1 ? 'sub-contract' : 'sub-grant'),
  },
  'Sub-Recipient UEI': {
    sort: '(select uei from recipient r where r.id = s.recipient_id)',
    read: (row) => row.uei,
  },
  'Sub-Recipient Location': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = s.rec_place)`,
    read: (row, lookups) => placeFromRow(lookups, row, 'rec'),
  },
  'Sub-Award Primary Place of Performance': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = s.pop_place)`,
    read: (row, lookups) => placeFromRow(lookups, row, 'pop'),
  },
  sub_award_recipient_id: { sort: 's.recipient_id', read: (row) => row.recipient_key },
  'Prime Award ID': {
    sort: '(select display_id from award a where a.id = s.award_id)',
    read: (row) => row.p_display_id,
  },
  'Prime Recipient Name': {
    sort: '(select name_rank from award a where a.id = s.award_id)',
    read: (row) => row.p_recipient_name,
  },
  'Prime Award Recipient UEI': {
    sort: '(select uei from award a where a.id = s.award_id)',
    read: (row) => row.p_uei,
  },
  prime_award_recipient_id: {
    sort: '(select recipient_key from award a where a.id = s.award_id)',
    read: (row) => row.p_recipient_key,
  },
  'Awarding Agency': {
    sort: top('s.top_id', 'name'),
    read: (row, lookups) => lookups.toptier.get(Number(row.top_id))?.name ?? null,
  },
  'Awarding Sub Agency': {
    sort: sub('s.sub_id', 'name'),
    read: (row, lookups) => lookups.subtier.get(Number(row.sub_id))?.name ?? null,
  },
  NAICS: { sort: 's.naics', read: naics, groups: contracts },
  PSC: { sort: '(select code from psc p where p.id = s.psc_id)', read: psc, groups: contracts },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = s.listing_id)',
    read: (row, lookups) => listing(row, lookups) ?? null,
    groups: assistance,
  },
};
export const freeSubawardSorts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'NAICS',
    'PSC',
    'Assistance Listing',
    'Sub-Recipient Location',
    'Sub-Award Primary Place of Performance',
  ].map((name) => [name, subawardFields[name]!.sort]),
);

const raw = (key: string, read: Field['read']): [string, Field] => [
  key,
  { sort: 'null::VARCHAR', read },
];
/** Fields of transactions; any other name is refused. */
export const transactionFields: Readonly<Record<string, Field>> = {
  'Action Date': date('action_date'),
  'Action Type': { sort: 'action_type', read: (row) => row.action_type },
  Mod: { sort: 'mod', read: (row) => row.mod },
  'Transaction Amount': money('amount'),
  'Transaction Description': {
    sort: '(select txt from text t where t.id = text_id)',
    read: (row) => row.txt,
  },
  'Award ID': {
    sort: '(select display_id from award a where a.id = award_id)',
    read: (row) => row.display_id,
  },
  'Award Type': { sort: labelSort, read: typeLabel },
  'Recipient Name': { sort: 'name_rank', read: (row) => row.recipient_name || null },
  'Recipient UEI': {
    sort: '(select uei from recipient r where r.id = recipient_id)',
    read: (row) => row.uei,
  },
  'Recipient Location': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = rec_place)`,
    read: (row, lookups) => placeFromRow(lookups, row, 'rec'),
  },
  'Primary Place of Performance': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = pop_place)`,
    read: (row, lookups) => placeFromRow(lookups, row, 'pop'),
  },
  'Awarding Agency': agency('top_id', 'name'),
  'Awarding Sub Agency': subagency('sub_id', 'name'),
  'Funding Agency': agency('ftop_id', 'name'),
  'Funding Sub Agency': subagency('fsub_id', 'name'),
  awarding_agency_id: { sort: 'top_id', read: (row) => number(row.top_id) },
  awarding_agency_slug: {
    sort: 'top_id',
    read: (row, lookups) => lookups.toptier.get(Number(row.top_id))?.slug ?? null,
  },
  funding_agency_slug: {
    sort: 'ftop_id',
    read: (row, lookups) => lookups.toptier.get(Number(row.ftop_id))?.slug ?? null,
  },
  internal_id: { sort: 'award_id', read: (row) => number(row.award_id) },
  generated_internal_id: { sort: 'award_id', read: (row) => row.generated_id },
  recipient_id: { sort: 'recipient_id', read: (row) => row.recipient_key },
  'Issued Date': {
    sort: 'signed',
    read: (row) => (Number(row.grp) === 4 ? day(row.signed) : null),
  },
  'Last Date to Order': { sort: 'award_id', read: (row) => day(row.order_end) },
  'Loan Value': { sort: 'face_value', read: (row) => number(row.face_value) },
  'Subsidy Cost': {
    sort: 'amount',
    read: (row) => (Number(row.grp) === 4 ? number(row.amount) : null),
  },
  NAICS: { sort: 'naics', read: naics },
  PSC: { sort: '(select code from psc p where p.id = psc_id)', read: psc },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = listing_id)',
    read: (row, lookups) => {
      const one = listing(row, lookups);
      return { cfda_number: one?.cfda_number ?? null, cfda_title: one?.cfda_program_title ?? null };
    },
  },
  def_codes: { sort: 'defc_mask', read: (row) => row.def_codes ?? null },
  ...Object.fromEntries([
    raw('cfda_number', (row, lookups) => listing(row, lookups)?.cfda_number ?? null),
    raw('cfda_title', (row, lookups) => listing(row, lookups)?.cfda_program_title ?? null),
    raw('naics_code', (row, lookups) => naics(row, lookups).code),
    raw('naics_description', (row, lookups) => naics(row, lookups).description),
    raw('product_or_service_code', (row, lookups) => psc(row, lookups).code),
    raw('product_or_service_description', (row, lookups) => psc(row, lookups).description),
    ...(['city_name', 'state_code', 'country_name'] as const).flatMap((key) => [
      raw(`pop_${key}`, (row, lookups) => placeFromRow(lookups, row, 'pop')[key]),
      raw(`recipient_location_${key}`, (row, lookups) => placeFromRow(lookups, row, 'rec')[key]),
    ]),
    ...(['address_line1', 'address_line2', 'address_line3'] as const).map((key) =>
      raw(`recipient_location_${key}`, (row) =>
        key === 'address_line1' ? text(row.address) : null,
      ),
    ),
  ]),
};
