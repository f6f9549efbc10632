import { getEntry } from '../../../core/values';
import { dollarColumns, type RowSource } from '../queries/pageRows';
import {
  agency,
  assistanceGroups,
  awardTypeField,
  contractGroups,
  dateField,
  type Field,
  readListing,
  loanGroups,
  moneyField,
  naics,
  nonLoanGroups,
  partyTexts,
  placeField,
  profileIdField,
  readPsc,
  recipientNameField,
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
  tie: 'id',
  columns: dollarColumns('obligation', 'outlay', 'face_value', ...disasterMoney),
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
  'Recipient Name': recipientNameField,
  'Recipient DUNS Number': { sort: 'name_rank', needs: ['duns'], read: (row) => row.duns ?? null },
  'Recipient UEI': storedField('uei'),
  recipient_id: { sort: 'recipient_key', ...profileIdField },
  prime_award_recipient_id: { sort: 'recipient_key', ...profileIdField },
  'Recipient Location': placeField('rec'),
  'Primary Place of Performance': placeField('pop'),
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
    read: (row, lookups) => getEntry(lookups.stateById, row.pop_state)?.code ?? null,
  },
  'Place of Performance Country Code': {
    sort: '(select alpha3 from country c where c.id = pop_country)',
    needs: ['pop_country'],
    read: (row, lookups) => getEntry(lookups.countryById, row.pop_country)?.alpha3 ?? null,
  },
  'Place of Performance Zip5': storedField('pop_zip'),
  Description: storedField('description'),
  'Last Modified Date': dateField('last_modified'),
  'Base Obligation Date': dateField('signed'),
  generated_internal_id: storedField('generated_id'),
  def_codes: defCodeField('defc_mask', 'def_codes'),
  'COVID-19 Obligations': defCodeField('covid_obligation', 'covid_o'),
  'COVID-19 Outlays': defCodeField('covid_outlay', 'covid_u'),
  'Infrastructure Obligations': defCodeField('infra_obligation', 'infra_o'),
  'Infrastructure Outlays': defCodeField('infra_outlay', 'infra_u'),
  'Start Date': dateField('start_date', nonLoanGroups),
  'End Date': dateField('end_date', [0, 2, 3, 5]),
  'Last Date to Order': dateField('order_end', [1]),
  'Issued Date': dateField('signed', loanGroups),
  'Award Amount': moneyField('obligation', nonLoanGroups),
  'Total Outlays': moneyField('outlay', nonLoanGroups),
  'Loan Value': moneyField('face_value', loanGroups),
  'Subsidy Cost': moneyField('obligation', loanGroups),
  'Contract Award Type': { ...awardTypeField, groups: contractGroups },
  'Award Type': { ...awardTypeField, groups: [2, 3, 5] },
  NAICS: { sort: 'naics', needs: ['naics'], read: naics, groups: contractGroups },
  PSC: {
    sort: '(select code from psc p where p.id = psc_id)',
    needs: ['psc_id'],
    read: readPsc,
    groups: contractGroups,
  },
  'SAI Number': { sort: 'null::VARCHAR', needs: [], read: () => null, groups: assistanceGroups },
  'CFDA Number': {
    sort: '(select number from listing l where l.id = listing_id)',
    needs: ['listing_id'],
    read: (row, lookups) => readListing(row, lookups)?.cfda_number ?? null,
    groups: assistanceGroups,
  },
  'Assistance Listings': {
    sort: listingSort,
    needs: ['listing_id'],
    read: (row, lookups) => {
      const rowListing = readListing(row, lookups);
      return rowListing ? [rowListing] : [];
    },
    groups: assistanceGroups,
  },
  primary_assistance_listing: {
    sort: listingSort,
    needs: ['listing_id'],
    read: (row, lookups) => readListing(row, lookups) ?? null,
    groups: assistanceGroups,
  },
};

/** Sort keys that are allowed for every award group, even if they are not among the requested fields (`filters.md` §5). */
export const extraSorts: Readonly<Record<string, string>> = {
  NAICS: awardFields.NAICS!.sort,
  PSC: awardFields.PSC!.sort,
  'Recipient Location': awardFields['Recipient Location']!.sort,
  'Primary Place of Performance': awardFields['Primary Place of Performance']!.sort,
  'Assistance Listing': awardFields['Assistance Listings']!.sort,
  'Recipient UEI': 'uei',
  'Contract Award Type': awardTypeField.sort,
};
