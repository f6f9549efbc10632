import type { DisasterRow } from '@/domain/disaster/spendingTable';
import { agencyLines, findExpandedKeys } from './agencyLines';

const row = (code: string, description: string, children: DisasterRow[] = []): DisasterRow => ({
  id: '',
  code,
  description,
  children,
  obligation: 1,
  outlay: 1,
  awardCount: 1,
  faceValue: null,
  resources: null,
});
const lines = agencyLines([
  row('075', 'Health', [row('7529', 'Institutes'), row('', '')]),
  row('020', 'Treasury', [row('2036', 'Internal Revenue')]),
]);

describe('agency rows', () => {
  it('list each agency before its subagencies, with unique keys', () => {
    expect(lines.map(({ kind, agency, name }) => [kind, agency, name])).toEqual([
      ['row', 'Health', 'Health'],
      ['child', 'Health', 'Institutes'],
      ['child', 'Health', '--'],
      ['row', 'Treasury', 'Treasury'],
      ['child', 'Treasury', 'Internal Revenue'],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
  it.each([
    ['inst', ['075']],
    ['REVENUE ', ['020']],
    ['health', []],
    ['', []],
  ])('with a subagency that matches the search %p are expanded: %p', (search, opened) =>
    expect([...findExpandedKeys(lines, search)]).toEqual(opened),
  );
});
