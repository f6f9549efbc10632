import { naturally } from './naturally';

describe('names in their natural order', () => {
  it('has numbers by their value, and letters with marks beside those without', () =>
    expect(['Lot 10', 'Zoë', 'lot 9', 'Åland', 'Lot 9', 'Zed'].sort(naturally)).toEqual([
      'Åland',
      'lot 9',
      'Lot 9',
      'Lot 10',
      'Zed',
      'Zoë',
    ]));
});
