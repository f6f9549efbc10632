const MINORITY_OWNED = 'category_minority_owned_business';
const VETERAN_OWNED = 'category_veteran_owned_business';
const WOMAN_OWNED = 'category_woman_owned_business';
const SPECIAL_DESIGNATIONS = 'category_special_designations';
const GOVERNMENT = 'category_government';
const BUSINESS = 'category_business';
const NONPROFIT = 'category_nonprofit';
const HIGHER_EDUCATION = 'category_higher_education';

/** The category group of each contract file column, and its category code if that differs from the column name. */
const contractColumns: readonly (readonly [column: string, group: string, code?: string])[] = [
  ['alaskan_native_corporation_owned_firm', MINORITY_OWNED],
  ['american_indian_owned_business', MINORITY_OWNED],
  ['native_hawaiian_organization_owned_firm', MINORITY_OWNED],
  ['tribally_owned_firm', MINORITY_OWNED],
  ['veteran_owned_business', VETERAN_OWNED],
  ['service_disabled_veteran_owned_business', VETERAN_OWNED],
  ['woman_owned_business', WOMAN_OWNED],
  ['women_owned_small_business', WOMAN_OWNED],
  ['economically_disadvantaged_women_owned_small_business', WOMAN_OWNED],
  ['joint_venture_women_owned_small_business', WOMAN_OWNED],
  [
    'joint_venture_economic_disadvantaged_women_owned_small_bus',
    WOMAN_OWNED,
    'joint_venture_economically_disadvantaged_women_owned_small_business',
  ],
  ['minority_owned_business', MINORITY_OWNED],
  [
    'subcontinent_asian_asian_indian_american_owned_business',
    MINORITY_OWNED,
    'subcontinent_asian_indian_american_owned_business',
  ],
  ['asian_pacific_american_owned_business', MINORITY_OWNED],
  ['black_american_owned_business', MINORITY_OWNED],
  ['hispanic_american_owned_business', MINORITY_OWNED],
  ['native_american_owned_business', MINORITY_OWNED],
  ['other_minority_owned_business', MINORITY_OWNED],
  ['emerging_small_business', SPECIAL_DESIGNATIONS],
  ['community_developed_corporation_owned_firm', SPECIAL_DESIGNATIONS],
  ['labor_surplus_area_firm', SPECIAL_DESIGNATIONS],
  ['federally_funded_research_and_development_corp', SPECIAL_DESIGNATIONS],
  ['us_federal_government', GOVERNMENT, 'national_government'],
  ['us_state_government', GOVERNMENT, 'regional_and_state_government'],
  ['us_local_government', GOVERNMENT, 'local_government'],
  ['us_tribal_government', GOVERNMENT, 'indian_native_american_tribal_government'],
  ['foreign_government', SPECIAL_DESIGNATIONS],
  ['corporate_entity_not_tax_exempt', BUSINESS],
  ['corporate_entity_tax_exempt', BUSINESS],
  ['partnership_or_limited_liability_partnership', BUSINESS],
  ['sole_proprietorship', BUSINESS],
  ['small_agricultural_cooperative', SPECIAL_DESIGNATIONS],
  ['international_organization', SPECIAL_DESIGNATIONS],
  ['community_development_corporation', NONPROFIT, 'community_development_corporations'],
  ['domestic_shelter', SPECIAL_DESIGNATIONS],
  ['educational_institution', HIGHER_EDUCATION, 'higher_education'],
  ['foundation', NONPROFIT],
  ['hospital_flag', SPECIAL_DESIGNATIONS, 'hospital'],
  ['manufacturer_of_goods', BUSINESS],
  ['veterinary_hospital', SPECIAL_DESIGNATIONS],
  ['council_of_governments', GOVERNMENT],
  ['interstate_entity', GOVERNMENT],
  ['subchapter_scorporation', BUSINESS, 'subchapter_s_corporation'],
  ['limited_liability_corporation', BUSINESS],
  ['foreign_owned', SPECIAL_DESIGNATIONS],
  ['nonprofit_organization', NONPROFIT, 'nonprofit'],
  ['the_ability_one_program', SPECIAL_DESIGNATIONS, 'ability_one_program'],
  ['private_university_or_college', HIGHER_EDUCATION, 'private_institution_of_higher_education'],
  [
    'state_controlled_institution_of_higher_learning',
    HIGHER_EDUCATION,
    'public_institution_of_higher_education',
  ],
  ['minority_institution', HIGHER_EDUCATION, 'minority_serving_institution_of_higher_education'],
  ['school_of_forestry', HIGHER_EDUCATION],
  ['veterinary_college', HIGHER_EDUCATION],
  [
    'dot_certified_disadvantage',
    SPECIAL_DESIGNATIONS,
    'dot_certified_disadvantaged_business_enterprise',
  ],
  [
    'self_certified_small_disadvantaged_business',
    SPECIAL_DESIGNATIONS,
    'self_certified_small_disadvanted_business',
  ],
  ['c8a_program_participant', SPECIAL_DESIGNATIONS, '8a_program_participant'],
  [
    'historically_underutilized_business_zone_hubzone_firm',
    SPECIAL_DESIGNATIONS,
    'historically_underutilized_business_firm',
  ],
  ['sba_certified_8a_joint_venture', SPECIAL_DESIGNATIONS],
  ['for_profit_organization', BUSINESS, 'business'],
];
/** Recipient category codes by contract file column. A recipient has them if the column contains `t`. */
export const contractFlags: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  contractColumns.map(([column, group, code = column]) => [column, [code, group]]),
);
/** Recipient category codes by the letters in `business_types_code` of assistance files. */
export const businessTypeLetters: Readonly<Record<string, readonly string[]>> = {
  A: ['regional_and_state_government', GOVERNMENT],
  B: ['local_government', GOVERNMENT],
  C: ['local_government', GOVERNMENT],
  D: ['authorities_and_commissions', GOVERNMENT],
  E: ['regional_organization', GOVERNMENT],
  F: ['us_territory_or_possession', GOVERNMENT],
  G: ['local_government', GOVERNMENT],
  H: ['public_institution_of_higher_education', HIGHER_EDUCATION],
  I: ['indian_native_american_tribal_government', GOVERNMENT],
  J: ['indian_native_american_tribal_government', GOVERNMENT],
  K: ['indian_native_american_tribal_government', GOVERNMENT],
  M: ['nonprofit', NONPROFIT],
  N: ['nonprofit', NONPROFIT],
  O: ['private_institution_of_higher_education', HIGHER_EDUCATION],
  P: ['individuals', 'category_individuals'],
  Q: ['other_than_small_business', BUSINESS],
  R: ['small_business', BUSINESS],
  S: ['minority_serving_institution_of_higher_education', HIGHER_EDUCATION],
  T: ['minority_serving_institution_of_higher_education', HIGHER_EDUCATION],
  U: ['minority_serving_institution_of_higher_education', HIGHER_EDUCATION],
  V: ['minority_serving_institution_of_higher_education', HIGHER_EDUCATION],
};
