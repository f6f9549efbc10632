import { codesOfTab, covidAwardTabs } from '@/domain/disaster/awardTabs';
import {
  mapAmounts,
  mapLayers,
  mapSpendings,
  type CovidMapAmount,
  type CovidMapLayer,
  type CovidMapSpending,
} from '@/domain/disaster/mapFilters';
import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import { choice } from '@/lib/address';
import { awardSection } from '../awards/awardView';

/** Award spending by recipient; address parameters `recipients_…`. */
export const recipientsSection = awardSection('recipients', covidAwardTabs);
export const codesOf = codesOfTab;

export type RecipientsTab = 'locations' | 'recipients';
const first = {
  layer: mapLayers[0]!.key,
  spending: mapSpendings[0]!.key,
  amount: mapAmounts[0]!.key,
};
/** Address parameters of the section: its view and the options of its map. */
export const recipientsAddress = {
  recipients: choice<RecipientsTab>(['locations', 'recipients'], 'locations'),
  mapArea: choice<CovidMapLayer>(
    mapLayers.map(({ key }) => key),
    first.layer,
  ),
  mapSpending: choice<CovidMapSpending>(
    mapSpendings.map(({ key }) => key),
    first.spending,
  ),
  mapAmount: choice<CovidMapAmount>(
    mapAmounts.map(({ key }) => key),
    first.amount,
  ),
};
/** The initial options of the map, also used to reset it. */
export const firstChoices = {
  mapArea: first.layer,
  mapSpending: first.spending,
  mapAmount: first.amount,
};
/** Returns whether a tab has a face value: only loans, and all awards because they include loans. */
export const hasFaceValue = (tab: CovidTabKey): boolean => tab === 'all' || tab === 'loans';
