import { useMemo } from 'react';
import { getExistingPath, renderLink } from '@/blocks/entity-links';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { formatCovidPeriod } from '@/domain/disaster/publicLaws';
import { count, money } from '@/domain/format';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import { FilterTextContext } from '@/lib/filterTextContext';
import { useAnswer } from '@/lib/requests/useAnswer';
import { disasterPlaces } from '@/services/disaster/endpoints';
import { rankPerResident, type PlacePerResident } from './perResident';

const query = { defCodes: covidDefCodes, layer: 'state', spending: 'obligation' } as const;
const filterText = `DEFC: ${covidDefCodes.join(', ')}`;
/** Number of places in each of the two lists. */
const LIST_LENGTH = 5;

const columns: readonly DataColumn<PlacePerResident>[] = [
  { id: 'code', label: 'Code', value: ({ code }) => code, only: 'file' },
  {
    id: 'state',
    label: 'State or territory',
    value: ({ name }) => name,
    show: ({ code, name }) => renderLink(findStatePath(code), name),
    sortBy: ({ name }) => name,
  },
  dollarColumn<PlacePerResident>('per_resident', 'Per resident', ({ perResident }) => perResident, {
    sortBy: ({ perResident }) => perResident,
  }),
  dollarColumn<PlacePerResident>('obligations', 'Award obligations', ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
  }),
  {
    id: 'population',
    label: 'Population',
    value: ({ population }) => population,
    show: ({ population }) => count(population),
    sortBy: ({ population }) => population,
    numeric: true,
  },
];

const toBars = (places: readonly PlacePerResident[]): readonly BarRow[] =>
  places.map(({ code, name, rank, perResident }) => ({
    key: code,
    label: `${rank}. ${name}`,
    value: perResident,
    text: money(perResident),
    to: getExistingPath(findStatePath(code)),
  }));
const formatSummary = (places: readonly PlacePerResident[], periodText: string) => {
  const [firstPlace] = places;
  const lastPlace = places[places.length - 1];
  if (!firstPlace || !lastPlace || places.length < 2) return undefined;
  return `Of ${places.length} states and territories, ${firstPlace.name} has the most with ${money(firstPlace.perResident)} per resident${periodText && ` from ${periodText}`}, and ${lastPlace.name} has the least with ${money(lastPlace.perResident)}.`;
};

/** Renders the places with the most and the least COVID-19 award obligations per resident, on one scale. */
export function ReliefPerResident() {
  const answer = useAnswer(disasterPlaces, query);
  const { latest } = useLatestPeriod();
  const periodText = latest ? formatCovidPeriod(latest.latestSubmissionDate) : '';
  const places = useMemo(() => rankPerResident(answer.value ?? []), [answer.value]);
  const source = answer.value?.find(({ populationSource }) => populationSource)?.populationSource;
  const lists = [
    { label: 'Most per resident', places: places.slice(0, LIST_LENGTH) },
    {
      label: 'Least per resident',
      places: places.slice(Math.max(LIST_LENGTH, places.length - LIST_LENGTH)),
    },
  ];
  return (
    <FilterTextContext value={filterText}>
      <Panel
        title="COVID-19 award obligations per resident"
        headingLevel={3}
        answer={answer}
        rows={() => places}
        columns={columns}
        file="covid-19-obligations-per-resident"
        unit="Award obligations per resident, US dollars"
        period={periodText}
        note={`Grouped by where recipients are registered and divided by population${source ? ` (${source})` : ''}.`}
        summary={() => formatSummary(places, periodText)}
        emptyText="No amounts per resident are available. Please try again later."
      >
        {() => (
          <div className="relief-lists">
            {lists.map(({ label, places: listedPlaces }) => (
              <div key={label}>
                <h4>{label}</h4>
                <BarRows
                  label={label}
                  rows={toBars(listedPlaces)}
                  maxValue={places[0]?.perResident}
                />
              </div>
            ))}
          </div>
        )}
      </Panel>
    </FilterTextContext>
  );
}
