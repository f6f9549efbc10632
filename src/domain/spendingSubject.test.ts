import { placeFilters } from './search/readyMade';
import { countyPlace } from './search/places';
import { toggleInSet } from './search/changes';
import { setDateRanges, setTimeType } from './search/timeChanges';
import { byRecipientLocation, limitToYear, transactionCriteria } from './spendingSubject';

const today = '2025-11-15';
const filters = placeFilters(countyPlace('39049', 'Franklin', 'OH'));
const place = { country: 'USA', state: 'OH', county: '049' };

describe('the filters of a subject', () => {
  it('are limited to the 12 months up to today, or to a fiscal year, as the search shows it', () => {
    const latest = limitToYear(filters, 'latest', today);
    expect(latest.timePeriodType).toBe('dr');
    expect(transactionCriteria(latest, today).periods).toEqual([
      { start: '2024-11-15', end: '2025-11-15' },
    ]);
    const year = limitToYear(filters, '2024', today);
    expect([year.timePeriodType, [...year.timePeriodFY]]).toEqual(['fy', ['2024']]);
    expect(transactionCriteria(year, today).periods).toEqual([
      { start: '2023-10-01', end: '2024-09-30' },
    ]);
  });
  it('have no period for all years, so that a search covers all of them', () =>
    expect(limitToYear(filters, 'all', today)).toBe(filters));
  it('become filters of recipient locations with the same period and no place of performance', () => {
    const moved = byRecipientLocation(limitToYear(filters, '2024', today));
    expect(transactionCriteria(moved, today)).toEqual({
      recipientPlaces: [place],
      periods: [{ start: '2023-10-01', end: '2024-09-30' }],
    });
  });
  it('keep their other values', () => {
    const contracts = toggleInSet(setTimeType(filters, 'fy'), 'awardType', 'A');
    expect(transactionCriteria(limitToYear(contracts, '2024', today), today)).toMatchObject({
      awardTypes: ['A'],
      placesOfPerformance: [place],
    });
    expect(setDateRanges(contracts, []).awardType).toEqual(contracts.awardType);
  });
});
