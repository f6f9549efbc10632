import { makeSearchOrder, makeSearchView } from './searchView';

describe('the filter state of version 2020-06-01', () => {
  it('begins its view with a table of awards, and its order with no field, descending', () => {
    expect(makeSearchView().toObject()).toEqual({
      type: 'table',
      subaward: false,
      mapHasLoaded: false,
      spendingLevel: 'awards',
    });
    expect(makeSearchOrder().toObject()).toEqual({ field: '', direction: 'desc' });
  });
});
