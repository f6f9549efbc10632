import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { searchGrouped, searchPage } from './rowEndpoints';
import { getFieldName, rowFromJson, type ResultField } from './rowFromJson';

const edge = serviceEdge();
const texas = { city_name: 'AUSTIN', state_code: 'TX', location_country_code: 'USA' };
const address = { city: 'AUSTIN', stateCode: 'TX', countryCode: 'USA' };
const query = {
  criteria: {},
  level: 'awards',
  tab: 'contracts',
  fields: ['awardId'],
  sort: 'awardId',
  order: 'desc',
  page: 1,
  limit: 10,
} as const;

/** Every field: its name in the model, its name in the API, the value in the response, the value in the model. */
const fields: readonly (readonly [ResultField, string, unknown, unknown])[] = [
  ['awardId', 'Award ID', 'X-1', 'X-1'],
  ['recipientName', 'Recipient Name', 'ACME', 'ACME'],
  ['recipientUei', 'Recipient UEI', 'UEI1', 'UEI1'],
  ['recipientLocation', 'Recipient Location', texas, address],
  ['placeOfPerformance', 'Primary Place of Performance', texas, address],
  ['obligations', 'Award Amount', 12.5, 12.5],
  ['outlays', 'Total Outlays', 0, 0],
  ['subsidyCost', 'Subsidy Cost', '-3.25', -3.25],
  ['faceValue', 'Loan Value', '1e3', 1000],
  ['covidObligations', 'COVID-19 Obligations', 1, 1],
  ['covidOutlays', 'COVID-19 Outlays', 2, 2],
  ['infrastructureObligations', 'Infrastructure Obligations', 3, 3],
  ['infrastructureOutlays', 'Infrastructure Outlays', 4, 4],
  ['defCodes', 'def_codes', ['L', 'Q', null], ['L', 'Q', '']],
  ['description', 'Description', '', ''],
  ['contractAwardType', 'Contract Award Type', 'PURCHASE ORDER', 'PURCHASE ORDER'],
  ['awardType', 'Award Type', 'FORMULA GRANT (A)', 'FORMULA GRANT (A)'],
  ['awardingAgency', 'Awarding Agency', 'Department of Labor', 'Department of Labor'],
  ['awardingSubagency', 'Awarding Sub Agency', 'Job Corps', 'Job Corps'],
  ['startDate', 'Start Date', '2024-01-31', '2024-01-31'],
  ['endDate', 'End Date', '2025-01-31', '2025-01-31'],
  ['lastDateToOrder', 'Last Date to Order', '2026-01-31', '2026-01-31'],
  ['issuedDate', 'Issued Date', '2023-01-31', '2023-01-31'],
  ['naics', 'NAICS', { code: '541', description: 'SERVICES' }, { code: '541', text: 'SERVICES' }],
  ['psc', 'PSC', { code: null, description: null }, { code: null, text: null }],
  [
    'listings',
    'Assistance Listings',
    [
      { cfda_number: '10.001', cfda_program_title: 'Farms' },
      { cfda_number: '10.002', cfda_title: 'Forests' },
    ],
    [
      { code: '10.001', text: 'Farms' },
      { code: '10.002', text: 'Forests' },
    ],
  ],
  [
    'listing',
    'Assistance Listing',
    { cfda_number: '10.003', cfda_title: 'Fields' },
    [{ code: '10.003', text: 'Fields' }],
  ],
  ['modification', 'Mod', 0, '0'],
  ['transactionObligations', 'Transaction Amount', ' 7 ', 7],
  ['actionDate', 'Action Date', '2024-03-01', '2024-03-01'],
  ['actionType', 'Action Type', 'C', 'C'],
  ['transactionDescription', 'Transaction Description', 'REPAIR', 'REPAIR'],
  ['subawardId', 'Sub-Award ID', 'S-1', 'S-1'],
  ['subrecipientName', 'Sub-Awardee Name', 'SUB ACME', 'SUB ACME'],
  ['subrecipientUei', 'Sub-Recipient UEI', 'UEI2', 'UEI2'],
  ['subrecipientLocation', 'Sub-Recipient Location', texas, address],
  ['subawardPlaceOfPerformance', 'Sub-Award Primary Place of Performance', texas, address],
  ['subawardObligations', 'Sub-Award Amount', ' ', null],
  ['subawardDate', 'Sub-Award Date', '2024-05-01', '2024-05-01'],
  ['subawardDescription', 'Sub-Award Description', 'PAINT', 'PAINT'],
  ['subawardType', 'Sub-Award Type', 'sub-grant', 'sub-grant'],
  ['primeAwardId', 'Prime Award ID', 'P-1', 'P-1'],
  ['primeRecipientName', 'Prime Recipient Name', 'PRIME', 'PRIME'],
  ['primeRecipientUei', 'Prime Award Recipient UEI', 'UEI3', 'UEI3'],
  ['recipientId', 'recipient_id', 'abc-C', 'abc-C'],
  ['primeRecipientId', 'prime_award_recipient_id', 'def-R', 'def-R'],
  ['subrecipientId', 'sub_award_recipient_id', 'ghi-R', 'ghi-R'],
  ['awardingAgencyId', 'awarding_agency_id', 15, '15'],
];
const fullRow = Object.fromEntries(fields.map(([, name, sent]) => [name, sent]));

describe('a result row', () => {
  it.each(fields)('reads %s from “%s”', (field, name, sent, read) => {
    expect(getFieldName(field)).toBe(name);
    const row = rowFromJson({ [name]: sent });
    expect(row[field]).toEqual(read === address ? expect.objectContaining(address) : read);
  });
  it('drops fields that the site does not use', () =>
    expect(Object.keys(rowFromJson({ ...fullRow, surprise: 1 })).sort()).toEqual(
      [...fields.map(([field]) => field), 'agencySlug', 'generatedId', 'key'].sort(),
    ));
  it.each([
    ['returns nothing', {}],
    ['returns null', Object.fromEntries(Object.keys(fullRow).map((name) => [name, null]))],
  ])('has null or empty values if the service %s', (_how, json) => {
    const lists: readonly string[] = ['defCodes', 'listings', 'listing'];
    const row = rowFromJson(json);
    expect(fields.map(([field]) => row[field])).toEqual(
      fields.map(([field]) => (lists.includes(field) ? [] : null)),
    );
    expect([row.generatedId, row.agencySlug]).toEqual([null, null]);
  });
  it('keeps a listing without number and title', () =>
    expect(
      rowFromJson({ 'Assistance Listing': { cfda_number: null, cfda_title: null } }).listing,
    ).toEqual([{ code: null, text: null }]));
  it.each([
    ['an award', { generated_internal_id: 'CONT_1' }, 'CONT_1'],
    ['the prime award of a subaward', { prime_award_generated_internal_id: 'CONT_2' }, 'CONT_2'],
    [
      'the prime award, not the subaward',
      { generated_internal_id: 'X', prime_award_generated_internal_id: 'CONT_3' },
      'CONT_3',
    ],
  ])('links to %s', (_which, json, id) => expect(rowFromJson(json).generatedId).toBe(id));
  it.each(['agency_slug', 'awarding_agency_slug'])('links to the agency by %s', (name) =>
    expect(rowFromJson({ [name]: 'department-of-labor' }).agencySlug).toBe('department-of-labor'),
  );
  it('has a distinct key for each identifying field', () => {
    const rows = [
      {},
      { internal_id: 1 },
      { generated_internal_id: '1' },
      { 'Sub-Award ID': '1' },
      { Mod: '1' },
      { 'Action Date': '1' },
      { 'Transaction Amount': 1 },
    ];
    const keys = rows.map((json) => rowFromJson(json).key);
    expect(new Set(keys).size).toBe(rows.length);
    expect(rowFromJson({ internal_id: 1 }).key).toBe(keys[1]);
    expect(rowFromJson({ 'Loan Value': 1 }).key).toBe(keys[6]);
  });
});

describe('an invalid response is rejected as a whole', () => {
  it.each([
    ['a row that is not an object', 'AWARD'],
    ['a row that is null', null],
    ['a row that is a list', []],
    ['an amount as words', { 'Award Amount': 'much' }],
    ['an amount that is not a number', { 'Award Amount': true }],
    ['a text that is an object', { 'Recipient Name': { name: 'ACME' } }],
    ['a text that is a list', { 'Award ID': ['X-1'] }],
    ['an industry that is a text', { NAICS: '541' }],
    ['an industry whose code is an object', { NAICS: { code: {}, description: '' } }],
    ['an industry whose description is an object', { NAICS: { code: '1', description: {} } }],
    ['a place that is a text', { 'Recipient Location': 'TEXAS' }],
    ['a place that is a list', { 'Recipient Location': [texas] }],
    ['a place whose city is an object', { 'Recipient Location': { city_name: {} } }],
    ['codes that are not a list', { def_codes: 'L' }],
    ['codes that are objects', { def_codes: [{ code: 'L' }] }],
    ['a listing that is a text', { 'Assistance Listing': '10.001' }],
    ['listings that are texts', { 'Assistance Listings': ['10.001'] }],
    ['a listing whose number is an object', { 'Assistance Listing': { cfda_number: {} } }],
    ['an ID that is an object', { generated_internal_id: {} }],
    ['a key that is an object', { internal_id: {} }],
    ['an agency that is a list', { agency_slug: [] }],
  ])('for %s', async (_what, badRow) => {
    edge.answers({ results: [{ 'Award ID': 'X-1' }, badRow] });
    expect((await getFailure(searchPage.call(query))).message).toBe(UNREADABLE);
  });
  it.each([
    ['without the ID of its award', { award_id: 'X-1' }],
    ['with an empty ID', { award_id: 'X-1', award_generated_internal_id: '' }],
    ['with an ID that is an object', { award_id: 'X-1', award_generated_internal_id: {} }],
    ['with a number that is an object', { award_id: {}, award_generated_internal_id: 'CONT_1' }],
  ])('for a grouped row %s', async (_what, badRow) => {
    edge.answers({ results: [badRow] });
    const groupedQuery = { ...query, level: 'subawards', tab: 'subgrants', sort: 'count' } as const;
    expect((await getFailure(searchGrouped.call(groupedQuery))).message).toBe(UNREADABLE);
  });
});
