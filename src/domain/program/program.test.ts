import { toCriteria } from '../search/filters/registry';
import { officialLink } from './officialLink';
import { programAt, programFilters, treeNodePath, treePathOf } from './program';
import {
  parseProgramCode,
  programOfRow,
  programTreePath,
  type ProgramCode,
  type ProgramKind,
} from './programCode';
import { programPath } from './programPath';
import { codesAbove, suggestListings } from './suggestCodes';

describe('parseProgramCode', () => {
  it.each<[ProgramKind, string, string]>([
    ['assistance', '10.500', '10.500'],
    ['assistance', '10.5', '10.500'],
    ['assistance', '10.50', '10.500'],
    ['assistance', ' 93.u01 ', '93.U01'],
    ['naics', '54', '54'],
    ['naics', '5415', '5415'],
    ['naics', '541511', '541511'],
    ['psc', 'r', 'R'],
    ['psc', 'r4', 'R4'],
    ['psc', 'r425', 'R425'],
    ['psc', '1005', '1005'],
  ])('of %s reads %j as %s', (kind, segment, code) =>
    expect(parseProgramCode(kind, segment)).toBe(code),
  );
  it.each<[ProgramKind, string]>([
    ['assistance', '10'],
    ['assistance', '10.'],
    ['assistance', '1.500'],
    ['assistance', '10.5000'],
    ['naics', '5'],
    ['naics', '541'],
    ['naics', '54151'],
    ['naics', '5415111'],
    ['naics', '31-33'],
    ['psc', 'R4255'],
    ['psc', 'R-4'],
    ['psc', ''],
  ])('of %s refuses %j', (kind, segment) =>
    expect(parseProgramCode(kind, segment)).toBeUndefined(),
  );
});

describe('a program', () => {
  it.each<[ProgramCode, string[], string]>([
    [{ kind: 'assistance', code: '10.500' }, ['10', '10.500'], '/program/assistance/10.500'],
    [{ kind: 'naics', code: '541511' }, ['54', '5415', '541511'], '/program/naics/541511'],
    [{ kind: 'naics', code: '54' }, ['54'], '/program/naics/54'],
    [{ kind: 'psc', code: '1005' }, ['Product', '10', '1005'], '/program/psc/1005'],
    [{ kind: 'psc', code: 'R425' }, ['Service', 'R', 'R4', 'R425'], '/program/psc/R425'],
    [{ kind: 'psc', code: 'AA' }, ['Research and Development', 'A', 'AA'], '/program/psc/AA'],
  ])('%j is at %j in its tree and at %s', (program, path, address) => {
    expect([treePathOf(program), programPath(program)]).toEqual([path, address]);
    expect(programAt(program.kind, path)).toEqual(program);
    expect(treeNodePath(program.kind, path)).toBe(address);
  });
  it('is not an agency prefix or a PSC group, whose address is the tree with that branch open', () => {
    expect([programAt('assistance', ['10']), programAt('psc', ['Product'])]).toEqual([
      undefined,
      undefined,
    ]);
    expect(treeNodePath('psc', ['Research and Development'])).toBe(
      '/program?kind=psc&open=Research%20and%20Development',
    );
    expect(programTreePath('naics')).toBe('/program?kind=naics');
  });
  it.each<[ProgramCode, object]>([
    [{ kind: 'assistance', code: '10.500' }, { programNumbers: ['10.500'] }],
    [{ kind: 'naics', code: '5415' }, { naics: { require: ['5415'] } }],
    [{ kind: 'psc', code: 'R4' }, { psc: { require: [['Service', 'R', 'R4']] } }],
  ])('%j has filters that search for exactly this code', (program, criteria) =>
    expect(
      toCriteria(programFilters(program, 'Title'), { today: '2025-11-15', level: 'awards' }),
    ).toMatchObject(criteria),
  );
});

describe('programOfRow', () => {
  it('is the program of a row by assistance listing, NAICS code or PSC', () =>
    expect([
      programOfRow('cfda', '10.500'),
      programOfRow('naics', '541511'),
      programOfRow('psc', 'R425'),
      programOfRow('recipient', 'R425'),
      programOfRow('naics', ''),
    ]).toEqual([
      { kind: 'assistance', code: '10.500' },
      { kind: 'naics', code: '541511' },
      { kind: 'psc', code: 'R425' },
      undefined,
      undefined,
    ]));
  it('has an address with the year of its profile', () =>
    expect([
      programPath({ kind: 'naics', code: '54' }, '2025'),
      programPath({ kind: 'naics', code: '54' }, 'latest'),
    ]).toEqual(['/program/naics/54?fy=2025', '/program/naics/54']));
});

describe('suggestListings', () => {
  const listings = ['10.005', '10.050', '10.215', '10.500', '10.511', '10.520', '10.960'].map(
    (code) => ({ code, title: code }),
  );
  const suggest = (text: string, from = listings) =>
    suggestListings(text, from).map(({ code }) => code);
  it('returns numbers that lost zeros first, then those with the same start', () =>
    expect(suggest('10.5')).toEqual(['10.005', '10.050', '10.500', '10.511', '10.520']));
  it('returns the nearest numbers if no number is similar', () =>
    expect(suggest('10.961').slice(0, 2)).toEqual(['10.960', '10.520']));
  it('returns [] without listings, and never more than eight', () => {
    expect(suggest('10.5', [])).toEqual([]);
    const many = Array.from({ length: 20 }, (_, at) => ({ code: `10.5${10 + at}`, title: '' }));
    expect(suggest('10.5', many)).toHaveLength(8);
  });
});

describe('codesAbove', () => {
  it.each<[ProgramCode, string[]]>([
    [{ kind: 'naics', code: '517110' }, ['5171', '51']],
    [{ kind: 'naics', code: '51' }, []],
    [{ kind: 'psc', code: 'R499' }, ['R4', 'R']],
    [{ kind: 'psc', code: '1099' }, ['10']],
    [{ kind: 'psc', code: 'AA1' }, ['AA', 'A']],
    [{ kind: 'assistance', code: '10.500' }, []],
  ])('of %j are %j', (program, codes) => expect(codesAbove(program)).toEqual(codes));
});

describe('officialLink', () => {
  it('leads to SAM.gov, census.gov or acquisition.gov', () => {
    const hrefOf = (kind: ProgramKind, code: string) => officialLink({ kind, code }).href;
    expect(hrefOf('assistance', '10.500')).toMatch(/^https:\/\/sam\.gov\/.*10\.500$/);
    expect(hrefOf('naics', '541511')).toBe(
      'https://www.census.gov/naics/?input=541511&year=2022&details=541511',
    );
    expect(hrefOf('psc', 'R425')).toBe('https://www.acquisition.gov/psc-manual');
  });
  it.each([
    [2022, 2017],
    [2017, 2012],
    [2012, 2007],
    [2007, 2007],
  ])('of a NAICS code retired in %i is in the edition of %i', (yearRetired, edition) =>
    expect(officialLink({ kind: 'naics', code: '517110' }, yearRetired).href).toContain(
      `year=${edition}&`,
    ),
  );
});
