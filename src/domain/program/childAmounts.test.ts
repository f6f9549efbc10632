import { sumByChild } from './childAmounts';

const rows = [
  { code: '541511', obligations: 10.1 },
  { code: '541330', obligations: 40 },
  { code: '541512', obligations: 0.2 },
  { code: '541519', obligations: null },
];

describe('sumByChild', () => {
  it('adds the codes of a sector by industry group, in cents and largest first', () =>
    expect(sumByChild({ kind: 'naics', code: '54' }, rows, 50.3)).toEqual([
      { code: '5413', obligations: 40 },
      { code: '5415', obligations: 10.3 },
    ]));
  it('adds PSCs by the branch of the tree below', () => {
    const services = [
      { code: 'R425', obligations: 1 },
      { code: 'R499', obligations: 2 },
      { code: 'R703', obligations: 9 },
    ];
    expect(sumByChild({ kind: 'psc', code: 'R' }, services, 12)).toEqual([
      { code: 'R7', obligations: 9 },
      { code: 'R4', obligations: 3 },
    ]);
    expect(sumByChild({ kind: 'psc', code: 'R4' }, services.slice(0, 2), 3)).toEqual([
      { code: 'R499', obligations: 2 },
      { code: 'R425', obligations: 1 },
    ]);
  });
  it('ends with the part of the total that has no code below, such as that of awards with the code itself', () => {
    const group = { kind: 'naics', code: '5415' } as const;
    expect(sumByChild(group, [{ code: '5415', obligations: 5 }, rows[0]!], 15.1)).toEqual([
      { code: '541511', obligations: 10.1 },
      { code: '', obligations: 5 },
    ]);
    expect(sumByChild(group, [], -3)).toEqual([{ code: '', obligations: -3 }]);
    expect(sumByChild(group, [rows[0]!], null)).toHaveLength(1);
  });
});
