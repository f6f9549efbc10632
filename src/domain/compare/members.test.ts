import fc from 'fast-check';
import { profileStates } from '../stateProfile/profileStates';
import {
  comparePath,
  MAX_MEMBERS,
  parseMembers,
  formatMembers,
  type Member,
  type ParsedMembers,
} from './members';

const HASH = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
const stateIds = ['01', '06', '11', '36', '48', '56', '60', '72', '78'];
const member = fc.oneof(
  fc.constantFrom(...stateIds).map((id): Member => ({ kind: 'state', id })),
  fc
    .tuple(fc.uuid(), fc.constantFrom('P', 'C', 'R'))
    .map(([hash, level]): Member => ({ kind: 'recipient', id: `${hash}-${level}` })),
  fc.constantFrom('012', '097', '1601').map((id): Member => ({ kind: 'agency', id })),
  fc.constantFrom('012-1106', '097-0100').map((id): Member => ({ kind: 'account', id })),
);
const keys = ({ members }: ParsedMembers) => members.map(({ kind, id }) => `${kind}:${id}`);

describe('members in the compare address', () => {
  it('are written in readable form', () => {
    const members: Member[] = [
      { kind: 'state', id: '06' },
      { kind: 'state', id: '48' },
      { kind: 'recipient', id: `${HASH}-P` },
    ];
    expect(comparePath(members)).toBe(`/compare?of=state:06,state:48,recipient:${HASH}-P`);
    expect(comparePath([])).toBe('/compare');
  });
  it('are read back as written', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(member, {
          maxLength: MAX_MEMBERS,
          selector: ({ kind, id }) => `${kind}:${id}`,
        }),
        (members) => {
          expect(parseMembers(formatMembers(members))).toEqual({
            members,
            unknown: [],
            repeated: 0,
            over: 0,
          });
        },
      ),
    ));
  it('are parsed so that each entry counts once: as a member, unknown, repeated or over the limit', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            member.map(({ kind, id }) => `${kind}:${id}`),
            fc.string(),
          ),
        ),
        (parts) => {
          const text = parts.join(',');
          const result = parseMembers(text);
          const entries = text
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean);
          expect(
            result.members.length + result.unknown.length + result.repeated + result.over,
          ).toBe(entries.length);
          expect(result.members.length).toBeLessThanOrEqual(MAX_MEMBERS);
          expect(new Set(keys(result)).size).toBe(result.members.length);
          // Writing and reading the members again gives the same members.
          expect(keys(parseMembers(formatMembers(result.members)))).toEqual(keys(result));
        },
      ),
    ));
  it('accept other letter case, spaces and one-digit FIPS codes', () => {
    const { members, repeated } = parseMembers(
      ` state:6 ,recipient:${HASH.toUpperCase()}-p,state:06`,
    );
    expect(members).toEqual([
      { kind: 'state', id: '06' },
      { kind: 'recipient', id: `${HASH}-P` },
    ]);
    expect(repeated).toBe(1);
  });
  it.each([
    'state:99',
    'state:64',
    'state:064',
    'state:atlantis',
    'recipient:x',
    `recipient:${HASH}`,
    `recipient:${HASH}-X`,
    `recipient:${HASH}-PP`,
    'agency:97',
    'agency:09701',
    'account:097-100',
    'planet:097',
    'STATE',
    '<script>',
    'constructor:06',
  ])('report the invalid entry %s as unknown', (part) => {
    const { members, unknown } = parseMembers(`${part},state:06`);
    expect([members, unknown]).toEqual([[{ kind: 'state', id: '06' }], [part]]);
  });
  it('are limited to six, and further members are counted', () => {
    const text = profileStates
      .slice(0, 9)
      .map(({ fips }) => `state:${fips}`)
      .join(',');
    const { members, over } = parseMembers(text);
    expect([members.length, over]).toEqual([6, 3]);
  });
});
