import { makeAward } from '@/domain/award';
import { makeAggregatedAmounts } from '@/domain/awardAmounts';
import {
  accountTotalSet,
  awardReducers,
  awardReset,
  idvDetailsSet,
  overviewSet,
  type AwardState,
} from './awardState';

type Action = Parameters<typeof awardReducers.award>[1];
const after = (...actions: Action[]): AwardState =>
  actions.reduce<AwardState>(
    (state, action) => awardReducers.award(state, action) as AwardState,
    awardReducers.award(undefined, { type: '@@init' }) as AwardState,
  );
const vehicle = makeAward({ id: 7, category: 'idv', displayId: 'V-1' });
const details = makeAggregatedAmounts({
  contractCount: 3,
  childAwardCount: 3,
  childIDVCount: 1,
  idvCount: 1,
});

describe('award state', () => {
  it('starts without overview, counts and order details, and with 0 reported by accounts [i3.profiles.2]', () => {
    expect(after().toObject()).toEqual({
      id: 0,
      category: '',
      overview: null,
      counts: null,
      idvDetails: null,
      totalTransactionObligatedAmount: 0,
    });
  });
  it('sets ID and category from the overview and clears them on reset [i4.other.9]', () => {
    const shown = after(overviewSet(vehicle));
    expect([shown.id, shown.category, shown.overview]).toEqual([7, 'idv', vehicle]);
    expect(after(overviewSet(vehicle), awardReset())).toEqual(after());
  });
  it('stores the order details, their counts and the account total', () => {
    const shown = after(overviewSet(vehicle), idvDetailsSet(details), accountTotalSet(12.5));
    expect(shown.idvDetails).toBe(details);
    expect(shown.counts!.toObject()).toEqual({
      childAwards: 3,
      childIdvs: 1,
      grandchildAwards: 0,
      total: 4,
    });
    expect(shown.totalTransactionObligatedAmount).toBe(12.5);
  });
  it('keeps details when a newer overview of the same award arrives', () =>
    expect(
      after(
        overviewSet(vehicle),
        idvDetailsSet(details),
        accountTotalSet(12.5),
        overviewSet(vehicle.set('description', 'newer')),
      ).toObject(),
    ).toMatchObject({
      overview: { description: 'newer' },
      idvDetails: details,
      totalTransactionObligatedAmount: 12.5,
    }));
  it('clears the details of the previous award', () =>
    expect(
      after(
        overviewSet(vehicle),
        idvDetailsSet(details),
        overviewSet(makeAward({ id: 8 })),
      ).toObject(),
    ).toMatchObject({ id: 8, category: 'other', counts: null, idvDetails: null }));
});
