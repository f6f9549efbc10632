import { stateDepartments, type Organisation, type Party, type StateDepartment } from './programs';
import { tradeKeys } from './trades';

/** Patterns for the invented names of organizations; `{}` is the invented word. */
export const organisations: Readonly<Record<Organisation, readonly string[]>> = {
  county: ['County of {}', '{} Council of Governments'],
  city: ['City of {}', 'Town of {}'],
  schoolDistrict: ['{} School District'],
  housing: ['{} Housing Authority'],
  transit: ['{} Regional Transit Authority'],
  airport: ['{} Airport Authority'],
  university: [
    'University of {}',
    '{} State University',
    '{} Institute of Technology',
    '{} Community College',
    '{} College of Forestry',
  ],
  nonprofit: [
    '{} Community Trust',
    'Friends of {}',
    '{} Food Bank',
    '{} Housing Alliance',
    '{} Research Foundation',
  ],
  healthCenter: ['{} Community Health Center', '{} Health Foundation'],
  relief: ['{} Relief Mission', '{} Development Fund'],
  hospital: ['{} Memorial Hospital'],
  tribe: ['{} Band Sample Tribe', '{} Nation Sample Tribe'],
  cooperative: ['{} Electric Cooperative'],
};
export const organisationKeys = Object.keys(organisations) as readonly Organisation[];
export const departmentKeys = Object.keys(stateDepartments) as readonly StateDepartment[];

const parties: readonly Party[] = [
  ...tradeKeys,
  ...organisationKeys,
  ...departmentKeys,
  'smallFirm',
  'people',
];
/** Returns the ID of a party in the tables. */
export const partyId = (party: Party): number => parties.indexOf(party);
