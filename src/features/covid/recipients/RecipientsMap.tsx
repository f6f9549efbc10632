import { useMemo, useState } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import { Panel, tableColumns } from '@/blocks/panel';
import { AmountsMap, layerOf, MapAndList, placeLabel, shapeCode } from '@/blocks/places-map';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { CovidTab } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import type { Answer } from '@/lib/requests/useAnswer';
import type { DisasterPlace, DisasterPlacesQuery } from '@/services/disaster/endpoints';
import { FigureTable } from '@/ui/FigureTable';
import { ErrorBoundary } from '@/ui/Status';
import { usePeriodPhrase } from '../usePeriodPhrase';
import { MapControls, type MapControlsProps } from './MapControls';
import {
  amountLabel,
  awardsLabel,
  mapColumns,
  mappedPlaces,
  mapSentence,
  placeBars,
  formatUnplaced,
} from './mapPlaces';

/** The population source in the specification, used if the API returns none. */
const POPULATION_SOURCE = '2018 census estimates';
const formatNote = (isPerCapita: boolean, places: readonly DisasterPlace[]): string => {
  const placeText = 'Based on where recipients are registered';
  if (!isPerCapita) return `${placeText}.`;
  const source = places.find(({ populationSource }) => populationSource)?.populationSource;
  return `${placeText} and divided by population (${source ?? POPULATION_SOURCE}). Places without residents have no amount.`;
};

export interface RecipientsMapProps {
  answer: Answer<DisasterPlacesQuery, readonly DisasterPlace[]>;
  query: DisasterPlacesQuery;
  tab: CovidTab;
  /** Totals of the tab; null while they load. */
  all: DisasterAmounts | null;
  values: MapControlsProps['values'];
  write: MapControlsProps['write'];
}
/** Renders a map of spending by state, district or county of the recipient, with bars of the largest places. */
export function RecipientsMap({ answer, query, tab, all, values, write }: RecipientsMapProps) {
  const isPerCapita = values.mapAmount === 'perCapita';
  const { layer, spending } = answer.answered ?? query;
  const awards = awardsLabel(tab);
  const legend = amountLabel(spending, isPerCapita);
  const places = useMemo(
    () => mappedPlaces(answer.value ?? [], isPerCapita, awards),
    [answer.value, isPerCapita, awards],
  );
  const columns = useMemo(() => mapColumns(layer, spending, awards), [layer, spending, awards]);
  const [selectedCode, setSelectedCode] = useState<string>();
  const [isMapUnavailable, setIsMapUnavailable] = useState(false);
  const place = places.find((candidate) => shapeCode(layer, candidate) === selectedCode);
  const unplacedText = answer.current ? formatUnplaced(answer.value ?? [], spending, all) : '';
  const { label } = layerOf(layer);
  const sentence = mapSentence(layer, places, isPerCapita, usePeriodPhrase());
  return (
    <Panel
      title="Recipient Locations"
      headingLevel={3}
      answer={answer}
      // If no place can be shown on the map, the panel shows its empty state.
      rows={(value) => (places.length ? value : [])}
      columns={columns}
      file={`covid-19-recipients-by-${layer}-${tab.key.replaceAll('_', '-')}`}
      unit={`${legend}, US dollars`}
      view={`${label}, ${tab.label}`}
      note={`${formatNote(isPerCapita, answer.value ?? [])}${unplacedText} ${PROFILES_NOTE}`}
      summary={() => sentence}
      minHeight={answer.value === null ? 520 : undefined}
      emptyText="There are no amounts for this map. Choose another award type or spending type."
      controls={<MapControls values={values} tabKey={tab.key} write={write} />}
    >
      {(_, rows) => (
        <MapAndList
          map={
            <ErrorBoundary resetKey={layer}>
              <AmountsMap
                description={`Map of ${label.toLowerCase()}: ${legend}, ${tab.label}. ${sentence}`}
                places={places}
                layer={layer}
                legend={legend}
                onChoose={setSelectedCode}
                onRefused={() => setIsMapUnavailable(true)}
              />
            </ErrorBoundary>
          }
          selection={
            place ? (
              <>
                <strong>{placeLabel(layer, place)}</strong>: {legend} {place.text}
              </>
            ) : (
              'Select an area to see its amount.'
            )
          }
        >
          {isMapUnavailable ? (
            <FigureTable
              title="Recipient Locations"
              table={{ rows: rows.length, columns: tableColumns(columns, rows) }}
            />
          ) : (
            <BarRows label={`${label} with the most`} rows={placeBars(layer, places, place)} />
          )}
        </MapAndList>
      )}
    </Panel>
  );
}
