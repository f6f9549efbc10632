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

// Controls load when first opened, except the time period, which is open at first. Controls with lists share a chunk,
// because searches often use several of them.
const loadAwardTypes = () =>
  import(/* webpackChunkName: "choice-controls" */ './AwardTypeControls');
const loadAgencies = () => import(/* webpackChunkName: "choice-controls" */ './AgencyControl');
const loadRecipientTypes = () =>
  import(/* webpackChunkName: "choice-controls" */ './RecipientTypeControl');
const loadAmounts = () => import(/* webpackChunkName: "choice-controls" */ './AwardAmountControl');
const loadDefCodes = () => import(/* webpackChunkName: "choice-controls" */ './DefCodeControls');
const loadContractControls = () => import('./ContractControls');
const loadTrees = () => import('./CodeTreeControl');
const loadTexts = () => import('./KeywordControl');
const loadLocations = () => import('./LocationControl');
const loadRecipients = () => import('./RecipientControl');
const loadAccounts = () => import('./TreasuryAccountControl');
const lazyControl = <K extends string, M extends Readonly<Record<K, ComponentType>>>(
  load: () => Promise<M>,
  name: K,
) =>
  lazyComponent(
    async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }),
    { name: 'This filter', waiting: <Loading /> },
  );

/** Controls that cover part of a filter. The drilldown has two such controls where the accordion has a single list. */
type PartialKey = 'contractAwardType' | 'assistanceAwardType' | 'covid' | 'infrastructure';
export type ControlKey = FilterId | PartialKey;
export interface ControlEntry {
  key: ControlKey;
  id: FilterId;
  title: string;
  /** Slug of the help text. */
  help: string;
  Control: ComponentType;
  /** Returns the filters with only the values that this control covers. */
  getCovered?: (filters: SearchFilters) => SearchFilters;
  /** Whether the control does not render chips of its chosen values. */
  bare?: boolean;
}

const assistanceKeys = ['grants', 'direct_payments', 'loans', 'other'] as const;
const contractKeys = ['contracts', 'idvs'] as const;
const createTypeRemover = (groups: readonly AwardGroupKey[]) => (filters: SearchFilters) =>
  changeAwardTypes(filters, groups.flatMap(groupCodes), 'remove');
const makeEntry = (
  id: FilterId,
  title: string,
  help: string,
  Control: ComponentType,
  isBare = false,
): ControlEntry => ({ key: id, id, title, help, Control, bare: isBare });
export const controls: readonly ControlEntry[] = [
  makeEntry('keyword', 'Keyword', 'keyword', lazyControl(loadTexts, 'KeywordControl')),
  makeEntry('timePeriod', 'Time Period', 'time-filter-panel', TimePeriodControl),
  makeEntry(
    'awardType',
    'Award Type',
    'contract_award_type',
    lazyControl(loadAwardTypes, 'AwardTypeControl'),
    true,
  ),
  {
    key: 'contractAwardType',
    id: 'awardType',
    title: 'Contract Award Type',
    help: 'contract_award_type',
    Control: lazyControl(loadAwardTypes, 'ContractAwardTypeControl'),
    getCovered: createTypeRemover(assistanceKeys),
    bare: true,
  },
  {
    key: 'assistanceAwardType',
    id: 'awardType',
    title: 'Financial Assistance Award Type',
    help: 'financial_assistance_award_type',
    Control: lazyControl(loadAwardTypes, 'AssistanceAwardTypeControl'),
    getCovered: createTypeRemover(contractKeys),
    bare: true,
  },
  makeEntry('agency', 'Agency', 'agency', lazyControl(loadAgencies, 'AgencyControl')),
  makeEntry(
    'location',
    'Location',
    'location-filter-panel',
    lazyControl(loadLocations, 'LocationControl'),
  ),
  makeEntry('recipient', 'Recipient', 'recipient', lazyControl(loadRecipients, 'RecipientControl')),
  makeEntry(
    'recipientType',
    'Recipient Type',
    'recipient_type',
    lazyControl(loadRecipientTypes, 'RecipientTypeControl'),
    true,
  ),
  makeEntry(
    'awardAmount',
    'Award Amount',
    'spending_amount',
    lazyControl(loadAmounts, 'AwardAmountControl'),
  ),
  makeEntry('awardId', 'Award ID', 'award_id', lazyControl(loadTexts, 'AwardIdControl')),
  makeEntry(
    'awardDescription',
    'Award Description',
    'award_description',
    lazyControl(loadContractControls, 'AwardDescriptionControl'),
  ),
  makeEntry(
    'assistanceListing',
    'Assistance Listing',
    'assistance_listing',
    lazyControl(loadContractControls, 'AssistanceListingControl'),
  ),
  makeEntry('tas', 'Treasury Account Symbol (TAS)', 'tas', lazyControl(loadTrees, 'TasControl')),
  makeEntry(
    'treasuryAccount',
    'Treasury Account Components',
    'tas',
    lazyControl(loadAccounts, 'TreasuryAccountControl'),
  ),
  makeEntry(
    'naics',
    'North American Industry Classification System (NAICS)',
    'naics',
    lazyControl(loadTrees, 'NaicsControl'),
  ),
  makeEntry('psc', 'Product or Service Code (PSC)', 'psc', lazyControl(loadTrees, 'PscControl')),
  makeEntry(
    'contractPricing',
    'Type of Contract Pricing',
    'contract_pricing',
    lazyControl(loadContractControls, 'ContractPricingControl'),
    true,
  ),
  makeEntry(
    'setAside',
    'Type of Set Aside',
    'set_aside',
    lazyControl(loadContractControls, 'SetAsideControl'),
    true,
  ),
  makeEntry(
    'extentCompeted',
    'Extent Competed',
    'extent_competed',
    lazyControl(loadContractControls, 'ExtentCompetedControl'),
    true,
  ),
  makeEntry(
    'defCode',
    'Disaster Emergency Fund Code (DEFC)',
    'covid19',
    lazyControl(loadDefCodes, 'DefCodeControl'),
    true,
  ),
  {
    key: 'covid',
    id: 'defCode',
    title: 'COVID-19 Spending',
    help: 'covid19',
    Control: lazyControl(loadDefCodes, 'CovidControl'),
    getCovered: (filters) => changeDefCodes(filters, infraDefCodes, 'remove'),
    bare: true,
  },
  {
    key: 'infrastructure',
    id: 'defCode',
    title: 'Infrastructure Spending',
    help: 'infrastructure_spending',
    Control: lazyControl(loadDefCodes, 'InfrastructureControl'),
    getCovered: (filters) => changeDefCodes(filters, covidDefCodes, 'remove'),
    bare: true,
  },
];
export const findControl = (key: ControlKey): ControlEntry =>
  controls.find((entry) => entry.key === key)!;
