import { FileProblem, type CsvFile } from './readFiles';

export type FileKind =
  | 'contract transactions'
  | 'assistance transactions'
  | 'contract award summaries'
  | 'assistance award summaries'
  | 'contract subawards'
  | 'assistance subawards';
export const isSubawards = (kind: FileKind): boolean => kind.endsWith('subawards');

/** Columns without which a kind of file means nothing. */
const required: Readonly<Record<FileKind, readonly string[]>> = {
  'contract transactions': [
    'contract_transaction_unique_key',
    'contract_award_unique_key',
    'award_id_piid',
    'federal_action_obligation',
    'action_date',
    'awarding_agency_code',
    'recipient_name',
  ],
  'assistance transactions': [
    'assistance_transaction_unique_key',
    'assistance_award_unique_key',
    'federal_action_obligation',
    'action_date',
    'assistance_type_code',
    'awarding_agency_code',
    'recipient_name',
  ],
  'contract award summaries': [
    'contract_award_unique_key',
    'award_id_piid',
    'total_obligated_amount',
    'award_base_action_date',
    'award_latest_action_date',
    'awarding_agency_code',
    'recipient_name',
  ],
  'contract subawards': [
    'prime_award_unique_key',
    'prime_award_piid',
    'subaward_number',
    'subaward_amount',
    'subaward_action_date',
    'subawardee_name',
  ],
  'assistance subawards': [
    'prime_award_unique_key',
    'prime_award_fain',
    'subaward_number',
    'subaward_amount',
    'subaward_action_date',
    'subawardee_name',
  ],
  'assistance award summaries': [
    'assistance_award_unique_key',
    'total_obligated_amount',
    'award_base_action_date',
    'award_latest_action_date',
    'assistance_type_code',
    'awarding_agency_code',
    'recipient_name',
  ],
};

/** Which published layout a file has, current or older, told by its columns. */
export const fileKind = ({ name, columns }: CsvFile): FileKind => {
  const has = (column: string) => columns.includes(column);
  if (
    columns.some((column) =>
      /^(owning_agency_name|submission_period|gross_outlay_amount|transaction_obligated_amount)/.test(
        column,
      ),
    ) &&
    !has('federal_action_obligation')
  )
    throw new FileProblem(`${name}: this is an account file; account data cannot be loaded yet`);
  const kind: FileKind | undefined = columns.some((column) => column.startsWith('subawardee_'))
    ? has('prime_award_fain')
      ? 'assistance subawards'
      : 'contract subawards'
    : has('contract_transaction_unique_key')
      ? 'contract transactions'
      : has('assistance_transaction_unique_key')
        ? 'assistance transactions'
        : has('contract_award_unique_key')
          ? 'contract award summaries'
          : has('assistance_award_unique_key')
            ? 'assistance award summaries'
            : undefined;
  const missingOf = (candidate: FileKind) => required[candidate].filter((column) => !has(column));
  if (!kind) {
    const [closest] = (Object.keys(required) as FileKind[]).sort(
      (a, b) => missingOf(a).length - missingOf(b).length,
    );
    throw new FileProblem(
      missingOf(closest!).length < required[closest!].length
        ? `${name}: the column${missingOf(closest!).length > 1 ? 's' : ''} ${missingOf(closest!).join(', ')} ${missingOf(closest!).length > 1 ? 'are' : 'is'} missing (taken for ${closest})`
        : `${name}: not a published award file: none of its columns is known`,
    );
  }
  const missing = missingOf(kind);
  if (missing.length)
    throw new FileProblem(
      `${name}: the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing (${kind})`,
    );
  return kind;
};

/** Recipient category codes that a `t` in a contract file's column stands for. */
export const contractFlags: Readonly<Record<string, readonly string[]>> = {
  alaskan_native_corporation_owned_firm: [
    'alaskan_native_corporation_owned_firm',
    'category_minority_owned_business',
  ],
  american_indian_owned_business: [
    'american_indian_owned_business',
    'category_minority_owned_business',
  ],
  native_hawaiian_organization_owned_firm: [
    'native_hawaiian_organization_owned_firm',
    'category_minority_owned_business',
  ],
  tribally_owned_firm: ['tribally_owned_firm', 'category_minority_owned_business'],
  veteran_owned_business: ['veteran_owned_business', 'category_veteran_owned_business'],
  service_disabled_veteran_owned_business: [
    'service_disabled_veteran_owned_business',
    'category_veteran_owned_business',
  ],
  woman_owned_business: ['woman_owned_business', 'category_woman_owned_business'],
  women_owned_small_business: ['women_owned_small_business', 'category_woman_owned_business'],
  economically_disadvantaged_women_owned_small_business: [
    'economically_disadvantaged_women_owned_small_business',
    'category_woman_owned_business',
  ],
  joint_venture_women_owned_small_business: [
    'joint_venture_women_owned_small_business',
    'category_woman_owned_business',
  ],
  joint_venture_economic_disadvantaged_women_owned_small_bus: [
    'joint_venture_economically_disadvantaged_women_owned_small_business',
    'category_woman_owned_business',
  ],
  minority_owned_business: ['minority_owned_business', 'category_minority_owned_business'],
  subcontinent_asian_asian_indian_american_owned_business: [
    'subcontinent_asian_indian_american_owned_business',
    'category_minority_owned_business',
  ],
  asian_pacific_american_owned_business: [
    'asian_pacific_american_owned_business',
    'category_minority_owned_business',
  ],
  black_american_owned_business: [
    'black_american_owned_business',
    'category_minority_owned_business',
  ],
  hispanic_american_owned_business: [
    'hispanic_american_owned_business',
    'category_minority_owned_business',
  ],
  native_american_owned_business: [
    'native_american_owned_business',
    'category_minority_owned_business',
  ],
  other_minority_owned_business: [
    'other_minority_owned_business',
    'category_minority_owned_business',
  ],
  emerging_small_business: ['emerging_small_business', 'category_special_designations'],
  community_developed_corporation_owned_firm: [
    'community_developed_corporation_owned_firm',
    'category_special_designations',
  ],
  labor_surplus_area_firm: ['labor_surplus_area_firm', 'category_special_designations'],
  federally_funded_research_and_development_corp: [
    'federally_funded_research_and_development_corp',
    'category_special_designations',
  ],
  us_federal_government: ['national_government', 'category_government'],
  us_state_government: ['regional_and_state_government', 'category_government'],
  us_local_government: ['local_government', 'category_government'],
  us_tribal_government: ['indian_native_american_tribal_government', 'category_government'],
  foreign_government: ['foreign_government', 'category_special_designations'],
  corporate_entity_not_tax_exempt: ['corporate_entity_not_tax_exempt', 'category_business'],
  corporate_entity_tax_exempt: ['corporate_entity_tax_exempt', 'category_business'],
  partnership_or_limited_liability_partnership: [
    'partnership_or_limited_liability_partnership',
    'category_business',
  ],
  sole_proprietorship: ['sole_proprietorship', 'category_business'],
  small_agricultural_cooperative: [
    'small_agricultural_cooperative',
    'category_special_designations',
  ],
  international_organization: ['international_organization', 'category_special_designations'],
  community_development_corporation: ['community_development_corporations', 'category_nonprofit'],
  domestic_shelter: ['domestic_shelter', 'category_special_designations'],
  educational_institution: ['higher_education', 'category_higher_education'],
  foundation: ['foundation', 'category_nonprofit'],
  hospital_flag: ['hospital', 'category_special_designations'],
  manufacturer_of_goods: ['manufacturer_of_goods', 'category_business'],
  veterinary_hospital: ['veterinary_hospital', 'category_special_designations'],
  council_of_governments: ['council_of_governments', 'category_government'],
  interstate_entity: ['interstate_entity', 'category_government'],
  subchapter_scorporation: ['subchapter_s_corporation', 'category_business'],
  limited_liability_corporation: ['limited_liability_corporation', 'category_business'],
  foreign_owned: ['foreign_owned', 'category_special_designations'],
  nonprofit_organization: ['nonprofit', 'category_nonprofit'],
  the_ability_one_program: ['ability_one_program', 'category_special_designations'],
  private_university_or_college: [
    'private_institution_of_higher_education',
    'category_higher_education',
  ],
  state_controlled_institution_of_higher_learning: [
    'public_institution_of_higher_education',
    'category_higher_education',
  ],
  minority_institution: [
    'minority_serving_institution_of_higher_education',
    'category_higher_education',
  ],
  school_of_forestry: ['school_of_forestry', 'category_higher_education'],
  veterinary_college: ['veterinary_college', 'category_higher_education'],
  dot_certified_disadvantage: [
    'dot_certified_disadvantaged_business_enterprise',
    'category_special_designations',
  ],
  self_certified_small_disadvantaged_business: [
    'self_certified_small_disadvanted_business',
    'category_special_designations',
  ],
  c8a_program_participant: ['8a_program_participant', 'category_special_designations'],
  historically_underutilized_business_zone_hubzone_firm: [
    'historically_underutilized_business_firm',
    'category_special_designations',
  ],
  sba_certified_8a_joint_venture: [
    'sba_certified_8a_joint_venture',
    'category_special_designations',
  ],
  for_profit_organization: ['business', 'category_business'],
};
/** Category codes of the letters in an assistance file's `business_types_code`. */
export const businessTypeLetters: Readonly<Record<string, readonly string[]>> = {
  A: ['regional_and_state_government', 'category_government'],
  B: ['local_government', 'category_government'],
  C: ['local_government', 'category_government'],
  D: ['authorities_and_commissions', 'category_government'],
  E: ['regional_organization', 'category_government'],
  F: ['us_territory_or_possession', 'category_government'],
  G: ['local_government', 'category_government'],
  H: ['public_institution_of_higher_education', 'category_higher_education'],
  I: ['indian_native_american_tribal_government', 'category_government'],
  J: ['indian_native_american_tribal_government', 'category_government'],
  K: ['indian_native_american_tribal_government', 'category_government'],
  M: ['nonprofit', 'category_nonprofit'],
  N: ['nonprofit', 'category_nonprofit'],
  O: ['private_institution_of_higher_education', 'category_higher_education'],
  P: ['individuals', 'category_individuals'],
  Q: ['other_than_small_business', 'category_business'],
  R: ['small_business', 'category_business'],
  S: ['minority_serving_institution_of_higher_education', 'category_higher_education'],
  T: ['minority_serving_institution_of_higher_education', 'category_higher_education'],
  U: ['minority_serving_institution_of_higher_education', 'category_higher_education'],
  V: ['minority_serving_institution_of_higher_education', 'category_higher_education'],
};
