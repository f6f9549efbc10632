import { useMemo, useState } from 'react';
import { builtPath, linked } from '@/blocks/entity-links';
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { fiscalYearWords } from '@/domain/fiscal';
import { money, profileMoney } from '@/domain/format';
import { statePathOf } from '@/domain/stateProfile/statePathOf';
import { useDataDay } from '@/lib/dataDay';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/today';
import { searchPlaces } from '@/services/search/endpoints';
import { Question, type QuestionProps } from '../components/Question';
import { QuestionWay } from '../components/QuestionWay';
import { StatePicker } from '../components/StatePicker';
import type { SearchWish } from '../openSearch';
import { ordinal, rankedStates, type RankedState } from '../stateRanks';
import { wishQuery } from '../wishQuery';

const LISTED = 5;
const wishOf = (year: number): SearchWish => ({
  key: 'states',
  years: 1,
  lastYear: year,
  view: 'section=map',
});
const columnsOf = (year: number): readonly DataColumn<RankedState>[] => [
  {
    id: 'state',
    label: 'State or territory',
    value: ({ name }) => name,
    show: ({ code, name }) => linked(statePathOf(code, String(year)), name),
  },
  dollarColumn<RankedState>('obligations', 'Obligations', ({ obligations }) => obligations),
  dollarColumn<RankedState>('per_capita', 'For each resident', ({ perCapita }) => perCapita),
];

const standing = (place: RankedState, all: number, period: string): string => {
  const each = place.perCapita === null ? '' : `, ${money(place.perCapita)} per resident`;
  return `${place.name}: ${profileMoney(place.obligations)} for work done there in ${period}${each}, ${ordinal(place.rank)} of ${all}.`;
};
const toBars = (ranked: readonly RankedState[], chosen: string, year: number): BarRow[] =>
  ranked
    .filter(({ code }, at) => at < LISTED || code === chosen)
    .map((place) => ({
      key: place.code,
      label: `${place.rank}. ${place.name}`,
      value: place.obligations,
      text: profileMoney(place.obligations),
      chosen: place.code === chosen,
      to: builtPath(statePathOf(place.code, String(year))),
    }));

/** A bar chart of obligations in the top states and in a state that the user chooses. */
export function StateQuestion({ title, period: { year } }: QuestionProps) {
  const { announce } = usePorts();
  const [code, setCode] = useState('');
  const today = useToday();
  const words = fiscalYearWords(year, useDataDay());
  const query = useMemo(
    () => ({
      ...wishQuery(wishOf(year), today),
      scope: 'place_of_performance' as const,
      layer: 'state' as const,
    }),
    [year, today],
  );
  const answer = useAnswer(searchPlaces, query);
  const ranked = useMemo(() => rankedStates(answer.value ?? []), [answer.value]);
  const find = (chosen: string) => ranked.find((place) => place.code === chosen);
  const handleChoose = (chosen: string) => {
    setCode(chosen);
    const place = find(chosen);
    if (place) announce(standing(place, ranked.length, words));
  };
  const summary = () => {
    const mine = find(code);
    if (mine) return standing(mine, ranked.length, words);
    const [first] = ranked;
    return first && first.obligations !== null
      ? `${first.name} leads with ${profileMoney(first.obligations)} in ${words}.`
      : undefined;
  };
  return (
    <Question
      title={title}
      note="Awards by the place where the work is done."
      controls={<StatePicker states={ranked} chosen={code} onChoose={handleChoose} />}
      answer={answer}
      rows={() => ranked}
      columns={columnsOf(year)}
      file={`obligations-by-state-fy${year}`}
      unit="Obligations of awards by place of performance, US dollars"
      period={words}
      summary={summary}
      way={<QuestionWay wish={wishOf(year)}>See all states and territories</QuestionWay>}
    >
      {() => <BarRows label="States with the most" rows={toBars(ranked, code, year)} />}
    </Question>
  );
}
