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

const detail = (label: string, name: AwardDetail): InfoRow =>
  row(label, ({ additionalDetails }) => additionalDetails[name]);
/** A segment of the award ID: `CONT_AWD_{piid}_{agency}_{parent piid}_{parent agency}` or `CONT_IDV_{piid}_{agency}`. */
const idPart = (label: string, at: number): InfoRow =>
  row(label, ({ generatedId }) => {
    const part = generatedId.split('_')[at];
    return part === '-NONE-' ? '' : part;
  });
const key = row('Unique Award Key', ({ generatedId }) => generatedId);
const flag = (text: string): InfoRow => row('Award or IDV Flag', () => text);
const piid = row('Procurement Instrument Identifier (PIID)', ({ displayId }) => displayId);
const agencyCode = idPart('Submitting Agency Identifier Code', 3);
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
    detail('Clinger-Cohen Act Compliant', 'clingerCohenActPlanning'),
    detail('Subject to Construction Wage Rate Requirements', 'constructionWageRate'),
    detail('Subject to Labor Standards', 'laborStandards'),
    detail('Subject to Materials, Supplies, Articles & Equipment', 'materialsSupplies'),
  ],
};
const psc = detail('Product or Service Code (PSC)', 'productOrService');
const naics = detail('North American Industry Classification System (NAICS) Code', 'naics');
const claimant = detail('DoD Claimant Code', 'dodClaimantProgram');
const sea = detail('Sea Transportation', 'seaTransportation');
const competition = (reason: string): InfoGroup => ({
  title: 'Competition Details',
  rows: [
    detail('Solicitation ID', 'solicitationIdentifier'),
    detail('Solicitation Procedures', 'solicitationProcedures'),
    detail('Number of Offers Received', 'numberOfOffersReceived'),
    detail('Extent Competed', 'extentCompeted'),
    detail(reason, 'otherThanFullAndOpen'),
    detail('Set-Aside Type', 'typeSetAside'),
    detail('Commercial Item Acquisition Procedures', 'commercialItemAcquisition'),
    detail('Simplified Procedures for Certain Commercial Items', 'commercialItemTestProgram'),
    detail('Evaluated Preference', 'evaluatedPreference'),
    detail('Fed Biz Opps', 'fedBizOpps'),
    detail('Small Business Competitiveness Demonstration Program', 'smallBusinessCompetitive'),
  ],
});
const interest = detail('National Interest Action', 'nationalInterestAction');
const pricing = detail('Cost or Pricing Data', 'costOrPricingData');
const entity = detail('Domestic or Foreign Entity', 'domesticOrForeignEntity');
const limited = detail('Fair Opportunity Limited Sources', 'fairOpportunityLimited');
const funding = detail('Foreign Funding', 'foreignFunding');
const authority = detail('Interagency Contracting Authority', 'interagencyContractingAuthority');
const program = detail('Major Program', 'majorProgram');
const plan = detail('Subcontracting Plan', 'subcontractingPlan');
const years = detail('Multi Year Contract', 'multiYearContract');
const consolidated = detail('Consolidated Contract', 'consolidatedContract');

export const contractGroups: InfoColumns = [
  [
    {
      title: 'Unique Award Key',
      rows: [
        key,
        flag('Contract Award'),
        piid,
        agencyCode,
        row(parentPiid, ({ parentAward }) => parentAward),
        idPart('Parent Agency Identifier Code', 5),
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
        detail('DOD Acquisition Program', 'dodAcquisitionProgram'),
        detail(
          'Information Technology Commercial Item Category',
          'informationTechnologyCommercialItemCategory',
        ),
        sea,
      ],
    },
    competition('Other Than Full and Open Competition'),
    {
      title: 'Additional Details',
      rows: [
        detail('Contract Type', 'typeOfContractPricing'),
        interest,
        pricing,
        entity,
        limited,
        funding,
        authority,
        program,
        plan,
        years,
        consolidated,
      ],
    },
    executiveCompensation,
  ],
];

export const vehicleGroups: InfoColumns = [
  [
    { title: 'Unique Award Key', rows: [key, flag('Contract IDV'), piid, agencyCode] },
    agencyDetails,
    parentDetails,
    periodOfPerformance(['Start Date', 'startDate'], ['Ordering Period End Date', 'endDate']),
    mandates,
  ],
  [
    recipientDetails,
    { title: 'Acquisition Details', rows: [psc, naics, claimant, sea] },
    competition('Not Competed Reason'),
    {
      title: 'Additional Details',
      rows: [
        detail('IDV Type', 'idvType'),
        detail('IDC Type', 'typeOfIdc'),
        interest,
        detail('Multiple Or Single Award IDV', 'multipleOrSingleAward'),
        pricing,
        entity,
        limited,
        funding,
        authority,
        program,
        detail('Program Acronym', 'programAcronym'),
        plan,
        years,
        consolidated,
      ],
    },
    executiveCompensation,
  ],
];
