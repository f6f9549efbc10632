import { day, number } from '../../../core/values';
import { placeFromRow } from '../../shared/places';
import { assistance, contracts, type Field, listing, naics, psc, sub, top } from './common';

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
