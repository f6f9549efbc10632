import { initialFilters, makeAgencyItem } from './searchFilters';
import {
  accountFilters,
  agencyFilters,
  readyMadeFilters,
  recipientFilters,
  stateFilters,
} from './readyMade';

describe('a ready-made search', () => {
  const usa = 'USA_USA_COUNTRY';
  it('of some years is of the work done in the United States in the last of them', () => {
    const filters = readyMadeFilters({ years: 2 }, '2025-11-15');
    expect([
      filters.timePeriodType,
      filters.timePeriodFY.toArray(),
      filters.selectedLocations.keySeq().toArray(),
    ]).toEqual(['fy', ['2026', '2025'], [usa]]);
    expect(filters.selectedLocations.get(usa)!.filter).toEqual({ country: 'USA' });
  });
  it('counts years back from the one it is given', () =>
    expect(
      readyMadeFilters({ years: 3, lastYear: 2020 }, '2025-11-15').timePeriodFY.toArray(),
    ).toEqual(['2020', '2019', '2018']));
  it('takes the fiscal year of the day it is given', () =>
    expect(readyMadeFilters({ years: 1 }, '2025-11-15').timePeriodFY.toArray()).toEqual(['2026']));
  it('of work done anywhere names no place', () =>
    expect(
      readyMadeFilters({ years: 1, anywhere: true }, '2025-11-15').selectedLocations.size,
    ).toBe(0));
  it('of a keyword asks for nothing else', () =>
    expect(readyMadeFilters({ keyword: 'bridge' }, '2025-11-15')).toEqual(
      initialFilters.set('keyword', initialFilters.keyword.set('bridge', 'bridge')),
    ));
  it('of nothing is empty', () =>
    expect(readyMadeFilters({}, '2025-11-15')).toEqual(initialFilters));
});

describe('the search for the awards of', () => {
  it('an agency names it as the awarding one', () => {
    const agency = makeAgencyItem({ id: 7, agencyType: 'subtier', name: 'United States Mint' });
    expect(agencyFilters(agency)).toEqual(
      initialFilters.set(
        'selectedAwardingAgencies',
        initialFilters.selectedAwardingAgencies.set('7_subtier', agency),
      ),
    );
  });
  it('a state is by place of performance', () => {
    const filters = stateFilters({ code: 'CO', fips: '08', name: 'Colorado' });
    expect(filters.selectedLocations.map(({ filter }) => filter).toObject()).toEqual({
      CO_CO_STATE: { country: 'USA', state: 'CO' },
    });
    expect(filters.clear()).toEqual(initialFilters);
  });
  it('a federal account names its two parts', () => {
    const [[key, account] = ['', undefined]] =
      accountFilters('097-0100').treasuryAccounts.toArray();
    expect([key, account?.toObject()]).toEqual([
      '***-097-****/****-*-0100-***',
      { ata: '', aid: '097', bpoa: '', epoa: '', a: '', main: '0100', sub: '' },
    ]);
  });
  it('a number that is no account is empty', () =>
    expect([accountFilters('097'), accountFilters('')]).toEqual([initialFilters, initialFilters]));
  it('a recipient is by its name', () =>
    expect(recipientFilters('ACME').selectedRecipients.toArray()).toEqual(['ACME']));
});
