import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { AwardDetails } from './awardDetails';
import { awardTypeTitles } from './codes/awardTypes';
import type { IsoDay } from './fiscal';
import { NAME_MISSING, type Dollars } from './format';
import type { Location } from './location';

export const awardCategories = [
  'idv',
  'contract',
  'grant',
  'loan',
  'direct payment',
  'insurance',
  'other',
] as const;
export type AwardCategory = (typeof awardCategories)[number];
/** A code with its description; either may be ''. */
export interface CodedText {
  code: string;
  text: string;
}
export interface AwardAgency {
  /** Whether the agency has a profile page. */
  hasPage: boolean;
  name: string;
  abbreviation: string;
  code: string;
  slug: string;
  subtier: string;
  office: string;
}
export interface Officer {
  name: string;
  amount: Dollars | null;
}
export interface AwardRecipient {
  name: string;
  /** Id of the recipient's profile; '' if it has none. */
  hash: string;
  uei: string;
  duns: string;
  parentName: string;
  parentHash: string;
  parentUei: string;
  parentDuns: string;
  location: Location | null;
  businessCategories: readonly string[];
}
export interface Period {
  startDate: IsoDay | null;
  endDate: IsoDay | null;
  lastModifiedDate: IsoDay | null;
  potentialEndDate: IsoDay | null;
}
/** The parent award that an award was made under. */
export interface ParentDetails {
  /** Whether the API has the parent award. */
  hasPage: boolean;
  agencyName: string;
  agencySlug: string;
  subAgencyName: string;
  idvType: string;
  idcType: string;
  multipleOrSingle: string;
}
export interface AwardListing {
  number: string;
  title: string;
  objectives: string;
  agency: string;
  website: string;
  samWebsite: string;
  applicantEligibility: string;
  beneficiaryEligibility: string;
  popularName: string;
  obligation: Dollars | null;
  nonFederalFunding: Dollars | null;
  totalFunding: Dollars | null;
}
/** Obligations or outlays of an award under one Disaster Emergency Fund Code, from account data. */
export interface DefcAmount {
  code: string;
  amount: Dollars;
}

interface OverviewShape {
  id: number;
  generatedId: string;
  type: string;
  typeDescription: string;
  title: string;
  description: string;
  subawardCount: number;
  totalObligation: Dollars | null;
  baseExercisedOptions: Dollars | null;
  baseAndAllOptions: Dollars | null;
  dateSigned: IsoDay | null;
  /** PIID of the parent award; `parentId` is its generated id. */
  parentAward: string;
  parentId: string;
  awardingAgency: AwardAgency | null;
  fundingAgency: AwardAgency | null;
  recipient: AwardRecipient | null;
  placeOfPerformance: Location | null;
  periodOfPerformance: Period;
  pricing: CodedText;
  executiveDetails: readonly Officer[];
  additionalDetails: AwardDetails;
  longTypeDescription: string;
  category: AwardCategory;
}
/** One prime award. Missing values are null or ''. */
export interface AwardShape extends OverviewShape {
  displayId: string;
  idLabel: 'PIID' | 'FAIN' | 'URI';
  recordType: number | null;
  parentDetails: ParentDetails | null;
  totalOutlay: Dollars | null;
  subsidyCost: Dollars | null;
  faceValue: Dollars | null;
  nonFederalFunding: Dollars | null;
  totalFunding: Dollars | null;
  subawardTotal: Dollars | null;
  obligationsByDefc: readonly DefcAmount[];
  outlaysByDefc: readonly DefcAmount[];
  listings: readonly AwardListing[];
  /** NAICS codes from the sector down to the industry. */
  naics: readonly CodedText[];
  /** PSC codes from the group down to the product or service. */
  psc: readonly CodedText[];
  fundingOpportunity: { number: string; goals: string };
}
export type Award = RecordOf<AwardShape>;
export const noPeriod: Period = {
  startDate: null,
  endDate: null,
  lastModifiedDate: null,
  potentialEndDate: null,
};
export const makeAward = ImmutableRecord<AwardShape>(
  {
    id: 0,
    generatedId: '',
    type: '',
    typeDescription: '',
    title: '',
    description: '',
    subawardCount: 0,
    totalObligation: null,
    baseExercisedOptions: null,
    baseAndAllOptions: null,
    dateSigned: null,
    parentAward: '',
    parentId: '',
    awardingAgency: null,
    fundingAgency: null,
    recipient: null,
    placeOfPerformance: null,
    periodOfPerformance: noPeriod,
    pricing: { code: '', text: '' },
    executiveDetails: [],
    additionalDetails: {},
    longTypeDescription: '',
    category: 'other',
    displayId: '',
    idLabel: 'FAIN',
    recordType: null,
    parentDetails: null,
    totalOutlay: null,
    subsidyCost: null,
    faceValue: null,
    nonFederalFunding: null,
    totalFunding: null,
    subawardTotal: null,
    obligationsByDefc: [],
    outlaysByDefc: [],
    listings: [],
    naics: [],
    psc: [],
    fundingOpportunity: { number: '', goals: '' },
  },
  'Award',
);

/** Returns the title of an award by its type code, or else by its category (pages document §15.3). */
export const awardTitle = (type: string, category: string): string => {
  const title = awardTypeTitles[type];
  if (title) return title;
  if (category === 'idv') return 'IDV';
  return category ? category[0]!.toUpperCase() + category.slice(1) : '--';
};

/** Returns the assistance listing with the most funding; undefined without listings. */
export const findMainListing = (listings: readonly AwardListing[]): AwardListing | undefined =>
  [...listings].sort((a, b) => (b.totalFunding ?? 0) - (a.totalFunding ?? 0))[0];

/** Record types of assistance without a published recipient: an aggregate of small payments, and an award to a person. */
export const AGGREGATE_RECORD_TYPE = 1;
export const REDACTED_RECORD_TYPE = 3;
/** Returns whether an award’s recipient is hidden, because its record is an aggregate or redacted. */
export const hidesRecipient = ({ recordType }: Pick<AwardShape, 'recordType'>): boolean =>
  recordType === AGGREGATE_RECORD_TYPE || recordType === REDACTED_RECORD_TYPE;
/** Returns the recipient name that pages show for an award. */
export const awardRecipientName = ({
  recipient,
  recordType,
}: Pick<AwardShape, 'recipient' | 'recordType'>): string => {
  if (recordType === AGGREGATE_RECORD_TYPE) return 'MULTIPLE RECIPIENTS';
  if (recordType === REDACTED_RECORD_TYPE) return 'REDACTED DUE TO PII';
  return recipient?.name.trim() || NAME_MISSING;
};
