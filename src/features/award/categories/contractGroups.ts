import type { Award } from '@/domain/award';
import type { AwardDetail } from '@/domain/awardDetails';
import { programPath } from '@/domain/program/programPath';
import { paths } from '@/domain/site/paths';
import { parentPath } from '../awardPaths';
import type { InfoColumns, InfoGroup, InfoRow } from './category';
import {
  agencyDetails,
  executiveCompensation,
  buildPeriodGroup,
  placeOfPerformance,
  recipientDetails,
  row,
} from './sharedGroups';

const detailRow = (label: string, name: AwardDetail, to?: InfoRow['to']): InfoRow =>
  row(label, ({ additionalDetails }) => additionalDetails[name], to);
/**
 * Returns a row with a segment of the award ID: `CONT_AWD_{piid}_{agency}_{parent piid}_{parent agency}` or `CONT_IDV_{piid}_{agency}`.
 */
const idPartRow = (label: string, at: number): InfoRow =>
  row(label, ({ generatedId }) => {
    const segment = generatedId.split('_')[at];
    return segment === '-NONE-' ? '' : segment;
  });
const keyRow = row('Unique Award Key', ({ generatedId }) => generatedId);
const flagRow = (text: string): InfoRow => row('Award or IDV Flag', () => text);
const piidRow = row('Procurement Instrument Identifier (PIID)', ({ displayId }) => displayId);
const agencyCodeRow = idPartRow('Submitting Agency Identifier Code', 3);
const parentPiidLabel = 'Parent Award ID (Parent PIID)';

const parentDetails: InfoGroup = {
  title: 'Parent Award Details',
  rows: [
    row('Parent Award Unique Key', ({ parentId }) => parentId),
    row(parentPiidLabel, ({ parentAward }) => parentAward, parentPath),
    row('Parent IDV Type', ({ parentDetails: parent }) => parent?.idvType),
    row(
      'Parent IDV Agency Name',
      ({ parentDetails: parent }) => parent?.agencyName,
      ({ parentDetails: parent }) =>
        parent?.agencySlug ? paths.agency(parent.agencySlug) : undefined,
    ),
    row('Parent IDV Sub-Agency Name', ({ parentDetails: parent }) => parent?.subAgencyName),
    row(
      'Multiple Or Single Parent Award IDV',
      ({ parentDetails: parent }) => parent?.multipleOrSingle,
    ),
  ],
};
const mandates: InfoGroup = {
  title: 'Legislative Mandates',
  rows: [
    detailRow('Clinger-Cohen Act Compliant', 'clingerCohenActPlanning'),
    detailRow('Subject to Construction Wage Rate Requirements', 'constructionWageRate'),
    detailRow('Subject to Labor Standards', 'laborStandards'),
    detailRow('Subject to Materials, Supplies, Articles & Equipment', 'materialsSupplies'),
  ],
};
/** Returns the path of the profile of an award's code, which is the last of its tiers. */
const getCodePath =
  (kind: 'naics' | 'psc') =>
  (award: Award): string | undefined => {
    const code = award[kind].at(-1)?.code;
    return code && programPath({ kind, code });
  };
const pscRow = detailRow('Product or Service Code (PSC)', 'productOrService', getCodePath('psc'));
const naicsRow = detailRow(
  'North American Industry Classification System (NAICS) Code',
  'naics',
  getCodePath('naics'),
);
const claimantRow = detailRow('DoD Claimant Code', 'dodClaimantProgram');
const seaTransportationRow = detailRow('Sea Transportation', 'seaTransportation');
const competitionGroup = (reasonLabel: string): InfoGroup => ({
  title: 'Competition Details',
  rows: [
    detailRow('Solicitation ID', 'solicitationIdentifier'),
    detailRow('Solicitation Procedures', 'solicitationProcedures'),
    detailRow('Number of Offers Received', 'numberOfOffersReceived'),
    detailRow('Extent Competed', 'extentCompeted'),
    detailRow(reasonLabel, 'otherThanFullAndOpen'),
    detailRow('Set-Aside Type', 'typeSetAside'),
    detailRow('Commercial Item Acquisition Procedures', 'commercialItemAcquisition'),
    detailRow('Simplified Procedures for Certain Commercial Items', 'commercialItemTestProgram'),
    detailRow('Evaluated Preference', 'evaluatedPreference'),
    detailRow('Fed Biz Opps', 'fedBizOpps'),
    detailRow('Small Business Competitiveness Demonstration Program', 'smallBusinessCompetitive'),
  ],
});
const interestRow = detailRow('National Interest Action', 'nationalInterestAction');
const pricingRow = detailRow('Cost or Pricing Data', 'costOrPricingData');
const entityRow = detailRow('Domestic or Foreign Entity', 'domesticOrForeignEntity');
const limitedSourcesRow = detailRow('Fair Opportunity Limited Sources', 'fairOpportunityLimited');
const fundingRow = detailRow('Foreign Funding', 'foreignFunding');
const authority = detailRow('Interagency Contracting Authority', 'interagencyContractingAuthority');
const programRow = detailRow('Major Program', 'majorProgram');
const planRow = detailRow('Subcontracting Plan', 'subcontractingPlan');
const multiYearContractRow = detailRow('Multi Year Contract', 'multiYearContract');
const consolidatedContractRow = detailRow('Consolidated Contract', 'consolidatedContract');

export const contractGroups: InfoColumns = [
  [
    {
      title: 'Unique Award Key',
      rows: [
        keyRow,
        flagRow('Contract Award'),
        piidRow,
        agencyCodeRow,
        row(parentPiidLabel, ({ parentAward }) => parentAward),
        idPartRow('Parent Agency Identifier Code', 5),
      ],
    },
    agencyDetails,
    parentDetails,
    placeOfPerformance,
    buildPeriodGroup(
      ['Start Date', 'startDate'],
      ['End Date', 'endDate'],
      ['Potential End Date', 'potentialEndDate'],
    ),
    mandates,
  ],
  [
    recipientDetails,
    {
      title: 'Acquisition Details',
      rows: [
        pscRow,
        naicsRow,
        claimantRow,
        detailRow('DOD Acquisition Program', 'dodAcquisitionProgram'),
        detailRow(
          'Information Technology Commercial Item Category',
          'informationTechnologyCommercialItemCategory',
        ),
        seaTransportationRow,
      ],
    },
    competitionGroup('Other Than Full and Open Competition'),
    {
      title: 'Additional Details',
      rows: [
        detailRow('Contract Type', 'typeOfContractPricing'),
        interestRow,
        pricingRow,
        entityRow,
        limitedSourcesRow,
        fundingRow,
        authority,
        programRow,
        planRow,
        multiYearContractRow,
        consolidatedContractRow,
      ],
    },
    executiveCompensation,
  ],
];

export const vehicleGroups: InfoColumns = [
  [
    { title: 'Unique Award Key', rows: [keyRow, flagRow('Contract IDV'), piidRow, agencyCodeRow] },
    agencyDetails,
    parentDetails,
    buildPeriodGroup(['Start Date', 'startDate'], ['Ordering Period End Date', 'endDate']),
    mandates,
  ],
  [
    recipientDetails,
    { title: 'Acquisition Details', rows: [pscRow, naicsRow, claimantRow, seaTransportationRow] },
    competitionGroup('Not Competed Reason'),
    {
      title: 'Additional Details',
      rows: [
        detailRow('IDV Type', 'idvType'),
        detailRow('IDC Type', 'typeOfIdc'),
        interestRow,
        detailRow('Multiple Or Single Award IDV', 'multipleOrSingleAward'),
        pricingRow,
        entityRow,
        limitedSourcesRow,
        fundingRow,
        authority,
        programRow,
        detailRow('Program Acronym', 'programAcronym'),
        planRow,
        multiYearContractRow,
        consolidatedContractRow,
      ],
    },
    executiveCompensation,
  ],
];
