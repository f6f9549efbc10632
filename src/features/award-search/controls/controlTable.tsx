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
const lazyControl = <K extends string, M extends Readonly<Record<K, ComponentType>>>(
  load: () => Promise<M>,
  name: K,
) =>
  lazyComponent(
    async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }),
    { name: 'This filter', waiting: <Loading /> },
  );

/** Controls that cover part of a filter: one layout has two of them where the other has a single list. */
type PartialKey = 'contractAwardType' | 'assistanceAwardType' | 'covid' | 'infrastructure';
export type ControlKey = FilterId | PartialKey;
export interface ControlEntry {
  key: ControlKey;
  id: FilterId;
  title: string;
  /** Slug of the help text. */
  help: string;
  Control: ComponentType;
  /** Returns only the filters that this control covers. */
  getCovered?: (filters: SearchFilters) => SearchFilters;
  /** Whether the control itself does not list what is chosen. */
  bare?: boolean;
}

const assistance = ['grants', 'direct_payments', 'loans', 'other'] as const;
const contracts = ['contracts', 'idvs'] as const;
const withoutTypes = (groups: readonly AwardGroupKey[]) => (filters: SearchFilters) =>
  changeAwardTypes(filters, groups.flatMap(groupCodes), 'remove');
const createControl = (
  id: FilterId,
  title: string,
  help: string,
  Control: ComponentType,
  isBare = false,
): ControlEntry => ({ key: id, id, title, help, Control, bare: isBare });
export const controls: readonly ControlEntry[] = [
  createControl('keyword', 'Keyword', 'keyword', lazyControl(texts, 'KeywordControl')),
  createControl('timePeriod', 'Time Period', 'time-filter-panel', TimePeriodControl),
  createControl(
    'awardType',
    'Award Type',
    'contract_award_type',
    lazyControl(awardTypes, 'AwardTypeControl'),
    true,
  ),
  {
    key: 'contractAwardType',
    id: 'awardType',
    title: 'Contract Award Type',
    help: 'contract_award_type',
    Control: lazyControl(awardTypes, 'ContractAwardTypeControl'),
    getCovered: withoutTypes(assistance),
    bare: true,
  },
  {
    key: 'assistanceAwardType',
    id: 'awardType',
    title: 'Financial Assistance Award Type',
    help: 'financial_assistance_award_type',
    Control: lazyControl(awardTypes, 'AssistanceAwardTypeControl'),
    getCovered: withoutTypes(contracts),
    bare: true,
  },
  createControl('agency', 'Agency', 'agency', lazyControl(agencies, 'AgencyControl')),
  createControl(
    'location',
    'Location',
    'location-filter-panel',
    lazyControl(locations, 'LocationControl'),
  ),
  createControl('recipient', 'Recipient', 'recipient', lazyControl(recipients, 'RecipientControl')),
  createControl(
    'recipientType',
    'Recipient Type',
    'recipient_type',
    lazyControl(recipientTypes, 'RecipientTypeControl'),
    true,
  ),
  createControl(
    'awardAmount',
    'Award Amount',
    'spending_amount',
    lazyControl(amounts, 'AwardAmountControl'),
  ),
  createControl('awardId', 'Award ID', 'award_id', lazyControl(texts, 'AwardIdControl')),
  createControl(
    'awardDescription',
    'Award Description',
    'award_description',
    lazyControl(contract, 'AwardDescriptionControl'),
  ),
  createControl(
    'assistanceListing',
    'Assistance Listing',
    'assistance_listing',
    lazyControl(contract, 'AssistanceListingControl'),
  ),
  createControl('tas', 'Treasury Account Symbol (TAS)', 'tas', lazyControl(trees, 'TasControl')),
  createControl(
    'treasuryAccount',
    'Treasury Account Components',
    'tas',
    lazyControl(accounts, 'TreasuryAccountControl'),
  ),
  createControl(
    'naics',
    'North American Industry Classification System (NAICS)',
    'naics',
    lazyControl(trees, 'NaicsControl'),
  ),
  createControl('psc', 'Product or Service Code (PSC)', 'psc', lazyControl(trees, 'PscControl')),
  createControl(
    'contractPricing',
    'Type of Contract Pricing',
    'contract_pricing',
    lazyControl(contract, 'ContractPricingControl'),
    true,
  ),
  createControl(
    'setAside',
    'Type of Set Aside',
    'set_aside',
    lazyControl(contract, 'SetAsideControl'),
    true,
  ),
  createControl(
    'extentCompeted',
    'Extent Competed',
    'extent_competed',
    lazyControl(contract, 'ExtentCompetedControl'),
    true,
  ),
  createControl(
    'defCode',
    'Disaster Emergency Fund Code (DEFC)',
    'covid19',
    lazyControl(defCodes, 'DefCodeControl'),
    true,
  ),
  {
    key: 'covid',
    id: 'defCode',
    title: 'COVID-19 Spending',
    help: 'covid19',
    Control: lazyControl(defCodes, 'CovidControl'),
    getCovered: (filters) => changeDefCodes(filters, infraDefCodes, 'remove'),
    bare: true,
  },
  {
    key: 'infrastructure',
    id: 'defCode',
    title: 'Infrastructure Spending',
    help: 'infrastructure_spending',
    Control: lazyControl(defCodes, 'InfrastructureControl'),
    getCovered: (filters) => changeDefCodes(filters, covidDefCodes, 'remove'),
    bare: true,
  },
];
export const findControl = (key: ControlKey): ControlEntry =>
  controls.find((entry) => entry.key === key)!;
