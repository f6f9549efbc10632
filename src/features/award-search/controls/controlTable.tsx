import type { ComponentType } from 'react';
import { groupCodes, type AwardGroupKey } from '@/domain/codes/awardTypes';
import { covidDefCodes, infraDefCodes } from '@/domain/codes/defCodes';
import { changeAwardTypes } from '@/domain/search/changes';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import type { FilterId } from '@/domain/search/filters/definition';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { TimePeriodControl } from './TimePeriodControl';
import './controls.scss';

// Controls load when first opened, except the one that starts open. Those with lists share a chunk, as searches often use several.
const awardTypes = () => import(/* webpackChunkName: "choice-controls" */ './AwardTypeControls');
const agencies = () => import(/* webpackChunkName: "choice-controls" */ './AgencyControl');
const recipientTypes = () =>
  import(/* webpackChunkName: "choice-controls" */ './RecipientTypeControl');
const amounts = () => import(/* webpackChunkName: "choice-controls" */ './AwardAmountControl');
const defCodes = () => import(/* webpackChunkName: "choice-controls" */ './DefCodeControls');
const contract = () => import('./ContractControls');
const trees = () => import('./CodeTreeControl');
const texts = () => import('./KeywordControl');
const locations = () => import('./LocationControl');
const recipients = () => import('./RecipientControl');
const accounts = () => import('./TreasuryAccountControl');
const from = <K extends string, M extends Readonly<Record<K, ComponentType>>>(
  load: () => Promise<M>,
  name: K,
) =>
  lazyComponent(
    async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }),
    { name: 'This filter', waiting: <Loading /> },
  );

/** Controls of part of a filter: one layout shows as one list what the other splits in two. */
type PartKey = 'contractAwardType' | 'assistanceAwardType' | 'covid' | 'infrastructure';
export type ControlKey = FilterId | PartKey;
export interface ControlEntry {
  key: ControlKey;
  id: FilterId;
  title: string;
  /** Slug of the help text. */
  help: string;
  Control: ComponentType;
  /** Returns only the filters that this control covers. */
  part?: (filters: SearchFilters) => SearchFilters;
  /** Whether the control itself does not list what is chosen. */
  bare?: boolean;
}

const assistance = ['grants', 'direct_payments', 'loans', 'other'] as const;
const contracts = ['contracts', 'idvs'] as const;
const withoutTypes = (groups: readonly AwardGroupKey[]) => (filters: SearchFilters) =>
  changeAwardTypes(filters, groups.flatMap(groupCodes), 'remove');
const plain = (
  id: FilterId,
  title: string,
  help: string,
  Control: ComponentType,
  bare = false,
): ControlEntry => ({ key: id, id, title, help, Control, bare });
export const controls: readonly ControlEntry[] = [
  plain('keyword', 'Keyword', 'keyword', from(texts, 'KeywordControl')),
  plain('timePeriod', 'Time Period', 'time-filter-panel', TimePeriodControl),
  plain(
    'awardType',
    'Award Type',
    'contract_award_type',
    from(awardTypes, 'AwardTypeControl'),
    true,
  ),
  {
    key: 'contractAwardType',
    id: 'awardType',
    title: 'Contract Award Type',
    help: 'contract_award_type',
    Control: from(awardTypes, 'ContractAwardTypeControl'),
    part: withoutTypes(assistance),
    bare: true,
  },
  {
    key: 'assistanceAwardType',
    id: 'awardType',
    title: 'Financial Assistance Award Type',
    help: 'financial_assistance_award_type',
    Control: from(awardTypes, 'AssistanceAwardTypeControl'),
    part: withoutTypes(contracts),
    bare: true,
  },
  plain('agency', 'Agency', 'agency', from(agencies, 'AgencyControl')),
  plain('location', 'Location', 'location-filter-panel', from(locations, 'LocationControl')),
  plain('recipient', 'Recipient', 'recipient', from(recipients, 'RecipientControl')),
  plain(
    'recipientType',
    'Recipient Type',
    'recipient_type',
    from(recipientTypes, 'RecipientTypeControl'),
    true,
  ),
  plain('awardAmount', 'Award Amount', 'spending_amount', from(amounts, 'AwardAmountControl')),
  plain('awardId', 'Award ID', 'award_id', from(texts, 'AwardIdControl')),
  plain(
    'awardDescription',
    'Award Description',
    'award_description',
    from(contract, 'AwardDescriptionControl'),
  ),
  plain(
    'assistanceListing',
    'Assistance Listing',
    'assistance_listing',
    from(contract, 'AssistanceListingControl'),
  ),
  plain('tas', 'Treasury Account Symbol (TAS)', 'tas', from(trees, 'TasControl')),
  plain(
    'treasuryAccount',
    'Treasury Account Components',
    'tas',
    from(accounts, 'TreasuryAccountControl'),
  ),
  plain(
    'naics',
    'North American Industry Classification System (NAICS)',
    'naics',
    from(trees, 'NaicsControl'),
  ),
  plain('psc', 'Product or Service Code (PSC)', 'psc', from(trees, 'PscControl')),
  plain(
    'contractPricing',
    'Type of Contract Pricing',
    'contract_pricing',
    from(contract, 'ContractPricingControl'),
    true,
  ),
  plain('setAside', 'Type of Set Aside', 'set_aside', from(contract, 'SetAsideControl'), true),
  plain(
    'extentCompeted',
    'Extent Competed',
    'extent_competed',
    from(contract, 'ExtentCompetedControl'),
    true,
  ),
  plain(
    'defCode',
    'Disaster Emergency Fund Code (DEFC)',
    'covid19',
    from(defCodes, 'DefCodeControl'),
    true,
  ),
  {
    key: 'covid',
    id: 'defCode',
    title: 'COVID-19 Spending',
    help: 'covid19',
    Control: from(defCodes, 'CovidControl'),
    part: (filters) => changeDefCodes(filters, infraDefCodes, 'remove'),
    bare: true,
  },
  {
    key: 'infrastructure',
    id: 'defCode',
    title: 'Infrastructure Spending',
    help: 'infrastructure_spending',
    Control: from(defCodes, 'InfrastructureControl'),
    part: (filters) => changeDefCodes(filters, covidDefCodes, 'remove'),
    bare: true,
  },
];
export const controlOf = (key: ControlKey): ControlEntry =>
  controls.find((entry) => entry.key === key)!;
