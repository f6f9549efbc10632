import type { ComponentType } from 'react';
import type { FilterId } from '@/domain/search/filters/definition';
import { AgencyControl, AwardAmountControl, AwardTypeControl, DefCodeControl, LocationControl, RecipientTypeControl } from './ChoiceControls';
import { AwardIdControl, KeywordControl } from './KeywordControl';
import { RecipientControl } from './RecipientControl';
import { TimePeriodControl } from './TimePeriodControl';

/** The control of each filter, its caption on this page and the slug of its help text. */
export interface ControlEntry { id: FilterId; title: string; help: string; Control: ComponentType }
export const controls: readonly ControlEntry[] = [
  { id: 'keyword', title: 'Keyword', help: '', Control: KeywordControl },
  { id: 'timePeriod', title: 'Time Period', help: 'time-filter-panel', Control: TimePeriodControl },
  { id: 'awardType', title: 'Award Type', help: 'contract_award_type', Control: AwardTypeControl },
  { id: 'agency', title: 'Agency', help: 'agency', Control: AgencyControl },
  { id: 'location', title: 'Location', help: 'location-filter-panel', Control: LocationControl },
  { id: 'recipient', title: 'Recipient', help: 'recipient', Control: RecipientControl },
  { id: 'recipientType', title: 'Recipient Type', help: 'recipient_type', Control: RecipientTypeControl },
  { id: 'awardAmount', title: 'Award Amount', help: 'spending_amount', Control: AwardAmountControl },
  { id: 'awardId', title: 'Award ID', help: 'award_id', Control: AwardIdControl },
  { id: 'defCode', title: 'Disaster Emergency Fund Code (DEFC)', help: 'covid19', Control: DefCodeControl },
];

/** A layout is a list of sections of control ids; both layouts stand over the same filters and send the same requests. */
export interface LayoutSection { caption: string; controls: readonly FilterId[] }
export const layouts: Readonly<Record<'legacy' | 'drilldown', readonly LayoutSection[]>> = {
  legacy: [{ caption: '', controls: ['keyword', 'timePeriod', 'awardType', 'agency', 'location', 'recipient', 'recipientType', 'awardAmount', 'awardId', 'defCode'] }],
  drilldown: [
    { caption: 'Location', controls: ['location'] }, { caption: 'Time Period', controls: ['timePeriod'] }, { caption: 'Characteristics', controls: ['keyword', 'awardId', 'awardAmount', 'awardType'] },
    { caption: 'Recipients', controls: ['recipient', 'recipientType'] }, { caption: 'Sources', controls: ['agency', 'defCode'] },
  ],
};
