import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeAward } from '@/domain/award';
import { makeAggregatedAmounts } from '@/domain/awardAmounts';
import { keyOf } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import { awardDetails, vehicleAmounts } from '@/services/awards/endpoints';
import { fundingRollup } from '@/services/awards/flowEndpoints';
import {
  awardReducers,
  awardReset,
  selectAward,
  selectAwardId,
  type AwardPageState,
} from './awardState';

const ID = 'CONT_IDV_V-1';
const vehicle = makeAward({ id: 7, category: 'idv', generatedId: ID, displayId: 'V-1' });
const details = makeAggregatedAmounts({
  contractCount: 3,
  childAwardCount: 3,
  childIDVCount: 1,
  idvCount: 1,
});
const defaults = {
  id: 0,
  category: '',
  overview: null,
  counts: null,
  idvDetails: null,
  totalTransactionObligatedAmount: 0,
};

const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...awardReducers, ...requestsReducers }),
  );
  const state = () => getState() as unknown as AwardPageState;
  const receive = (key: string, value: unknown) =>
    dispatch({ type: 'requests/received', key, value, at: 1 });
  const open = (awardId: string) =>
    dispatch(addressChanged({ page: 'award', feature: 'award', params: { awardId }, search: '' }));
  const receiveOverview = (overview = vehicle) =>
    receive(keyOf(awardDetails, { id: overview.generatedId }), overview);
  return {
    dispatch,
    open,
    receiveOverview,
    /** Opens the IDV and receives all responses for its page. */
    openWhole: (obligated: number | null = 12.5) => {
      open(ID);
      receiveOverview();
      receive(keyOf(vehicleAmounts, { id: 7 }), details);
      receive(keyOf(fundingRollup, { id: ID, vehicle: true }), { obligated });
    },
    awardId: () => selectAwardId(state()),
    award: () => selectAward(state()),
  };
};

describe('award state', () => {
  it('initially has no overview, counts or order details, and an account total of 0 [i3.profiles.2]', () => {
    const { open, award } = setup();
    expect(award().toObject()).toEqual(defaults);
    open(ID);
    expect(award().toObject()).toEqual(defaults);
  });
  it('sets ID and category from the overview and clears them on reset [i4.other.9]', () => {
    const { dispatch, open, receiveOverview, award } = setup();
    open(ID);
    receiveOverview();
    expect([award().id, award().category, award().overview]).toEqual([7, 'idv', vehicle]);
    dispatch(awardReset());
    expect(award().toObject()).toEqual(defaults);
  });
  it('has the order details, their counts and the account total', () => {
    const { openWhole, award } = setup();
    openWhole();
    expect(award().idvDetails).toBe(details);
    expect(award().counts!.toObject()).toEqual({
      childAwards: 3,
      childIdvs: 1,
      grandchildAwards: 0,
      total: 4,
    });
    expect(award().totalTransactionObligatedAmount).toBe(12.5);
  });
  it('has an account total of 0 when the API reports none', () => {
    const { openWhole, award } = setup();
    openWhole(null);
    expect(award().totalTransactionObligatedAmount).toBe(0);
  });
  it('keeps details when a newer overview of the same award arrives', () => {
    const { openWhole, receiveOverview, award } = setup();
    openWhole();
    receiveOverview(vehicle.set('description', 'newer'));
    expect(award().toObject()).toMatchObject({
      overview: { description: 'newer' },
      idvDetails: details,
      totalTransactionObligatedAmount: 12.5,
    });
  });
  it('clears the details of the previous award', () => {
    const { open, openWhole, receiveOverview, award } = setup();
    openWhole();
    open('OTHER');
    expect(award().toObject()).toEqual(defaults);
    receiveOverview(makeAward({ id: 8, generatedId: 'OTHER' }));
    expect(award().toObject()).toMatchObject({
      ...defaults,
      id: 8,
      category: 'other',
      overview: { generatedId: 'OTHER' },
    });
  });
  it('has the cached results at once when an award is opened again', () => {
    const { open, openWhole, award } = setup();
    openWhole();
    open('OTHER');
    open(ID);
    expect([award().overview, award().idvDetails]).toEqual([vehicle, details]);
  });
});

describe('the award in view', () => {
  it.each([
    ['V-1', 'V-1'],
    ['ASST_NON_A%2FB_9700', 'ASST_NON_A/B_9700'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('has the ID of the address, decoded if it was encoded twice: %s', (part, id) => {
    const { open, awardId } = setup();
    open(part);
    expect(awardId()).toBe(id);
  });
  it('is kept at the address of another page', () => {
    const { dispatch, open, awardId } = setup();
    open(ID);
    dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '' }));
    expect(awardId()).toBe(ID);
  });
});
