import { List, Set as ImmutableSet } from 'immutable';
import { makeAccountFilters } from '@/domain/federalAccount/account';
import { awardCriteria } from './awardCriteria';

const options = [
  { key: '0001', code: '0001', name: 'Pay', ids: [1] },
  { key: '0002.2', code: '0002', name: 'Fuel', ids: [2] },
];
const criteria = (
  filters: Parameters<typeof makeAccountFilters>[0],
  activityOptions: typeof options | null = options,
) => awardCriteria(makeAccountFilters(filters), activityOptions, 2025, '097-0100');
const account = { ata: '', aid: '097', bpoa: '', epoa: '', a: '', main: '0100', sub: '' };
const tas = (...symbols: string[]) => ({ tas: List(symbols) });
const noMatches = { treasuryAccounts: [account], programActivities: ['-'] };

describe('the awards of an account', () => {
  it('cover the whole account without filters, even before activities are loaded', () => {
    expect(criteria({})).toEqual({ treasuryAccounts: [account] });
    expect(criteria({}, null)).toEqual({ treasuryAccounts: [account] });
  });
  it.each(['foo', '010-X-1036-000', '097-2024-0100-000'])(
    'are empty if the symbol is invalid or belongs to another account: %s',
    (symbol) => expect(criteria(tas(symbol))).toEqual(noMatches),
  );
  it('are limited to the valid symbols', () =>
    expect(criteria(tas('foo', '097-X-0100-000', '011-097-2023/2024-0100-001'))).toEqual({
      treasuryAccounts: [
        { ...account, a: 'X', sub: '000' },
        { ...account, ata: '011', bpoa: '2023', epoa: '2024', sub: '001' },
      ],
    }));
  it('are limited to the codes of selected activities, and empty for an unknown activity', () => {
    expect(criteria({ programActivity: ImmutableSet(['0002.2']) })).toEqual({
      treasuryAccounts: [account],
      programActivities: ['0002'],
    });
    expect(criteria({ programActivity: ImmutableSet(['9999']) })).toEqual(noMatches);
  });
  it('have no criteria until the selected activities are loaded', () =>
    expect(criteria({ programActivity: ImmutableSet(['0001']) }, null)).toBeNull());
  it('are limited to the selected years or dates, and empty if these have no data', () => {
    expect(criteria({ fy: ImmutableSet(['2023', '2024']) })).toEqual({
      treasuryAccounts: [account],
      periods: [{ start: '2022-10-01', end: '2024-09-30' }],
    });
    expect(criteria({ dateType: 'dr', startDate: '2099-01-01' })).toEqual(noMatches);
  });
});
