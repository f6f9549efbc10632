import { readAddress, writeAddress } from '@/lib/url/address';
import { historyModes, searchAddress } from './searchAddress';

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
  by: '',
  type: '',
  cpage: 1,
  layer: '',
  scope: '',
  measure: 'total',
  dollars: 'nominal',
  section: '',
};

describe('the address of a search', () => {
  it('has defaults for all values', () =>
    expect(read('')).toEqual({ values: defaults, refused: [] }));
  it('adds a history entry when a value changes, except columns, kind of dollars, page size and section', () => {
    expect(Object.keys(historyModes).sort()).toEqual(Object.keys(defaults).sort());
    const replaced = Object.entries(historyModes)
      .filter(([, history]) => history === 'replace')
      .map(([name]) => name);
    expect(replaced.sort()).toEqual(['cols', 'dollars', 'limit', 'section']);
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
    dollars: 'constant',
    section: 'map',
  } as const;
  it('is read back as written', () =>
    expect(read(writeAddress('', searchAddress, values))).toEqual({ values, refused: [] }));
  it('omits default values', () =>
    expect(
      writeAddress('?level=subawards&page=3&limit=50&other=1', searchAddress, {
        level: 'awards',
        page: 1,
        limit: 25,
      }),
    ).toBe('?other=1'));
  it.each([10, 25, 50, 100])('accepts pages of %i rows', (limit) =>
    expect(read(`?limit=${limit}`)).toMatchObject({ values: { limit }, refused: [] }),
  );
  it.each(['11', '025', '10.0', 'x', '', '1000'])('refuses pages of %j rows and uses 25', (limit) =>
    expect(read(`?limit=${limit}`)).toMatchObject({ values: { limit: 25 }, refused: ['limit'] }),
  );
  it('accepts a list of column IDs', () =>
    expect(read('?cols=award_id,recipient')).toMatchObject({
      values: { cols: 'award_id,recipient' },
      refused: [],
    }));
  it.each(['unknown,award_id', 'award_id,'])(
    'accepts the columns %j and reports the unknown one',
    (cols) => expect(read(`?cols=${cols}`)).toMatchObject({ values: { cols }, refused: ['cols'] }),
  );
  it.each(['', 'unknown', 'award_id;recipient', ','])('refuses the columns %j', (cols) =>
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
