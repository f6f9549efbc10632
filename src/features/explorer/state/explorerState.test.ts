import { combineReducers, legacy_createStore as createStore } from 'redux';
import { addressChanged, type AddressChanged } from '@/lib/url/addressState';
import {
  brokenDownBy,
  explorerReducers,
  explorerReset,
  selectExplorer,
  tableOrdered,
  tablePaged,
  trailAppended,
  trailOverwritten,
  type ExplorerAction,
} from './explorerState';

const setup = () => {
  const store = createStore(combineReducers(explorerReducers));
  return {
    run: (...actions: (ExplorerAction | AddressChanged)[]) =>
      actions.forEach((action) => store.dispatch(action)),
    shown: () =>
      selectExplorer(store.getState() as unknown as Parameters<typeof selectExplorer>[0]),
  };
};
const defaults = {
  root: 'object_class',
  fy: '',
  quarter: '',
  period: '',
  active: { within: '', subdivision: '', total: null, accountNumber: '' },
  trail: [],
  tableOrder: { field: 'obligated_amount', direction: 'desc' },
  pageNumber: 1,
};
const changeAddress = (search: string) =>
  addressChanged({
    page: 'explorer-root',
    feature: 'explorer',
    params: { root: 'agency' },
    search,
  });
const byName = { field: 'name', direction: 'asc' } as const;
const agency = { level: 'agency', id: '7' } as const;
const account = { level: 'federal_account', id: '9' } as const;

describe('explorer state', () => {
  it('has a root, fiscal year, quarter and period, with object classes as the default root [i3.profiles.21]', () => {
    const { root, fy, quarter, period } = setup().shown();
    expect([root, fy, quarter, period]).toEqual(['object_class', '', '', '']);
  });
  it('starts with an empty active item and an empty trail [i3.profiles.22]', () => {
    const { active, trail } = setup().shown();
    expect(Object.keys(active)).toEqual(['within', 'subdivision', 'total', 'accountNumber']);
    expect([active, trail]).toEqual([defaults.active, []]);
  });
  it('has a table sorted by obligated amount, largest first, on page 1 [i3.profiles.23]', () => {
    const { tableOrder, pageNumber } = setup().shown();
    expect([tableOrder, pageNumber]).toEqual([defaults.tableOrder, 1]);
    expect(setup().shown().toObject()).toEqual(defaults);
  });
  it('returns to page 1 when the order changes [i4.other.1]', () => {
    const { run, shown } = setup();
    run(tablePaged(4));
    expect(shown().pageNumber).toBe(4);
    run(tableOrdered(byName));
    expect([shown().pageNumber, shown().tableOrder]).toEqual([1, byName]);
  });
  it('resets sort order and page on every step and breakdown [i4.other.2]', () => {
    for (const step of [trailAppended(agency), trailOverwritten([]), brokenDownBy('award')]) {
      const { run, shown } = setup();
      run(tableOrdered(byName), tablePaged(3), step);
      expect([shown().tableOrder, shown().pageNumber]).toEqual([defaults.tableOrder, 1]);
    }
  });
  it('restores its defaults on reset [i4.other.3]', () => {
    const { run, shown } = setup();
    run(changeAddress('?fy=2024&period=12&agency=7'), tablePaged(2));
    expect(shown().pageNumber).toBe(2);
    run(explorerReset());
    expect(shown().toObject()).toEqual(defaults);
  });
  it('follows only addresses of the Explorer', () => {
    const { run, shown } = setup();
    run(changeAddress('?fy=2024&period=12&agency=7&sort=name&page=3'));
    const position = {
      root: 'agency',
      fy: '2024',
      quarter: '',
      period: '12',
      active: { within: 'agency', subdivision: 'federal_account', total: null, accountNumber: '' },
      trail: [agency],
      tableOrder: byName,
      pageNumber: 3,
    };
    expect(shown().toObject()).toEqual(position);
    run(addressChanged({ page: 'home', feature: 'home', params: {}, search: '?fy=2020' }));
    expect(shown().toObject()).toEqual(position);
  });
  it('stores the quarter of a year without monthly periods', () => {
    const { run, shown } = setup();
    run(changeAddress('?fy=2018&period=6'));
    const { fy, quarter, period } = shown();
    expect([fy, quarter, period]).toEqual(['2018', '2', '']);
  });
  it('is the same after a step as after opening the address of that step', () => {
    const [storeAfterStep, storeAfterOpening] = [setup(), setup()];
    storeAfterStep.run(changeAddress('?fy=2024&period=12'), trailAppended(agency));
    storeAfterOpening.run(changeAddress('?fy=2024&period=12&agency=7'));
    expect(storeAfterStep.shown().toObject()).toEqual(storeAfterOpening.shown().toObject());
  });
  it('appends to and overwrites its trail [i4.other.4]', () => {
    const { run, shown } = setup();
    run(trailAppended(agency), trailAppended(account));
    expect(shown().trail).toEqual([agency, account]);
    run(trailOverwritten([agency]));
    expect(shown().trail).toEqual([agency]);
  });
  it('stores the level of the breakdown', () => {
    const { run, shown } = setup();
    run(trailAppended(agency), brokenDownBy('recipient'));
    expect(shown().active.subdivision).toBe('recipient');
  });
});
