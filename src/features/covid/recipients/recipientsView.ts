import { getTabCodes, covidAwardTabs, type CovidTabKey } from '@/domain/disaster/awardTabs';
import {
  mapAmounts,
  mapLayers,
  mapSpendings,
  type CovidMapAmount,
  type CovidMapLayer,
  type CovidMapSpending,
} from '@/domain/disaster/mapFilters';
import { choice, readAddress, type Values } from '@/lib/url/address';
import type { DisasterPlacesQuery } from '@/services/disaster/endpoints';
import { awardSection, readAwardView } from '../awards/awardView';

/** Award spending by recipient, with the address parameters `recipients_…`. */
export const recipientsSection = awardSection('recipients', covidAwardTabs);

/** The initial options of the map, also used to reset it. */
export const defaultChoices = {
  mapArea: mapLayers[0]!.key,
  mapSpending: mapSpendings[0]!.key,
  mapAmount: mapAmounts[0]!.key,
};
/** Address parameters of the section: its view and the options of its map. */
export const recipientsAddress = {
  recipients: choice(['locations', 'recipients'] as const, 'locations'),
  mapArea: choice<CovidMapLayer>(
    mapLayers.map(({ key }) => key),
    defaultChoices.mapArea,
  ),
  mapSpending: choice<CovidMapSpending>(
    mapSpendings.map(({ key }) => key),
    defaultChoices.mapSpending,
  ),
  mapAmount: choice<CovidMapAmount>(
    mapAmounts.map(({ key }) => key),
    defaultChoices.mapAmount,
  ),
};
/** Returns whether the awards of a tab have a face value. Only loans have one, and all awards include loans. */
export const hasFaceValue = (tab: CovidTabKey): boolean => tab === 'all' || tab === 'loans';

type MapChoices = Pick<Values<typeof recipientsAddress>, 'mapArea' | 'mapSpending'>;
/** Returns the query of the map. Award types without a face value show obligations instead. */
export const getPlacesQuery = (
  { mapArea, mapSpending }: MapChoices,
  tab: CovidTabKey,
  defCodes: readonly string[],
): DisasterPlacesQuery => ({
  defCodes,
  awardTypes: getTabCodes(tab),
  layer: mapArea,
  spending: mapSpending === 'face_value_of_loan' && !hasFaceValue(tab) ? 'obligation' : mapSpending,
});
/** Returns the query of the map at an address; null when the address shows the table of recipients. */
export const findPlacesQuery = (address: string, defCodes: readonly string[]) => {
  const { values } = readAddress(address, recipientsAddress);
  const { tab } = readAwardView(recipientsSection, address).view;
  return values.recipients === 'locations' ? getPlacesQuery(values, tab.key, defCodes) : null;
};
