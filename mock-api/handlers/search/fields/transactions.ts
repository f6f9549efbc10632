import { day, number, text } from '../../../core/values';
import { placeFromRow } from '../../shared/places';
import { dollars, type RowSource } from '../queries/pageRows';
import {
  agency,
  date,
  type Field,
  labelSort,
  listing,
  money,
  naics,
  partyWords,
  placeNeeds,
  profileKey,
  psc,
  subagency,
  typeLabel,
} from './common';

const raw = (key: string, needs: readonly string[], read: Field['read']): [string, Field] => [
  key,
  { sort: 'null::VARCHAR', needs, read },
];
/** The row source of transactions. */
export const transactionSource: RowSource = {
  table: 'tx',
  columns: {
    ...dollars('amount', 'face_value'),
    order_end: { sql: '(select order_end from award a where a.id = award_id)', of: 'award_id' },
  },
  words: {
    ...partyWords,
    recipient_name: ['recipient.name', 'recipient_id'],
    display_id: ['award.display_id', 'award_id'],
    generated_id: ['award.generated_id', 'award_id'],
    txt: ['text.txt', 'text_id'],
  },
};
/** The fields of transactions; other names are refused. */
export const transactionFields: Readonly<Record<string, Field>> = {
  'Action Date': date('action_date'),
  'Action Type': { sort: 'action_type', needs: ['action_type'], read: (row) => row.action_type },
  Mod: { sort: 'mod', needs: ['mod'], read: (row) => row.mod },
  'Transaction Amount': money('amount'),
  'Transaction Description': {
    sort: '(select txt from text t where t.id = text_id)',
    needs: ['txt'],
    read: (row) => row.txt,
  },
  'Award ID': {
    sort: '(select display_id from award a where a.id = award_id)',
    needs: ['display_id'],
    read: (row) => row.display_id,
  },
  'Award Type': { sort: labelSort, needs: ['type_id'], read: typeLabel },
  'Recipient Name': {
    sort: 'name_rank',
    needs: ['recipient_name'],
    read: (row) => row.recipient_name || null,
  },
  'Recipient UEI': {
    sort: '(select uei from recipient r where r.id = recipient_id)',
    needs: ['uei'],
    read: (row) => row.uei,
  },
  'Recipient Location': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = rec_place)`,
    needs: placeNeeds('rec'),
    read: (row, lookups) => placeFromRow(lookups, row, 'rec'),
  },
  'Primary Place of Performance': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = pop_place)`,
    needs: placeNeeds('pop'),
    read: (row, lookups) => placeFromRow(lookups, row, 'pop'),
  },
  'Awarding Agency': agency('top_id', 'name'),
  'Awarding Sub Agency': subagency('sub_id', 'name'),
  'Funding Agency': agency('ftop_id', 'name'),
  'Funding Sub Agency': subagency('fsub_id', 'name'),
  awarding_agency_id: { sort: 'top_id', needs: ['top_id'], read: (row) => number(row.top_id) },
  awarding_agency_slug: {
    sort: 'top_id',
    needs: ['top_id'],
    read: (row, lookups) => lookups.toptier.get(Number(row.top_id))?.slug ?? null,
  },
  funding_agency_slug: {
    sort: 'ftop_id',
    needs: ['ftop_id'],
    read: (row, lookups) => lookups.toptier.get(Number(row.ftop_id))?.slug ?? null,
  },
  internal_id: { sort: 'award_id', needs: ['award_id'], read: (row) => number(row.award_id) },
  generated_internal_id: {
    sort: 'award_id',
    needs: ['generated_id'],
    read: (row) => row.generated_id,
  },
  recipient_id: { sort: 'recipient_id', ...profileKey },
  'Issued Date': {
    sort: 'signed',
    needs: ['grp', 'signed'],
    read: (row) => (Number(row.grp) === 4 ? day(row.signed) : null),
  },
  'Last Date to Order': {
    sort: 'award_id',
    needs: ['order_end'],
    read: (row) => day(row.order_end),
  },
  'Loan Value': {
    sort: 'face_value',
    needs: ['face_value'],
    read: (row) => number(row.face_value),
  },
  'Subsidy Cost': {
    sort: 'amount',
    needs: ['grp', 'amount'],
    read: (row) => (Number(row.grp) === 4 ? number(row.amount) : null),
  },
  NAICS: { sort: 'naics', needs: ['naics'], read: naics },
  PSC: { sort: '(select code from psc p where p.id = psc_id)', needs: ['psc_id'], read: psc },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = listing_id)',
    needs: ['listing_id'],
    read: (row, lookups) => {
      const one = listing(row, lookups);
      return { cfda_number: one?.cfda_number ?? null, cfda_title: one?.cfda_program_title ?? null };
    },
  },
  def_codes: { sort: 'defc_mask', needs: ['defc_mask'], read: (row) => row.def_codes ?? null },
  ...Object.fromEntries([
    raw(
      'cfda_number',
      ['listing_id'],
      (row, lookups) => listing(row, lookups)?.cfda_number ?? null,
    ),
    raw(
      'cfda_title',
      ['listing_id'],
      (row, lookups) => listing(row, lookups)?.cfda_program_title ?? null,
    ),
    raw('naics_code', ['naics'], (row, lookups) => naics(row, lookups).code),
    raw('naics_description', ['naics'], (row, lookups) => naics(row, lookups).description),
    raw('product_or_service_code', ['psc_id'], (row, lookups) => psc(row, lookups).code),
    raw(
      'product_or_service_description',
      ['psc_id'],
      (row, lookups) => psc(row, lookups).description,
    ),
    ...(['city_name', 'state_code', 'country_name'] as const).flatMap((key) => [
      raw(
        `pop_${key}`,
        placeNeeds('pop'),
        (row, lookups) => placeFromRow(lookups, row, 'pop')[key],
      ),
      raw(
        `recipient_location_${key}`,
        placeNeeds('rec'),
        (row, lookups) => placeFromRow(lookups, row, 'rec')[key],
      ),
    ]),
    ...(['address_line1', 'address_line2', 'address_line3'] as const).map((key) =>
      raw(`recipient_location_${key}`, ['address'], (row) =>
        key === 'address_line1' ? text(row.address) : null,
      ),
    ),
  ]),
};
