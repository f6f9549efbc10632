import { covidDefCodes } from '../src/domain/codes/defCodes';
import { cents, sumCents, disasterCalls, type DisasterList } from '../tests/disasterCalls';
import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);
const { post, all, overview, count } = disasterCalls(() => server);
const filter = { def_codes: covidDefCodes };

describe('disaster spending lists', () => {
  const amountFields = ['award_count', 'obligation', 'outlay'] as const;
  const lists = [
    ['agency/spending', { spending_type: 'total' }, ['id', 'code', 'total_budgetary_resources']],
    ['agency/spending', { spending_type: 'award' }, ['id', 'code']],
    ['federal_account/spending', { spending_type: 'total' }, ['total_budgetary_resources', 'code']],
    ['federal_account/spending', { spending_type: 'award' }, ['id', 'code']],
    ['federal_account/loans', {}, ['face_value_of_loan', 'id', 'code']],
    ['object_class/spending', { spending_type: 'total' }, ['id', 'code']],
    ['object_class/loans', {}, ['face_value_of_loan']],
    ['agency/loans', {}, ['face_value_of_loan']],
    ['recipient/spending', {}, []],
    ['recipient/loans', {}, ['face_value_of_loan']],
    ['cfda/spending', { spending_type: 'award' }, []],
    ['cfda/loans', {}, ['face_value_of_loan']],
  ] as const;
  it.each(
    lists.flatMap(([path, body, more]) =>
      [...amountFields, ...more, 'description'].map((sort) => [path, sort, body] as const),
    ),
  )('sort %s by %s in both orders across pages', async (path, sort, body) => {
    for (const order of ['asc', 'desc']) {
      const list = await all(path, { filter, ...body }, { sort, order, limit: 7 });
      expect(list.results.length).toBe(list.page_metadata.total);
      expect(list.results.length).toBeGreaterThan(0);
      const values = list.results.map((row) => row[sort as 'obligation']) as (number | string)[];
      const sign = order === 'asc' ? 1 : -1;
      const sorted = [...values].sort((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(sorted);
      expect(new Set(list.results.map((row) => `${String(row.id)} ${row.code}`)).size).toBe(
        list.results.length,
      );
    }
  });
  it.each(['agency/spending', 'cfda/spending', 'recipient/spending'])(
    'sort %s by name when sort is code, and explain this in a message',
    async (path) => {
      const body = {
        filter: { ...filter, award_type_codes: ['02', '03', '04', '05'] },
        spending_type: 'award',
      };
      const byCode = await all(path, body, { sort: 'code', order: 'asc' });
      const byName = await all(path, body, { sort: 'description', order: 'asc' });
      expect(byCode.results).toEqual(byName.results);
      expect(byCode.messages).toHaveLength(1);
      expect(byCode.messages[0]).toContain("'description'");
      expect(byName.messages).toEqual([]);
    },
  );
  it('sort federal accounts by code', async () => {
    const { results, messages } = await all(
      'federal_account/spending',
      { filter, spending_type: 'total' },
      { sort: 'code', order: 'asc' },
    );
    expect(results.map(({ code }) => code)).toEqual(results.map(({ code }) => code).sort());
    expect(messages).toEqual([]);
  });
  it('return the current, previous and next page and the number of rows', async () => {
    const list = await post<DisasterList>('disaster/recipient/spending', {
      filter,
      pagination: { page: '2', limit: '3', sort: 'obligation' },
    });
    expect(list.page_metadata).toEqual({
      page: 2,
      next: 3,
      previous: 1,
      hasNext: true,
      hasPrevious: true,
      limit: 3,
      total: await count('recipient', filter),
    });
    expect(list.results).toHaveLength(3);
    const pageBeyondEnd = await post<DisasterList>('disaster/recipient/spending', {
      filter,
      pagination: { page: 100, limit: 100 },
    });
    expect(pageBeyondEnd.results).toEqual([]);
    expect(pageBeyondEnd.totals).toEqual(list.totals);
  });
  it('omit loan values from spending, and budgetary resources from loans and object classes', async () => {
    const [award] = (await all('agency/spending', { filter, spending_type: 'award' })).results;
    expect(award).toMatchObject({ total_budgetary_resources: null, children: [] });
    expect(award).not.toHaveProperty('face_value_of_loan');
    const [loan] = (await all('agency/loans', { filter })).results;
    expect(loan).not.toHaveProperty('total_budgetary_resources');
    const [objectClass] = (await all('object_class/spending', { filter, spending_type: 'total' }))
      .results;
    expect(objectClass).not.toHaveProperty('total_budgetary_resources');
  });
  it('return the profile IDs of recipients, and [] for recipients without a profile', async () => {
    const { results } = await all('recipient/spending', { filter });
    const ids = results.map(({ id }) => id as string[]);
    expect(ids.some((own) => own.length === 0)).toBe(true);
    for (const [id] of ids.filter((own) => own.length))
      expect((await send('GET', `/api/v2/recipient/${id}/`)).statusCode).toBe(200);
  });
  it('mark sample descriptions of assistance listings as sample text', async () => {
    const { results } = await all('cfda/spending', { filter, spending_type: 'total' });
    for (const row of results as unknown as Record<string, string | null>[]) {
      expect(row.cfda_federal_agency).not.toBe('--');
      expect(row.cfda_objectives).toMatch(/^Sample text: /);
      expect(row.applicant_eligibility).toMatch(/^Sample text: /);
      expect(row.beneficiary_eligibility).toMatch(/^Sample text: /);
      expect([row.resource_link, row.cfda_website]).toEqual([null, null]);
    }
  });
});

describe('the query filter', () => {
  const cases = [
    ['recipient/spending', {}],
    ['cfda/spending', { spending_type: 'award' }],
    ['agency/spending', { spending_type: 'total' }],
    ['federal_account/spending', { spending_type: 'total' }],
    ['federal_account/spending', { spending_type: 'award' }],
    ['object_class/spending', { spending_type: 'award' }],
  ] as const;
  it.each(cases)(
    'limits %s %p to the rows that contain the text, with their totals',
    async (path, body) => {
      const fullList = await all(path, { filter, ...body });
      const word = fullList.results[0]!.description!.split(' ').at(-1)!;
      const list = await all(path, { filter: { ...filter, query: word.toLowerCase() }, ...body });
      const names = (row: (typeof list.results)[number]) =>
        [row, ...(row.children ?? [])].map(({ code, description }) => `${code}: ${description}`);
      const hasWord = (row: (typeof list.results)[number]) =>
        (path.startsWith('recipient') ? [row.description!] : names(row)).some((name) =>
          name.toUpperCase().includes(word.toUpperCase()),
        );
      expect(list.results).toEqual(fullList.results.filter(hasWord));
      expect(list.results.length).toBeGreaterThan(0);
      expect(list.page_metadata.total).toBe(list.results.length);
      for (const field of ['obligation', 'outlay'] as const)
        expect(cents(list.totals[field])).toBe(sumCents(list.results, field));
    },
  );
  it('finds a whole agency by the name of one of its subagencies', async () => {
    const body = { filter: { ...filter, award_type_codes: ['02', '03', '04', '05', 'D', 'C'] } };
    const listAgencies = (query?: string) =>
      all('agency/spending', { filter: { ...body.filter, query }, spending_type: 'award' });
    const unfiltered = await listAgencies();
    const parent = unfiltered.results.find(({ description, children }) =>
      children!.some((child) => child.description !== description),
    )!;
    const child = parent.children!.find(({ description }) => description !== parent.description)!;
    expect((await listAgencies(child.description!.toUpperCase())).results).toContainEqual(parent);
  });
  it('returns no rows and zero totals when nothing matches', async () => {
    for (const [path, body] of cases) {
      const list = await all(path, { filter: { ...filter, query: 'zzz no such name' }, ...body });
      expect([path, list.results, list.totals.obligation, list.totals.outlay]).toEqual([
        path,
        [],
        0,
        0,
      ]);
    }
  });
});

describe('the disaster overview', () => {
  it('has an additional section only when the American Rescue Plan is the only code', async () => {
    expect((await overview(['V'])).additional).toEqual({
      total_budget_authority: 0,
      spending: { total_obligations: 0, total_outlays: 0 },
    });
    for (const codes of [['L'], ['V', 'L'], covidDefCodes])
      expect((await overview(codes)).additional).toBeNull();
  });
  it('covers all emergency codes when none is requested', async () => {
    const response = (await send('GET', '/api/v2/disaster/overview/')).json<{
      funding: { def_code: string }[];
    }>();
    const codes = server.lookups.defCodes.map(({ code }) => code);
    expect(response.funding.map((row) => row.def_code)).toEqual(
      codes.filter((code) => !['Q', 'QQQ', '9'].includes(code)),
    );
  });
  it('accepts the codes in every list format', async () => {
    const expected = await overview(['L', 'M']);
    for (const query of ['def_codes=[L,M]', 'def_codes=L&def_codes=M', 'def_codes="L","M",L'])
      expect((await send('GET', `/api/v2/disaster/overview/?${query}`)).json()).toEqual(expected);
  });
});

describe('areas of the disaster map', () => {
  it('are limited to the requested areas, with unchanged amounts', async () => {
    const body = { filter, geo_layer: 'state', spending_type: 'obligation' };
    const listAreas = async (more: object = {}) =>
      (
        await post<{ results: { shape_code: string }[] }>('disaster/spending_by_geography', {
          ...body,
          ...more,
        })
      ).results;
    const allAreas = await listAreas();
    const areaCodes = allAreas.slice(0, 2).map((row) => row.shape_code);
    expect(await listAreas({ geo_layer_filters: [...areaCodes, 'XX'] })).toEqual(
      allAreas.slice(0, 2),
    );
    expect(await listAreas({ geo_layer_filters: [] })).toEqual([]);
    expect(await listAreas({ scope: 'recipient_location' })).toEqual(allAreas);
    expect(await listAreas({ scope: 'place_of_performance' })).not.toEqual(allAreas);
  });
  it.each([
    ['state', '2020 census'],
    ['county', '2020 census'],
    ['district', '2021 American Community Survey'],
  ])('have the population source of their per capita amounts: %s', async (layer, source) => {
    const { results } = await post<{
      results: {
        amount: number;
        population: number | null;
        population_source: string | null;
        per_capita: number | null;
      }[];
    }>('disaster/spending_by_geography', {
      filter: { def_codes: ['N', 'V'] },
      geo_layer: layer,
      spending_type: 'obligation',
    });
    const populated = results.filter(({ population }) => population);
    expect(populated.length).toBeGreaterThan(3);
    for (const row of results) {
      expect(row.population_source).toBe(row.population ? source : null);
      if (row.population) expect(row.per_capita).toBeCloseTo(row.amount / row.population, 2);
    }
  });
});
