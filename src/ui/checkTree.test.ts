import { getKeyAction, type TreeRow } from './CheckTree';

const row = (level: number, expanded?: boolean): TreeRow => {
  return { key: '', label: '', position: 1, siblings: 1, level, expanded };
};
/** An open branch that contains a closed branch and a leaf, followed by a leaf. */
const rows = [row(1, true), row(2, false), row(2), row(1)];

describe('the keys of a tree', () => {
  it.each([
    ['ArrowRight', [{ goTo: 1 }, { expand: true }, {}, {}]],
    ['ArrowLeft', [{ expand: false }, { goTo: 0 }, { goTo: 0 }, { goTo: 3 }]],
    ['ArrowDown', [{ goTo: 1 }, { goTo: 2 }, { goTo: 3 }, { goTo: 4 }]],
    ['End', Array(4).fill({ goTo: 3 })],
    [' ', Array(4).fill({ check: true })],
    ['a', Array(4).fill(undefined)],
  ])('follow the ARIA pattern on branches and leaves: %s', (key, actions) =>
    expect(rows.map((_, at) => getKeyAction(key, rows, at))).toEqual(actions),
  );
});
