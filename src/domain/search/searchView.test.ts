import { makeSearchOrder, makeSearchView } from './searchView';

describe('the search view', () => {
  it('starts with a table of awards in descending order without a sort field', () => {
    expect(makeSearchView().toObject()).toEqual({
      type: 'table',
      subaward: false,
      mapHasLoaded: false,
      spendingLevel: 'awards',
    });
    expect(makeSearchOrder().toObject()).toEqual({ field: '', direction: 'desc' });
  });
});
