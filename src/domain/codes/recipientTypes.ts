import { titleCase } from '../format';

/** A recipient type (specification `reference.md` §3, pages document §18.5). `wire` is its code in the API. */
export interface RecipientType {
  key: string;
  wire: string;
  label: string;
}
export interface RecipientTypeGroup {
  key: string;
  label: string;
  caption: string;
  types: readonly RecipientType[];
}

const wireCodes: Readonly<Record<string, string>> = {
  american_indian: 'american_indian_owned_business',
  asian_pacific_american: 'asian_pacific_american_owned_business',
  black_american: 'black_american_owned_business',
  hispanic_american: 'hispanic_american_owned_business',
  native_american: 'native_american_owned_business',
  subcontinent_asian_indian_american: 'subcontinent_asian_indian_american_owned_business',
  public: 'public_institution_of_higher_education',
  private: 'private_institution_of_higher_education',
};

const makeGroup = (
  key: string,
  label: string,
  labelsByKey: Readonly<Record<string, string>>,
  caption = label,
): RecipientTypeGroup => ({
  key,
  label,
  caption,
  types: Object.entries(labelsByKey).map(([type, text]) => ({
    key: type,
    wire: wireCodes[type] ?? type,
    label: text,
  })),
});

export const recipientTypeGroups: readonly RecipientTypeGroup[] = [
  makeGroup(
    'category_business',
    'Business',
    {
      business: 'Business',
      small_business: 'Small Business',
      other_than_small_business: 'Other Than Small Business',
      corporate_entity_tax_exempt: 'Corporate Entity Tax Exempt',
      corporate_entity_not_tax_exempt: 'Corporate Entity Not Tax Exempt',
      partnership_or_limited_liability_partnership: 'Partnership or Limited Liability Partnership',
      sole_proprietorship: 'Sole Proprietorship',
      manufacturer_of_goods: 'Manufacturer of Goods',
      subchapter_s_corporation: 'Sub-Chapter S Corporation',
      limited_liability_corporation: 'Limited Liability Corporation (LLC)',
    },
    'General Business',
  ),
  makeGroup('category_minority_owned_business', 'Minority Owned Business', {
    minority_owned_business: 'Minority Owned Business',
    alaskan_native_corporation_owned_firm: 'Alaskan Native Corporation Owned Firm',
    american_indian: 'American Indian Owned Business',
    asian_pacific_american: 'Asian Pacific American Owned Business',
    black_american: 'Black American Owned Business',
    hispanic_american: 'Hispanic American Owned Business',
    native_american: 'Native American Owned Business',
    native_hawaiian_organization_owned_firm: 'Native Hawaiian Organization Owned Firm',
    subcontinent_asian_indian_american: 'Subcontinent Asian Indian American Owned Business',
    tribally_owned_firm: 'Tribally Owned Firm',
    other_minority_owned_business: 'Other Minority Owned Business',
  }),
  makeGroup('category_woman_owned_business', 'Women Owned Business', {
    woman_owned_business: 'Women Owned Business',
    women_owned_small_business: 'Women Owned Small Business',
    economically_disadvantaged_women_owned_small_business:
      'Economically Disadvantaged Women Owned Small Business',
    joint_venture_women_owned_small_business: 'Joint Venture Women Owned Small Business',
    joint_venture_economically_disadvantaged_women_owned_small_business:
      'Joint Venture Economically Disadvantaged Women Owned Small Business',
  }),
  makeGroup('category_veteran_owned_business', 'Veteran Owned Business', {
    veteran_owned_business: 'Veteran Owned Business',
    service_disabled_veteran_owned_business: 'Service Disabled Veteran Owned Business',
  }),
  makeGroup('category_special_designations', 'Special Designations', {
    special_designations: 'Special Designations',
    '8a_program_participant': '8a Program Participant',
    ability_one_program: 'Ability One Program',
    dot_certified_disadvantaged_business_enterprise:
      'DoT Certified Disadvantaged Business Enterprise',
    emerging_small_business: 'Emerging Small Business',
    federally_funded_research_and_development_corp:
      'Federally Funded Research and Development Corp',
    historically_underutilized_business_firm: 'Historically Underutilized Business (HUBZone) Firm',
    labor_surplus_area_firm: 'Labor Surplus Area Firm',
    sba_certified_8a_joint_venture: 'SBA Certified 8a Joint Venture',
    // The misspelling is part of the published code.
    self_certified_small_disadvanted_business: 'Self-Certified Small Disadvantaged Business',
    small_agricultural_cooperative: 'Small Agricultural Cooperative',
    community_developed_corporation_owned_firm: 'Community Developed Corporation Owned Firm',
    us_owned_business: 'U.S. Owned Business',
    foreign_owned_and_us_located_business: 'Foreign-Owned and U.S. Located Business',
    foreign_owned: 'Foreign Owned',
    foreign_government: 'Foreign Government',
    international_organization: 'International Organization',
    domestic_shelter: 'Domestic Shelter',
    hospital: 'Hospital',
    veterinary_hospital: 'Veterinary Hospital',
  }),
  makeGroup('category_nonprofit', 'Nonprofit', {
    nonprofit: 'Nonprofit',
    foundation: 'Foundation',
    community_development_corporations: 'Community Development Corporations',
  }),
  makeGroup('category_higher_education', 'Higher Education', {
    higher_education: 'Higher Education',
    public: 'Public Institution of Higher Education',
    private: 'Private Institution of Higher Education',
    minority_serving_institution_of_higher_education:
      'Minority-Serving Institution of Higher Education',
    school_of_forestry: 'School of Forestry',
    veterinary_college: 'Veterinary College',
  }),
  makeGroup('category_government', 'Government', {
    government: 'Government',
    national_government: 'National Government',
    interstate_entity: 'Interstate Entity',
    regional_and_state_government: 'Regional and State Government',
    regional_organization: 'Regional Organization',
    us_territory_or_possession: 'U.S. Territory or Possession',
    council_of_governments: 'Council of Governments',
    local_government: 'Local Government',
    indian_native_american_tribal_government: 'Indian Native American Tribal Government',
    authorities_and_commissions: 'Authorities and Commissions',
  }),
  makeGroup('category_individuals', 'Individuals', { individuals: 'Individuals' }),
];

const allTypes = recipientTypeGroups.flatMap((entry) => entry.types);
const typesByKey = new Map(
  allTypes.flatMap((entry) => [
    [entry.wire, entry],
    [entry.key, entry],
  ]),
);

/** Returns the key that the filter state uses for a key or an API code; undefined for any other text. */
export const recipientTypeKey = (keyOrWire: string): string | undefined =>
  typesByKey.get(keyOrWire)?.key;
/** Returns the API code of a key or an API code. Any other text is returned unchanged. */
export const recipientTypeWire = (keyOrWire: string): string =>
  typesByKey.get(keyOrWire)?.wire ?? keyOrWire;
export const recipientTypeLabel = (keyOrWire: string): string =>
  typesByKey.get(keyOrWire)?.label ?? keyOrWire;

const groupLabels = new Map(recipientTypeGroups.map(({ key, label }) => [key, label]));
/** Returns the display text of a business type from a record: its label, or the code in title case if it has no label. */
export const businessTypeLabel = (type: string): string => {
  const label = groupLabels.get(type) ?? recipientTypeLabel(type);
  return /^[a-z_]+$/.test(label) ? titleCase(label.replaceAll('_', ' ')) : label;
};

/** Every API code that a record can contain. The order gives the bit positions of the category masks. */
export const recipientCategoryCodes: readonly string[] = recipientTypeGroups.flatMap((entry) => [
  entry.key,
  ...entry.types.map((item) => item.wire),
]);
