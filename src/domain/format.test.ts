import fc from 'fast-check';
import {
  agencyName,
  axisUnit,
  codeAndText,
  formatDistrictCode,
  count,
  locationLine,
  formatTimestamp,
  money,
  moneyShort,
  moneyTrimmed,
  moneyWithUnits,
  percent,
  plural,
  profileCount,
  profileMoney,
  recipientName,
  textOrMissing,
  titleCase,
  uei,
  unitOf,
  zip,
} from './format';

describe('the formatting of numbers and times', () => {
  it('shows $ with no decimals by default [r5.14]', () =>
    expect([money(1234), money(0), money(-56)]).toEqual(['$1,234', '$0', '-$56']));
  it('shows two decimals on request, with the minus sign before the dollar sign', () =>
    expect([money(1234.5, 2), money(-1234, 2), money(-0.005, 2)]).toEqual([
      '$1,234.50',
      '-$1,234.00',
      '-$0.01',
    ]));
  it('shows -- for a missing number, never 0', () =>
    expect([
      money(null),
      money(undefined),
      money(NaN),
      count(null),
      profileMoney(null),
      moneyShort(undefined),
    ]).toEqual(Array(6).fill('--')));
  it('has no negative zero', () =>
    expect([money(-0.2), count(-0.4), moneyShort(-0)]).toEqual(['$0', '0', '$0']));
  it('uses units of thousand, million, billion and trillion [r5.15]', () =>
    expect([
      moneyShort(1.6e12),
      moneyShort(23.45e9, 2),
      moneyShort(1.2e6),
      moneyShort(950250),
    ]).toEqual(['$1.6T', '$23.45B', '$1.2M', '$950,250']));
  it('shows a capitalized unit with two decimals from a million, and cents below', () =>
    expect([
      moneyWithUnits(6.13e12),
      moneyWithUnits(697304999999),
      moneyWithUnits(410200),
      moneyWithUnits(-2.5e6),
      moneyWithUnits(null),
    ]).toEqual(['$6.13 Trillion', '$697.30 Billion', '$410,200.00', '-$2.50 Million', '--']));
  it('shortens counts from one million', () =>
    expect([
      profileCount(999999),
      profileCount(1234567),
      profileCount(2e9),
      profileCount(null),
    ]).toEqual(['999,999', '1.2 million', '2.0 billion', '--']));
  it('formats a timestamp as date and time', () =>
    expect(formatTimestamp(new Date(2026, 8, 3, 15, 5).getTime())).toMatch(
      /^09\/03\/2026, 3:05\sPM$/,
    ));
  it('shows profile amounts with one decimal and a spelled-out unit from $1 million up, and in whole dollars below that [r5.17]', () =>
    expect([
      profileMoney(16.7e9),
      profileMoney(999999.6),
      profileMoney(-2.5e6),
      profileMoney(4.7e12),
    ]).toEqual(['$16.7 billion', '$1,000,000', '-$2.5 million', '$4.7 trillion']));
  it('picks one unit for an axis and shows values below it with two decimals [r5.16]', () => {
    const { format } = axisUnit([5e9, 2e9]);
    expect([format(5e9), format(2.5e9), format(12e6), format(0)]).toEqual([
      '$5B',
      '$2.5B',
      '$0.01B',
      '$0',
    ]);
  });
  it('shows a value equal to the axis unit as one, and small amounts without a unit', () => {
    expect([
      axisUnit([1e9, 5e9]).format(1e9),
      axisUnit([1e6]).format(1e6),
      axisUnit([0.5, 500]).format(0.5),
    ]).toEqual(['$1B', '$1M', '$0.5']);
  });
  it('switches to the next unit exactly at its value', () => {
    expect(
      [1e3, 1e6, 1e9, 1e12].map((value) => [
        unitOf(value).letter,
        unitOf(value).word,
        unitOf(-value).letter,
        unitOf(value - 1).letter,
      ]),
    ).toEqual([
      ['k', 'thousand', 'k', ''],
      ['M', 'million', 'M', 'k'],
      ['B', 'billion', 'B', 'M'],
      ['T', 'trillion', 'T', 'B'],
    ]);
    expect([
      moneyShort(1e6),
      moneyShort(999999),
      profileMoney(1e6),
      moneyWithUnits(1e6),
      moneyWithUnits(999999),
      profileCount(1e6),
    ]).toEqual([
      '$1.0M',
      '$999,999',
      '$1.0 million',
      '$1.00 Million',
      '$999,999.00',
      '1.0 million',
    ]);
  });
  it('shows -- for infinite values', () =>
    expect(
      [money, moneyShort, profileMoney, moneyWithUnits, profileCount, count].map((show) =>
        show(Infinity),
      ),
    ).toEqual(Array(6).fill('--')));
  it('keeps the sign of a shortened count', () =>
    expect([profileCount(-2.5e6), profileCount(-950250)]).toEqual(['-2.5 million', '-950,250']));
  it('shows round amounts without trailing zeros', () =>
    expect([0.015, 0.2, 1.5, 20, 1500, 700_000, 1e6, 1.5e9, 20e12].map(moneyTrimmed)).toEqual([
      '$0.015',
      '$0.20',
      '$1.50',
      '$20',
      '$1,500',
      '$700,000',
      '$1M',
      '$1.5B',
      '$20T',
    ]));
  it('shows thousands with k on an axis', () => expect(axisUnit([5000]).format(5000)).toBe('$5k'));
  it('never writes NaN, undefined or a double sign for any number', () =>
    fc.assert(
      fc.property(fc.double(), (value) => {
        for (const text of [
          money(value),
          money(value, 2),
          moneyShort(value),
          profileMoney(value),
          count(value),
        ])
          expect(text).not.toMatch(/NaN|undefined|--\$|\$-|-0$/);
      }),
    ));
});
describe('a count', () => {
  it('shows -- when missing, never 0 [r5.12]', () =>
    expect([null, undefined, NaN, 0, 1234567].map(count).join(' ')).toBe('-- -- -- 0 1,234,567'));
});

describe('percent', () => {
  it('shows one decimal by default [r5.10]', () =>
    expect([percent(1, 8), percent(1, 3, 2)]).toEqual(['12.5%', '33.33%']));
  it('shows -- when the denominator is missing, zero or not a number [r5.11]', () =>
    expect([percent(1, null), percent(1, 0), percent(1, NaN), percent(null, 5)]).toEqual(
      Array(4).fill('--'),
    ));
  it('shows < 0.1% for a small positive share and 0.0% for zero', () =>
    expect([percent(1, 10000), percent(0, 5), percent(-1, 1e6)]).toEqual([
      '< 0.1%',
      '0.0%',
      '0.0%',
    ]));
});
describe('a negative percent', () => {
  it('keeps its sign', () =>
    expect([percent(-1, 8), percent(-5, 1000), percent(5, -1000)]).toEqual([
      '-12.5%',
      '-0.5%',
      '-0.5%',
    ]));
  it('has no sign if it rounds to zero at any number of decimals', () =>
    expect([percent(-1, 1e6, 0), percent(-1, 1e6, 1), percent(-1, 1e6, 3)]).toEqual([
      '0%',
      '0.0%',
      '0.000%',
    ]));
});
describe('the formatting of names and places', () => {
  it('treats a blank name or UEI as missing and trims others', () => {
    expect([
      recipientName('  '),
      uei('  '),
      textOrMissing('  '),
      textOrMissing(null),
      textOrMissing(undefined),
    ]).toEqual(['Name not provided', 'UEI not provided', '--', '--', '--']);
    expect([recipientName(' A B '), uei(' ABC123 '), textOrMissing(' text ')]).toEqual([
      'A B',
      'ABC123',
      'text',
    ]);
  });
  it('shows the street before the city, and the full ZIP', () => {
    expect(
      locationLine({
        line1: '1600 MAIN ST',
        city: 'DENVER',
        stateCode: 'CO',
        zip5: '80202',
        zip4: '1234',
      }),
    ).toBe('1600 Main St, Denver, CO, 80202-1234');
    expect(
      locationLine({
        line1: '1 RUE A',
        city: 'PARIS',
        province: 'IDF',
        foreignPostalCode: '75001',
        countryCode: 'FRA',
      }),
    ).toBe('Paris, IDF, 75001, FRA');
  });
  it('shows a county only with a state code, and otherwise the state name', () => {
    expect([
      locationLine({ stateCode: 'WA', stateName: 'WASHINGTON', countryCode: 'USA' }),
      locationLine({ county: 'KING', stateName: 'WASHINGTON' }),
    ]).toEqual(['Washington, USA', 'Washington']);
    expect(locationLine({ countryCode: 'CAN' })).toBe('CAN');
  });
  it('capitalizes words', () => {
    expect([
      titleCase('SAINT-DENIS'),
      titleCase('o fallon (north)'),
      titleCase('A/B.C'),
      titleCase('ÉVRY'),
      titleCase("O'FALLON"),
      titleCase('COEUR D’ALENE'),
      titleCase("PRINCE GEORGE'S"),
      titleCase(''),
    ]).toEqual([
      'Saint-Denis',
      'O Fallon (North)',
      'A/B.C',
      'Évry',
      "O'Fallon",
      'Coeur D’Alene',
      "Prince George's",
      '',
    ]);
  });
  it('pluralizes counted nouns', () => {
    expect([
      plural(1, 'filter'),
      plural(2, 'filter'),
      plural(0, 'filter'),
      plural(1234, 'filter'),
    ]).toEqual(['1 filter', '2 filters', '0 filters', '1,234 filters']);
    expect([plural(1, 'agency', 'agencies'), plural(3, 'agency', 'agencies')]).toEqual([
      '1 agency',
      '3 agencies',
    ]);
  });
  it('shows “Name not provided” for a missing recipient [r5.13]', () =>
    expect([recipientName(''), recipientName(null), recipientName('A')]).toEqual([
      'Name not provided',
      'Name not provided',
      'A',
    ]));
  it('shows “UEI not provided” for a missing UEI', () =>
    expect(uei(undefined)).toBe('UEI not provided'));
  it('shows -- for a missing address [r5.4]', () =>
    expect([locationLine(null), locationLine({})]).toEqual(['--', '--']));
  it('shows city, state code and ZIP of a place in the USA [r5.5]', () =>
    expect(
      locationLine({ city: 'DENVER', stateCode: 'CO', zip5: '80202', countryCode: 'USA' }),
    ).toBe('Denver, CO, 80202'));
  it('shows a ZIP as zip-zip4 when both exist [r5.6]', () =>
    expect([zip('80202', '1234'), zip('80202', null), zip(null, '1234')]).toEqual([
      '80202-1234',
      '80202',
      '',
    ]));
  it('falls back from city to county, state and country', () =>
    expect([
      locationLine({ county: 'KING', stateCode: 'WA' }),
      locationLine({ stateName: 'Texas', countryCode: 'USA' }),
      locationLine({ city: 'PARIS', countryCode: 'FRA' }),
      locationLine({ countryName: 'FRANCE' }),
    ]).toEqual(['King County, WA', 'Texas, USA', 'Paris, FRA', 'France']));
  it('shows congressional district 90 as MULTI-STATE or as multiple districts [r5.7]', () =>
    expect([
      formatDistrictCode(null, '90'),
      formatDistrictCode('TX', '90'),
      formatDistrictCode('TX', '07'),
      formatDistrictCode('TX', 'MULTI-STATE'),
      formatDistrictCode('TX', null),
    ]).toEqual(['MULTI-STATE', 'TX-90 (Multiple Districts)', 'TX-07', 'MULTI-STATE', '--']));
  it('shows congressional districts, including at-large districts and those of territories, as XX-## [r5.8]', () =>
    expect([
      formatDistrictCode('WY', '00'),
      formatDistrictCode('GU', '98'),
      formatDistrictCode('CO', '07'),
    ]).toEqual(['WY-00', 'GU-98', 'CO-07']));
  it('joins the available codes and names', () =>
    expect([
      codeAndText('54', 'Services'),
      codeAndText(null, 'Services'),
      codeAndText(null, null),
      agencyName('Treasury', 'TREAS'),
      agencyName('Treasury', null),
      agencyName(null),
    ]).toEqual(['54 - Services', 'Services', '--', 'Treasury (TREAS)', 'Treasury', '--']));
});
