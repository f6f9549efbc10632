import { groupBy } from '../../core/values';
import { countFactor, mixes, usualMix } from '../shares';
import { getAwardCount, type SetSize } from '../size';
import { byPopulation, isFormula, type Agency, type Line } from './line';
import { signings, TYPICAL_YEAR } from './years';

/** Formula programs with at least this many dollars a year have an award in each state and year. */
const EVERY_STATE = 2e9;
/** Factor for the number of awards of these formula programs. It is above 1 because the actual number is random. */
const MARGIN = 1.1;
/** Programs of limited duration pay in two tranches. */
const TRANCHES = 2;

/** Inputs that determine the number of awards besides the lines themselves. */
export interface Frame {
  size: SetSize;
  years: readonly number[];
  /** Number of states that receive formula awards. */
  states: number;
}

const weighGroups = (
  agencies: readonly Agency[],
  groups: ReadonlyMap<string, readonly Line[]>,
): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { id, abbr, weight } of agencies) {
    const mix = mixes[abbr ?? ''] ?? usualMix;
    const groupParts = mix.map((part, grp) =>
      groups.has(`${id} ${grp}`) ? Math.max(part, 0.3) : 0,
    );
    const total = groupParts.reduce((sum, part) => sum + part, 0);
    groupParts.forEach((part, grp) =>
      weights.set(
        `${id} ${grp}`,
        (Math.max(weight, 0.003) ** 0.6 * (countFactor[abbr ?? ''] ?? 1) * part) / total,
      ),
    );
  }
  return weights;
};

/** Returns each line's share of all awards. Groups of an agency have fixed shares, divided among lines by the square root of dollars. */
const shareAwards = (
  lines: readonly Line[],
  agencies: readonly Agency[],
  { size, years }: Frame,
): Map<Line, number> => {
  const groups = groupBy(lines, (line) => `${line.topId} ${line.grp}`);
  const groupWeights = weighGroups(agencies, groups);
  const totalWeight = [...groupWeights.values()].reduce((sum, weight) => sum + weight, 0);
  const getRoot = (line: Line) =>
    Math.sqrt(line.years ? line.money / years.length : line.money) * (line.years ? 0.7 : 1);
  const shares = new Map<Line, number>();
  for (const [key, members] of groups) {
    const share = groupWeights.get(key)! / totalWeight;
    const roots = members.reduce((sum, line) => sum + getRoot(line), 0);
    // Lines with a low maximum per award get more awards, because otherwise every award would have to be close to the maximum.
    const adjustedRoots = members.map((line) => {
      if (line.money < 5e7 || byPopulation.has(line.sharing)) return getRoot(line);
      const awardCount = ((share * getRoot(line)) / roots) * getAwardCount(size);
      const dollars = line.years ? line.money : line.money * years.length * 0.6;
      const need = (dollars * (size.transactions / 1e6)) / awardCount / line.most;
      return getRoot(line) * Math.min(8, Math.max(1, need / 0.1));
    });
    const total = adjustedRoots.reduce((sum, root) => sum + root, 0);
    members.forEach((line, at) => shares.set(line, (share * adjustedRoots[at]!) / total));
  }
  return shares;
};

const countYears = (line: Line, years: readonly number[]): number =>
  line.years ? Math.min(line.years[1], years.at(-1)!) - line.years[0] + 1 : years.length;

/** Returns relative numbers of awards by line, as positive integers. Large formula programs get enough for each state and year. */
export const weighLines = (
  lines: readonly Line[],
  agencies: readonly Agency[],
  frame: Frame,
): number[] => {
  const { size, years, states } = frame;
  const shares = shareAwards(lines, agencies, frame);
  const isEverywhere = (line: Line): boolean =>
    isFormula(line) && line.money / (line.years ? countYears(line, years) : 1) >= EVERY_STATE;
  let [fixedShare, freeShare] = [0, 0];
  for (const line of lines)
    if (isEverywhere(line)) {
      const share =
        (states *
          countYears(line, years) *
          MARGIN *
          (line.years ? TRANCHES : 1) *
          (size.transactions / 1e6)) /
        getAwardCount(size);
      shares.set(line, share);
      fixedShare += share;
    } else freeShare += shares.get(line)!;
  for (const line of lines)
    if (!isEverywhere(line)) shares.set(line, (shares.get(line)! * (1 - fixedShare)) / freeShare);
  return lines.map((line) => Math.max(Math.round(shares.get(line)! * 1e9), 1));
};

/** Returns how many of a line's `awardCount` awards share its amount in a typical year, or in all its `years`. */
export const countAwards = (line: Line, awardCount: number, { years, states }: Frame): number => {
  // Several formula awards in one state and year split the state's share, so they count once.
  if (isFormula(line))
    return line.years
      ? Math.min(awardCount, states * countYears(line, years))
      : Math.min(awardCount / years.length, states);
  const totalSignings = years.reduce((sum, year) => sum + signings(year), 0);
  return line.years ? awardCount : (awardCount * signings(TYPICAL_YEAR)) / totalSignings;
};
