import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { awardFromJson } from './awardFromJson';
import { awardAccountCount, awardDetails, awardsLastUpdated, vehicleAmounts } from './endpoints';
import type { AwardJson } from './wire';

const edge = serviceEdge();
const defense = {
  id: 1,
  has_agency_page: true,
  toptier_agency: {
    name: 'Department of Defense',
    code: '097',
    abbreviation: 'DOD',
    slug: 'department-of-defense',
  },
  subtier_agency: { name: 'Department of the Navy', code: '1700', abbreviation: 'USN' },
  office_agency_name: 'NAVSEA',
};
const location = {
  location_country_code: 'USA',
  country_name: 'UNITED STATES',
  state_code: 'TX',
  state_name: 'Texas',
  city_name: 'AUSTIN',
  county_code: '453',
  county_name: 'TRAVIS',
  address_line1: '1 MAIN ST',
  address_line2: null,
  address_line3: null,
  congressional_code: '10',
  zip4: '0001',
  zip5: '78701',
  foreign_postal_code: null,
  foreign_province: null,
};
/** An award with only its ID. */
const minimalAward: AwardJson = { generated_unique_award_id: 'ASST_NON_X_097' };
const fullAward: AwardJson = {
  id: 7,
  category: 'contract',
  type: 'D',
  type_description: 'DEFINITIVE CONTRACT',
  generated_unique_award_id: 'CONT_AWD_X-1_9700_IDV-1_4732',
  piid: 'X-1',
  fain: null,
  uri: null,
  description: 'BRIDGE',
  total_obligation: 1,
  total_outlay: 2,
  base_exercised_options: 3,
  base_and_all_options: 4,
  date_signed: '2023-10-01',
  subaward_count: 8,
  total_subaward_amount: 9,
  awarding_agency: defense,
  funding_agency: { ...defense, has_agency_page: false, office_agency_name: null },
  recipient: {
    recipient_name: 'ACME',
    recipient_hash: 'x-C',
    recipient_uei: 'ABCDEFGHIJK1',
    recipient_unique_id: '123456789',
    parent_recipient_name: 'ACME HOLDING',
    parent_recipient_hash: 'y-P',
    parent_recipient_uei: 'Z',
    parent_recipient_unique_id: null,
    location,
    business_categories: ['small_business'],
  },
  period_of_performance: {
    start_date: '2023-10-02',
    end_date: '2024-09-30T00:00:00',
    last_modified_date: '2024-01-05',
    potential_end_date: '2026-09-30',
  },
  place_of_performance: { ...location, city_name: 'DALLAS' },
  parent_award: {
    agency_id: 5,
    agency_name: 'General Services Administration',
    agency_slug: 'general-services-administration',
    sub_agency_name: 'Federal Acquisition Service',
    piid: 'IDV-1',
    generated_unique_award_id: 'CONT_IDV_IDV-1_4732',
    idv_type_description: 'FSS',
    type_of_idc_description: null,
    multiple_or_single_aw_desc: 'MULTIPLE AWARD',
  },
  latest_transaction_contract_data: {
    type_of_contract_pricing: 'J',
    type_of_contract_pricing_description: 'FIRM FIXED PRICE',
    extent_competed: 'A',
    extent_competed_description: 'FULL AND OPEN COMPETITION',
    product_or_service_code: 'Y1LB',
    product_or_service_description: 'CONSTRUCTION OF BRIDGES',
    number_of_offers_received: '3',
    small_business_competitive: false,
    fed_biz_opps: null,
    fed_biz_opps_description: '',
    multiple_or_single_award_description: 'SINGLE AWARD',
    something_new: 'x',
  },
  executive_details: {
    officers: [
      { name: 'A. ONE', amount: 5 },
      { name: null, amount: null },
    ],
  },
  naics_hierarchy: {
    toptier_code: { code: '23', description: 'Construction' },
    midtier_code: { code: '2373', description: 'Highways' },
    base_code: { code: '237310', description: 'Bridges' },
  },
  psc_hierarchy: {
    toptier_code: { code: 'Y', description: 'Construction' },
    midtier_code: {},
    subtier_code: null,
    base_code: { code: 'Y1LB', description: 'Bridges' },
  },
  account_obligations_by_defc: [{ code: 'L', amount: 0.1 }],
  account_outlays_by_defc: [
    { code: 'L', amount: 0.1 },
    { code: 'L', amount: 0.2 },
    { code: 'M', amount: null },
  ],
};

describe('an award', () => {
  it('is read with all fields of its record', () => {
    const award = awardFromJson(fullAward);
    const agency = {
      hasPage: true,
      name: 'Department of Defense',
      abbreviation: 'DOD',
      code: '097',
      slug: 'department-of-defense',
      subtier: 'Department of the Navy',
      office: 'NAVSEA',
    };
    expect(award.toObject()).toMatchObject({
      id: 7,
      generatedId: 'CONT_AWD_X-1_9700_IDV-1_4732',
      category: 'contract',
      type: 'D',
      typeDescription: 'DEFINITIVE CONTRACT',
      title: 'Definitive Contract',
      longTypeDescription: 'Definitive Contract',
      displayId: 'X-1',
      idLabel: 'PIID',
      description: 'BRIDGE',
      totalObligation: 1,
      totalOutlay: 2,
      baseExercisedOptions: 3,
      baseAndAllOptions: 4,
      dateSigned: '2023-10-01',
      periodOfPerformance: {
        startDate: '2023-10-02',
        endDate: '2024-09-30',
        lastModifiedDate: '2024-01-05',
        potentialEndDate: '2026-09-30',
      },
      subawardCount: 8,
      subawardTotal: 9,
      awardingAgency: agency,
      fundingAgency: { ...agency, hasPage: false, office: '' },
      parentAward: 'IDV-1',
      parentId: 'CONT_IDV_IDV-1_4732',
      parentDetails: {
        hasPage: true,
        agencyName: 'General Services Administration',
        agencySlug: 'general-services-administration',
        subAgencyName: 'Federal Acquisition Service',
        idvType: 'FSS',
        idcType: '',
        multipleOrSingle: 'MULTIPLE AWARD',
      },
      pricing: { code: 'J', text: 'FIRM FIXED PRICE' },
      executiveDetails: [{ name: 'A. ONE', amount: 5 }],
      naics: [
        { code: '23', text: 'Construction' },
        { code: '2373', text: 'Highways' },
        { code: '237310', text: 'Bridges' },
      ],
      psc: [
        { code: 'Y', text: 'Construction' },
        { code: 'Y1LB', text: 'Bridges' },
      ],
      obligationsByDefc: [{ code: 'L', amount: 0.1 }],
      outlaysByDefc: [{ code: 'L', amount: 0.3 }],
    });
    expect(award.recipient).toMatchObject({
      name: 'ACME',
      hash: 'x-C',
      uei: 'ABCDEFGHIJK1',
      duns: '123456789',
      parentName: 'ACME HOLDING',
      parentHash: 'y-P',
      parentUei: 'Z',
      parentDuns: '',
      businessCategories: ['small_business'],
    });
    expect(award.recipient!.location).toMatchObject({ city: 'AUSTIN', zip4: '0001' });
    expect(award.placeOfPerformance).toMatchObject({ city: 'DALLAS', congressionalDistrict: '10' });
    expect(award.additionalDetails).toEqual({
      typeOfContractPricing: 'J: FIRM FIXED PRICE',
      extentCompeted: 'A: FULL AND OPEN COMPETITION',
      productOrService: 'Y1LB: CONSTRUCTION OF BRIDGES',
      numberOfOffersReceived: '3',
      smallBusinessCompetitive: 'FALSE',
      multipleOrSingleAward: 'SINGLE AWARD',
    });
  });
  it('of an assistance type has its listings, funding and record type', () => {
    const { recordType, listings, totalFunding, nonFederalFunding, fundingOpportunity } =
      awardFromJson({
        ...minimalAward,
        category: 'grant',
        type: '04',
        record_type: 2,
        total_funding: 30,
        non_federal_funding: '10',
        funding_opportunity: { number: 'F-1', goals: null },
        cfda_info: [{ cfda_number: '93.778', cfda_title: 'Medicaid', total_funding_amount: 30 }],
      });
    expect([recordType, totalFunding, nonFederalFunding]).toEqual([2, 30, 10]);
    expect(fundingOpportunity).toEqual({ number: 'F-1', goals: '' });
    expect(listings).toEqual([
      expect.objectContaining({
        number: '93.778',
        title: 'Medicaid',
        totalFunding: 30,
        obligation: null,
        objectives: '',
      }),
    ]);
  });
  /** The objects and lists of an award, all empty. */
  const emptyParts = Object.fromEntries(
    Object.entries(fullAward)
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .map(([part, value]) => [part, Array.isArray(value) ? [] : {}]),
  );
  const everyPart = Object.keys(fullAward).filter((part) => part !== 'generated_unique_award_id');
  it.each([
    ['missing', minimalAward],
    ['null', { ...minimalAward, ...Object.fromEntries(everyPart.map((part) => [part, null])) }],
    ['empty', { ...minimalAward, ...emptyParts }],
  ])('has defaults for fields that are %s in the response', (_, json) => {
    expect(awardFromJson(json as AwardJson).toObject()).toMatchObject({
      id: 0,
      category: 'other',
      title: '--',
      displayId: '',
      totalObligation: null,
      totalOutlay: null,
      dateSigned: null,
      recipient: null,
      awardingAgency: null,
      placeOfPerformance: null,
      parentAward: '',
      parentDetails: null,
      executiveDetails: [],
      additionalDetails: {},
      listings: [],
      naics: [],
      obligationsByDefc: [],
    });
  });
  it.each(everyPart)('is rejected if %s has another type', (field) => {
    const value = fullAward[field];
    const isObject = typeof value === 'object' && value !== null;
    for (const other of isObject ? ['x', 5, Array.isArray(value) ? {} : []] : [{}, []])
      expect(() => awardFromJson({ ...fullAward, [field]: other })).toThrow(UNREADABLE);
  });
  it.each([
    [{ total_obligation: 'much' }],
    [{ account_obligations_by_defc: [null] }],
    [{ account_outlays_by_defc: [{ code: 'L', amount: 'x' }] }],
    [{ recipient: { recipient_name: 'ACME', business_categories: 'small_business' } }],
    [{ recipient: { recipient_name: 'ACME', location: 'Texas' } }],
    [{ place_of_performance: { city_name: ['DALLAS'] } }],
    [{ executive_details: { officers: {} } }],
    [{ latest_transaction_contract_data: { extent_competed: {} } }],
    [{ cfda_info: [{ total_funding_amount: {} }] }],
  ])('is rejected with %j', (badFields) => {
    expect(() => awardFromJson({ ...minimalAward, ...badFields })).toThrow(UNREADABLE);
  });
  it('distinguishes zero amounts from missing ones', () => {
    const award = awardFromJson({ ...minimalAward, total_outlay: 0, total_loan_value: 0 });
    expect([award.totalOutlay, award.faceValue, award.subsidyCost]).toEqual([0, 0, null]);
  });
  it.each([[''], ['2023-02-30'], ['soon'], [5]])('has no start date if it is %j', (start_date) =>
    expect(
      awardFromJson({ ...minimalAward, period_of_performance: { start_date } }).periodOfPerformance
        .startDate,
    ).toBeNull(),
  );
  it.each([
    ['loans', 'loan'],
    ['direct payment', 'direct payment'],
    ['something new', 'other'],
  ])('with the API category %j has the category %j', (category, expected) =>
    expect(awardFromJson({ ...minimalAward, category }).category).toBe(expected),
  );
  it.each<[string, Partial<AwardJson>, string, string]>([
    ['a contract', { piid: 'P-1', fain: 'F-1', uri: 'U-1' }, 'P-1', 'PIID'],
    ['a grant', { fain: 'F-1', uri: 'U-1' }, 'F-1', 'FAIN'],
    [
      'an aggregate record',
      { fain: null, uri: 'U-1', generated_unique_award_id: 'ASST_AGG_U-1_097' },
      'U-1',
      'URI',
    ],
    ['a record with only a URI', { uri: 'U-1' }, 'U-1', 'URI'],
  ])('that is %s has the matching award ID and label', (_name, ids, displayId, idLabel) => {
    const award = awardFromJson({ ...minimalAward, ...ids });
    expect([award.displayId, award.idLabel]).toEqual([displayId, idLabel]);
  });
});

describe('awardDetails', () => {
  it('encodes the ID twice, as the hosted service expects', async () => {
    edge.answers(fullAward as never);
    expect((await awardDetails.call({ id: 'CONT_AWD_A/B %' })).displayId).toBe('X-1');
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/awards/CONT_AWD_A%252FB%2520%2525/', query: {}, body: undefined },
    ]);
  });
  it.each([[{}], [{ generated_unique_award_id: null }], [{ generated_unique_award_id: 5 }], [[]]])(
    'rejects %j',
    async (response) => {
      edge.answers(response);
      await expect(awardDetails.call({ id: 'X' })).rejects.toThrow(UNREADABLE);
    },
  );
});

describe('the accounts of an award', () => {
  it.each([
    [false, 'v2/awards/count/federal_account/7/', { federal_accounts: 3 }],
    [true, 'v2/idvs/count/federal_account/7/', { count: 3 }],
  ])('are counted by the endpoint of the award type (IDV: %s)', async (vehicle, path, response) => {
    edge.answers(response);
    expect(await awardAccountCount.call({ id: 7, vehicle })).toBe(3);
    expect(edge.asked[0]!.path).toBe(path);
  });
  it('fail to load if the response has no count', async () => {
    edge.answers({});
    await expect(awardAccountCount.call({ id: 7, vehicle: false })).rejects.toThrow(UNREADABLE);
  });
});

describe('vehicleAmounts', () => {
  it('adds the amounts of children and grandchildren', async () => {
    edge.answers({
      child_idv_count: 2,
      child_award_count: 3,
      child_award_total_obligation: 0.1,
      child_award_base_and_all_options_value: 10,
      child_award_base_exercised_options_val: 5,
      child_award_total_outlay: null,
      child_account_obligations_by_defc: [{ code: 'L', amount: 1 }],
      child_account_outlays_by_defc: [{ code: 'L', amount: 0.5 }],
      grandchild_award_count: 4,
      grandchild_award_total_obligation: 0.2,
      grandchild_award_base_and_all_options_value: 20,
      grandchild_award_base_exercised_options_val: 6,
      grandchild_award_total_outlay: null,
      grandchild_account_obligations_by_defc: [{ code: 'L', amount: 2 }],
      grandchild_account_outlays_by_defc: null,
    });
    expect((await vehicleAmounts.call({ id: 7 })).toObject()).toEqual({
      category: 'idv_aggregated',
      totalObligation: 0.3,
      totalOutlay: null,
      baseExercisedOptions: 11,
      baseAndAllOptions: 30,
      obligationsByDefc: [{ code: 'L', amount: 3 }],
      outlaysByDefc: [{ code: 'L', amount: 0.5 }],
      contractCount: 7,
      childAwardCount: 3,
      childIDVCount: 2,
      grandchildAwardCount: 4,
      idvCount: 2,
    });
    expect(edge.asked[0]!.path).toBe('v2/idvs/amounts/7/');
  });
  it.each([
    [{ child_award_count: 'many' }],
    [{ child_award_total_obligation: [] }],
    [{ grandchild_account_outlays_by_defc: 'L' }],
  ])('rejects %j', async (badFields) => {
    edge.answers(badFields);
    await expect(vehicleAmounts.call({ id: 7 })).rejects.toThrow(UNREADABLE);
  });
});

describe('awardsLastUpdated', () => {
  it.each([['11/15/2025'], ['2025-11-15'], ['2025-11-15T04:00:00Z']])(
    'returns the ISO date of %j',
    async (dateText) => {
      edge.answers({ last_updated: dateText });
      expect(await awardsLastUpdated.call({})).toBe('2025-11-15');
    },
  );
  it.each([[null], ['soon'], ['13/45/2025']])('rejects %j', async (dateText) => {
    edge.answers({ last_updated: dateText });
    await expect(awardsLastUpdated.call({})).rejects.toThrow(UNREADABLE);
  });
});
