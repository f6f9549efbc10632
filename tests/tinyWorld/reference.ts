/** The records that the awards of the tiny dataset refer to: agencies, places, recipients, codes, accounts. */
import { CATEGORY_BITS } from '../../mock-api/db/schema';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';

const toptier = (id: number, code: string, name: string, abbr: string) => ({
  id,
  code,
  cgac: code,
  name,
  abbr,
  slug: abbr.toLowerCase(),
  weight: 1,
  website: null,
});
export const toptiers = [
  toptier(1, '097', 'Department of Defense', 'DOD'),
  toptier(2, '089', 'Department of Energy', 'DOE'),
  toptier(3, '091', 'Department of Education', 'ED'),
];
const subtier = (id: number, code: string, name: string, abbr: string | null, slug: string) => ({
  id,
  toptier_id: id - 10,
  code,
  name,
  abbr,
  slug,
  is_toptier: false,
});
/** Two agencies have an office with the same name. */
export const subtiers = [
  subtier(11, '2100', 'Department of the Army', 'USA', 'army'),
  subtier(12, '8900', 'Office of the Secretary', null, 'os-doe'),
  subtier(13, '9100', 'Office of the Secretary', null, 'os-ed'),
];
export const countries = [
  { id: 0, alpha3: 'USA', name: 'United States' },
  { id: 1, alpha3: 'CAN', name: 'Canada' },
];
export const states = [
  { id: 6, code: 'CA', fips: '06', name: 'California', type: 'state', population: 1, income: 1 },
  { id: 48, code: 'TX', fips: '48', name: 'Texas', type: 'state', population: 1, income: 1 },
];
const unknownPlace = {
  country_id: null,
  state_id: null,
  county_id: null,
  cd_cur: null,
  cd_org: null,
  zip5: null,
  city: null,
};
export const places = [
  {
    id: 1,
    country_id: 0,
    state_id: 6,
    county_id: 6037,
    cd_cur: 630,
    cd_org: 634,
    zip5: '90012',
    city: 'Los Angeles',
  },
  {
    id: 2,
    country_id: 0,
    state_id: 48,
    county_id: 48453,
    cd_cur: 4835,
    cd_org: 4810,
    zip5: '78701',
    city: 'Austin',
  },
  { ...unknownPlace, id: 3, country_id: 0, state_id: 6, city: 'Austin' },
  { ...unknownPlace, id: 4, country_id: 1, city: 'Toronto' },
  { ...unknownPlace, id: 5 },
];
const recipient = (id: number, name: string, uei: string, parent_id: number | null = null) => ({
  id,
  uuid: ' abcd'[id]!.repeat(4),
  name,
  uei,
  duns: String(id).repeat(9),
  is_parent: id === 1,
  parent_id,
});
export const recipients = [
  recipient(1, 'Acme Holdings', 'ACMEHOLDING1'),
  recipient(2, 'Acme Rockets', 'ACMEROCKETS2', 1),
  recipient(3, 'Lone Star Labs', 'LONESTARLAB3'),
  recipient(4, 'Acme', 'ACMEACMEACM4'),
];
/** Recipient types by recipient ID. The last recipient also has the last type of the first bit mask and the first type of the second. */
export const kinds: Readonly<Record<number, readonly string[]>> = {
  1: ['category_business'],
  2: ['category_business', 'small_business'],
  3: ['higher_education'],
  4: [
    'individuals',
    recipientCategoryCodes[CATEGORY_BITS - 1]!,
    recipientCategoryCodes[CATEGORY_BITS]!,
  ],
};
export const naics = [
  { code: 541511, text: 'Custom Computer Programming', year_retired: null },
  { code: 541512, text: 'Computer Systems Design', year_retired: null },
  { code: 336411, text: 'Aircraft Manufacturing', year_retired: null },
];
export const psc = [
  { id: 1, code: '1510', text: 'Fixed wing', tier: 'Product' },
  { id: 2, code: 'AC11', text: 'National defense research', tier: 'Research and Development' },
  { id: 3, code: 'D302', text: 'Systems development', tier: 'Service' },
  { id: 4, code: 'D399', text: 'Other', tier: 'Service' },
];
export const listings = [
  { id: 1, number: '10.001', title: 'School Lunch', toptier_id: 3 },
  { id: 2, number: '93.778', title: 'Energy Loans', toptier_id: 2 },
];
export const texts = [
  { id: 1, txt: 'Rocket engines for a lunar lander' },
  { id: 2, txt: 'Software maintenance' },
  { id: 3, txt: 'School lunches, 2022' },
  { id: 4, txt: 'Wind farm' },
  { id: 5, txt: '' },
  { id: 6, txt: 'Extension of time' },
  { id: 7, txt: 'Steel valves' },
];
/** Code L matches awards with COVID-19 funding and records since its law, and Z likewise for infrastructure. 9 always matches. */
export const defCodes = [
  { code: 'Q', public_law: 'none' },
  { code: 'L', public_law: '116-123', disaster: 'covid_19', enacted: '2020-03-06' },
  { code: 'Z', public_law: '117-58', disaster: 'infrastructure', enacted: '2021-11-15' },
  { code: '9', public_law: '118-1' },
].map((row, bit) => ({ title: null, disaster: null, enacted: null, ...row, bit }));
export const mask = (...codes: string[]): number =>
  codes.reduce((sum, code) => sum + 2 ** defCodes.find((row) => row.code === code)!.bit, 0);
/** The third account belongs to a different agency than its code suggests. */
export const accounts = [
  { id: 1, code: '097-0100', toptier_id: 1 },
  { id: 2, code: '089-0200', toptier_id: 2 },
  { id: 3, code: '089-0300', toptier_id: 3 },
];
const symbol = { ata: null, bpoa: null, epoa: null, a: null };
export const tas = [
  {
    ...symbol,
    id: 1,
    label: '097-2020/2021-0100-000',
    aid: '097',
    bpoa: '2020',
    epoa: '2021',
    main: '0100',
    sub: '000',
    federal_account_id: 1,
  },
  {
    ...symbol,
    id: 2,
    label: '089-X-0200-000',
    aid: '089',
    a: 'X',
    main: '0200',
    sub: '000',
    federal_account_id: 2,
  },
  {
    ...symbol,
    id: 3,
    label: '097-089-X-0300-001',
    ata: '097',
    aid: '089',
    a: 'X',
    main: '0300',
    sub: '001',
    federal_account_id: 3,
  },
];
export const activities = [
  { id: 1, code: '0001', name: 'Basic Research' },
  { id: 2, code: '0002', name: 'Operations' },
  { id: 3, code: '0002', name: 'Basic Research' },
];
/** The account and program activity that funded each award. */
export const financial = [
  { award_id: 1, tas_id: 1, activity_id: 1 },
  { award_id: 2, tas_id: 2, activity_id: 2 },
  { award_id: 3, tas_id: 3, activity_id: 3 },
  { award_id: null, tas_id: 1, activity_id: 1 },
];
