import { levelsBelow, levelsOf, explorerRoots, type PathStep } from '@/domain/explorer/levels';
import { buildCells } from '@/domain/explorer/cells';
import { nextLevels, isAccountLevel, type TrailChoices } from '@/domain/dollarTrail/levels';
import { revealedPeriods } from '@/domain/dollarTrail/trailPeriods';
import { placeStep, spendingStep, subawardStep, type TrailStep } from '@/domain/dollarTrail/steps';
import { submissionPeriods } from '@/services/references/endpoints';
import { awardDetails } from '@/services/awards/endpoints';
import { subawardPage } from '@/services/awards/historyEndpoints';
import { spendingBreakdown, type SpendingQuery } from '@/services/spending/endpoints';
import { apiInProcess } from '../apiInProcess';
import { TEST_TODAY } from '../server';

const api = apiInProcess();
beforeAll(api.start);
afterAll(api.stop);

const TRAILS = 50;
/** Returns a seeded random chooser, so that a failing trail can be repeated. */
const makeChooser = (seed: number) => {
  let state = (seed + 1) * 2654435761;
  return <T>(among: readonly T[]): T => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return among[(state >>> 8) % among.length]!;
  };
};
const cents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);
const sum = (parts: readonly { amount: number | null }[]) =>
  parts.reduce((all, { amount }) => all + cents(amount), 0);
const seeds = Array.from({ length: TRAILS }, (_, at) => at);
const periods = async () => revealedPeriods(await submissionPeriods.call({}), TEST_TODAY);

describe('random dollar trails', () => {
  it.each(seeds)('have shares that add up to 100 % at each step: trail %i', async (seed) => {
    const pick = makeChooser(seed);
    const period = pick(await periods());
    let trailChoices: TrailChoices = {};
    let award: string | undefined;
    const steps: TrailStep[] = [];
    for (
      let level = nextLevels(trailChoices)[0];
      level;
      level = pick(nextLevels(trailChoices).slice(0, 2))
    ) {
      if (!isAccountLevel(level)) break;
      const response = await spendingBreakdown.call({
        ...period,
        level,
        within: trailChoices as SpendingQuery['within'],
      });
      const step = spendingStep(level, { total: response.total ?? 0, rows: response.rows });
      steps.push(step);
      const namedParts = step.parts.filter(({ id }) => id !== null);
      if (!namedParts.length) break;
      const part = pick(namedParts);
      trailChoices = { ...trailChoices, [level]: part.id! };
      award = level === 'award' ? part.awardId : undefined;
      if (!nextLevels(trailChoices).length) break;
    }
    if (award) {
      const details = await awardDetails.call({ id: award });
      const { rows } = await subawardPage.call({
        id: award,
        page: 1,
        limit: 100,
        sort: 'amount',
        order: 'desc',
      });
      const step = subawardStep(details, rows);
      steps.push(step, placeStep(step.whole, ''));
    }
    expect(steps.length).toBeGreaterThan(1);
    for (const { level, whole, parts } of steps) {
      expect([level, sum(parts)]).toEqual([level, cents(whole)]);
      if (whole > 0)
        expect(parts.reduce((all, { amount }) => all + (amount / whole) * 100, 0)).toBeCloseTo(
          100,
          6,
        );
    }
  });
});

describe('random paths through the Explorer', () => {
  it.each(seeds)('have cells that add up to the cell above: path %i', async (seed) => {
    const pick = makeChooser(seed + TRAILS);
    const period = pick(await periods());
    const root = pick(explorerRoots);
    const trail: PathStep[] = [];
    let parentCents: number | undefined;
    for (let levels = [levelsOf(root)[0]!]; levels.length;) {
      const level = pick(levels.slice(0, 2));
      const { total, rows } = await spendingBreakdown.call({
        ...period,
        level,
        within: Object.fromEntries(trail.map((step) => [step.level, step.id!])),
      });
      const cells = buildCells(level, { total, rows }, trail.length === 0);
      if (total === null || !cells.length) break;
      expect([trail, level, sum(cells)]).toEqual([trail, level, cents(total)]);
      if (parentCents !== undefined) expect([trail, cents(total)]).toEqual([trail, parentCents]);
      const rowCells = cells.filter(({ kind }) => kind === 'row');
      if (!rowCells.length || level === 'award') break;
      const cell = pick(rowCells);
      parentCents = cents(cell.amount!);
      trail.push({ level, id: cell.row!.id });
      levels = [...levelsBelow(root, trail)];
    }
    expect(trail.length).toBeGreaterThan(0);
  });
});
