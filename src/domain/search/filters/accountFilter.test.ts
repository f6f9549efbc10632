import { OrderedMap } from 'immutable';
import { initialFilters, makeTreasuryAccount } from '../searchFilters';
import {
  accountIdentifier,
  accountParts,
  missingParts,
  NO_TRANSFER_AGENCY,
  toggleAccount,
  treasuryAccountFilter,
} from './accountFilter';

const context = { today: '2025-11-15', level: 'awards' as const };
const account = makeTreasuryAccount({ aid: '097', main: '0100' });
const fullAccount = makeTreasuryAccount({
  ata: '012',
  aid: '097',
  bpoa: '2020',
  epoa: '2021',
  a: 'X',
  main: '0100',
  sub: '000',
});

describe('a Treasury account', () => {
  it('has seven components in order, two of them required', () => {
    expect(
      accountParts.map(({ key, length, required }) => `${key}${length}${required ? '!' : ''}`),
    ).toEqual(['ata3', 'aid3!', 'bpoa4', 'epoa4', 'a1', 'main4!', 'sub3']);
  });
  it('has an identifier of its components, with asterisks for open components', () => {
    expect(accountIdentifier(fullAccount)).toBe('012-097-2020/2021-X-0100-000');
    expect(accountIdentifier(account)).toBe('***-097-****/****-*-0100-***');
    expect(accountIdentifier(makeTreasuryAccount())).toBe('***-***-****/****-*-****-***');
  });
  it.each([
    ['', '', 'Enter values for AID and MAIN'],
    ['097', '', 'Enter value for MAIN'],
    ['', '0100', 'Enter value for AID'],
    ['097', '0100', ''],
  ])('with AID "%s" and MAIN "%s" has the prompt "%s"', (aid, main, text) =>
    expect(missingParts({ aid, main })).toBe(text),
  );
  it('is added, and removed when selected again', () => {
    const filters = toggleAccount(toggleAccount(initialFilters, account), fullAccount);
    expect(filters.treasuryAccounts.toArray()).toEqual([
      ['***-097-****/****-*-0100-***', account],
      ['012-097-2020/2021-X-0100-000', fullAccount],
    ]);
    expect(
      toggleAccount(filters, makeTreasuryAccount(account.toObject()))
        .treasuryAccounts.keySeq()
        .toArray(),
    ).toEqual(['012-097-2020/2021-X-0100-000']);
  });
  it('is ignored without its required components', () => {
    for (const part of [{ aid: '097' }, { main: '0100' }])
      expect(toggleAccount(initialFilters, makeTreasuryAccount(part))).toBe(initialFilters);
  });
});

describe('the Treasury account filter', () => {
  const filledFilters = initialFilters.set(
    'treasuryAccounts',
    OrderedMap([
      [accountIdentifier(account), account],
      [accountIdentifier(fullAccount), fullAccount],
    ]),
  );
  const read = (treasuryAccounts: unknown) => {
    const { filters, dropped } = treasuryAccountFilter.fromSaved(
      { treasuryAccounts },
      initialFilters,
    );
    return [filters.treasuryAccounts.valueSeq().toArray(), dropped];
  };
  it('counts each account', () =>
    expect([
      treasuryAccountFilter.count(initialFilters, context),
      treasuryAccountFilter.count(filledFilters, context),
    ]).toEqual([0, 2]));
  it('requests all components, including open ones', () => {
    expect(treasuryAccountFilter.toCriteria(filledFilters, context)).toEqual({
      treasuryAccounts: [
        { ata: '', aid: '097', bpoa: '', epoa: '', a: '', main: '0100', sub: '' },
        { ata: '012', aid: '097', bpoa: '2020', epoa: '2021', a: 'X', main: '0100', sub: '000' },
      ],
    });
    expect(treasuryAccountFilter.toCriteria(initialFilters, context)).toEqual({});
  });
  it('restores saved accounts', () => {
    expect(
      treasuryAccountFilter.fromSaved(
        { treasuryAccounts: { a: account.toObject(), b: fullAccount.toObject() } },
        initialFilters,
      ),
    ).toEqual({ filters: filledFilters, dropped: [] });
    expect([read(undefined), read([])]).toEqual([
      [[], []],
      [[], []],
    ]);
  });
  it('restores missing components as empty text and capitalizes letters', () => {
    expect(read([{ aid: '097', main: '0100', sub: null, a: 'x' }])).toEqual([
      [makeTreasuryAccount({ aid: '097', main: '0100', a: 'X' })],
      [],
    ]);
  });
  it('keeps the transfer agency "(None)"', () => {
    expect(NO_TRANSFER_AGENCY).toBe('(None)');
    expect(read([{ ata: '(None)', aid: '097', main: '0100' }])).toEqual([
      [makeTreasuryAccount({ ata: '(None)', aid: '097', main: '0100' })],
      [],
    ]);
  });
  it.each([
    ['a value that is not an object', '097'],
    ['null', null],
    ['no main account', { aid: '097' }],
    ['no agency', { main: '0100' }],
    ['a part that is too long', { aid: '0970', main: '0100' }],
    ['a part that is not text', { aid: 97, main: '0100' }],
    ['an optional part that is too long', { aid: '097', main: '0100', a: 'XX' }],
  ])('drops and reports an invalid account: %s', (_what, entry) =>
    expect(read([entry, account.toObject()])).toEqual([[account], ['Treasury Account Components']]),
  );
});
