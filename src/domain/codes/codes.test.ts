import {
  awardTypeGroupOf,
  awardTypeGroups,
  awardTypeLabel,
  awardTypeTitles,
  awardGroupKeys,
  groupCodes,
  isAwardTypeCode,
  newerAwardTypeCodes,
  ungroupedAwardTypes,
} from './awardTypes';
import { resultTabs } from './resultTabs';
import {
  allCodes,
  codeLabel,
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from './codeGroups';
import { covidDefCodes, americanRescuePlanCode, infraDefCodes } from './defCodes';
import {
  recipientCategoryCodes,
  recipientTypeGroups,
  recipientTypeKey,
  businessTypeLabel,
  recipientTypeLabel,
  recipientTypeWire,
} from './recipientTypes';

describe('award type codes', () => {
  it('have the specification’s labels [r3.7]', () => {
    const labels = {
      A: 'BPA Calls',
      B: 'Purchase Orders',
      C: 'Delivery Orders',
      D: 'Definitive Contracts',
      E: 'Unknown Type',
      F: 'Cooperative Agreement',
      G: 'Grant for Research',
      S: 'Funded Space Act Agreement',
      T: 'Training Grant',
      IDV_A: 'GWAC',
      IDV_B: 'Multi-Agency/other IDC',
      IDV_B_A: 'Requirements',
      IDV_B_B: 'IDIQ',
      IDV_B_C: 'Definite Quantity',
      IDV_C: 'Federal Supply Schedule',
      IDV_D: 'Basic Ordering Agreement',
      IDV_E: 'BPA',
      '02': 'Block Grant',
      '03': 'Formula Grant',
      '04': 'Project Grant',
      '05': 'Cooperative Agreement',
      10: 'Direct Payment with Unrestricted Use',
      '06': 'Direct Payment for Specified Use',
      '07': 'Direct Loans',
      '08': 'Guaranteed/Insured Loans',
      '09': 'Insurance',
      11: 'Other Financial Assistance',
      '-1': 'Not Specified',
    };
    for (const [code, label] of Object.entries(labels))
      expect([code, awardTypeLabel(code)]).toEqual([code, label]);
    expect(
      awardTypeGroups.flatMap((group) => group.types).length +
        Object.keys(ungroupedAwardTypes).length,
    ).toBe(Object.keys(labels).length);
  });
  const members = {
    contracts: ['A', 'B', 'C', 'D'],
    idvs: ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
    grants: ['02', '03', '04', '05'],
    direct_payments: ['06', '10'],
    loans: ['07', '08'],
    other: ['-1', '09', '11'],
  };
  const sort = (codes: readonly string[]) => [...codes].sort();
  it('fall into six groups [r3.8]', () => {
    expect(
      Object.fromEntries(awardTypeGroups.map(({ key }) => [key, sort(groupCodes(key))])),
    ).toEqual(members);
    expect(
      Object.fromEntries(resultTabs.awards.map(({ key, codes }) => [key, sort(codes)])),
    ).toEqual(members);
    for (const [key, codes] of Object.entries(members))
      expect(codes.map(awardTypeGroupOf)).toEqual(codes.map(() => key));
    expect(Object.keys(ungroupedAwardTypes).map(awardTypeGroupOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
  it('of contracts and IDVs are in subcontracts, and the other codes are in subgrants [r3.10]', () => {
    expect(resultTabs.subawards.map(({ key, codes }) => [key, sort(codes)])).toEqual([
      ['subcontracts', sort([...members.contracts, ...members.idvs])],
      [
        'subgrants',
        sort([...members.grants, ...members.direct_payments, ...members.loans, ...members.other]),
      ],
    ]);
  });
  it('are in transaction groups whose keys start with transaction_ [r3.9]', () => {
    expect(
      Object.fromEntries(resultTabs.transactions.map(({ key, codes }) => [key, sort(codes)])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(members).map(([key, codes]) => [`transaction_${key}`, codes]),
      ),
    );
  });
  it('are their own label if they are unknown', () =>
    expect([awardTypeLabel('ZZ'), awardTypeLabel('')]).toEqual(['ZZ', '']));
  it.each(Object.values(newerAwardTypeCodes).flat())(
    'have a text label without the code: %s',
    (code) => {
      expect(awardTypeLabel(code)).not.toContain(code);
      expect(awardTypeTitles[code]).toBe(awardTypeLabel(code));
    },
  );
  it('are valid for the filter only if they belong to a group', () => {
    for (const code of [...Object.values(members).flat()])
      expect([code, isAwardTypeCode(code)]).toEqual([code, true]);
    for (const code of ['constructor', ...Object.keys(ungroupedAwardTypes), 'ZZ', '', 'F001'])
      expect([code, isAwardTypeCode(code)]).toEqual([code, false]);
    expect(groupCodes('nothing' as never)).toEqual([]);
  });
  it('have groups and members in a fixed order', () => {
    expect(awardGroupKeys).toEqual('contracts idvs grants direct_payments loans other'.split(' '));
    expect([groupCodes('direct_payments'), groupCodes('other')]).toEqual([
      ['10', '06'],
      ['09', '11', '-1'],
    ]);
  });
  it('have newer codes in the groups of the API contract', () =>
    expect(newerAwardTypeCodes).toEqual({
      contracts: [],
      idvs: [],
      grants: ['F001', 'F002'],
      direct_payments: ['F006', 'F007'],
      loans: ['F003', 'F004'],
      other: ['F005', 'F008', 'F009', 'F010'],
    }));
});
describe('contract code lists', () => {
  it('have seven pricing groups with sixteen codes [r3.15]', () => {
    expect(contractPricingGroups.map((group) => group.label)).toEqual([
      'Combination',
      'Cost Reimbursement',
      'Fixed Price',
      'Labor Hours',
      'Order Dependent',
      'Other',
      'Time and Materials',
    ]);
    expect(allCodes(contractPricingGroups).sort().join('')).toBe('123ABJKLMRSTUVYZ');
  });
  it('name each pricing type as the specification does [r3.14]', () => {
    const labels = {
      2: 'Combination',
      S: 'Cost No Fee',
      R: 'Cost Plus Award Fee',
      U: 'Cost Plus Fixed Fee',
      V: 'Cost Plus Incentive Fee',
      T: 'Cost Sharing',
      J: 'Firm Fixed Price',
      M: 'Fixed Price Award Fee',
      L: 'Fixed Price Incentive',
      B: 'Fixed Price Level of Effort',
      A: 'Fixed Price Redetermination',
      K: 'Fixed Price with Economic Price Adjustment',
      Z: 'Labor Hours',
      1: 'Order Dependent',
      3: 'Other',
      Y: 'Time and Materials',
    };
    const actualLabels = Object.fromEntries(
      allCodes(contractPricingGroups).map((code) => [code, codeLabel(contractPricingGroups, code)]),
    );
    expect(actualLabels).toEqual(labels);
    expect(codeLabel(contractPricingGroups, 'Q')).toBeUndefined();
  });
  it('put each pricing type into its group', () =>
    expect(
      contractPricingGroups.map(({ codes }) => codes.map(([code]) => code).join('')).join(' '),
    ).toBe('2 SRUVT JMLBAK Z 1 3 Y'));
  it('have seven set-aside groups with the codes of the specification [r3.16]', () => {
    expect(setAsideGroups.map((group) => group.label)).toEqual([
      'HBCU/MI',
      'HUBZone',
      'Native American-owned',
      'No Set Aside',
      'Small Disadvantaged and 8(a)',
      'Veteran-owned',
      'Women-owned',
    ]);
    for (const code of '8AN 8A HZC HZS SBA SBP WOSB EDWOSB SDVOSBC VSA NONE'.split(' '))
      expect(allCodes(setAsideGroups)).toContain(code);
  });
  it('have two groups of extent competed [r3.17]', () => {
    expect(extentCompetedGroups.map((group) => group.label)).toEqual([
      'Available for Competition',
      'Not Available for Competition',
    ]);
    expect(allCodes(extentCompetedGroups).sort().join()).toBe('A,B,C,CDOCiv,D,E Civ,F,G,NDOCiv');
  });
});
describe('recipient types', () => {
  // Copied by hand from the specification. Keys that it does not spell out follow the published data.
  const keys = {
    Business: [
      'business',
      'small_business',
      'other_than_small_business',
      'corporate_entity_tax_exempt',
      'corporate_entity_not_tax_exempt',
      'partnership_or_limited_liability_partnership',
      'sole_proprietorship',
      'manufacturer_of_goods',
      'subchapter_s_corporation',
      'limited_liability_corporation',
    ],
    'Minority Owned Business': [
      'minority_owned_business',
      'alaskan_native_corporation_owned_firm',
      'american_indian',
      'asian_pacific_american',
      'black_american',
      'hispanic_american',
      'native_american',
      'native_hawaiian_organization_owned_firm',
      'subcontinent_asian_indian_american',
      'tribally_owned_firm',
      'other_minority_owned_business',
    ],
    'Women Owned Business': [
      'woman_owned_business',
      'women_owned_small_business',
      'economically_disadvantaged_women_owned_small_business',
      'joint_venture_women_owned_small_business',
      'joint_venture_economically_disadvantaged_women_owned_small_business',
    ],
    'Veteran Owned Business': ['veteran_owned_business', 'service_disabled_veteran_owned_business'],
    'Special Designations': [
      'special_designations',
      '8a_program_participant',
      'ability_one_program',
      'dot_certified_disadvantaged_business_enterprise',
      'emerging_small_business',
      'federally_funded_research_and_development_corp',
      'historically_underutilized_business_firm',
      'labor_surplus_area_firm',
      'sba_certified_8a_joint_venture',
      'self_certified_small_disadvanted_business',
      'small_agricultural_cooperative',
      'community_developed_corporation_owned_firm',
      'us_owned_business',
      'foreign_owned_and_us_located_business',
      'foreign_owned',
      'foreign_government',
      'international_organization',
      'domestic_shelter',
      'hospital',
      'veterinary_hospital',
    ],
    Nonprofit: ['nonprofit', 'foundation', 'community_development_corporations'],
    'Higher Education': [
      'higher_education',
      'public',
      'private',
      'minority_serving_institution_of_higher_education',
      'school_of_forestry',
      'veterinary_college',
    ],
    Government: [
      'government',
      'national_government',
      'interstate_entity',
      'regional_and_state_government',
      'regional_organization',
      'us_territory_or_possession',
      'council_of_governments',
      'local_government',
      'indian_native_american_tribal_government',
      'authorities_and_commissions',
    ],
    Individuals: ['individuals'],
  };
  it('have nine groups [r3.19]', () =>
    expect(recipientTypeGroups.map(({ label }) => label)).toEqual(Object.keys(keys)));
  it('have the specification’s keys in the specification’s groups, each with a label [r3.20]', () => {
    expect(
      Object.fromEntries(
        recipientTypeGroups.map(({ label, types }) => [label, types.map(({ key }) => key)]),
      ),
    ).toEqual(keys);
    const labels = recipientTypeGroups.flatMap(({ types }) => types.map(({ label }) => label));
    expect(labels.filter((label) => !/^[A-Z0-9]/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
    expect(recipientTypeLabel('private')).toBe('Private Institution of Higher Education');
    expect(recipientTypeLabel('private_institution_of_higher_education')).toBe(
      'Private Institution of Higher Education',
    );
  });
  it('have text labels in records, even for group codes and unknown codes', () =>
    expect(
      ['category_business', 'nonprofit', 'odd_code', 'Small Business'].map(businessTypeLabel),
    ).toEqual(['Business', 'Nonprofit', 'Odd Code', 'Small Business']));
  it.each(['Woman owned business', 'for-profit Organization'])(
    'keep a label that is already text: %s',
    (label) => expect(businessTypeLabel(label)).toBe(label),
  );
  it('are their own label and API code if they are unknown', () =>
    expect([
      recipientTypeLabel('nonsense'),
      recipientTypeWire('nonsense'),
      recipientTypeWire('hospital'),
    ]).toEqual(['nonsense', 'nonsense', 'hospital']));
  it('are unchanged after conversion to API codes and back', () => {
    const allKeys = Object.values(keys).flat();
    expect(allKeys.map((key) => recipientTypeKey(recipientTypeWire(key)))).toEqual(allKeys);
  });
  it('map the specification’s keys to API codes and back', () =>
    expect([
      recipientTypeWire('american_indian'),
      recipientTypeWire('public'),
      recipientTypeKey('private_institution_of_higher_education'),
      recipientTypeKey('public'),
      recipientTypeKey('nonsense'),
    ]).toEqual([
      'american_indian_owned_business',
      'public_institution_of_higher_education',
      'private',
      'public',
      undefined,
    ]));
  it('have unique category codes', () =>
    expect(new Set(recipientCategoryCodes).size).toBe(recipientCategoryCodes.length));
});
describe('disaster emergency fund codes', () => {
  it('cover COVID-19 (seven) and infrastructure (two)', () =>
    expect([covidDefCodes, infraDefCodes]).toEqual([
      ['L', 'M', 'N', 'O', 'P', 'U', 'V'],
      ['Z', '1'],
    ]));
  it('include V for the American Rescue Plan [i9.40, r3.28]', () => {
    expect(americanRescuePlanCode).toBe('V');
    expect(covidDefCodes).toContain('V');
  });
});
