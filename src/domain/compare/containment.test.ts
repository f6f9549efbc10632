import { containments, sameTwice, type Held } from './containment';
import type { MemberKind } from './members';

const [a, b] = ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', '1f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'];
const held = (kind: MemberKind, id: string, ...parents: string[]): Held => ({
  member: { kind, id },
  name: id,
  parents,
});
const pairs = (...all: Held[]) =>
  containments(all).map(({ whole, part }) => [whole.name, part.name]);

describe('containments', () => {
  it('finds a parent and its child in either order', () => {
    const child = held('recipient', `${b}-C`, `${a}-P`);
    const parent = held('recipient', `${a}-P`);
    expect(pairs(child, parent)).toEqual([[`${a}-P`, `${b}-C`]]);
    expect(pairs(parent, child)).toEqual([[`${a}-P`, `${b}-C`]]);
  });
  it('finds a recipient as a parent and as its own member without loaded parents', () =>
    expect(pairs(held('recipient', `${a}-P`), held('recipient', `${a}-C`))).toEqual([
      [`${a}-P`, `${a}-C`],
    ]));
  it('finds only the agency of an account', () =>
    expect(
      pairs(
        held('account', '012-1106', '012'),
        held('agency', '012'),
        held('agency', '097'),
        held('state', '12'),
      ),
    ).toEqual([['012', '012-1106']]));
  it('finds each of several parents', () => {
    const child = held('recipient', `${b}-C`, `${a}-P`, `${b}-P`);
    expect(pairs(child, held('recipient', `${a}-P`), held('recipient', `${b}-P`))).toHaveLength(2);
  });
  it('finds none for two parents, siblings, unrelated recipients or states', () => {
    expect(pairs(held('recipient', `${a}-P`), held('recipient', `${b}-P`, `${a}-P`))).toEqual([]);
    expect(
      pairs(held('recipient', `${a}-C`, `${a}-P`), held('recipient', `${b}-C`, `${a}-P`)),
    ).toEqual([]);
    expect(pairs(held('recipient', `${a}-P`), held('recipient', `${b}-R`))).toEqual([]);
    expect(pairs(held('state', '06'), held('recipient', `${a}-P`))).toEqual([]);
  });
});
describe('sameTwice', () => {
  it('finds a recipient at two levels unless one is the parent', () =>
    expect(
      sameTwice([
        held('recipient', `${a}-C`),
        held('recipient', `${a}-R`),
        held('recipient', `${a}-P`),
        held('recipient', `${b}-R`),
      ]).map(({ first, second }) => [first.name, second.name]),
    ).toEqual([[`${a}-C`, `${a}-R`]]));
});
