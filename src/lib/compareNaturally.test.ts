import { compareNaturally } from './compareNaturally';

describe('natural order', () => {
  it('sorts numbers by value and accented letters with their base letters', () =>
    expect(['Lot 10', 'Zoë', 'lot 9', 'Åland', 'Lot 9', 'Zed'].sort(compareNaturally)).toEqual([
      'Åland',
      'lot 9',
      'Lot 9',
      'Lot 10',
      'Zed',
      'Zoë',
    ]));
});
