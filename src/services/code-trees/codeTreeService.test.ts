import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { fetchBranch, searchTree, type TreeKind } from './codeTreeService';

const edge = serviceEdge();

describe('a branch of a code tree', () => {
  it.each<[TreeKind, string[], string]>([
    ['naics', [], 'v2/references/naics/'],
    ['naics', ['54'], 'v2/references/naics/54/'],
    ['naics', ['54', '5415'], 'v2/references/naics/5415/'],
    ['psc', [], 'v2/references/filter_tree/psc/'],
    [
      'psc',
      ['Research and Development'],
      'v2/references/filter_tree/psc/Research%20and%20Development/',
    ],
    ['psc', ['Product', '10'], 'v2/references/filter_tree/psc/Product/10/'],
    ['tas', ['097', '097-0100'], 'v2/references/filter_tree/tas/097/097-0100/'],
    ['tas', ['a/b'], 'v2/references/filter_tree/tas/a%2Fb/'],
  ])('of %s below %j is requested at %s', async (kind, path, address) => {
    edge.answers({ results: [] });
    expect(await fetchBranch(kind, path)).toEqual([]);
    expect(edge.asked).toEqual([{ method: 'GET', path: address, query: {}, body: undefined }]);
  });
  it('of NAICS has codes with their descriptions', async () => {
    edge.answers({
      results: [
        { naics: '11', naics_description: 'Agriculture', count: 64 },
        { naics: 21, naics_description: ' Mining ', count: 0 },
        { naics: '22', count: 3 },
      ],
    });
    expect(await fetchBranch('naics', [])).toEqual([
      { id: '11', label: '11 - Agriculture', path: ['11'], count: 64 },
      { id: '21', label: '21 - Mining', path: ['21'], count: 0 },
      { id: '22', label: '22', path: ['22'], count: 3 },
    ]);
  });
  it('below a NAICS code has its children', async () => {
    edge.answers({
      results: [
        {
          naics: '54',
          naics_description: 'Services',
          children: [
            {
              naics: '5415',
              naics_description: 'Computers',
              count: 4,
              children: [{ naics: '541511' }],
            },
          ],
        },
      ],
    });
    expect(await fetchBranch('naics', ['54'])).toEqual([
      { id: '5415', label: '5415 - Computers', path: ['54', '5415'], count: 4 },
    ]);
  });
  it.each([[[]], [[{ naics: '54' }]], [[{ naics: '54', children: null }]]])(
    'below a NAICS code without children is empty: %j',
    async (results) => {
      edge.answers({ results });
      expect(await fetchBranch('naics', ['54'])).toEqual([]);
    },
  );
  it('below a NAICS code is rejected without results', async () => {
    edge.answers({});
    await expect(fetchBranch('naics', ['54'])).rejects.toThrow(UNREADABLE);
  });
  it('of PSC starts with groups labeled without codes', async () => {
    edge.answers({
      results: [
        { id: 'Product', description: 'Products', count: 600 },
        { id: 'Service', description: '' },
      ],
    });
    expect(await fetchBranch('psc', [])).toEqual([
      { id: 'Product', label: 'Products', path: ['Product'], count: 600 },
      { id: 'Service', label: 'Service', path: ['Service'], count: 0 },
    ]);
    edge.answers({ results: [{ id: '10', description: 'Weapons', count: 30 }] });
    expect(await fetchBranch('psc', ['Product'])).toEqual([
      { id: '10', label: '10 - Weapons', path: ['Product', '10'], count: 30 },
    ]);
  });
  it('of TAS starts with agency codes', async () => {
    edge.answers({
      results: [
        {
          id: '097',
          description: 'Department of Defense',
          count: 9,
          children: [{ id: '097-0100', description: 'X' }],
        },
      ],
    });
    expect(await fetchBranch('tas', [])).toEqual([
      { id: '097', label: '097 - Department of Defense', path: ['097'], count: 9 },
    ]);
  });
  it('drops duplicates, nodes without a code and nodes with the code of an ancestor', async () => {
    edge.answers({
      results: [
        {},
        { id: ' ', description: 'Nothing' },
        { id: null, description: 'Nothing' },
        { id: '10', description: 'First' },
        { id: '10', description: 'Second' },
        { id: 'Product', description: 'Itself' },
      ],
    });
    expect(await fetchBranch('psc', ['Product'])).toEqual([
      { id: '10', label: '10 - First', path: ['Product', '10'], count: 0 },
    ]);
  });
  it.each([
    [5, 5],
    ['7', 7],
    [2.9, 2],
    [-3, 0],
    [null, 0],
    [undefined, 0],
  ])('reads the code count %j as %i', async (count, expected) => {
    edge.answers({ results: [{ id: '097', description: 'X', count }] });
    expect((await fetchBranch('tas', []))[0]!.count).toBe(expected);
  });
  it.each([
    ['a count as text', { id: '097', count: 'many' }],
    ['null among its nodes', null],
    ['a text among its nodes', 'text'],
    ['only nodes without codes', { id: null, description: 'X' }],
  ])('is rejected with %s', async (_, row) => {
    edge.answers({ results: [row] });
    await expect(fetchBranch('tas', [])).rejects.toThrow(UNREADABLE);
  });
  it.each<[TreeKind, string[]]>([
    ['naics', []],
    ['psc', []],
    ['psc', ['Product']],
    ['tas', []],
  ])('of %s below %j is rejected without results', async (kind, path) => {
    edge.answers({ results: null });
    await expect(fetchBranch(kind, path)).rejects.toThrow(UNREADABLE);
  });
});

describe('a search in a code tree', () => {
  it.each<[TreeKind, string, Record<string, string>]>([
    ['naics', 'v2/references/naics/', { filter: 'wea' }],
    ['psc', 'v2/references/filter_tree/psc/', { depth: '-1', filter: 'wea' }],
    ['tas', 'v2/references/filter_tree/tas/', { depth: '2', filter: 'wea' }],
  ])('of %s requests %s', async (kind, path, query) => {
    edge.answers({ results: [] });
    expect(await searchTree(kind, 'wea')).toEqual([]);
    expect(edge.asked).toEqual([{ method: 'GET', path, query, body: undefined }]);
  });
  it('returns branches with all their descendants', async () => {
    edge.answers({
      results: [
        {
          id: 'Product',
          description: 'Products',
          count: 2,
          children: [
            {
              id: '10',
              description: 'Weapons',
              count: 2,
              children: [
                { id: '1005', description: 'Guns', count: 0, children: null },
                { id: '1010', description: 'More guns', children: [] },
              ],
            },
          ],
        },
      ],
    });
    expect(await searchTree('psc', 'gun')).toEqual([
      {
        id: 'Product',
        label: 'Products',
        path: ['Product'],
        count: 2,
        children: [
          {
            id: '10',
            label: '10 - Weapons',
            path: ['Product', '10'],
            count: 2,
            children: [
              { id: '1005', label: '1005 - Guns', path: ['Product', '10', '1005'], count: 0 },
              {
                id: '1010',
                label: '1010 - More guns',
                path: ['Product', '10', '1010'],
                count: 0,
                children: [],
              },
            ],
          },
        ],
      },
    ]);
  });
  it('drops nodes with the code of an ancestor at any depth', async () => {
    edge.answers({
      results: [
        {
          naics: '54',
          naics_description: 'Services',
          children: [
            { naics: '54', naics_description: 'Services' },
            { naics: '5415', children: [{ naics: '54' }] },
          ],
        },
      ],
    });
    const [branch] = await searchTree('naics', 'ser');
    expect(branch!.children).toEqual([
      { id: '5415', label: '5415', path: ['54', '5415'], count: 0, children: [] },
    ]);
  });
  it('is rejected without results', async () => {
    edge.answers({});
    await expect(searchTree('naics', 'abc')).rejects.toThrow(UNREADABLE);
  });
});
