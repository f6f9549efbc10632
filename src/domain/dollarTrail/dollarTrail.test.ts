import fc from 'fast-check';
import { makeAward } from '../award';
import type { Subaward } from '../awardHistory';
import { choicesAbove, choicesUpTo, nextLevels, trailLevels, defaultNextLevel } from './levels';
import {
  placeStep,
  formatShare,
  spendingStep,
  subawardStep,
  unlinkedAmount,
  type SpendingPart,
} from './steps';

const row = (id: string | null, amount: number, name = `Row ${id}`): SpendingPart => ({
  id,
  name,
  amount,
});
const subaward = (id: number, amount: number | null): Subaward => ({
  id,
  number: `S-${id}`,
  recipientName: id ? `Firm ${id}` : '',
  date: null,
  amount,
  description: '',
});
const cents = (step: { parts: readonly { amount: number }[] }) =>
  step.parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('the levels of a trail', () => {
  it('run from budget function to place, with subawards and places available only below an award', () => {
    expect(nextLevels({})).toEqual(trailLevels.slice(0, 6));
    expect(nextLevels({ agency: '1' })).toEqual([
      'federal_account',
      'program_activity',
      'object_class',
      'award',
    ]);
    expect(nextLevels({ agency: '1', award: '2' })).toEqual(['subaward', 'place']);
    expect(nextLevels({ award: '2', subaward: '3' })).toEqual(['place']);
    expect(nextLevels({ award: '2', place: 'x' })).toEqual([]);
  });
  it('follow one another by default, except object classes', () => {
    expect(defaultNextLevel({})).toBe('budget_function');
    expect(defaultNextLevel({ federal_account: '1' })).toBe('program_activity');
    expect(defaultNextLevel({ program_activity: '1' })).toBe('award');
    expect(defaultNextLevel({ object_class: '1' })).toBe('award');
    expect(defaultNextLevel({ place: '1' })).toBeUndefined();
  });
  it('limit the choices to those above a level, or up to and including that level', () => {
    const choices = { award: 'c', budget_function: 'a', agency: 'b' };
    expect(choicesAbove(choices, 'agency')).toEqual({ budget_function: 'a' });
    expect(choicesUpTo(choices, 'agency')).toEqual({ budget_function: 'a', agency: 'b' });
    expect(choicesAbove(choices, 'place')).toEqual(choices);
  });
});

describe('spendingStep', () => {
  it('sorts parts by amount, followed by the sum of all others and the unlinked amount', () => {
    const step = spendingStep('award', {
      total: 100,
      rows: [row('a', 10), row('b', 40), row(null, 25, 'Non-Award Spending')],
    });
    expect(step.parts.map(({ name, amount, kind }) => [name, amount, kind])).toEqual([
      ['Row b', 40, 'part'],
      ['Row a', 10, 'part'],
      ['All other Awards', 25, 'rest'],
      ['Not linked to an award', 25, 'unlinked'],
    ]);
    expect(unlinkedAmount(step)).toBe(25);
  });
  it('names unreported data and rows without a name', () => {
    const { parts } = spendingStep('agency', {
      total: 3,
      rows: [row('a', 1, ''), row(null, 2, 'Unreported Data')],
    });
    expect(parts.map(({ name }) => name)).toEqual([
      'Name not provided',
      'Not reported by agencies',
    ]);
  });
  it('adds the selected row only if the list omits it', () => {
    const cut = { total: 10, rows: [row('a', 7)] };
    expect(
      spendingStep('award', cut, row('z', 1)).parts.map(({ id, amount }) => [id, amount]),
    ).toEqual([
      ['a', 7],
      ['z', 1],
      [null, 2],
    ]);
    expect(spendingStep('award', cut, row('a', 7)).parts.map(({ id }) => id)).toEqual(['a', null]);
  });
});

describe('subawardStep', () => {
  const award = (
    totalObligation: number | null,
    subawardCount: number,
    subawardTotal: number | null,
  ) => makeAward({ totalObligation, subawardCount, subawardTotal });
  it('shows subawards as parts of the whole obligation', () => {
    const step = subawardStep(award(100, 2, 30), [subaward(1, 10), subaward(2, 20)]);
    expect(step.whole).toBe(100);
    expect(step.parts.map(({ id, name, amount }) => [id, name, amount])).toEqual([
      ['2', 'Firm 2, S-2', 20],
      ['1', 'Firm 1, S-1', 10],
      [null, 'Not reported as subawarded', 70],
    ]);
    expect(step.note).toContain('the $100 obligated');
  });
  it('combines subawards beyond the largest into one row', () => {
    const step = subawardStep(award(100, 500, 90), [subaward(1, 50)]);
    expect(step.parts.map(({ name, amount }) => [name, amount])).toEqual([
      ['Firm 1, S-1', 50],
      ['All other Subawards', 40],
      ['Not reported as subawarded', 10],
    ]);
  });
  it('shows subawards as parts of their total if it exceeds the obligation', () => {
    const step = subawardStep(award(400, 1, 440), [subaward(1, 440)]);
    expect([step.whole, unlinkedAmount(step)]).toEqual([440, 0]);
    expect(step.note).toBe(
      'Subawards of $440 are reported under an award of $400. Percentages are of the subaward total.',
    );
  });
  it('has one unnamed row of 0 if neither an amount nor a name is available', () => {
    const step = subawardStep(award(null, 1, null), [subaward(0, null)]);
    expect(step.parts.map(({ name, amount }) => [name, amount])).toEqual([
      ['Name not provided, S-0', 0],
    ]);
  });
});

describe('each step', () => {
  it('has parts that add up exactly to its total, including unlinked amounts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e12 }), { maxLength: 40 }),
        fc.integer({ min: 0, max: 1e13 }),
        fc.boolean(),
        (amounts, total, hasUnlinked) => {
          const rows = amounts.map((amount, at) =>
            row(hasUnlinked && at === 0 ? null : `${at}`, amount / 100),
          );
          const step = spendingStep('award', { total: total / 100, rows });
          expect(cents(step)).toBe(total);
          const subawardsStep = subawardStep(
            makeAward({ totalObligation: total / 100, subawardCount: amounts.length }),
            amounts.map((amount, at) => subaward(at, amount / 100)),
          );
          expect(cents(subawardsStep)).toBe(Math.round(subawardsStep.whole * 100));
        },
      ),
    ));
  it('at the place level has one place for the whole amount, or an unlinked part if the place is unknown', () => {
    expect(placeStep(5, 'Denver, CO').parts).toEqual([
      { id: 'place', name: 'Denver, CO', amount: 5, kind: 'part' },
    ]);
    expect(placeStep(5, 'Denver, CO', '/place/city/CO/denver').parts[0]!.to).toBe(
      '/place/city/CO/denver',
    );
    expect(unlinkedAmount(placeStep(5, ''))).toBe(5);
  });
  it('formats shares with two decimals and small ones as < 0.01%', () => {
    expect([
      formatShare(1, 3),
      formatShare(1, 1e9),
      formatShare(0, 5),
      formatShare(-1, 4),
      formatShare(1, 0),
    ]).toEqual(['33.33%', '< 0.01%', '0.00%', '-25.00%', '--']);
  });
});
