import { dollars, type RowSource } from '../queries/pageRows';
import {
  agency,
  assistance,
  contracts,
  date,
  type Field,
  labelSort,
  listing,
  loans,
  money,
  naics,
  notLoans,
  partyWords,
  place,
  profileKey,
  psc,
  subagency,
  typeLabel,
} from './common';

const disasterMoney = ['covid_obligation', 'covid_outlay', 'infra_obligation', 'infra_outlay'];
/** The columns from which the DEFC fields are derived. */
const codeNeeds = ['defc_mask', ...disasterMoney];
/** The row source of prime awards. */
export const awardSource: RowSource = {
  table: 'award',
  columns: dollars('obligation', 'outlay', 'face_value', ...disasterMoney),
  words: {
    ...partyWords,
    recipient_name: ['recipient.name', 'recipient_id'],
    duns: ['recipient.duns', 'recipient_id'],
    display_id: ['award.display_id', 'id'],
    generated_id: ['award.generated_id', 'id'],
    description: ['text.txt', 'text_id'],
  },
};
/** The fields of prime awards (`filters.md` §6). A field is null for award groups that do not have it. */
export const awardFields: Readonly<Record<string, Field>> = {
  'Award ID': { sort: 'display_id', needs: ['display_id'], read: (row) => row.display_id },
  'Recipient Name': {
    sort: 'name_rank',
    needs: ['recipient_name'],
    read: (row) => row.recipient_name || null,
  },
  'Recipient DUNS Number': { sort: 'name_rank', needs: ['duns'], read: (row) => row.duns ?? null },
  'Recipient UEI': { sort: 'uei', needs: ['uei'], read: (row) => row.uei },
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
    read: (row, lookups) =>
      row.pop_state === null ? null : (lookups.state.get(Number(row.pop_state))?.code ?? null),
  },
  'Place of Performance Country Code': {
    sort: '(select alpha3 from country c where c.id = pop_country)',
    needs: ['pop_country'],
    read: (row, lookups) =>
      row.pop_country === null
        ? null
        : (lookups.country.get(Number(row.pop_country))?.alpha3 ?? null),
  },
  'Place of Performance Zip5': { sort: 'pop_zip', needs: ['pop_zip'], read: (row) => row.pop_zip },
  Description: { sort: 'description', needs: ['description'], read: (row) => row.description },
  'Last Modified Date': date('last_modified'),
  'Base Obligation Date': date('signed'),
  generated_internal_id: {
    sort: 'generated_id',
    needs: ['generated_id'],
    read: (row) => row.generated_id,
  },
  def_codes: { sort: 'defc_mask', needs: codeNeeds, read: (row) => row.def_codes ?? null },
  'COVID-19 Obligations': {
    sort: 'covid_obligation',
    needs: codeNeeds,
    read: (row) => row.covid_o ?? null,
  },
  'COVID-19 Outlays': {
    sort: 'covid_outlay',
    needs: codeNeeds,
    read: (row) => row.covid_u ?? null,
  },
  'Infrastructure Obligations': {
    sort: 'infra_obligation',
    needs: codeNeeds,
    read: (row) => row.infra_o ?? null,
  },
  'Infrastructure Outlays': {
    sort: 'infra_outlay',
    needs: codeNeeds,
    read: (row) => row.infra_u ?? null,
  },
  'Start Date': date('start_date', notLoans),
  'End Date': date('end_date', [0, 2, 3, 5]),
  'Last Date to Order': date('order_end', [1]),
  'Issued Date': date('signed', loans),
  'Award Amount': money('obligation', notLoans),
  'Total Outlays': money('outlay', notLoans),
  'Loan Value': money('face_value', loans),
  'Subsidy Cost': money('obligation', loans),
  'Contract Award Type': {
    sort: labelSort,
    needs: ['type_id'],
    read: typeLabel,
    groups: contracts,
  },
  'Award Type': { sort: labelSort, needs: ['type_id'], read: typeLabel, groups: [2, 3, 5] },
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
    sort: `(select number || ' ' || title from listing l where l.id = listing_id)`,
    needs: ['listing_id'],
    read: (row, lookups) => {
      const one = listing(row, lookups);
      return one ? [one] : [];
    },
    groups: assistance,
  },
  primary_assistance_listing: {
    sort: `(select number || ' ' || title from listing l where l.id = listing_id)`,
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
  'Contract Award Type': labelSort,
};
