import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import { CATEGORY_BITS, categoryBit } from '../db/schema';
import { choose, mix, unit } from './random';
import { createTable, normalise } from './referenceTables';
import type { SetSize } from './shape';

/** Syllables and words for invented names: nothing here is, or is meant to resemble, a real organisation. */
const heads = [
  'Bramble',
  'Quill',
  'Thistle',
  'Marrow',
  'Cinder',
  'Fallow',
  'Harrow',
  'Juniper',
  'Larkspur',
  'Mossy',
  'Nettle',
  'Ochre',
  'Pebble',
  'Rowan',
  'Saffron',
  'Tallow',
  'Umber',
  'Velvet',
  'Willow',
  'Yarrow',
  'Zephyr',
  'Amberly',
  'Bracken',
  'Copper',
  'Drift',
  'Ember',
  'Fern',
  'Gossamer',
  'Hollow',
  'Indigo',
];
const tails = [
  'wick',
  'haven',
  'mere',
  'gate',
  'ford',
  'stead',
  'combe',
  'croft',
  'fell',
  'holt',
  'garth',
  'shaw',
  'thorpe',
  'worth',
  'brook',
  'dale',
  'marsh',
  'ridge',
  'sound',
  'vale',
];
const trades = [
  'Systems',
  'Avionics',
  'Logistics',
  'Builders',
  'Analytics',
  'Instruments',
  'Marine',
  'Textiles',
  'Laboratories',
  'Staffing',
  'Environmental',
  'Software',
  'Medical Supply',
  'Foods',
  'Engineering',
  'Communications',
  'Energy',
  'Security',
  'Machining',
  'Consulting',
  'Freight',
  'Robotics',
  'Printing',
  'Agronomy',
];
const suffixes = ['LLC', 'Inc', 'Corporation', 'Group LLC', 'Partners', 'Company'];
const schools = [
  'University of {}',
  '{} State University',
  '{} Institute of Technology',
  '{} Community College',
  '{} College of Forestry',
];
const nonprofits = [
  '{} Community Trust',
  '{} Health Foundation',
  'Friends of {}',
  '{} Food Bank',
  '{} Housing Alliance',
  '{} Research Foundation',
];
const governments = [
  'County of {}',
  'City of {}',
  'Town of {}',
  '{} Department of Transportation',
  '{} Department of Health',
  '{} Regional Transit Authority',
  '{} School District',
  '{} Council of Governments',
];
const tribes = ['{} Band Sample Tribe', '{} Nation Sample Tribe'];

type Kind = 'business' | 'school' | 'nonprofit' | 'government' | 'tribe' | 'hospital';
const kinds: readonly [Kind, number][] = [
  ['business', 0.72],
  ['nonprofit', 0.85],
  ['government', 0.93],
  ['school', 0.97],
  ['hospital', 0.985],
  ['tribe', 1],
];

const flags: Readonly<Record<Kind, readonly string[]>> = {
  business: ['category_business', 'business'],
  school: ['category_higher_education', 'higher_education'],
  nonprofit: ['category_nonprofit', 'nonprofit'],
  government: ['category_government', 'government'],
  hospital: [
    'category_nonprofit',
    'nonprofit',
    'category_special_designations',
    'special_designations',
    'hospital',
  ],
  tribe: ['category_government', 'government', 'indian_native_american_tribal_government'],
};
/** Further categories an organisation of a kind may have: code, its share, and the group that comes with it. */
const extras: Readonly<Record<Kind, readonly (readonly [string, number, string?])[]>> = {
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
    ['minority_owned_business', 0.15, 'category_minority_owned_business'],
    ['black_american_owned_business', 0.04, 'category_minority_owned_business'],
    ['hispanic_american_owned_business', 0.04, 'category_minority_owned_business'],
    ['asian_pacific_american_owned_business', 0.03, 'category_minority_owned_business'],
    ['subcontinent_asian_indian_american_owned_business', 0.03, 'category_minority_owned_business'],
    ['native_american_owned_business', 0.02, 'category_minority_owned_business'],
    ['american_indian_owned_business', 0.01, 'category_minority_owned_business'],
    ['alaskan_native_corporation_owned_firm', 0.01, 'category_minority_owned_business'],
    ['native_hawaiian_organization_owned_firm', 0.005, 'category_minority_owned_business'],
    ['tribally_owned_firm', 0.01, 'category_minority_owned_business'],
    ['other_minority_owned_business', 0.02, 'category_minority_owned_business'],
    ['woman_owned_business', 0.14, 'category_woman_owned_business'],
    ['women_owned_small_business', 0.09, 'category_woman_owned_business'],
    [
      'economically_disadvantaged_women_owned_small_business',
      0.04,
      'category_woman_owned_business',
    ],
    ['joint_venture_women_owned_small_business', 0.004, 'category_woman_owned_business'],
    [
      'joint_venture_economically_disadvantaged_women_owned_small_business',
      0.003,
      'category_woman_owned_business',
    ],
    ['veteran_owned_business', 0.09, 'category_veteran_owned_business'],
    ['service_disabled_veteran_owned_business', 0.05, 'category_veteran_owned_business'],
    ['special_designations', 0.5, 'category_special_designations'],
    ['8a_program_participant', 0.05, 'category_special_designations'],
    ['historically_underutilized_business_firm', 0.04, 'category_special_designations'],
    ['self_certified_small_disadvanted_business', 0.12, 'category_special_designations'],
    ['us_owned_business', 0.45, 'category_special_designations'],
    ['foreign_owned_and_us_located_business', 0.02, 'category_special_designations'],
    ['foreign_owned', 0.02, 'category_special_designations'],
    ['emerging_small_business', 0.02, 'category_special_designations'],
    ['labor_surplus_area_firm', 0.01, 'category_special_designations'],
    ['dot_certified_disadvantaged_business_enterprise', 0.02, 'category_special_designations'],
    ['sba_certified_8a_joint_venture', 0.01, 'category_special_designations'],
    ['ability_one_program', 0.005, 'category_special_designations'],
    ['federally_funded_research_and_development_corp', 0.004, 'category_special_designations'],
    ['small_agricultural_cooperative', 0.005, 'category_special_designations'],
    ['community_developed_corporation_owned_firm', 0.004, 'category_special_designations'],
    ['veterinary_hospital', 0.004, 'category_special_designations'],
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
    ['domestic_shelter', 0.04, 'category_special_designations'],
    ['corporate_entity_tax_exempt', 0.3, 'category_business'],
  ],
  government: [
    ['local_government', 0.55],
    ['regional_and_state_government', 0.35],
    ['authorities_and_commissions', 0.1],
    ['council_of_governments', 0.06],
    ['interstate_entity', 0.02],
    ['regional_organization', 0.03],
    ['us_territory_or_possession', 0.02],
    ['national_government', 0.02],
  ],
  hospital: [],
  tribe: [],
};

const masks = (codes: Iterable<string>): { cat_lo: string; cat_hi: string } => {
  let lo = 0n;
  let hi = 0n;
  for (const code of codes) {
    const bit = categoryBit(code);
    if (bit < 0) throw new Error(`unknown recipient category ${code}`);
    if (bit < CATEGORY_BITS) lo |= 1n << BigInt(bit);
    else hi |= 1n << BigInt(bit - CATEGORY_BITS);
  }
  return { cat_lo: String(lo), cat_hi: String(hi) };
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const uei = (id: number): string =>
  Array.from({ length: 12 }, (_, at) =>
    at === 0 ? letters[mix(id, 900) % 24] : letters[mix(id, 900 + at) % letters.length],
  ).join('');
const uuid = (id: number): string =>
  createHash('md5')
    .update(`recipient ${id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The two records that stand for people: grouped payments, and payments whose recipient's name is withheld. */
export const AGGREGATE_ID = 1;
export const REDACTED_ID = 2;

export const recipientColumns = {
  id: 'INTEGER',
  uuid: 'VARCHAR',
  uei: 'VARCHAR',
  duns: 'VARCHAR',
  name: 'VARCHAR',
  norm: 'VARCHAR',
  parent_id: 'INTEGER',
  is_parent: 'BOOLEAN',
  kind: 'VARCHAR',
  cat_lo: 'BIGINT',
  cat_hi: 'BIGINT',
  place_u: 'DOUBLE',
  foreign_u: 'DOUBLE',
  address: 'VARCHAR',
  zip4: 'VARCHAR',
  alternate_names: 'VARCHAR[]',
};

/** Invents recipients: parents first, then their children and the independent ones. */
export const buildRecipients = async (db: Database, size: SetSize): Promise<void> => {
  const parents = Math.floor(size.recipients * 0.08);
  const rows: Record<string, unknown>[] = [];
  const person = (id: number, name: string, kind: string) =>
    rows.push({
      id,
      uuid: uuid(id),
      uei: null,
      duns: null,
      name,
      norm: normalise(name),
      parent_id: null,
      is_parent: false,
      kind,
      ...masks(['category_individuals', 'individuals']),
      place_u: 0.5,
      foreign_u: 1,
      address: null,
      zip4: null,
      alternate_names: [],
    });
  person(AGGREGATE_ID, 'MULTIPLE RECIPIENTS', 'aggregate');
  person(REDACTED_ID, 'REDACTED DUE TO PII', 'redacted');
  for (let id = 3; id <= size.recipients; id += 1) {
    const isParent = id < 3 + parents;
    const parent = !isParent && unit(id, 1) < 0.4 ? 3 + (mix(id, 2) % parents) : null;
    const kind = isParent
      ? unit(id, 3) < 0.85
        ? 'business'
        : 'school'
      : kinds.find(([, upTo]) => unit(id, 3) < upTo)![0];
    const stem = choose(heads, id, 4) + choose(tails, id, 5);
    // The number in the name keeps 25,000 invented names apart and marks them as made up.
    const serial = id % 97 === 0 ? '' : ` ${(mix(id, 6) % 899) + 101}`;
    const pattern =
      kind === 'school'
        ? choose(schools, id, 7)
        : kind === 'nonprofit'
          ? choose(nonprofits, id, 7)
          : kind === 'government'
            ? choose(governments, id, 7)
            : kind === 'tribe'
              ? choose(tribes, id, 7)
              : kind === 'hospital'
                ? '{} Memorial Hospital'
                : `{} ${choose(trades, id, 8)} ${choose(suffixes, id, 9)}`;
    const name = pattern.replace('{}', `${stem}${serial}`).toUpperCase();
    const foreign = kind === 'business' && unit(id, 10) < 0.05;
    const codes = new Set(flags[kind]);
    extras[kind].forEach(([code, share, group], at) => {
      if (unit(id, 30 + at) < share) {
        codes.add(code);
        if (group) codes.add(group);
      }
    });
    const alternates =
      unit(id, 11) < 0.12 ? [`${stem}${serial} ${choose(trades, id, 12)}`.toUpperCase()] : [];
    const withoutUei = unit(id, 13) < 0.03;
    const ids = {
      uei: withoutUei ? null : uei(id),
      duns: unit(id, 14) < 0.6 ? String(100000000 + (mix(id, 15) % 899999999)) : null,
    };
    rows.push({
      id,
      uuid: uuid(id),
      ...ids,
      name,
      norm: [name, ...alternates, ids.uei ?? '', ids.duns ?? ''].map(normalise).join(' '),
      parent_id: parent,
      is_parent: isParent,
      kind: 'normal',
      ...masks(codes),
      place_u: unit(id, 16),
      foreign_u: foreign ? unit(id, 17) : 1,
      address:
        `${(mix(id, 18) % 9800) + 100} ${choose(heads, id, 19)} ${choose(['St', 'Ave', 'Blvd', 'Way', 'Rd'], id, 20)}`.toUpperCase(),
      zip4: String(mix(id, 21) % 10000).padStart(4, '0'),
      alternate_names: alternates,
    });
  }
  await createTable(db, 'recipient_raw', recipientColumns, rows);
  await db.run(`create or replace table recipient as select r.* exclude (place_u, foreign_u),
      case when r.foreign_u < 1 then (select min(p.id) from place p where p.country_id = 1 + floor(r.foreign_u * (select count(*) - 1 from country))::INTEGER and p.city is not null)
        when r.kind = 'normal' then s.place_id end as place_id,
      row_number() over (order by r.name, r.id)::INTEGER name_rank
    from recipient_raw r asof join place_slot s on r.place_u >= s.lo order by r.id`);
  await db.run('drop table recipient_raw');
};

const actions = [
  'Procurement of',
  'Maintenance of',
  'Installation of',
  'Design and delivery of',
  'Support services for',
  'Modernization of',
  'Replacement of',
  'Inspection of',
  'Lease of',
  'Training for',
];
const goods = [
  'laboratory equipment',
  'network switches',
  'bridge bearings',
  'hospital linens',
  'radar components',
  'cold weather clothing',
  'fuel storage tanks',
  'forest roads',
  'vaccine freezers',
  'flight simulators',
  'water pumps',
  'records systems',
  'weather buoys',
  'body armor plates',
  'elevator controls',
  'translation services',
  'satellite terminals',
  'school furniture',
  'backup generators',
  'harbor dredging',
];
const purposes = [
  'to expand',
  'to study',
  'to support',
  'to evaluate',
  'to sustain',
  'to build capacity for',
];
const causes = [
  'rural broadband',
  'early childhood education',
  'cancer research',
  'affordable housing',
  'wetland restoration',
  'opioid recovery services',
  'small farm resilience',
  'port infrastructure',
  'highway safety',
  'school meals',
  'Alzheimer research',
  'apprenticeships',
  'drinking water systems',
  'clean energy storage',
  'maternal health',
  'wildfire prevention',
  'community policing',
  'veterans transition',
  'disaster recovery',
  'arts access',
];
const endings = [
  'base period',
  'option year one',
  'phase two',
  'fiscal close-out',
  'regional program',
  'pilot program',
  'multi-year program',
  'annual renewal',
  'emergency response',
  'continuation',
];

/** Invents descriptions: the first half for contracts, the second for assistance. */
export const buildTexts = async (db: Database, size: SetSize): Promise<void> => {
  const rows = Array.from({ length: size.texts }, (_, id) => {
    const contract = id < size.texts / 2;
    const text = contract
      ? `${choose(actions, id, 51)} ${choose(goods, id, 52)}, ${choose(endings, id, 53)} ${mix(id, 54) % 1000}`
      : `Award ${choose(purposes, id, 51)} ${choose(causes, id, 52)}: ${choose(endings, id, 53)} ${mix(id, 54) % 1000}`;
    const long =
      unit(id, 55) < 0.1
        ? `. ${choose(actions, id, 56)} ${choose(goods, id, 57)} and related work as described in the statement of objectives for ${choose(causes, id, 58)}`
        : '';
    return { id, txt: (text + long).toUpperCase() };
  });
  await createTable(
    db,
    'text',
    { id: 'INTEGER', txt: 'VARCHAR', norm: 'VARCHAR' },
    rows.map((row) => ({ ...row, norm: normalise(row.txt) })),
  );
};
