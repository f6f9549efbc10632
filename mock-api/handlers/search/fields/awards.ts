import { entryOf } from '../../../core/values';
import { dollars, type RowSource } from '../queries/pageRows';
import {
  agency,
  assistance,
  awardType,
  contracts,
  date,
  type Field,
  listing,
  loans,
  money,
  naics,
  notLoans,
  partyTexts,
  place,
  profileKey,
  psc,
  recipientName,
  storedField,
  subagency,
} from './common';

const disasterMoney = ['covid_obligation', 'covid_outlay', 'infra_obligation', 'infra_outlay'];
const defCodeColumns = ['defc_mask', ...disasterMoney];
const defCodeField = (sort: string, key: string): Field => ({
  sort,
  needs: defCodeColumns,
  read: (row) => row[key] ?? null,
});
const listingSort = `(select number || ' ' || title from listing l where l.id = listing_id)`;
export const awardSource: RowSource = {
  table: 'award',
  columns: dollars('obligation', 'outlay', 'face_value', ...disasterMoney),
  texts: {
    ...partyTexts,
    recipient_name: ['recipient.name', 'recipient_id'],
    duns: ['recipient.duns', 'recipient_id'],
    display_id: ['award.display_id', 'id'],
    generated_id: ['award.generated_id', 'id'],
    description: ['text.txt', 'text_id'],
  },
};
/** The fields of prime awards (`filters.md` §6). A field is null for award groups that do not have it. */
export const awardFields: Readonly<Record<string, Field>> = {
  'Award ID': storedField('display_id'),
  'Recipient Name': recipientName,
  'Recipient DUNS Number': { sort: 'name_rank', needs: ['duns'], read: (row) => row.duns ?? null },
  'Recipient UEI': storedField('uei'),
  recipient_id: { sort: 'recipient_key', ...profileKey },
  prime_award_recipient_id: { sort: 'recipient_key', ...profileKey },
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
  // The dataset has no city codes.
  'Place of Performance City Code': { sort: 'pop_place', needs: [], read: () => null },
  'Place of Performance State Code': {
    sort: '(select code from state s where s.id = pop_state)',
    needs: ['pop_state'],
    read: (row, lookups) => entryOf(lookups.state, row.pop_state)?.code ?? null,
  },
  'Place of Performance Country Code': {
    sort: '(select alpha3 from country c where c.id = pop_country)',
    needs: ['pop_country'],
    read: (row, lookups) => entryOf(lookups.country, row.pop_country)?.alpha3 ?? null,
  },
  'Place of Performance Zip5': storedField('pop_zip'),
  Description: storedField('description'),
  'Last Modified Date': date('last_modified'),
  'Base Obligation Date': date('signed'),
  generated_internal_id: storedField('generated_id'),
  def_codes: defCodeField('defc_mask', 'def_codes'),
  'COVID-19 Obligations': defCodeField('covid_obligation', 'covid_o'),
  'COVID-19 Outlays': defCodeField('covid_outlay', 'covid_u'),
  'Infrastructure Obligations': defCodeField('infra_obligation', 'infra_o'),
  'Infrastructure Outlays': defCodeField('infra_outlay', 'infra_u'),
  'Start Date': date('start_date', notLoans),
  'End Date': date('end_date', [0, 2, 3, 5]),
  'Last Date to Order': date('order_end', [1]),
  'Issued Date': date('signed', loans),
  'Award Amount': money('obligation', notLoans),
  'Total Outlays': money('outlay', notLoans),
  'Loan Value': money('face_value', loans),
  'Subsidy Cost': money('obligation', loans),
  'Contract Award Type': { ...awardType, groups: contracts },
  'Award Type': { ...awardType, groups: [2, 3, 5] },
  NAICS: { sort: 'naics', needs: ['naics'], read: naics, groups: contracts },
  PSC: {
    sort: '(select code from psc p where p.id = psc_id)',
    needs: ['psc_id'],
    read: psc,
    groups: contracts,
  },
  'SAI Number': { sort: 'null::VARCHAR', needs: [], read: () => null, groups: assistance },
  'CFDA Number': {
    sort: '(select number from listing l where l.id = listing_id)',
    needs: ['listing_id'],
    read: (row, lookups) => listing(row, lookups)?.cfda_number ?? null,
    groups: assistance,
  },
  'Assistance Listings': {
    sort: listingSort,
    needs: ['listing_id'],
    read: (row, lookups) => {
      const rowListing = listing(row, lookups);
      return rowListing ? [rowListing] : [];
    },
    groups: assistance,
  },
  primary_assistance_listing: {
    sort: listingSort,
    needs: ['listing_id'],
    read: (row, lookups) => listing(row, lookups) ?? null,
    groups: assistance,
  },
};

/** Sort keys that are allowed for every award group, even if they are not among the requested fields (`filters.md` §5). */
export const freeSorts: Readonly<Record<string, string>> = {
  NAICS: awardFields.NAICS!.sort,
  PSC: awardFields.PSC!.sort,
  'Recipient Location': awardFields['Recipient Location']!.sort,
  'Primary Place of Performance': awardFields['Primary Place of Performance']!.sort,
  'Assistance Listing': awardFields['Assistance Listings']!.sort,
  'Recipient UEI': 'uei',
  'Contract Award Type': awardType.sort,
};
