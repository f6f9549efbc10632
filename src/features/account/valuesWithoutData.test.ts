import { readAddress } from '@/lib/url/address';
import { accountAddress, parseFilters } from './accountAddress';
import { describeValuesWithoutData } from './valuesWithoutData';

const sentences = (search: string, refusedYear = '', years = [2025, 2024, 2023]) =>
  describeValuesWithoutData(
    parseFilters(readAddress(search, accountAddress).values),
    years,
    refusedYear,
  );

describe('the notice on periods without account data', () => {
  it.each([
    [
      'dates=dr&from=2024-05-01&to=2020-01-01',
      'The start date, 05/01/2024, is after the end date, 01/01/2020. Choose other dates under Time Period.',
    ],
    [
      'dates=dr&from=2099-01-01',
      'There is no account data from 01/01/2099. Choose other dates under Time Period.',
    ],
    [
      'dates=dr&to=2009-01-01',
      'There is no account data up to 01/01/2009. Choose other dates under Time Period.',
    ],
    [
      'years=2015,2024,2016',
      'There is no account data for FY 2015, 2016. The filter ignores years without data.',
    ],
  ])('names the period: %s', (search, sentence) => expect(sentences(search)).toEqual([sentence]));
  it('names the year of the snapshot', () =>
    expect(sentences('', '2016')).toEqual([
      'There is no account data for FY 2016. This page shows the latest year.',
    ]));
  it.each(['', 'years=2023,2025', 'dates=dr&from=2024-01-01', 'from=2024-05-01&to=2020-01-01'])(
    'is empty for "%s"',
    (search) => expect(sentences(search)).toEqual([]),
  );
  it('is empty until the years are loaded', () =>
    expect(sentences('dates=dr&from=2099-01-01&years=2015', '', [])).toEqual([]));
});
