import { findContainments, findSameRecipients, type ComparedMember } from './containment';
import type { MemberKind } from './members';

const [a, b] = ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', '1f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'];
const comparedMember = (kind: MemberKind, id: string, ...parents: string[]): ComparedMember => ({
  member: { kind, id },
  name: id,
  parentIds: parents,
});
const pairs = (...all: ComparedMember[]) =>
  findContainments(all).map(({ whole, part }) => [whole.name, part.name]);

describe('findContainments', () => {
  it('finds a parent and its child in either order', () => {
    const child = comparedMember('recipient', `${b}-C`, `${a}-P`);
    const parent = comparedMember('recipient', `${a}-P`);
    expect(pairs(child, parent)).toEqual([[`${a}-P`, `${b}-C`]]);
    expect(pairs(parent, child)).toEqual([[`${a}-P`, `${b}-C`]]);
  });
  it('finds the parent and child level of one recipient while its parents are not loaded', () =>
    expect(
      pairs(comparedMember('recipient', `${a}-P`), comparedMember('recipient', `${a}-C`)),
    ).toEqual([[`${a}-P`, `${a}-C`]]));
  it('finds the agency of an account and no other agency', () =>
    expect(
      pairs(
        comparedMember('account', '012-1106', '012'),
        comparedMember('agency', '012'),
        comparedMember('agency', '097'),
        comparedMember('state', '12'),
      ),
    ).toEqual([['012', '012-1106']]));
  it('finds each of several parents', () => {
    const child = comparedMember('recipient', `${b}-C`, `${a}-P`, `${b}-P`);
    expect(
      pairs(child, comparedMember('recipient', `${a}-P`), comparedMember('recipient', `${b}-P`)),
    ).toHaveLength(2);
  });
  it('returns [] for two parents, siblings, unrelated recipients or states', () => {
    expect(
      pairs(comparedMember('recipient', `${a}-P`), comparedMember('recipient', `${b}-P`, `${a}-P`)),
    ).toEqual([]);
    expect(
      pairs(
        comparedMember('recipient', `${a}-C`, `${a}-P`),
        comparedMember('recipient', `${b}-C`, `${a}-P`),
      ),
    ).toEqual([]);
    expect(
      pairs(comparedMember('recipient', `${a}-P`), comparedMember('recipient', `${b}-R`)),
    ).toEqual([]);
    expect(pairs(comparedMember('state', '06'), comparedMember('recipient', `${a}-P`))).toEqual([]);
  });
});
describe('findSameRecipients', () => {
  it('finds a recipient at two levels unless one of them is the parent level', () =>
    expect(
      findSameRecipients([
        comparedMember('recipient', `${a}-C`),
        comparedMember('recipient', `${a}-R`),
        comparedMember('recipient', `${a}-P`),
        comparedMember('recipient', `${b}-R`),
      ]).map(({ first, second }) => [first.name, second.name]),
    ).toEqual([[`${a}-C`, `${a}-R`]]));
});
