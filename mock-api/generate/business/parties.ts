import { stateDepartments, type Organization, type Party, type StateDepartment } from './programs';
import { tradeKeys } from './trades';

/** Patterns for the names of invented organizations, with `{}` in place of an invented word. */
export const organizations: Readonly<Record<Organization, readonly string[]>> = {
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
export const organizationKeys = Object.keys(organizations) as readonly Organization[];
export const departmentKeys = Object.keys(stateDepartments) as readonly StateDepartment[];

const parties: readonly Party[] = [
  ...tradeKeys,
  ...organizationKeys,
  ...departmentKeys,
  'smallFirm',
  'people',
];
/** Returns the ID of a party in the tables. */
export const partyId = (party: Party): number => parties.indexOf(party);
