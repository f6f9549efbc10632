import type { AwardDetail } from '@/domain/awardDetails';
import { paths } from '@/domain/site/paths';
import { parentPath } from '../awardPaths';
import type { InfoColumns, InfoGroup, InfoRow } from './category';
import {
  agencyDetails,
  executiveCompensation,
  periodOfPerformance,
  placeOfPerformance,
  recipientDetails,
  row,
} from './sharedGroups';

const detailRow = (label: string, name: AwardDetail): InfoRow =>
  row(label, ({ additionalDetails }) => additionalDetails[name]);
/**
 * Returns a row with a segment of the award ID: `CONT_AWD_{piid}_{agency}_{parent piid}_{parent agency}` or `CONT_IDV_{piid}_{agency}`.
 */
const idPartRow = (label: string, at: number): InfoRow =>
  row(label, ({ generatedId }) => {
    const part = generatedId.split('_')[at];
    return part === '-NONE-' ? '' : part;
  });
const key = row('Unique Award Key', ({ generatedId }) => generatedId);
const flagRow = (text: string): InfoRow => row('Award or IDV Flag', () => text);
const piid = row('Procurement Instrument Identifier (PIID)', ({ displayId }) => displayId);
const agencyCode = idPartRow('Submitting Agency Identifier Code', 3);
const parentPiid = 'Parent Award ID (Parent PIID)';

const parentDetails: InfoGroup = {
  title: 'Parent Award Details',
  rows: [
    row('Parent Award Unique Key', ({ parentId }) => parentId),
    row(parentPiid, ({ parentAward }) => parentAward, parentPath),
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
const psc = detailRow('Product or Service Code (PSC)', 'productOrService');
const naics = detailRow('North American Industry Classification System (NAICS) Code', 'naics');
const claimant = detailRow('DoD Claimant Code', 'dodClaimantProgram');
const seaTransportation = detailRow('Sea Transportation', 'seaTransportation');
const competitionGroup = (reason: string): InfoGroup => ({
  title: 'Competition Details',
  rows: [
    detailRow('Solicitation ID', 'solicitationIdentifier'),
    detailRow('Solicitation Procedures', 'solicitationProcedures'),
    detailRow('Number of Offers Received', 'numberOfOffersReceived'),
    detailRow('Extent Competed', 'extentCompeted'),
    detailRow(reason, 'otherThanFullAndOpen'),
    detailRow('Set-Aside Type', 'typeSetAside'),
    detailRow('Commercial Item Acquisition Procedures', 'commercialItemAcquisition'),
    detailRow('Simplified Procedures for Certain Commercial Items', 'commercialItemTestProgram'),
    detailRow('Evaluated Preference', 'evaluatedPreference'),
    detailRow('Fed Biz Opps', 'fedBizOpps'),
    detailRow('Small Business Competitiveness Demonstration Program', 'smallBusinessCompetitive'),
  ],
});
const interest = detailRow('National Interest Action', 'nationalInterestAction');
const pricing = detailRow('Cost or Pricing Data', 'costOrPricingData');
const entity = detailRow('Domestic or Foreign Entity', 'domesticOrForeignEntity');
const limitedSources = detailRow('Fair Opportunity Limited Sources', 'fairOpportunityLimited');
const funding = detailRow('Foreign Funding', 'foreignFunding');
const authority = detailRow('Interagency Contracting Authority', 'interagencyContractingAuthority');
const program = detailRow('Major Program', 'majorProgram');
const plan = detailRow('Subcontracting Plan', 'subcontractingPlan');
const multiYearContract = detailRow('Multi Year Contract', 'multiYearContract');
const consolidatedContract = detailRow('Consolidated Contract', 'consolidatedContract');

export const contractGroups: InfoColumns = [
  [
    {
      title: 'Unique Award Key',
      rows: [
        key,
        flagRow('Contract Award'),
        piid,
        agencyCode,
        row(parentPiid, ({ parentAward }) => parentAward),
        idPartRow('Parent Agency Identifier Code', 5),
      ],
    },
    agencyDetails,
    parentDetails,
    placeOfPerformance,
    periodOfPerformance(
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
        psc,
        naics,
        claimant,
        detailRow('DOD Acquisition Program', 'dodAcquisitionProgram'),
        detailRow(
          'Information Technology Commercial Item Category',
          'informationTechnologyCommercialItemCategory',
        ),
        seaTransportation,
      ],
    },
    competitionGroup('Other Than Full and Open Competition'),
    {
      title: 'Additional Details',
      rows: [
        detailRow('Contract Type', 'typeOfContractPricing'),
        interest,
        pricing,
        entity,
        limitedSources,
        funding,
        authority,
        program,
        plan,
        multiYearContract,
        consolidatedContract,
      ],
    },
    executiveCompensation,
  ],
];

export const vehicleGroups: InfoColumns = [
  [
    { title: 'Unique Award Key', rows: [key, flagRow('Contract IDV'), piid, agencyCode] },
    agencyDetails,
    parentDetails,
    periodOfPerformance(['Start Date', 'startDate'], ['Ordering Period End Date', 'endDate']),
    mandates,
  ],
  [
    recipientDetails,
    { title: 'Acquisition Details', rows: [psc, naics, claimant, seaTransportation] },
    competitionGroup('Not Competed Reason'),
    {
      title: 'Additional Details',
      rows: [
        detailRow('IDV Type', 'idvType'),
        detailRow('IDC Type', 'typeOfIdc'),
        interest,
        detailRow('Multiple Or Single Award IDV', 'multipleOrSingleAward'),
        pricing,
        entity,
        limitedSources,
        funding,
        authority,
        program,
        detailRow('Program Acronym', 'programAcronym'),
        plan,
        multiYearContract,
        consolidatedContract,
      ],
    },
    executiveCompensation,
  ],
];
