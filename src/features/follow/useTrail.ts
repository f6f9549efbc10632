import { useMemo } from 'react';
import type { Subaward } from '@/domain/awardHistory';
import {
  choicesAbove,
  chosenLevels,
  isAccountLevel,
  nextLevels,
  defaultNextLevel,
  type AccountLevel,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { placeStep, spendingStep, subawardStep, type TrailStep } from '@/domain/dollarTrail/steps';
import type { LatestPeriod } from '@/domain/fiscal';
import { locationLine, MISSING, type Dollars } from '@/domain/format';
import { formatPlace } from '@/domain/location';
import { addressProfilePath, type NamedAddress } from '@/domain/places/placePaths';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useAnswers } from '@/lib/requests/useAnswers';
import { awardDetails } from '@/services/awards/endpoints';
import {
  subawardPage,
  type RowsQuery,
  type SubawardSort,
} from '@/services/awards/historyEndpoints';
import { subawardPlace, type SubawardPlaceQuery } from '@/services/awards/subawardPlace';
import { spendingBreakdown, type SpendingQuery } from '@/services/spending/endpoints';

/** Maximum number of subawards listed by name. The rest are combined into one part. */
const SUBAWARD_LIMIT = 100;

/** One level of a trail with the query results it is computed from. */
export interface StepState {
  level: TrailLevel;
  /** Null while the step loads or after it failed. */
  step: TrailStep | null;
  answers: readonly Answer<unknown, unknown>[];
}
interface Trail {
  allSteps: readonly StepState[];
  /** Whether the period has no published account data, or the dataset contains none. */
  hasNoData: boolean;
}

const buildQuery = (
  { year, quarter, period }: LatestPeriod,
  level: AccountLevel,
  choices: TrailChoices,
): SpendingQuery => ({
  year,
  quarter,
  period,
  level,
  within: choices as SpendingQuery['within'],
});

const useAccountSteps = (
  choices: TrailChoices,
  levels: readonly TrailLevel[],
  period: LatestPeriod,
) => {
  const accountLevels = useMemo(() => levels.filter(isAccountLevel), [levels]);
  const queries = useMemo(
    () => accountLevels.map((level) => buildQuery(period, level, choicesAbove(choices, level))),
    [accountLevels, choices, period],
  );
  const answers = useAnswers(spendingBreakdown, queries);
  const awardsAnswer = answers[accountLevels.indexOf('award')];
  const awards = awardsAnswer ? currentValue(awardsAnswer) : null;
  // Long lists of awards are truncated. If the chosen award is not in the list, it is requested separately.
  const isAwardMissing =
    choices.award !== undefined &&
    awards !== null &&
    !awards.rows.some(({ id }) => id === choices.award);
  const chosenAwardQuery = useMemo(
    () =>
      isAwardMissing
        ? buildQuery(period, 'award', { ...choicesAbove(choices, 'award'), award: choices.award! })
        : null,
    [isAwardMissing, choices, period],
  );
  const chosenAwardAnswer = useAnswer(spendingBreakdown, chosenAwardQuery);
  const steps = accountLevels.map((level, at): StepState => {
    const answer = answers[at]!;
    const value = currentValue(answer);
    const isSeparate = level === 'award' && isAwardMissing;
    const separateResult = isSeparate ? currentValue(chosenAwardAnswer) : null;
    const hasLoaded =
      value !== null && value.total !== null && !(isSeparate && separateResult === null);
    return {
      level,
      step: hasLoaded
        ? spendingStep(
            level,
            { total: value.total!, rows: value.rows },
            separateResult?.rows.find(({ id }) => id === choices.award),
          )
        : null,
      answers: isSeparate ? [answer, chosenAwardAnswer] : [answer],
    };
  });
  return { steps, hasNoData: answers.some((answer) => currentValue(answer)?.total === null) };
};

/** Returns the step to a place with its text, which is `--` if the place is unknown. */
const namedPlaceStep = (
  whole: Dollars | null,
  text: string,
  address: NamedAddress | null,
): TrailStep => placeStep(whole ?? 0, text === MISSING ? '' : text, addressProfilePath(address));
const findSubaward = (rows: readonly Subaward[] | undefined, id: string | undefined) =>
  rows?.find((row) => String(row.id) === id);

const useAwardSteps = (choices: TrailChoices, levels: readonly TrailLevel[]) => {
  const { award: id } = choices;
  const query = useMemo(() => (id ? { id } : null), [id]);
  const detailsAnswer = useAnswer(awardDetails, query);
  const award = currentValue(detailsAnswer);
  const shouldListSubawards = levels.includes('subaward');
  const listQuery: RowsQuery<SubawardSort> | null =
    shouldListSubawards && award
      ? { id: award.generatedId, sort: 'amount', order: 'desc', page: 1, limit: SUBAWARD_LIMIT }
      : null;
  const subawardsAnswer = useAnswer(subawardPage, listQuery);
  const subawards = currentValue(subawardsAnswer)?.rows;
  const chosenSubaward = findSubaward(subawards, choices.subaward);
  const shouldShowPlace = levels.includes('place');
  const placeQuery: SubawardPlaceQuery | null =
    shouldShowPlace && award && chosenSubaward
      ? {
          displayId: award.displayId,
          generatedId: award.generatedId,
          category: award.category,
          number: chosenSubaward.number,
          amount: chosenSubaward.amount,
        }
      : null;
  const placeAnswer = useAnswer(subawardPlace, placeQuery);
  const buildPlaceStep = (): TrailStep | null => {
    if (!award) return null;
    if (choices.subaward) {
      const place = currentValue(placeAnswer);
      return chosenSubaward && place
        ? namedPlaceStep(chosenSubaward.amount, locationLine(place.address), place.address)
        : null;
    }
    const { placeOfPerformance: place, totalObligation } = award;
    return namedPlaceStep(totalObligation, formatPlace(place), place);
  };
  const steps: StepState[] = [];
  if (shouldListSubawards)
    steps.push({
      level: 'subaward',
      step: award && subawards ? subawardStep(award, subawards) : null,
      answers: award ? [subawardsAnswer] : [detailsAnswer],
    });
  if (shouldShowPlace)
    steps.push({
      level: 'place',
      step: buildPlaceStep(),
      answers: award && choices.subaward ? [subawardsAnswer, placeAnswer] : [detailsAnswer],
    });
  return steps;
};

/** Loads all steps of a trail. A failed query affects only its own step. */
export const useTrail = (
  choices: TrailChoices,
  by: TrailLevel | '',
  period: LatestPeriod,
): Trail => {
  const nextLevel = by && nextLevels(choices).includes(by) ? by : defaultNextLevel(choices);
  const levels = useMemo(
    () => [...chosenLevels(choices), ...(nextLevel ? [nextLevel] : [])],
    [choices, nextLevel],
  );
  const accountResult = useAccountSteps(choices, levels, period);
  const awardSteps = useAwardSteps(choices, levels);
  return { allSteps: [...accountResult.steps, ...awardSteps], hasNoData: accountResult.hasNoData };
};
