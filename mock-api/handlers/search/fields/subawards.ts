import { day, number } from '../../../core/values';
import { placeFromRow } from '../../shared/places';
import { dollars, type RowSource } from '../queries/pageRows';
import {
  assistance,
  contracts,
  type Field,
  listing,
  naics,
  partyWords,
  placeNeeds,
  psc,
  sub,
  top,
} from './common';

/** The row source of subawards. */
export const subawardSource: RowSource = {
  table: 'subaward s',
  columns: {
    ...dollars('amount'),
    p_recipient_id: {
      sql: '(select recipient_id from award a where a.id = award_id)',
      of: 'award_id',
    },
  },
  words: {
    ...partyWords,
    name: ['recipient.name', 'recipient_id'],
    txt: ['text.txt', 'text_id'],
    p_display_id: ['award.display_id', 'award_id'],
    p_generated_id: ['award.generated_id', 'award_id'],
    p_recipient_name: ['recipient.name', 'p_recipient_id'],
    p_uei: ['recipient.uei', 'p_recipient_id'],
    p_recipient_key: ['recipient.key', 'p_recipient_id'],
    p_recipient_kind: ['recipient.kind', 'p_recipient_id'],
  },
};

/** The fields of subawards. `p_…` are texts of the prime award. */
export const subawardFields: Readonly<Record<string, Field>> = {
  'Sub-Award ID': { sort: 's.number', needs: ['number'], read: (row) => row.number },
  'Sub-Awardee Name': { sort: 's.name_rank', needs: ['name'], read: (row) => row.name },
  'Sub-Award Amount': { sort: 's.amount', needs: ['amount'], read: (row) => number(row.amount) },
  'Sub-Award Date': { sort: 's.sub_date', needs: ['sub_date'], read: (row) => day(row.sub_date) },
  'Sub-Award Description': {
    sort: '(select txt from text t where t.id = s.text_id)',
    needs: ['txt'],
    read: (row) => row.txt,
  },
  'Sub-Award Type': {
    sort: 's.grp <= 1',
    needs: ['grp'],
    read: (row) => (Number(row.grp) <= 1 ? 'sub-contract' : 'sub-grant'),
  },
  'Sub-Recipient UEI': {
    sort: '(select uei from recipient r where r.id = s.recipient_id)',
    needs: ['uei'],
    read: (row) => row.uei,
  },
  'Sub-Recipient Location': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = s.rec_place)`,
    needs: placeNeeds('rec'),
    read: (row, lookups) => placeFromRow(lookups, row, 'rec'),
  },
  'Sub-Award Primary Place of Performance': {
    sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = s.pop_place)`,
    needs: placeNeeds('pop'),
    read: (row, lookups) => placeFromRow(lookups, row, 'pop'),
  },
  sub_award_recipient_id: {
    sort: 's.recipient_id',
    needs: ['recipient_key'],
    read: (row) => row.recipient_key,
  },
  'Prime Award ID': {
    sort: '(select display_id from award a where a.id = s.award_id)',
    needs: ['p_display_id'],
    read: (row) => row.p_display_id,
  },
  'Prime Recipient Name': {
    sort: '(select name_rank from award a where a.id = s.award_id)',
    needs: ['p_recipient_name'],
    read: (row) => row.p_recipient_name,
  },
  'Prime Award Recipient UEI': {
    sort: '(select uei from award a where a.id = s.award_id)',
    needs: ['p_uei'],
    read: (row) => row.p_uei,
  },
  prime_award_recipient_id: {
    sort: '(select recipient_key from award a where a.id = s.award_id)',
    needs: ['p_recipient_key', 'p_recipient_kind'],
    read: (row) => (row.p_recipient_kind === null ? row.p_recipient_key : null),
  },
  'Awarding Agency': {
    sort: top('s.top_id', 'name'),
    needs: ['top_id'],
    read: (row, lookups) => lookups.toptier.get(Number(row.top_id))?.name ?? null,
  },
  'Awarding Sub Agency': {
    sort: sub('s.sub_id', 'name'),
    needs: ['sub_id'],
    read: (row, lookups) => lookups.subtier.get(Number(row.sub_id))?.name ?? null,
  },
  NAICS: { sort: 's.naics', needs: ['naics'], read: naics, groups: contracts },
  PSC: {
    sort: '(select code from psc p where p.id = s.psc_id)',
    needs: ['psc_id'],
    read: psc,
    groups: contracts,
  },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = s.listing_id)',
    needs: ['listing_id'],
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
