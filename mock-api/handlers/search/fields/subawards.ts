import { toIsoDate, toNumber } from '../../../core/values';
import { dollarColumns, type RowSource } from '../queries/pageRows';
import {
  agency,
  assistanceGroups,
  contractGroups,
  type Field,
  readListing,
  naics,
  partyTexts,
  cityPlaceField,
  readPsc,
  storedField,
  subtierSql,
  subagency,
  toptierSql,
} from './common';

export const subawardSource: RowSource = {
  table: 'subaward s',
  tie: 's.id',
  columns: {
    ...dollarColumns('amount'),
    p_recipient_id: {
      sql: '(select recipient_id from award a where a.id = award_id)',
      of: 'award_id',
    },
  },
  texts: {
    ...partyTexts,
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

const primeColumn = (column: string) => `(select ${column} from award a where a.id = s.award_id)`;
/** The fields of subawards. Columns that begin with `p_` are texts of the prime award. */
export const subawardFields: Readonly<Record<string, Field>> = {
  'Sub-Award ID': storedField('number', 's.number'),
  'Sub-Awardee Name': storedField('name', 's.name_rank'),
  'Sub-Award Amount': { sort: 's.amount', needs: ['amount'], read: (row) => toNumber(row.amount) },
  'Sub-Award Date': {
    sort: 's.sub_date',
    needs: ['sub_date'],
    read: (row) => toIsoDate(row.sub_date),
  },
  'Sub-Award Description': storedField('txt', '(select txt from text t where t.id = s.text_id)'),
  'Sub-Award Type': {
    sort: 's.grp <= 1',
    needs: ['grp'],
    read: (row) => (Number(row.grp) <= 1 ? 'sub-contract' : 'sub-grant'),
  },
  'Sub-Recipient UEI': storedField(
    'uei',
    '(select uei from recipient r where r.id = s.recipient_id)',
  ),
  'Sub-Recipient Location': cityPlaceField('rec', 's.rec_place'),
  'Sub-Award Primary Place of Performance': cityPlaceField('pop', 's.pop_place'),
  sub_award_recipient_id: storedField('recipient_key', 's.recipient_id'),
  'Prime Award ID': storedField('p_display_id', primeColumn('display_id')),
  'Prime Recipient Name': storedField('p_recipient_name', primeColumn('name_rank')),
  'Prime Award Recipient UEI': storedField('p_uei', primeColumn('uei')),
  prime_award_recipient_id: {
    sort: primeColumn('recipient_key'),
    needs: ['p_recipient_key', 'p_recipient_kind'],
    read: (row) => (row.p_recipient_kind === null ? row.p_recipient_key : null),
  },
  'Awarding Agency': { ...agency('top_id', 'name'), sort: toptierSql('s.top_id', 'name') },
  'Awarding Sub Agency': { ...subagency('sub_id', 'name'), sort: subtierSql('s.sub_id', 'name') },
  NAICS: { sort: 's.naics', needs: ['naics'], read: naics, groups: contractGroups },
  PSC: {
    sort: '(select code from psc p where p.id = s.psc_id)',
    needs: ['psc_id'],
    read: readPsc,
    groups: contractGroups,
  },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = s.listing_id)',
    needs: ['listing_id'],
    read: (row, lookups) => readListing(row, lookups) ?? null,
    groups: assistanceGroups,
  },
};
export const extraSubawardSorts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'NAICS',
    'PSC',
    'Assistance Listing',
    'Sub-Recipient Location',
    'Sub-Award Primary Place of Performance',
  ].map((name) => [name, subawardFields[name]!.sort]),
);
