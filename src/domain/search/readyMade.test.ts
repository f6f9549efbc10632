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
  it('with years has the last fiscal years and the United States as the place of performance', () => {
    const filters = readyMadeFilters({ years: 2 }, '2025-11-15');
    expect([
      filters.timePeriodType,
      filters.timePeriodFY.toArray(),
      filters.selectedLocations.keySeq().toArray(),
    ]).toEqual(['fy', ['2026', '2025'], [usa]]);
    expect(filters.selectedLocations.get(usa)!.filter).toEqual({ country: 'USA' });
  });
  it('counts years back from the given year', () =>
    expect(
      readyMadeFilters({ years: 3, lastYear: 2020 }, '2025-11-15').timePeriodFY.toArray(),
    ).toEqual(['2020', '2019', '2018']));
  it('uses the fiscal year of the given day', () =>
    expect(readyMadeFilters({ years: 1 }, '2025-11-15').timePeriodFY.toArray()).toEqual(['2026']));
  it('with work anywhere has no location filter', () =>
    expect(
      readyMadeFilters({ years: 1, anywhere: true }, '2025-11-15').selectedLocations.size,
    ).toBe(0));
  it('with a keyword has no other filter', () =>
    expect(readyMadeFilters({ keyword: 'bridge' }, '2025-11-15')).toEqual(
      initialFilters.set('keyword', initialFilters.keyword.set('bridge', 'bridge')),
    ));
  it('without options is empty', () =>
    expect(readyMadeFilters({}, '2025-11-15')).toEqual(initialFilters));
});

describe('the filters for the awards of', () => {
  it('an agency select it as awarding agency', () => {
    const agency = makeAgencyItem({ id: 7, agencyType: 'subtier', name: 'United States Mint' });
    expect(agencyFilters(agency)).toEqual(
      initialFilters.set(
        'selectedAwardingAgencies',
        initialFilters.selectedAwardingAgencies.set('7_subtier', agency),
      ),
    );
  });
  it('a state use the place of performance', () => {
    const filters = stateFilters({ code: 'CO', fips: '08', name: 'Colorado' });
    expect(filters.selectedLocations.map(({ filter }) => filter).toObject()).toEqual({
      CO_CO_STATE: { country: 'USA', state: 'CO' },
    });
    expect(filters.clear()).toEqual(initialFilters);
  });
  it('a federal account use its two components', () => {
    const [[key, account] = ['', undefined]] =
      accountFilters('097-0100').treasuryAccounts.toArray();
    expect([key, account?.toObject()]).toEqual([
      '***-097-****/****-*-0100-***',
      { ata: '', aid: '097', bpoa: '', epoa: '', a: '', main: '0100', sub: '' },
    ]);
  });
  it('an invalid account number are empty', () =>
    expect([accountFilters('097'), accountFilters('')]).toEqual([initialFilters, initialFilters]));
  it('a recipient use its name', () =>
    expect(recipientFilters('ACME').selectedRecipients.toArray()).toEqual(['ACME']));
});
