/** @jest-environment <rootDir>/tests/environment.js */
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { awardFromJson } from './awardFromJson';
import { awardDetails } from './endpoints';
import type { AwardJson } from './wire';

const edge = serviceEdge();
const defense = {
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
/** A record that says nothing but who it is. */
const bare: AwardJson = {
  id: 7,
  category: 'other',
  type: '11',
  type_description: null,
  generated_unique_award_id: 'ASST_NON_X_097',
  description: null,
  total_obligation: null,
  date_signed: null,
  subaward_count: 0,
  total_subaward_amount: null,
  awarding_agency: null,
  funding_agency: null,
  recipient: null,
  period_of_performance: null,
  place_of_performance: null,
};
const full: AwardJson = {
  ...bare,
  category: 'contract',
  type: 'D',
  type_description: 'DEFINITIVE CONTRACT',
  generated_unique_award_id: 'CONT_AWD_X-1_9700_-NONE-_-NONE-',
  piid: 'X-1',
  fain: null,
  uri: null,
  description: 'BRIDGE',
  total_obligation: 1,
  total_outlay: 2,
  base_exercised_options: 3,
  base_and_all_options: 4,
  total_subsidy_cost: 5,
  total_loan_value: 6,
  non_federal_funding: 7,
  date_signed: '2023-10-01',
  subaward_count: 8,
  total_subaward_amount: 9,
  awarding_agency: defense,
  funding_agency: { ...defense, office_agency_name: null },
  recipient: {
    recipient_name: 'ACME',
    recipient_hash: 'x-C',
    recipient_uei: 'ABCDEFGHIJK1',
    parent_recipient_name: 'ACME HOLDING',
    parent_recipient_uei: 'Z',
    location,
  },
  period_of_performance: {
    start_date: '2023-10-02',
    end_date: '2024-09-30',
    last_modified_date: '2024-01-05',
    potential_end_date: '2026-09-30',
  },
  place_of_performance: { ...location, city_name: 'DALLAS' },
  cfda_info: [
    { cfda_number: '93.778', cfda_title: 'Medicaid' },
    { cfda_number: '10.001', cfda_title: null },
  ],
  parent_award: { piid: 'IDV-1', generated_unique_award_id: 'CONT_IDV_IDV-1_9700' },
};

describe('an award', () => {
  it('is read with all that its record says', () => {
    const address = {
      line1: '1 MAIN ST',
      line2: null,
      line3: null,
      city: 'AUSTIN',
      county: 'TRAVIS',
      stateCode: 'TX',
      stateName: 'Texas',
      zip5: '78701',
      zip4: '0001',
      countryCode: 'USA',
      countryName: 'UNITED STATES',
      province: null,
      foreignPostalCode: null,
      congressionalCode: '10',
    };
    const agency = {
      name: 'Department of Defense',
      abbreviation: 'DOD',
      subtier: 'Department of the Navy',
      office: 'NAVSEA',
      slug: 'department-of-defense',
    };
    expect(awardFromJson(full).toObject()).toEqual({
      id: 7,
      generatedId: 'CONT_AWD_X-1_9700_-NONE-_-NONE-',
      category: 'contract',
      type: 'D',
      typeDescription: 'DEFINITIVE CONTRACT',
      displayId: 'X-1',
      idLabel: 'PIID',
      description: 'BRIDGE',
      totalObligation: 1,
      totalOutlay: 2,
      currentAmount: 3,
      potentialAmount: 4,
      subsidyCost: 5,
      faceValue: 6,
      nonFederalFunding: 7,
      dateSigned: '2023-10-01',
      startDate: '2023-10-02',
      endDate: '2024-09-30',
      potentialEndDate: '2026-09-30',
      lastModified: '2024-01-05',
      subawardCount: 8,
      subawardTotal: 9,
      awardingAgency: agency,
      fundingAgency: { ...agency, office: '' },
      recipientName: 'ACME',
      recipientUei: 'ABCDEFGHIJK1',
      parentRecipientName: 'ACME HOLDING',
      recipientAddress: address,
      placeOfPerformance: { ...address, city: 'DALLAS' },
      listings: [
        { number: '93.778', title: 'Medicaid' },
        { number: '10.001', title: '' },
      ],
      parentAward: { id: 'CONT_IDV_IDV-1_9700', piid: 'IDV-1' },
    });
  });
  it('leaves open what its record does not say', () => {
    expect(awardFromJson(bare).toObject()).toEqual({
      id: 7,
      generatedId: 'ASST_NON_X_097',
      category: 'other',
      type: '11',
      typeDescription: '',
      displayId: '',
      idLabel: 'FAIN',
      description: '',
      totalObligation: null,
      totalOutlay: null,
      currentAmount: null,
      potentialAmount: null,
      subsidyCost: null,
      faceValue: null,
      nonFederalFunding: null,
      dateSigned: null,
      startDate: null,
      endDate: null,
      potentialEndDate: null,
      lastModified: null,
      subawardCount: 0,
      subawardTotal: null,
      awardingAgency: null,
      fundingAgency: null,
      recipientName: '',
      recipientUei: '',
      parentRecipientName: '',
      recipientAddress: null,
      placeOfPerformance: null,
      listings: [],
      parentAward: null,
    });
  });
  it('keeps amounts of zero apart from those not said', () => {
    const none = awardFromJson({
      ...bare,
      total_outlay: 0,
      base_exercised_options: 0,
      base_and_all_options: 0,
      total_loan_value: 0,
      total_subsidy_cost: 0,
      non_federal_funding: 0,
    });
    expect([
      none.totalOutlay,
      none.currentAmount,
      none.potentialAmount,
      none.faceValue,
      none.subsidyCost,
      none.nonFederalFunding,
    ]).toEqual([0, 0, 0, 0, 0, 0]);
  });
  it('takes an empty date for none', () => {
    const empty = awardFromJson({
      ...bare,
      period_of_performance: { start_date: '', end_date: '', last_modified_date: '' },
    });
    expect([empty.startDate, empty.endDate, empty.lastModified, empty.potentialEndDate]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it.each<[string, Partial<AwardJson>, string, string]>([
    ['a contract', { piid: 'P-1', fain: 'F-1', uri: 'U-1' }, 'P-1', 'PIID'],
    ['a grant', { fain: 'F-1', uri: 'U-1' }, 'F-1', 'FAIN'],
    [
      'an aggregate record',
      { fain: null, uri: 'U-1', generated_unique_award_id: 'ASST_AGG_U-1_097' },
      'U-1',
      'URI',
    ],
  ])('of %s is known by its number', (_name, ids, displayId, idLabel) => {
    const award = awardFromJson({ ...bare, ...ids });
    expect([award.displayId, award.idLabel]).toEqual([displayId, idLabel]);
  });
  it('has no agency without a top-tier agency, and no words where the record has none', () => {
    const nameless = {
      toptier_agency: { name: null, code: '0', abbreviation: null, slug: null },
      subtier_agency: null,
      office_agency_name: null,
    };
    const award = awardFromJson({
      ...bare,
      awarding_agency: { ...defense, toptier_agency: null },
      funding_agency: nameless,
    });
    expect(award.awardingAgency).toBeNull();
    expect(award.fundingAgency).toEqual({
      name: '',
      abbreviation: '',
      subtier: '',
      office: '',
      slug: '',
    });
    const { subtier } = awardFromJson({
      ...bare,
      awarding_agency: { ...defense, subtier_agency: { name: null, code: '', abbreviation: null } },
    }).awardingAgency!;
    expect(subtier).toBe('');
  });
  it('may have a recipient without name, identifier and address', () => {
    const award = awardFromJson({
      ...bare,
      recipient: {
        recipient_name: null,
        recipient_hash: null,
        recipient_uei: null,
        parent_recipient_name: null,
        location: null,
      },
    });
    expect([
      award.recipientName,
      award.recipientUei,
      award.parentRecipientName,
      award.recipientAddress,
    ]).toEqual(['', '', '', null]);
  });
});

describe('fetching an award', () => {
  it('encodes its id twice, as the hosted service expects', async () => {
    edge.answers(full as never);
    expect((await awardDetails.call({ id: 'CONT_AWD_A/B %' })).displayId).toBe('X-1');
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/awards/CONT_AWD_A%252FB%2520%2525/', query: {}, body: undefined },
    ]);
  });
  it.each([[{}], [{ generated_unique_award_id: null }], [{ generated_unique_award_id: 5 }]])(
    'cannot read %j',
    async (answer) => {
      edge.answers(answer);
      await expect(awardDetails.call({ id: 'X' })).rejects.toThrow(UNREADABLE);
    },
  );
});
