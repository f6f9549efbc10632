import { toIsoDate, toNumber, toText } from '../../../core/values';
import { placeFromRow } from '../../shared/places';
import { dollarColumns, type RowSource } from '../queries/pageRows';
import {
  agency,
  awardTypeField,
  dateField,
  type Field,
  readListing,
  moneyField,
  naics,
  partyTexts,
  cityPlaceField,
  placeColumns,
  profileIdField,
  readPsc,
  recipientNameField,
  storedField,
  subagency,
} from './common';

/** Returns a field that is accepted as a sort key but does not change the order. */
const unsortedField = (needs: readonly string[], read: Field['read']): Field => ({
  sort: 'null::VARCHAR',
  needs,
  read,
});
export const transactionSource: RowSource = {
  table: 'tx',
  tie: 'tid',
  columns: {
    ...dollarColumns('amount', 'face_value'),
    order_end: { sql: '(select order_end from award a where a.id = award_id)', of: 'award_id' },
  },
  texts: {
    ...partyTexts,
    recipient_name: ['recipient.name', 'recipient_id'],
    display_id: ['award.display_id', 'award_id'],
    generated_id: ['award.generated_id', 'award_id'],
    txt: ['text.txt', 'text_id'],
  },
};
/** The fields of transactions. Requests with other names are rejected. */
export const transactionFields: Readonly<Record<string, Field>> = {
  'Action Date': dateField('action_date'),
  'Action Type': storedField('action_type'),
  Mod: storedField('mod'),
  'Transaction Amount': moneyField('amount'),
  'Transaction Description': storedField('txt', '(select txt from text t where t.id = text_id)'),
  'Award ID': storedField('display_id', '(select display_id from award a where a.id = award_id)'),
  'Award Type': awardTypeField,
  'Recipient Name': recipientNameField,
  'Recipient UEI': storedField('uei', '(select uei from recipient r where r.id = recipient_id)'),
  'Recipient Location': cityPlaceField('rec'),
  'Primary Place of Performance': cityPlaceField('pop'),
  'Awarding Agency': agency('top_id', 'name'),
  'Awarding Sub Agency': subagency('sub_id', 'name'),
  'Funding Agency': agency('ftop_id', 'name'),
  'Funding Sub Agency': subagency('fsub_id', 'name'),
  awarding_agency_id: { sort: 'top_id', needs: ['top_id'], read: (row) => toNumber(row.top_id) },
  awarding_agency_slug: { ...agency('top_id', 'slug'), sort: 'top_id' },
  funding_agency_slug: { ...agency('ftop_id', 'slug'), sort: 'ftop_id' },
  internal_id: { sort: 'award_id', needs: ['award_id'], read: (row) => toNumber(row.award_id) },
  generated_internal_id: storedField('generated_id', 'award_id'),
  recipient_id: { sort: 'recipient_id', ...profileIdField },
  'Issued Date': {
    sort: 'signed',
    needs: ['grp', 'signed'],
    read: (row) => (Number(row.grp) === 4 ? toIsoDate(row.signed) : null),
  },
  'Last Date to Order': { ...dateField('order_end'), sort: 'award_id' },
  'Loan Value': moneyField('face_value'),
  'Subsidy Cost': {
    sort: 'amount',
    needs: ['grp', 'amount'],
    read: (row) => (Number(row.grp) === 4 ? toNumber(row.amount) : null),
  },
  NAICS: { sort: 'naics', needs: ['naics'], read: naics },
  PSC: { sort: '(select code from psc p where p.id = psc_id)', needs: ['psc_id'], read: readPsc },
  'Assistance Listing': {
    sort: '(select number from listing l where l.id = listing_id)',
    needs: ['listing_id'],
    read: (row, lookups) => {
      const rowListing = readListing(row, lookups);
      return {
        cfda_number: rowListing?.cfda_number ?? null,
        cfda_title: rowListing?.cfda_program_title ?? null,
      };
    },
  },
  def_codes: { sort: 'defc_mask', needs: ['defc_mask'], read: (row) => row.def_codes ?? null },
  cfda_number: unsortedField(
    ['listing_id'],
    (row, lookups) => readListing(row, lookups)?.cfda_number ?? null,
  ),
  cfda_title: unsortedField(
    ['listing_id'],
    (row, lookups) => readListing(row, lookups)?.cfda_program_title ?? null,
  ),
  naics_code: unsortedField(['naics'], (row, lookups) => naics(row, lookups).code),
  naics_description: unsortedField(['naics'], (row, lookups) => naics(row, lookups).description),
  product_or_service_code: unsortedField(['psc_id'], (row, lookups) => readPsc(row, lookups).code),
  product_or_service_description: unsortedField(
    ['psc_id'],
    (row, lookups) => readPsc(row, lookups).description,
  ),
  ...Object.fromEntries(
    (['city_name', 'state_code', 'country_name'] as const).flatMap((key) => {
      const createPlaceField = (side: 'pop' | 'rec') =>
        unsortedField(placeColumns(side), (row, lookups) => placeFromRow(lookups, row, side)[key]);
      return [
        [`pop_${key}`, createPlaceField('pop')],
        [`recipient_location_${key}`, createPlaceField('rec')],
      ] as const;
    }),
  ),
  recipient_location_address_line1: unsortedField(['address'], (row) => toText(row.address)),
  recipient_location_address_line2: unsortedField(['address'], () => null),
  recipient_location_address_line3: unsortedField(['address'], () => null),
};
