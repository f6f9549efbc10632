import { awardRecipientName, type Award } from '@/domain/award';
import { businessTypeLabel } from '@/domain/codes/recipientTypes';
import { agencyName, date, money } from '@/domain/format';
import { getDistricts } from '@/domain/districts';
import { addressLines, formatDistrict, type Location } from '@/domain/location';
import { districtPath } from '@/domain/places/placePaths';
import { paths } from '@/domain/site/paths';
import { addressLinePath, agencyPath, recipientPath } from '../awardPaths';
import type { InfoGroup, InfoRow } from './category';

/** Returns a row with one line of text. */
export const row = (
  label: string,
  getText: (award: Award) => string | undefined,
  to?: InfoRow['to'],
): InfoRow => ({ label, lines: (award) => [getText(award) ?? ''].filter(Boolean), to });
export const agencyDetails: InfoGroup = {
  title: 'Agency Details',
  rows: [
    row(
      'Awarding Agency',
      ({ awardingAgency: agency }) => agencyName(agency?.name, agency?.abbreviation),
      ({ awardingAgency }) => agencyPath(awardingAgency),
    ),
    row('Awarding Sub-Agency', ({ awardingAgency }) => awardingAgency?.subtier),
    row('Awarding Office', ({ awardingAgency }) => awardingAgency?.office),
    row(
      'Funding Agency',
      ({ fundingAgency: agency }) => agencyName(agency?.name, agency?.abbreviation),
      ({ fundingAgency }) => agencyPath(fundingAgency),
    ),
    row('Funding Sub-Agency', ({ fundingAgency }) => fundingAgency?.subtier),
    row('Funding Office', ({ fundingAgency }) => fundingAgency?.office),
  ],
};

const listIdentifiers = (uei: string | undefined, duns: string | undefined): readonly string[] => {
  const idLines = [uei && `${uei} (UEI)`, duns && `${duns} (Legacy DUNS)`].filter(Boolean);
  return idLines.length ? (idLines as string[]) : ['Identifier not provided'];
};
const MULTIPLE_DISTRICTS = '90';
/** Returns the path of a district's profile; undefined for a number that is no current district of the state. */
const getDistrictPath = (place: Location | null): string | undefined => {
  const { stateCode = '', congressionalDistrict: number = '' } = place ?? {};
  const name = `${stateCode}-${number}`;
  const names = getDistricts('current', stateCode);
  return names.includes(name) || (names.length && number === MULTIPLE_DISTRICTS)
    ? districtPath(name)
    : undefined;
};
/** Returns the rows with the address and the district of a place. */
const placeRows = (
  addressLabel: string,
  getPlace: (award: Award) => Location | null,
): readonly InfoRow[] => [
  {
    label: addressLabel,
    lines: (award) => addressLines(getPlace(award)),
    to: (award, line) => addressLinePath(getPlace(award), line),
  },
  row(
    'Congressional District',
    (award) => formatDistrict(getPlace(award)),
    (award) => getDistrictPath(getPlace(award)),
  ),
];
export const recipientDetails: InfoGroup = {
  title: 'Recipient Details',
  rows: [
    row('Recipient', awardRecipientName, recipientPath),
    {
      label: 'Recipient Identifier',
      lines: ({ recipient }) => listIdentifiers(recipient?.uei, recipient?.duns),
    },
    row(
      'Parent Recipient',
      ({ recipient }) => recipient?.parentName,
      ({ recipient }) =>
        recipient?.parentHash ? paths.recipient(recipient.parentHash) : undefined,
    ),
    {
      label: 'Parent Recipient Identifier',
      lines: ({ recipient }) => listIdentifiers(recipient?.parentUei, recipient?.parentDuns),
    },
    ...placeRows('Recipient Address', ({ recipient }) => recipient?.location ?? null),
    {
      label: 'Business Types',
      lines: ({ recipient }) => [...new Set(recipient?.businessCategories.map(businessTypeLabel))],
    },
  ],
};
export const placeOfPerformance: InfoGroup = {
  title: 'Place Of Performance',
  rows: placeRows('Address', ({ placeOfPerformance: place }) => place),
};
/** Returns the group with the dates of a period, under the labels of a category. */
export const buildPeriodGroup = (
  ...labeledFields: readonly (readonly [label: string, field: keyof Award['periodOfPerformance']])[]
): InfoGroup => ({
  title: 'Period Of Performance',
  rows: labeledFields.map(([label, field]) =>
    row(label, ({ periodOfPerformance: period }) => date(period[field])),
  ),
});
const OFFICER_COUNT = 5;
export const executiveCompensation: InfoGroup = {
  title: 'Executive Compensation',
  rows: Array.from({ length: OFFICER_COUNT }, (_, at) =>
    row(`Officer ${at + 1}`, ({ executiveDetails }) => {
      const officer = executiveDetails[at];
      return officer && `${officer.name || 'Name not provided'} - ${money(officer.amount)}`;
    }),
  ),
};
