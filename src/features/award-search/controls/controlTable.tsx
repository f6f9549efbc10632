import { lazy, type ComponentType } from 'react';
import { covidDefCodes, infraDefCodes } from '@/domain/codes/defCodes';
import { groupCodes } from '@/domain/codes/awardTypes';
import type { CriteriaContext } from '@/domain/search/criteria';
import { changeAwardTypes } from '@/domain/search/changes';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import type { FilterId } from '@/domain/search/filters/definition';
import { filterDefinition } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { chipDefinitions, type ChipGroup } from '@/blocks/search-filters';
import type { IconName } from '@/ui/Icon';
import { TimePeriodControl } from './TimePeriodControl';

// All but the one that stands open load when their heading is first opened.
const choice = () => import('./ChoiceControls');
const contract = () => import('./ContractControls');
const trees = () => import('./CodeTreeControl');
const texts = () => import('./KeywordControl');
const from = <M,>(load: () => Promise<M>, pick: (module: M) => ComponentType) => lazy(async () => ({ default: pick(await load()) }));

/** Controls that stand over a part of a filter: what one layout asks in one list, the other asks in two. */
type PartKey = 'contractAwardType' | 'assistanceAwardType' | 'covid' | 'infrastructure';
export type ControlKey = FilterId | PartKey;
/** The control of each filter, its caption and the slug of its help text. `part` keeps of the filters only what this control is about; `bare` controls do not list what is chosen. */
export interface ControlEntry { key: ControlKey; id: FilterId; title: string; help: string; Control: ComponentType; part?: (filters: SearchFilters) => SearchFilters; bare?: boolean }

const assistance = ['grants', 'direct_payments', 'loans', 'other'] as const;
const contracts = ['contracts', 'idvs'] as const;
const withoutTypes = (groups: readonly (typeof assistance[number] | typeof contracts[number])[]) => (filters: SearchFilters) => changeAwardTypes(filters, groups.flatMap(groupCodes), 'remove');
const plain = (id: FilterId, title: string, help: string, Control: ComponentType, bare = false): ControlEntry => ({ key: id, id, title, help, Control, bare });
export const controls: readonly ControlEntry[] = [
  plain('keyword', 'Keyword', '', from(texts, (module) => module.KeywordControl)),
  plain('timePeriod', 'Time Period', 'time-filter-panel', TimePeriodControl),
  plain('awardType', 'Award Type', 'contract_award_type', from(choice, (module) => module.AwardTypeControl), true),
  { key: 'contractAwardType', id: 'awardType', title: 'Contract Award Type', help: 'contract_award_type', Control: from(choice, (module) => module.ContractAwardTypeControl), part: withoutTypes(assistance), bare: true },
  { key: 'assistanceAwardType', id: 'awardType', title: 'Financial Assistance Award Type', help: 'financial_assistance_award_type', Control: from(choice, (module) => module.AssistanceAwardTypeControl), part: withoutTypes(contracts), bare: true },
  plain('agency', 'Agency', 'agency', from(choice, (module) => module.AgencyControl)),
  plain('location', 'Location', 'location-filter-panel', from(choice, (module) => module.LocationControl)),
  plain('recipient', 'Recipient', 'recipient', from(() => import('./RecipientControl'), (module) => module.RecipientControl)),
  plain('recipientType', 'Recipient Type', 'recipient_type', from(choice, (module) => module.RecipientTypeControl), true),
  plain('awardAmount', 'Award Amount', 'spending_amount', from(choice, (module) => module.AwardAmountControl)),
  plain('awardId', 'Award ID', 'award_id', from(texts, (module) => module.AwardIdControl)),
  plain('awardDescription', 'Award Description', 'award_description', from(contract, (module) => module.AwardDescriptionControl)),
  plain('assistanceListing', 'Assistance Listing', 'assistance_listing', from(contract, (module) => module.AssistanceListingControl)),
  plain('tas', 'Treasury Account Symbol (TAS)', 'tas', from(trees, (module) => module.TasControl)),
  plain('treasuryAccount', 'Treasury Account Components', 'tas', from(() => import('./TreasuryAccountControl'), (module) => module.TreasuryAccountControl)),
  plain('naics', 'North American Industry Classification System (NAICS)', 'naics', from(trees, (module) => module.NaicsControl)),
  plain('psc', 'Product or Service Code (PSC)', 'psc', from(trees, (module) => module.PscControl)),
  plain('contractPricing', 'Type of Contract Pricing', 'contract_pricing', from(contract, (module) => module.ContractPricingControl), true),
  plain('setAside', 'Type of Set Aside', 'set_aside', from(contract, (module) => module.SetAsideControl), true),
  plain('extentCompeted', 'Extent Competed', 'extent_competed', from(contract, (module) => module.ExtentCompetedControl), true),
  plain('defCode', 'Disaster Emergency Fund Code (DEFC)', 'covid19', from(choice, (module) => module.DefCodeControl), true),
  { key: 'covid', id: 'defCode', title: 'COVID-19 Spending', help: 'covid19', Control: from(choice, (module) => module.CovidControl), part: (filters) => changeDefCodes(filters, infraDefCodes, 'remove'), bare: true },
  { key: 'infrastructure', id: 'defCode', title: 'Infrastructure Spending', help: 'infrastructure_spending', Control: from(choice, (module) => module.InfrastructureControl), part: (filters) => changeDefCodes(filters, covidDefCodes, 'remove'), bare: true },
];
export const controlOf = (key: ControlKey): ControlEntry => controls.find((entry) => entry.key === key)!;
/** Number of values chosen in a control. */
export const chosenIn = ({ id, part }: ControlEntry, filters: SearchFilters, context: CriteriaContext): number => filterDefinition(id).count(part ? part(filters) : filters, context);
/** Chips of what is chosen in a control. */
export const chipsIn = ({ id, part }: ControlEntry, filters: SearchFilters, today: string): readonly ChipGroup[] => chipDefinitions.find((definition) => definition.id === id)!.groups(part ? part(filters) : filters, today).filter(({ chips }) => chips.length);

/** Sections of the accordion, in order (pages document §4.1). */
export const legacyLayout: readonly ControlKey[] = ['keyword', 'awardDescription', 'timePeriod', 'awardType', 'agency', 'tas', 'treasuryAccount', 'location', 'recipient', 'recipientType', 'awardAmount', 'awardId', 'assistanceListing', 'defCode', 'naics', 'psc', 'contractPricing', 'setAside', 'extentCompeted'];

/** A row of the drilldown; some filters have another caption there. */
export interface DrilldownRow { key: ControlKey; title: string }
export interface DrilldownCategory { key: string; title: string; icon: IconName; description: string; help: string; sections: readonly { caption: string; rows: readonly DrilldownRow[] }[] }
const row = (key: ControlKey, title = controlOf(key).title): DrilldownRow => ({ key, title });
/** The five categories of the drilldown (pages document §4.2). A category of one filter opens it at once. Both layouts stand over the same filters and send the same requests. */
export const drilldown: readonly DrilldownCategory[] = [
  { key: 'location', title: 'Location', icon: 'pin', description: 'Where the recipient is, or where the work is done', help: 'location-filter-panel', sections: [{ caption: '', rows: [row('location')] }] },
  { key: 'time', title: 'Time Period', icon: 'clock', description: 'Fiscal years, or dates of your own', help: 'time-filter-panel', sections: [{ caption: '', rows: [row('timePeriod')] }] },
  { key: 'characteristics', title: 'Characteristics', icon: 'list', description: 'Words, ID, amount, award type, industry code and more', help: 'characteristics-panel', sections: [
    { caption: 'All', rows: [row('keyword'), row('awardDescription'), row('awardId'), row('awardAmount', 'Spending Amount')] },
    { caption: 'Contracts', rows: [row('contractAwardType'), row('naics'), row('psc', 'Product and Service Code (PSC)'), row('contractPricing'), row('setAside'), row('extentCompeted')] },
    { caption: 'Financial Assistance', rows: [row('assistanceAwardType'), row('assistanceListing')] },
  ] },
  { key: 'recipients', title: 'Recipients', icon: 'people', description: 'Businesses, nonprofits and other organizations', help: 'recipients-panel', sections: [{ caption: '', rows: [row('recipient'), row('recipientType')] }] },
  { key: 'sources', title: 'Sources', icon: 'landmark', description: 'The agency or account the money comes from', help: 'sources-panel', sections: [
    { caption: '', rows: [row('agency'), row('tas'), row('treasuryAccount')] }, { caption: 'Disaster Emergency Fund Code (DEFC)', rows: [row('covid'), row('infrastructure')] },
  ] },
];
