import { shortenName, wordOfTheDay, wordsOfTheDay } from './wordOfTheDay';

const on = (day: string) => wordOfTheDay(new Date(`${day}T12:00:00Z`));

describe('the list of words of the day', () => {
  it('has 61 unique words', () =>
    expect([wordsOfTheDay.length, new Set(wordsOfTheDay).size]).toEqual([61, 61]));
  it('starts with Account Balance and ends with URI', () =>
    expect([wordsOfTheDay[0], wordsOfTheDay[60]]).toEqual(['Account Balance (File A)', 'URI']));
});

describe('the word of the day', () => {
  it.each(['02', '04', '06', '09', '11'])(
    'in month %s uses the day of the month as index',
    (month) => {
      expect([on(`2025-${month}-01`), on(`2025-${month}-28`)]).toEqual([
        'Account Breakdown by Award (File C)',
        'Loan Subsidy Cost',
      ]);
    },
  );
  it.each(['01', '03', '05', '07', '08', '10', '12'])(
    'in month %s adds 31 to the index',
    (month) => {
      expect([on(`2025-${month}-01`), on(`2025-${month}-29`)]).toEqual(['Object Class', 'URI']);
    },
  );
  it('does not add 31 if the index would be past the end of the list', () => {
    expect([on('2025-01-30'), on('2025-01-31')]).toEqual([wordsOfTheDay[30], wordsOfTheDay[31]]);
    expect(on('2025-01-30')).toBe('NAICS');
  });
  it('uses the UTC date', () => {
    expect(wordOfTheDay(new Date('2025-02-01T00:00:00Z'))).toBe(on('2025-02-01'));
    expect(wordOfTheDay(new Date('2025-02-01T23:59:59Z'))).toBe(on('2025-02-01'));
  });
  it('exists on every day of a leap year', () => {
    for (let at = 0; at < 366; at += 1)
      expect(wordsOfTheDay).toContain(wordOfTheDay(new Date(Date.UTC(2024, 0, 1 + at))));
  });
});

describe('the short name on the card', () => {
  it.each([
    ['Account Balance (File A)', 'File A'],
    ['Account Breakdown by Program Activity & Object Class (File B)', 'File B'],
    ['Account Breakdown by Award (File C)', 'File C'],
    ['Period of Performance Current End Date', 'Current End Date'],
    ['Period of Performance Potential End Date', 'Potential End Date'],
    ['Period of Performance Start Date', 'Start Date'],
    ['Procurement Instrument Identifier (PIID)', 'PIID'],
    ['Awards Data (File D)', 'Awards Data (File D)'],
  ])('for %s is %s', (name, shortName) => {
    expect(wordsOfTheDay).toContain(name);
    expect(shortenName(name)).toBe(shortName);
  });
});
