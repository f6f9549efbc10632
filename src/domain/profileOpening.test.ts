import { describeUse, formatOpeningEnd } from './profileOpening';

const change = { year: 2025, amount: 112_000_000, earlier: 100_000_000 };
const rank = '9th of 50 states';

describe('formatOpeningEnd', () => {
  it('adds the change and the rank to the amount of a complete year', () =>
    expect(formatOpeningEnd({ change, period: '2025', rank, detail: 'It is.' })).toBe(
      ', up 12% on FY 2024, 9th of 50 states. It is.',
    ));
  it.each(['2026', 'latest', 'all'])(
    'gives the last complete year its own sentence if the amount is of %s',
    (period) => {
      expect(formatOpeningEnd({ change, period, rank })).toBe(
        ', 9th of 50 states. In FY 2025: $112.0 million obligated, up 12% on FY 2024.',
      );
      expect(formatOpeningEnd({ change, period, rank, detail: 'It is.', measure: 'paid' })).toBe(
        ', 9th of 50 states. It is. In FY 2025: $112.0 million paid, up 12% on FY 2024.',
      );
    },
  );
  it('leaves out a change or a rank that is not available', () => {
    const unknownChange = { ...change, earlier: null };
    expect(formatOpeningEnd({ change: unknownChange, period: '2025', rank })).toBe(
      ', 9th of 50 states.',
    );
    expect(formatOpeningEnd({ change: unknownChange, period: 'latest', rank: '' })).toBe('.');
    expect(formatOpeningEnd({ change, period: '2025', rank: '' })).toBe(', up 12% on FY 2024.');
  });
});

describe('describeUse', () => {
  it.each([
    [{}, 'It obligated $400 of its resources (40.0%) and paid out $50.'],
    [{ outlayed: null }, 'It obligated $400 of its resources (40.0%).'],
    [{ obligated: null }, 'Its obligations are not available.'],
    [{ resources: 0 }, 'It obligated $400 of its resources and paid out $50.'],
    [{ resources: null }, 'It obligated $400 of its resources and paid out $50.'],
  ])('names the amounts that are available: %j', (changes, text) =>
    expect(describeUse({ resources: 1000, obligated: 400, outlayed: 50, ...changes })).toBe(text),
  );
});
