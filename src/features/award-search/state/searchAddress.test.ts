import { readAddress, writeAddress } from '@/lib/address';
import { historyOf, searchAddress } from './searchAddress';

const read = (search: string) => readAddress(search, searchAddress);
const defaults = {
  hash: '',
  level: 'awards',
  tab: '',
  page: 1,
  limit: 25,
  sort: '',
  order: 'desc',
  cols: '',
  grouped: '',
  by: 'month',
  type: '',
  cpage: 1,
  layer: '',
  scope: '',
  measure: 'total',
  section: '',
};

describe('the address of a search', () => {
  it('begins with prime awards, 25 to a page, in falling order, by month, by the category that divides', () =>
    expect(read('')).toEqual({ values: defaults, refused: [] }));
  it('names how each of its values enters the history', () => {
    expect(Object.keys(historyOf).sort()).toEqual(Object.keys(defaults).sort());
    const replaced = Object.entries(historyOf)
      .filter(([, history]) => history === 'replace')
      .map(([name]) => name);
    expect(replaced.sort()).toEqual(['cols', 'limit', 'section']);
  });
  const hash = '0123456789abcdefABCDEF0123456789';
  const values = {
    hash,
    level: 'subawards',
    tab: 'grants',
    page: 5000,
    limit: 100,
    sort: 'award_id',
    order: 'asc',
    cols: 'award_id,recipient',
    grouped: 'award',
    by: 'fiscal_year',
    type: 'cfda',
    cpage: 2,
    layer: 'county',
    scope: 'recipient_location',
    measure: 'capita',
    section: 'map',
  } as const;
  it('gives back what was written into it', () =>
    expect(read(writeAddress('', searchAddress, values))).toEqual({ values, refused: [] }));
  it('leaves out what is as it is without', () =>
    expect(
      writeAddress('?level=subawards&page=3&limit=50&other=1', searchAddress, {
        level: 'awards',
        page: 1,
        limit: 25,
      }),
    ).toBe('?other=1'));
  it.each([10, 25, 50, 100])('knows pages of %i rows', (limit) =>
    expect(read(`?limit=${limit}`)).toMatchObject({ values: { limit }, refused: [] }),
  );
  it.each(['11', '025', '10.0', 'x', '', '1000'])(
    'refuses pages of %j rows and keeps to 25',
    (limit) =>
      expect(read(`?limit=${limit}`)).toMatchObject({ values: { limit: 25 }, refused: ['limit'] }),
  );
  it('takes columns as they are written', () =>
    expect(read('?cols=award_id,recipient')).toMatchObject({
      values: { cols: 'award_id,recipient' },
      refused: [],
    }));
  it.each(['unknown,award_id', 'award_id,'])(
    'takes the columns %j, of which one is known, and names that another is not',
    (cols) => expect(read(`?cols=${cols}`)).toMatchObject({ values: { cols }, refused: ['cols'] }),
  );
  it.each(['', 'unknown', 'award_id;recipient', ','])(
    'refuses the columns %j, of which none is known',
    (cols) =>
      expect(read(`?cols=${cols}`)).toMatchObject({ values: { cols: '' }, refused: ['cols'] }),
  );
  it.each([
    ['hash', `${hash}0`],
    ['hash', 'g'.repeat(32)],
    ['level', 'award'],
    ['tab', 'none'],
    ['page', '0'],
    ['page', '5001'],
    ['sort', 'unknown'],
    ['order', 'up'],
    ['by', 'day'],
    ['layer', 'zip'],
    ['section', 'sum'],
  ])('refuses %s=%s', (name, written) => {
    expect(read(`?${name}=${written}`)).toEqual({ values: defaults, refused: [name] });
  });
});
