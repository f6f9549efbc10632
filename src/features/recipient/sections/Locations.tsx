import { OrderedMap } from 'immutable';
import { useMemo, useState } from 'react';
import { Panel } from '@/blocks/panel';
import {
  amountText,
  MapAndList,
  placeColumns,
  placeLabel,
  PlacesMap,
  rankPlaces,
  shapeCode,
} from '@/blocks/places-map';
import { useBarAction } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { IsoDay } from '@/domain/fiscal';
import { money, moneyShort, plural } from '@/domain/format';
import type { ProfileYear } from '@/domain/profileYears';
import type { RecipientOverview } from '@/domain/recipient';
import { statePlace } from '@/domain/search/places';
import { locationIdentifier, type SearchFilters } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import type { PlaceTotal } from '@/services/search/results';
import { ErrorBoundary } from '@/ui/Status';
import { buildPeriodFilters } from '../recipientSearch';
import { useProfilePeriod } from '../useProfilePeriod';

/** How many of the largest places have a bar, in addition to the selected place. The table lists all places. */
const BAR_LIMIT = 10;

/** Returns the place that the finding names: the largest known one. */
const findNamedPlace = (places: readonly PlaceTotal[]): PlaceTotal | undefined =>
  places.find(({ code }) => code);
const formatSummary = (places: readonly PlaceTotal[], timePhrase: string): string => {
  const first = findNamedPlace(places);
  if (!first)
    return `None of this recipient’s awards were performed in the United States ${timePhrase}.`;
  return `This recipient’s awards were performed in ${plural(places.filter(({ code }) => code).length, 'state or territory', 'states and territories')} ${timePhrase}. The largest amount, ${moneyShort(first.obligations, 2)}, is in ${placeLabel('state', first)}.`;
};

/** Returns filters for a recipient's awards performed in a state; undefined for an unknown state or recipient identifier. */
const buildStateFilters = (
  record: RecipientOverview,
  year: ProfileYear,
  day: IsoDay,
  code: string,
): SearchFilters | undefined => {
  const state = usStates.find((candidate) => candidate.code === code);
  const place = state && statePlace(state);
  return (
    place &&
    buildPeriodFilters(record, year, day)?.set(
      'selectedLocations',
      OrderedMap([[locationIdentifier(place), place]]),
    )
  );
};
/** Renders a map, bars and a table of the states and territories where the recipient's awards are performed. */
export default function Locations({ record }: { record: RecipientOverview }) {
  const { year, day, days, periodPhrase: when } = useProfilePeriod();
  const id = record.recipient_id;
  const query = useMemo(
    () => ({
      criteria: { recipientId: id, periods: [days] },
      level: 'transactions' as const,
      scope: 'place_of_performance' as const,
      layer: 'state' as const,
    }),
    [id, days],
  );
  const answer = useAnswer(searchPlaces, query);
  const places = useMemo(() => rankPlaces(answer.value ?? [], false), [answer.value]);
  const summary = formatSummary(places, when);
  const [selectedCode, setSelectedCode] = useState('');
  const place = places.find((entry) => shapeCode('state', entry) === selectedCode);
  const buildAction = useBarAction('level=transactions&section=map');
  return (
    <Panel
      title="Where the Work Is Done"
      minHeight={answer.value === null ? 420 : undefined}
      answer={answer}
      rows={() => places}
      columns={placeColumns('state', year)}
      file={`${record.uei || id}-places-${year}`}
      unit="Obligations by primary place of performance, US dollars"
      note="Based on awards, grouped by where the work is done. The list of countries below shows work abroad."
      summary={() => summary}
      emptyText={`None of this recipient’s awards were performed in the United States ${when}.`}
    >
      {() => (
        <MapAndList
          map={
            <ErrorBoundary resetKey={String(answer.answeredAt)}>
              <PlacesMap
                description={`Map of states and territories. ${summary}`}
                places={places}
                layer="state"
                capita={false}
                onChoose={setSelectedCode}
              />
            </ErrorBoundary>
          }
          selection={
            place ? (
              <>
                <strong>{placeLabel('state', place)}</strong>: {money(place.obligations, 2)}
              </>
            ) : (
              'Select an area to see its amount.'
            )
          }
        >
          <BarRows
            label="States and territories with the most obligations"
            rows={places
              .filter((entry, at) => at < BAR_LIMIT || entry === place)
              .map((entry, at) => ({
                key: entry.code || `none-${at}`,
                label: placeLabel('state', entry),
                value: entry.obligations,
                text: amountText(entry, false),
                tone: entry.code ? undefined : 'unknown',
                chosen: entry === place,
                isNamed: entry === findNamedPlace(places),
                action: buildAction(entry.code, buildStateFilters(record, year, day, entry.code)),
              }))}
          />
        </MapAndList>
      )}
    </Panel>
  );
}
