import { findAgency } from './findAgency';
import type { ListedAgency } from './listedAgency';

const agency = (id: string, toptierCode: string, slug: string, name: string, abbreviation = '') =>
  ({ id, toptierCode, slug, name, abbreviation }) as ListedAgency;
const agencies = [
  agency('862', '089', 'department-of-energy', 'Department of Energy', 'DOE'),
  agency('456', '020', 'department-of-the-treasury', 'Department of the Treasury', 'TREAS'),
  // An API id may equal the toptier code of another agency.
  agency('020', '1100', 'us-trade-agency', 'U.S. Trade Agency'),
  agency('', '999', '', 'Office without a Slug'),
  agency('7', '700', 'inspectors-office', 'Inspector’s Office of the A.B.C.'),
];

describe('findAgency', () => {
  it.each([
    ['department-of-energy', '089'],
    ['862', '089'],
    ['089', '089'],
    ['020', '1100'],
    ['1100', '1100'],
    ['Department of Energy', '089'],
    ['DEPARTMENT-OF-ENERGY', '089'],
    ['doe', '089'],
    ['department-of-treasury', '020'],
    ['office-without-a-slug', '999'],
    ['the-department-of-the-treasury', '020'],
    ['us-trade-agency', '1100'],
    ['U.S. Trade Agency', '1100'],
    ["inspector's office of the abc", '700'],
    ['7', '700'],
    ['department-of-magic', undefined],
    ['the', undefined],
    ['', undefined],
    ['-', undefined],
    ['89', undefined],
  ])('resolves %s to %s', (segment, code) =>
    expect(findAgency(agencies, segment)?.toptierCode).toBe(code),
  );
});
