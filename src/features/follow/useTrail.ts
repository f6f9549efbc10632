import { useMemo } from 'react';
import type { Subaward } from '@/domain/awardHistory';
import {
  choicesAbove,
  chosenLevels,
  isAccountLevel,
  nextLevels,
  usualNext,
  type AccountLevel,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { placeStep, spendingStep, subawardStep, type TrailStep } from '@/domain/dollarTrail/steps';
import type { LatestPeriod } from '@/domain/fiscal';
import { MISSING } from '@/domain/format';
import { placeWords } from '@/domain/location';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useSeveral } from '@/lib/requests/useSeveral';
import { awardDetails } from '@/services/awards/endpoints';
import {
  subawardPage,
  type RowsQuery,
  type SubawardSort,
} from '@/services/awards/historyEndpoints';
import { subawardPlace, type SubawardPlaceQuery } from '@/services/awards/subawardPlace';
import { spendingBreakdown, type SpendingQuery } from '@/services/spending/endpoints';

/** Maximum number of subawards listed by name. The rest are combined into one part. */
const LARGEST = 100;

/** One level of a trail with the query results it is computed from. */
export interface DrawnStep {
  level: TrailLevel;
  /** Null while the step loads or after it failed. */
  step: TrailStep | null;
  answers: readonly Answer<unknown, unknown>[];
}
interface Trail {
  drawn: readonly DrawnStep[];
  /** Whether the period has no published account data, or the dataset contains none. */
  nothingOut: boolean;
}

const queryOf = (
  { year, quarter, period }: LatestPeriod,
  level: AccountLevel,
  within: TrailChoices,
): SpendingQuery => ({
  year,
  quarter,
  period,
  level,
  within: within as SpendingQuery['within'],
});

const useAccountSteps = (
  choices: TrailChoices,
  levels: readonly TrailLevel[],
  period: LatestPeriod,
) => {
  const asked = useMemo(() => levels.filter(isAccountLevel), [levels]);
  const queries = useMemo(
    () => asked.map((level) => queryOf(period, level, choicesAbove(choices, level))),
    [asked, choices, period],
  );
  const answers = useSeveral(spendingBreakdown, queries);
  const listed = answers[asked.indexOf('award')];
  const awards = listed ? currentValue(listed) : null;
  // Long lists of awards are truncated. If the chosen award is not in the list, it is requested separately.
  const cut =
    choices.award !== undefined &&
    awards !== null &&
    !awards.rows.some(({ id }) => id === choices.award);
  const chosenQuery = useMemo(
    () =>
      cut
        ? queryOf(period, 'award', { ...choicesAbove(choices, 'award'), award: choices.award! })
        : null,
    [cut, choices, period],
  );
  const chosenAward = useAnswer(spendingBreakdown, chosenQuery);
  const steps = asked.map((level, at): DrawnStep => {
    const answer = answers[at]!;
    const value = currentValue(answer);
    const alone = level === 'award' && cut;
    const own = alone ? currentValue(chosenAward) : null;
    const isThere = value !== null && value.total !== null && !(alone && own === null);
    return {
      level,
      step: isThere
        ? spendingStep(
            level,
            { total: value.total!, rows: value.rows },
            own?.rows.find(({ id }) => id === choices.award),
          )
        : null,
      answers: alone ? [answer, chosenAward] : [answer],
    };
  });
  return { steps, nothingOut: answers.some((answer) => currentValue(answer)?.total === null) };
};

const subawardOf = (rows: readonly Subaward[] | undefined, id: string | undefined) =>
  rows?.find((row) => String(row.id) === id);

const useAwardSteps = (choices: TrailChoices, levels: readonly TrailLevel[]) => {
  const { award: id } = choices;
  const query = useMemo(() => (id ? { id } : null), [id]);
  const details = useAnswer(awardDetails, query);
  const award = currentValue(details);
  const wantsSubawards = levels.includes('subaward');
  const listQuery: RowsQuery<SubawardSort> | null =
    wantsSubawards && award
      ? { id: award.generatedId, sort: 'amount', order: 'desc', page: 1, limit: LARGEST }
      : null;
  const subawards = useAnswer(subawardPage, listQuery);
  const rows = currentValue(subawards)?.rows;
  const chosen = subawardOf(rows, choices.subaward);
  const wantsPlace = levels.includes('place');
  const placeQuery: SubawardPlaceQuery | null =
    wantsPlace && award && chosen
      ? {
          displayId: award.displayId,
          generatedId: award.generatedId,
          category: award.category,
          number: chosen.number,
          amount: chosen.amount,
        }
      : null;
  const place = useAnswer(subawardPlace, placeQuery);
  const placeOf = (): TrailStep | null => {
    if (!award) return null;
    if (choices.subaward) {
      const found = currentValue(place);
      return chosen && found !== null ? placeStep(chosen.amount ?? 0, found) : null;
    }
    const words = placeWords(award.placeOfPerformance);
    return placeStep(award.totalObligation ?? 0, words === MISSING ? '' : words);
  };
  const steps: DrawnStep[] = [];
  if (wantsSubawards)
    steps.push({
      level: 'subaward',
      step: award && rows ? subawardStep(award, rows) : null,
      answers: award ? [subawards] : [details],
    });
  if (wantsPlace)
    steps.push({
      level: 'place',
      step: placeOf(),
      answers: award && choices.subaward ? [subawards, place] : [details],
    });
  return steps;
};

/** Loads all steps of a trail. A failed query affects only its own step. */
export const useTrail = (
  choices: TrailChoices,
  by: TrailLevel | '',
  period: LatestPeriod,
): Trail => {
  const next = by && nextLevels(choices).includes(by) ? by : usualNext(choices);
  const levels = useMemo(
    () => [...chosenLevels(choices), ...(next ? [next] : [])],
    [choices, next],
  );
  const accounts = useAccountSteps(choices, levels, period);
  const below = useAwardSteps(choices, levels);
  return { drawn: [...accounts.steps, ...below], nothingOut: accounts.nothingOut };
};
