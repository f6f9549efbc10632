import { lazy, type ComponentType } from 'react';
import type { FilterId } from '@/domain/search/filters/definition';
import { TimePeriodControl } from './TimePeriodControl';

// All but the one that stands open load when their heading is first opened.
const choice = () => import('./ChoiceControls');
const contract = () => import('./ContractControls');
const trees = () => import('./CodeTreeControl');
const texts = () => import('./KeywordControl');
const from = <M,>(load: () => Promise<M>, pick: (module: M) => ComponentType) => lazy(async () => ({ default: pick(await load()) }));

/** The control of each filter, its caption on this page and the slug of its help text. */
export interface ControlEntry { id: FilterId; title: string; help: string; Control: ComponentType }
export const controls: readonly ControlEntry[] = [
  { id: 'keyword', title: 'Keyword', help: '', Control: from(texts, (module) => module.KeywordControl) },
  { id: 'timePeriod', title: 'Time Period', help: 'time-filter-panel', Control: TimePeriodControl },
  { id: 'awardType', title: 'Award Type', help: 'contract_award_type', Control: from(choice, (module) => module.AwardTypeControl) },
  { id: 'agency', title: 'Agency', help: 'agency', Control: from(choice, (module) => module.AgencyControl) },
  { id: 'location', title: 'Location', help: 'location-filter-panel', Control: from(choice, (module) => module.LocationControl) },
  { id: 'recipient', title: 'Recipient', help: 'recipient', Control: from(() => import('./RecipientControl'), (module) => module.RecipientControl) },
  { id: 'recipientType', title: 'Recipient Type', help: 'recipient_type', Control: from(choice, (module) => module.RecipientTypeControl) },
  { id: 'awardAmount', title: 'Award Amount', help: 'spending_amount', Control: from(choice, (module) => module.AwardAmountControl) },
  { id: 'awardId', title: 'Award ID', help: 'award_id', Control: from(texts, (module) => module.AwardIdControl) },
  { id: 'awardDescription', title: 'Award Description', help: 'award_description', Control: from(contract, (module) => module.AwardDescriptionControl) },
  { id: 'assistanceListing', title: 'Assistance Listing', help: 'assistance_listing', Control: from(contract, (module) => module.AssistanceListingControl) },
  { id: 'tas', title: 'Treasury Account Symbol (TAS)', help: 'tas', Control: from(trees, (module) => module.TasControl) },
  { id: 'naics', title: 'North American Industry Classification System (NAICS)', help: 'naics', Control: from(trees, (module) => module.NaicsControl) },
  { id: 'psc', title: 'Product or Service Code (PSC)', help: 'psc', Control: from(trees, (module) => module.PscControl) },
  { id: 'contractPricing', title: 'Type of Contract Pricing', help: 'contract_pricing', Control: from(contract, (module) => module.ContractPricingControl) },
  { id: 'setAside', title: 'Type of Set Aside', help: 'set_aside', Control: from(contract, (module) => module.SetAsideControl) },
  { id: 'extentCompeted', title: 'Extent Competed', help: 'extent_competed', Control: from(contract, (module) => module.ExtentCompetedControl) },
  { id: 'defCode', title: 'Disaster Emergency Fund Code (DEFC)', help: 'covid19', Control: from(choice, (module) => module.DefCodeControl) },
];

/** A layout is a list of sections of control ids; both layouts stand over the same filters and send the same requests. */
export interface LayoutSection { caption: string; controls: readonly FilterId[] }
export const layouts: Readonly<Record<'legacy' | 'drilldown', readonly LayoutSection[]>> = {
  legacy: [{ caption: '', controls: ['keyword', 'awardDescription', 'timePeriod', 'awardType', 'agency', 'tas', 'location', 'recipient', 'recipientType', 'awardAmount', 'awardId', 'assistanceListing', 'defCode', 'naics', 'psc', 'contractPricing', 'setAside', 'extentCompeted'] }],
  drilldown: [
    { caption: 'Location', controls: ['location'] }, { caption: 'Time Period', controls: ['timePeriod'] }, { caption: 'Characteristics', controls: ['keyword', 'awardDescription', 'awardId', 'awardAmount', 'awardType', 'naics', 'psc', 'contractPricing', 'setAside', 'extentCompeted', 'assistanceListing'] },
    { caption: 'Recipients', controls: ['recipient', 'recipientType'] }, { caption: 'Sources', controls: ['agency', 'tas', 'defCode'] },
  ],
};
