import { useMemo, useState } from 'react';
import { getExistingPath, PageLink, renderLink } from '@/blocks/entity-links';
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { fiscalYearLabel } from '@/domain/fiscal';
import { money, profileMoney } from '@/domain/format';
import { formatOrdinal } from '@/domain/rank';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import { useDataDay } from '@/lib/dataDay';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { searchPlaces } from '@/services/search/endpoints';
import { Question, type QuestionSectionProps } from '../components/Question';
import { QuestionLink } from '../components/QuestionLink';
import { StatePicker } from '../components/StatePicker';
import type { ReadyMadeSearch } from '../openSearch';
import { rankStates, type RankedState } from '../stateRanks';
import { buildSearchQuery } from '../buildSearchQuery';

const LIST_LENGTH = 5;
const buildSearch = (year: number): ReadyMadeSearch => ({
  key: 'states',
  years: 1,
  lastYear: year,
  view: 'section=map',
});
const getColumns = (year: number): readonly DataColumn<RankedState>[] => [
  {
    id: 'state',
    label: 'State or territory',
    value: ({ name }) => name,
    show: ({ code, name }) => renderLink(findStatePath(code, String(year)), name),
  },
  dollarColumn<RankedState>('obligations', 'Obligations', ({ obligations }) => obligations),
  dollarColumn<RankedState>('per_capita', 'Obligations per resident', ({ perCapita }) => perCapita),
];

const formatRank = (place: RankedState, stateCount: number, periodText: string): string => {
  const perResidentText =
    place.perCapita === null ? '' : `, ${money(place.perCapita)} per resident`;
  return `${place.name} received ${profileMoney(place.obligations)} for work done there in ${periodText}${perResidentText}. It ranks ${formatOrdinal(place.rank)} of ${stateCount}.`;
};
/** Returns the state that the finding names: the chosen one, else the first. */
const findNamedState = (rankedStates: readonly RankedState[], chosenCode: string) =>
  rankedStates.find(({ code }) => code === chosenCode) ?? rankedStates[0];
const toBars = (rankedStates: readonly RankedState[], chosenCode: string, year: number): BarRow[] =>
  rankedStates
    .filter(({ code }, at) => at < LIST_LENGTH || code === chosenCode)
    .map((place) => ({
      key: place.code,
      label: `${place.rank}. ${place.name}`,
      value: place.obligations,
      text: profileMoney(place.obligations),
      chosen: place.code === chosenCode,
      isNamed: place === findNamedState(rankedStates, chosenCode),
      to: getExistingPath(findStatePath(place.code, String(year))),
    }));

/** Renders a bar chart of obligations in the top states and in a state that the user chooses. */
export function StateQuestion({ title, period: { year } }: QuestionSectionProps) {
  const { announce } = usePorts();
  const [code, setCode] = useState('');
  const today = useToday();
  const periodText = fiscalYearLabel(year, useDataDay());
  const query = useMemo(
    () => ({
      ...buildSearchQuery(buildSearch(year), today),
      scope: 'place_of_performance' as const,
      layer: 'state' as const,
    }),
    [year, today],
  );
  const answer = useAnswer(searchPlaces, query);
  const rankedStates = useMemo(() => rankStates(answer.value ?? []), [answer.value]);
  const findState = (chosenCode: string) => rankedStates.find((place) => place.code === chosenCode);
  const handleChoose = (chosenCode: string) => {
    setCode(chosenCode);
    const place = findState(chosenCode);
    if (place) announce(formatRank(place, rankedStates.length, periodText));
  };
  const getSummary = () => {
    const state = findNamedState(rankedStates, code);
    if (state?.code === code) return formatRank(state, rankedStates.length, periodText);
    return state && state.obligations !== null
      ? `${state.name} leads with ${profileMoney(state.obligations)} in ${periodText}.`
      : undefined;
  };
  return (
    <Question
      title={title}
      note="Based on awards, grouped by where the work is done."
      controls={<StatePicker states={rankedStates} chosenCode={code} onChoose={handleChoose} />}
      answer={answer}
      rows={() => rankedStates}
      columns={getColumns(year)}
      file={`obligations-by-state-fy${year}`}
      unit="Obligations of awards by place of performance, US dollars"
      period={periodText}
      summary={getSummary}
      link={
        <>
          <QuestionLink search={buildSearch(year)}>View these awards by state</QuestionLink>
          <PageLink to="/state">See all states and territories</PageLink>
        </>
      }
    >
      {() => (
        <BarRows label="States with the most obligations" rows={toBars(rankedStates, code, year)} />
      )}
    </Question>
  );
}
