import { buildCategoryMasks } from '../db/schema';
import type { Organization } from './business/programs';

export type Kind =
  'business' | 'school' | 'nonprofit' | 'government' | 'state' | 'tribe' | 'hospital';
export const kinds: readonly [Kind, number][] = [
  ['business', 0.72],
  ['nonprofit', 0.85],
  ['government', 0.93],
  ['school', 0.97],
  ['hospital', 0.985],
  ['tribe', 1],
];

/** Organizations of each kind with their relative frequency. */
export const organizationsByKind: Readonly<
  Partial<Record<Kind, readonly (readonly [Organization, number])[]>>
> = {
  school: [['university', 1]],
  nonprofit: [
    ['nonprofit', 0.6],
    ['healthCenter', 0.2],
    ['relief', 0.1],
    ['cooperative', 0.1],
  ],
  government: [
    ['city', 0.3],
    ['county', 0.25],
    ['schoolDistrict', 0.2],
    ['housing', 0.12],
    ['transit', 0.08],
    ['airport', 0.05],
  ],
  hospital: [['hospital', 1]],
  tribe: [['tribe', 1]],
};

export const flags: Readonly<Record<Kind, readonly string[]>> = {
  business: ['category_business', 'business'],
  school: ['category_higher_education', 'higher_education'],
  nonprofit: ['category_nonprofit', 'nonprofit'],
  government: ['category_government', 'government'],
  state: ['category_government', 'government', 'regional_and_state_government'],
  hospital: [
    'category_nonprofit',
    'nonprofit',
    'category_special_designations',
    'special_designations',
    'hospital',
  ],
  tribe: ['category_government', 'government', 'indian_native_american_tribal_government'],
};

const minorityCategory = 'category_minority_owned_business';
const womanCategory = 'category_woman_owned_business';
const veteranCategory = 'category_veteran_owned_business';
const specialCategory = 'category_special_designations';
/** Further categories that a recipient of a kind may have: code, share, and the group category it implies. */
export const extras: Readonly<Record<Kind, readonly (readonly [string, number, string?])[]>> = {
  business: [
    ['small_business', 0.55],
    ['other_than_small_business', 0.3],
    ['limited_liability_corporation', 0.3],
    ['corporate_entity_not_tax_exempt', 0.4],
    ['manufacturer_of_goods', 0.2],
    ['sole_proprietorship', 0.05],
    ['subchapter_s_corporation', 0.15],
    ['partnership_or_limited_liability_partnership', 0.05],
    ['corporate_entity_tax_exempt', 0.02],
    ['minority_owned_business', 0.15, minorityCategory],
    ['black_american_owned_business', 0.04, minorityCategory],
    ['hispanic_american_owned_business', 0.04, minorityCategory],
    ['asian_pacific_american_owned_business', 0.03, minorityCategory],
    ['subcontinent_asian_indian_american_owned_business', 0.03, minorityCategory],
    ['native_american_owned_business', 0.02, minorityCategory],
    ['american_indian_owned_business', 0.01, minorityCategory],
    ['alaskan_native_corporation_owned_firm', 0.01, minorityCategory],
    ['native_hawaiian_organization_owned_firm', 0.005, minorityCategory],
    ['tribally_owned_firm', 0.01, minorityCategory],
    ['other_minority_owned_business', 0.02, minorityCategory],
    ['woman_owned_business', 0.14, womanCategory],
    ['women_owned_small_business', 0.09, womanCategory],
    ['economically_disadvantaged_women_owned_small_business', 0.04, womanCategory],
    ['joint_venture_women_owned_small_business', 0.004, womanCategory],
    ['joint_venture_economically_disadvantaged_women_owned_small_business', 0.003, womanCategory],
    ['veteran_owned_business', 0.09, veteranCategory],
    ['service_disabled_veteran_owned_business', 0.05, veteranCategory],
    ['special_designations', 0.5, specialCategory],
    ['8a_program_participant', 0.05, specialCategory],
    ['historically_underutilized_business_firm', 0.04, specialCategory],
    ['self_certified_small_disadvanted_business', 0.12, specialCategory],
    ['us_owned_business', 0.45, specialCategory],
    ['foreign_owned_and_us_located_business', 0.02, specialCategory],
    ['foreign_owned', 0.02, specialCategory],
    ['emerging_small_business', 0.02, specialCategory],
    ['labor_surplus_area_firm', 0.01, specialCategory],
    ['dot_certified_disadvantaged_business_enterprise', 0.02, specialCategory],
    ['sba_certified_8a_joint_venture', 0.01, specialCategory],
    ['ability_one_program', 0.005, specialCategory],
    ['federally_funded_research_and_development_corp', 0.004, specialCategory],
    ['small_agricultural_cooperative', 0.005, specialCategory],
    ['community_developed_corporation_owned_firm', 0.004, specialCategory],
    ['veterinary_hospital', 0.004, specialCategory],
  ],
  school: [
    ['public_institution_of_higher_education', 0.65],
    ['private_institution_of_higher_education', 0.3],
    ['minority_serving_institution_of_higher_education', 0.15],
    ['school_of_forestry', 0.05],
    ['veterinary_college', 0.03],
  ],
  nonprofit: [
    ['foundation', 0.2],
    ['community_development_corporations', 0.05],
    ['domestic_shelter', 0.04, specialCategory],
    ['corporate_entity_tax_exempt', 0.3, 'category_business'],
  ],
  government: [
    ['local_government', 0.85],
    ['authorities_and_commissions', 0.1],
    ['council_of_governments', 0.06],
    ['interstate_entity', 0.02],
    ['regional_organization', 0.03],
    ['us_territory_or_possession', 0.02],
    ['national_government', 0.02],
  ],
  state: [],
  hospital: [],
  tribe: [],
};

/** Returns the two category masks of `codes` as text, because JSON cannot represent 64-bit integers. */
export const masks = (codes: Iterable<string>): { cat_lo: string; cat_hi: string } => {
  const [low, high] = buildCategoryMasks(codes);
  return { cat_lo: String(low), cat_hi: String(high) };
};
