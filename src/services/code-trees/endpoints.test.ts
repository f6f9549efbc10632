import type { ProgramCode } from '@/domain/program/programCode';
import { HttpResponse } from 'msw';
import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { codeBranch, codeSearch } from './endpoints';
import { programReference } from './programEndpoint';

const edge = serviceEdge();
const load = (kind: ProgramCode['kind'], code: string) => programReference.call({ kind, code });
const paths = () => edge.asked.map(({ path }) => path.replace(/^v2\//, '')).sort();
/** Sets a response by API path. Any other path fails with 400. */
const serve = (responses: Record<string, object>) =>
  edge.answersBy(({ path }) => {
    const response = responses[path.replace(/^v2\//, '')];
    return response ?? HttpResponse.json({ detail: 'Unknown code' }, { status: 400 });
  });

describe('the tree of assistance listings', () => {
  it('starts with agency prefixes', async () => {
    edge.answers([{ code: '10', description: 'Department of Agriculture', count: 9 }]);
    expect(await codeBranch.call({ kind: 'assistance', path: [] })).toEqual([
      { id: '10', label: '10 - Department of Agriculture', path: ['10'], count: 9 },
    ]);
    expect(edge.asked[0]).toMatchObject({ path: 'v2/references/assistance_listing/', query: {} });
  });
  it('has the listings of an agency below its prefix', async () => {
    edge.answers([
      {
        code: '10',
        description: null,
        count: 1,
        children: [{ code: '10.001', description: 'Agricultural Research' }],
      },
    ]);
    expect(await codeBranch.call({ kind: 'assistance', path: ['10'] })).toEqual([
      { id: '10.001', label: '10.001 - Agricultural Research', path: ['10', '10.001'], count: 0 },
    ]);
    expect(edge.asked[0]!.path).toBe('v2/references/assistance_listing/10/');
  });
  it('is searched by the service', async () => {
    edge.answers([{ code: '10', description: 'X', children: [{ code: '10.001' }] }]);
    const [branch] = await codeSearch.call({ kind: 'assistance', text: 'research' });
    expect(branch!.children!.map(({ id }) => id)).toEqual(['10.001']);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/references/assistance_listing/',
      query: { filter: 'research' },
    });
  });
  it('is rejected if it is not a list', async () => {
    edge.answers({ detail: 'x' });
    await expect(codeBranch.call({ kind: 'assistance', path: [] })).rejects.toThrow(UNREADABLE);
  });
});

describe('an assistance listing', () => {
  const listings = {
    'references/assistance_listing/10/': [
      {
        code: '10',
        description: 'Department of Agriculture',
        children: [{ code: '10.500', description: ' Cooperative Extension Service ' }],
      },
    ],
  };
  it('has its title and the agency of its prefix', async () => {
    serve(listings);
    expect(await load('assistance', '10.500')).toEqual({
      kind: 'assistance',
      code: '10.500',
      title: 'Cooperative Extension Service',
      definition: '',
      yearRetired: null,
      parents: [{ path: ['10'], title: 'Department of Agriculture' }],
    });
  });
  it.each(['10.999', '13.001'])('that is unknown fails with 404: %s', async (code) => {
    serve(listings);
    expect(await getFailure(load('assistance', code))).toMatchObject({ status: 404 });
  });
});

describe('a NAICS code', () => {
  const sector = {
    results: [
      {
        naics: '54',
        naics_description: 'Professional Services',
        children: [{ naics: '5415', naics_description: 'Computer Systems' }],
      },
    ],
  };
  const custom = { naics: '541511', naics_description: 'Custom Programming' };
  it('has its title, its definition and the titles of the codes above it', async () => {
    serve({
      'references/naics/54/': sector,
      'references/naics/541511/': {
        results: [{ ...custom, long_description: 'Writing software.', year_retired: null }],
      },
    });
    expect(await load('naics', '541511')).toEqual({
      kind: 'naics',
      code: '541511',
      title: 'Custom Programming',
      definition: 'Writing software.',
      yearRetired: null,
      parents: [
        { path: ['54'], title: 'Professional Services' },
        { path: ['54', '5415'], title: 'Computer Systems' },
      ],
    });
    expect(paths()).toEqual(['references/naics/54/', 'references/naics/541511/']);
  });
  it('of a sector needs one request', async () => {
    serve({ 'references/naics/54/': sector });
    expect(await load('naics', '54')).toMatchObject({
      title: 'Professional Services',
      parents: [],
    });
    expect(paths()).toEqual(['references/naics/54/']);
  });
  it.each([
    [{ results: [] }, 2012],
    [{ results: [{ naics: '54' }] }, 2017],
    [undefined, 2022],
  ])('that the tree lacks (%j) is found as retired in %i', async (response, year) => {
    serve({
      'references/naics/54/': sector,
      ...(response ? { 'references/naics/541511/': response } : {}),
      'autocomplete/naics/': {
        results: [{ naics: '541510' }, { ...custom, year_retired: year }],
      },
    });
    expect(await load('naics', '541511')).toMatchObject({
      title: 'Custom Programming',
      yearRetired: year,
    });
    expect(edge.asked.at(-1)).toMatchObject({ body: { search_text: '541511', limit: 10 } });
  });
  it('that is unknown fails with 404', async () => {
    serve({ 'autocomplete/naics/': { results: [] } });
    expect(await getFailure(load('naics', '999999'))).toMatchObject({ status: 404 });
  });
  it('reports a failure of the service as such', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'x' }, { status: 500 }));
    expect(await getFailure(load('naics', '54'))).toMatchObject({ status: 500, retryable: true });
  });
});

describe('a PSC', () => {
  const tree = {
    'references/filter_tree/psc/': { results: [{ id: 'Service', description: 'Services' }] },
    'references/filter_tree/psc/Service/': { results: [{ id: 'R', description: 'SUPPORT' }] },
    'references/filter_tree/psc/Service/R/': { results: [{ id: 'R4', description: 'PROF' }] },
    'references/filter_tree/psc/Service/R/R4/': { results: [{ id: 'R425', description: 'ENG' }] },
  };
  it('has its title and the titles of its group and the codes above it', async () => {
    serve(tree);
    expect(await load('psc', 'R425')).toMatchObject({
      title: 'ENG',
      parents: [
        { path: ['Service'], title: 'Services' },
        { path: ['Service', 'R'], title: 'SUPPORT' },
        { path: ['Service', 'R', 'R4'], title: 'PROF' },
      ],
    });
    expect(paths()).toEqual(Object.keys(tree).sort());
  });
  it.each(['R499', 'R42', 'Q1'])('that is unknown fails with 404: %s', async (code) => {
    serve(tree);
    expect(await getFailure(load('psc', code))).toMatchObject({ status: 404 });
  });
});
