import { awardRecipientName, type Award } from '@/domain/award';
import { businessTypeLabel } from '@/domain/codes/recipientTypes';
import { agencyName, date, money } from '@/domain/format';
import { addressLines, formatDistrict } from '@/domain/location';
import { paths } from '@/domain/site/paths';
import { agencyPath, recipientPath } from '../awardPaths';
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
    {
      label: 'Recipient Address',
      lines: ({ recipient }) => addressLines(recipient?.location ?? null),
    },
    row('Congressional District', ({ recipient }) => formatDistrict(recipient?.location ?? null)),
    {
      label: 'Business Types',
      lines: ({ recipient }) => [...new Set(recipient?.businessCategories.map(businessTypeLabel))],
    },
  ],
};
export const placeOfPerformance: InfoGroup = {
  title: 'Place Of Performance',
  rows: [
    { label: 'Address', lines: ({ placeOfPerformance: place }) => addressLines(place) },
    row('Congressional District', ({ placeOfPerformance: place }) => formatDistrict(place)),
  ],
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
