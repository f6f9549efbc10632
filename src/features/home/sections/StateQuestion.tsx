import { useMemo, useState } from 'react';
import { builtPath, linked } from '@/blocks/entity-links';
import type { DataColumn } from '@/blocks/panel';
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

/** Number of states shown by default. */
const LISTED = 5;
const wishOf = (year: number): SearchWish => ({
  key: 'states',
  years: 1,
  lastYear: year,
  view: 'section=map',
});
const queryOf = (year: number, today: string) => ({
  ...wishQuery(wishOf(year), today),
  scope: 'place_of_performance' as const,
  layer: 'state' as const,
});
const columnsOf = (year: number): readonly DataColumn<RankedState>[] => [
  {
    id: 'state',
    label: 'State or territory',
    value: ({ name }) => name,
    show: ({ code, name }) => linked(statePathOf(code, String(year)), name),
  },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ obligations }) => obligations,
    show: ({ obligations }) => money(obligations, 2),
    numeric: true,
  },
  {
    id: 'per_capita',
    label: 'For each resident',
    value: ({ perCapita }) => perCapita,
    show: ({ perCapita }) => money(perCapita, 2),
    numeric: true,
  },
];

/** Returns a sentence with the amount and rank of a state. */
const standing = (place: RankedState, all: number, period: string): string => {
  const each = place.perCapita === null ? '' : `, ${money(place.perCapita)} per resident`;
  return `${place.name}: ${profileMoney(place.obligations)} for work done there in ${period}${each}, ${ordinal(place.rank)} of ${all}.`;
};
/** Returns bars for the top states and for the chosen one, whatever its rank. */
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
  const answer = useAnswer(
    searchPlaces,
    useMemo(() => queryOf(year, today), [year, today]),
  );
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
