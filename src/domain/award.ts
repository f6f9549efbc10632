import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Address, Dollars } from './format';
import type { IsoDay } from './fiscal';

export type AwardCategory =
  'contract' | 'idv' | 'grant' | 'loans' | 'direct payment' | 'insurance' | 'other';
export interface AgencyRef {
  name: string;
  abbreviation: string;
  subtier: string;
  office: string;
  slug: string;
}
/** One prime award: dollars, ISO days; null where the record says nothing. */
export interface AwardShape {
  id: number;
  generatedId: string;
  category: AwardCategory;
  type: string;
  typeDescription: string;
  displayId: string;
  idLabel: 'PIID' | 'FAIN' | 'URI';
  description: string;
  totalObligation: Dollars | null;
  totalOutlay: Dollars | null;
  currentAmount: Dollars | null;
  potentialAmount: Dollars | null;
  faceValue: Dollars | null;
  subsidyCost: Dollars | null;
  nonFederalFunding: Dollars | null;
  dateSigned: IsoDay | null;
  startDate: IsoDay | null;
  endDate: IsoDay | null;
  potentialEndDate: IsoDay | null;
  lastModified: IsoDay | null;
  subawardCount: number;
  subawardTotal: Dollars | null;
  awardingAgency: AgencyRef | null;
  fundingAgency: AgencyRef | null;
  recipientName: string;
  recipientUei: string;
  parentRecipientName: string;
  recipientAddress: Address | null;
  placeOfPerformance: Address | null;
  listings: readonly { number: string; title: string }[];
  parentAward: { id: string; piid: string } | null;
}
export type Award = RecordOf<AwardShape>;
export const makeAward = ImmutableRecord<AwardShape>(
  {
    id: 0,
    generatedId: '',
    category: 'other',
    type: '',
    typeDescription: '',
    displayId: '',
    idLabel: 'FAIN',
    description: '',
    totalObligation: null,
    totalOutlay: null,
    currentAmount: null,
    potentialAmount: null,
    faceValue: null,
    subsidyCost: null,
    nonFederalFunding: null,
    dateSigned: null,
    startDate: null,
    endDate: null,
    potentialEndDate: null,
    lastModified: null,
    subawardCount: 0,
    subawardTotal: null,
    awardingAgency: null,
    fundingAgency: null,
    recipientName: '',
    recipientUei: '',
    parentRecipientName: '',
    recipientAddress: null,
    placeOfPerformance: null,
    listings: [],
    parentAward: null,
  },
  'Award',
);

/** Title of the award page by category (pages document §15.1). */
export const awardPageTitle = (category: AwardCategory): string =>
  ({
    contract: 'Contract Summary',
    idv: 'Indefinite Delivery Vehicle',
    grant: 'Grant Summary',
    loans: 'Loan Summary',
    'direct payment': 'Direct Payment Summary',
    insurance: 'Insurance Summary',
    other: 'Other Summary',
  })[category] ?? 'Award Summary';
