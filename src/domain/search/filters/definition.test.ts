import { groupCount } from './count';
import { droppedIf, isObject, listEntries, parseStrings } from './definition';

describe('savedStrings', () => {
  it.each<[unknown, string[], number]>([
    [undefined, [], 0],
    [null, [], 0],
    [[], [], 0],
    [{}, [], 0],
    [['a', 'b'], ['a', 'b'], 0],
    [{ x: 'a', y: 'b' }, ['a', 'b'], 0],
    [
      [
        ['key', 'a'],
        ['key', 'b'],
      ],
      ['a', 'b'],
      0,
    ],
    ['a', ['a'], 0],
    [5, ['5'], 0],
    [[0, 2024], ['0', '2024'], 0],
    [['a', ''], ['a'], 1],
    [['a', null, true, {}, undefined], ['a'], 4],
    [[[], ['only']], [], 2],
    [true, [], 1],
  ])('for %j returns %j and refuses %i', (value, kept, refused) =>
    expect(parseStrings(value)).toEqual({ kept, refused }),
  );
  it('accepts texts of at most 1,000 characters', () => {
    const longest = 'x'.repeat(1000);
    expect(parseStrings([longest, `${longest}x`])).toEqual({ kept: [longest], refused: 1 });
  });
});

describe('savedEntries', () => {
  it.each<[unknown, unknown[]]>([
    [undefined, []],
    [null, []],
    [[], []],
    [
      [1, 'a'],
      [1, 'a'],
    ],
    [{ x: 1, y: { z: 2 } }, [1, { z: 2 }]],
    ['a', ['a']],
    [0, [0]],
    [
      [
        ['key', { a: 1 }],
        ['other', 2],
      ],
      [{ a: 1 }, 2],
    ],
    [[[1, 2]], [[1, 2]]],
    [[['a', 'b', 'c']], [['a', 'b', 'c']]],
    [[['a']], [['a']]],
  ])('for %j returns %j', (value, entries) => expect(listEntries(value)).toEqual(entries));
});

it('isObject rejects null, arrays and primitives', () =>
  expect([{}, { a: 1 }, null, [], 'a', 5, undefined].filter(isObject)).toEqual([{}, { a: 1 }]));
it('droppedIf returns the filter name only if something was refused', () =>
  expect([droppedIf(true, 'Keyword'), droppedIf(false, 'Keyword')]).toEqual([['Keyword'], []]));
it('groupCount counts a complete group as one and other codes one by one', () => {
  const groups = [['a', 'b', 'c'], ['d', 'e'], ['f']];
  expect(
    [
      [],
      ['a'],
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'd', 'e'],
      ['f'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['x'],
    ].map((chosen) => groupCount(new Set(chosen), groups)),
  ).toEqual([0, 1, 2, 1, 2, 1, 3, 0]);
});
