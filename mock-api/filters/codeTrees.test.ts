import { openTinyWorld, type TinyWorld } from '../../tests/tinyWorld';
import type { AdvancedFilters } from './schema';

let world: TinyWorld;
beforeAll(async () => {
  world = await openTinyWorld();
});
afterAll(() => world.close());

/**
 * Test awards by code. NAICS: award 1 has 541511, 2 has 541512, 5 has 336411. PSC: award 1 has 1510 (product), 2 has D302 (service), 5
 * has AC11 (research).
 */
describe('NAICS codes', () => {
  it.each([
    ['a six-digit code', { require: ['541511'] }, [1]],
    ['a four-digit prefix', { require: ['5415'] }, [1, 2]],
    ['a two-digit prefix', { require: ['33'] }, [5]],
    ['a plain list', ['54', '33'], [1, 2, 5]],
    ['numbers', [541511, 33], [1, 5]],
    ['only exclude', { exclude: ['54'] }, [3, 4, 5]],
    ['an excluded code below a required prefix', { require: ['54'], exclude: ['541512'] }, [1]],
    ['a required code below an excluded prefix', { require: ['541512'], exclude: ['5415'] }, [2]],
    ['the same code required and excluded', { require: ['5415'], exclude: ['5415'] }, []],
    ['three levels', { require: ['54', '541511'], exclude: ['5415'] }, [1]],
    ['a code that no record has', { require: ['11'] }, []],
    ['an excluded code that no record has', { exclude: ['11'] }, [1, 2, 3, 4, 5]],
  ])('match the expected awards: %s', async (_name, naics_codes, expectedIds) => {
    expect(
      await world.find({ naics_codes: naics_codes as AdvancedFilters['naics_codes'] }),
    ).toEqual(expectedIds);
  });
});

describe('PSC codes', () => {
  it.each([
    ['a group', { require: [['Product']] }, [1]],
    ['the research group', { require: [['Research and Development']] }, [5]],
    ['the service group: all other letters', { require: [['Service']] }, [2]],
    ['a full path', { require: [['Service', 'D', 'D3', 'D302']] }, [2]],
    ['one letter', { require: [['Service', 'D']] }, [2]],
    ['two characters', { require: [['Product', '15']] }, [1]],
    ['three characters', ['D30'], [2]],
    ['a plain list', ['1510', 'AC'], [1, 5]],
    ['only exclude', { exclude: [['Service']] }, [1, 3, 4, 5]],
    [
      'a group with one excluded code',
      { require: [['Service'], ['Product']], exclude: [['Service', 'D302']] },
      [1],
    ],
    [
      'a required code of an excluded group',
      { require: [['Product', '1510']], exclude: [['Product']] },
      [1],
    ],
    ['a code that no record has', { require: [['Service', 'Z']] }, []],
  ])('match the expected awards: %s', async (_name, psc_codes, expectedIds) => {
    expect(await world.find({ psc_codes: psc_codes as AdvancedFilters['psc_codes'] })).toEqual(
      expectedIds,
    );
  });
});

/** Award 1 is funded by 097-0100, 2 by 089-0200, 3 by 089-0300. The last account has Energy's number but belongs to Education (091). */
describe('Treasury accounts', () => {
  it.each([
    ['an agency', { require: [['089']] }, [2, 3]],
    ['the agency that owns an account', { require: [['091']] }, [3]],
    ['an agency with one account', { require: [['097']] }, [1]],
    ['only exclude an owning agency', { exclude: [['091']] }, [1, 2]],
    ['a federal account', { require: [['089', '089-0300']] }, [3]],
    ['a TAS', { require: [['089', '089-0300', '097-089-X-0300-001']] }, [3]],
    ['an agency except one account', { require: [['089']], exclude: [['089', '089-0300']] }, [2]],
    ['only exclude an agency', { exclude: [['089']] }, [1]],
    [
      'a required TAS of an excluded account',
      { require: [['089', '089-0200', '089-X-0200-000']], exclude: [['089', '089-0200']] },
      [2],
    ],
    ['an unknown agency', { require: [['999']] }, []],
    ['components instead of a tree', [{ aid: '089', main: '0200' }], [2]],
    ['an agency instead of components', [{ agency: '091' }], [3]],
    ['an agency by its account prefix', [{ agency: '089' }], [2, 3]],
    ['a federal account by its two parts', [{ faaid: '089', famain: '0300' }], [3]],
    ['federal accounts by their agency', [{ faaid: '089' }], [2, 3]],
    ['an agency and another federal account', [{ agency: '091', famain: '0200' }], []],
    ['a component with unknown keys only', [{ anything: '1' }], []],
  ])('match the expected awards: %s', async (_name, tas_codes, expectedIds) => {
    expect(await world.find({ tas_codes: tas_codes as AdvancedFilters['tas_codes'] })).toEqual(
      expectedIds,
    );
  });
  it.each([
    ['aid and main', [{ aid: '089', main: '0300' }], [3]],
    [
      'every part',
      [{ ata: '097', aid: '089', bpoa: null, epoa: null, a: 'X', main: '0300', sub: '001' }],
      [3],
    ],
    ['another sub-account', [{ aid: '089', main: '0300', sub: '000' }], []],
    ['no allocation agency', [{ ata: null, aid: '089', main: '0300' }], []],
    ['no availability type', [{ aid: '097', a: null, main: '0100' }], [1]],
    ['a year of availability', [{ aid: '097', bpoa: '2020', epoa: '2021', main: '0100' }], [1]],
    ['another year', [{ aid: '097', bpoa: '2019', main: '0100' }], []],
    ['another end', [{ aid: '097', epoa: '2022', main: '0100' }], []],
    ['another main account', [{ aid: '097', main: '0200' }], []],
    ['another agency', [{ aid: '091', main: '0100' }], []],
    [
      'several',
      [
        { aid: '097', main: '0100' },
        { aid: '089', main: '0200' },
      ],
      [1, 2],
    ],
  ])(
    'match the expected awards by components: %s',
    async (_name, treasury_account_components, expectedIds) => {
      expect(await world.find({ treasury_account_components })).toEqual(expectedIds);
    },
  );
  it('from the tree and from components are combined with OR', async () => {
    expect(
      await world.find({
        tas_codes: { require: [['097']] },
        treasury_account_components: [{ aid: '089', main: '0200' }],
      }),
    ).toEqual([1, 2]);
    expect(
      await world.find({
        tas_codes: [{ aid: '089', main: '0300' }],
        treasury_account_components: [{ aid: '089', main: '0200' }],
      }),
    ).toEqual([2, 3]);
  });
  it('match the transactions and subawards of matching awards', async () => {
    expect(await world.find({ tas_codes: { require: [['097']] } }, 'transactions')).toEqual([
      11, 12,
    ]);
    expect(await world.find({ tas_codes: { require: [['097']] } }, 'subawards')).toEqual([
      101, 102,
    ]);
  });
});
