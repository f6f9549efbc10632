import { openTinyWorld, type TinyWorld } from '../../tests/tinyWorld';
import type { LocationFilter } from './schema';

let world: TinyWorld;
beforeAll(async () => {
  world = await openTinyWorld();
});
afterAll(() => world.close());
const findByPlace = (...locations: LocationFilter[]) =>
  world.find({ place_of_performance_locations: locations });
const findByRecipientPlace = (...locations: LocationFilter[]) =>
  world.find({ recipient_locations: locations });
/** Returns 15 locations, which is above the maximum of separate conditions in `locationsPredicate`. */
const createMany = (make: (at: number) => LocationFilter): LocationFilter[] =>
  Array.from({ length: 15 }, (_, index) => make(index));

describe('places of performance', () => {
  it.each([
    ['a country', { country: 'USA' }, [1, 2, 3]],
    ['a country in lower case', { country: 'can' }, [4]],
    ['a state', { country: 'USA', state: 'CA' }, [1, 3]],
    ['a state in lower case', { country: 'USA', state: 'tx' }, [2]],
    ['a county', { country: 'USA', state: 'CA', county: '037' }, [1]],
    ['a county of another state', { country: 'USA', state: 'TX', county: '037' }, []],
    ['a current district', { country: 'USA', state: 'CA', district_current: '30' }, [1]],
    ['an original district number', { country: 'USA', state: 'CA', district_original: '34' }, [1]],
    [
      'an original district number as the current one',
      { country: 'USA', state: 'CA', district_current: '34' },
      [],
    ],
    ['a zip', { country: 'USA', zip: '78701' }, [2]],
    ['a zip in another state', { country: 'USA', state: 'CA', zip: '78701' }, []],
    ['a city in any state', { country: 'USA', city: 'austin' }, [2, 3]],
    ['a city in one state', { country: 'USA', state: 'CA', city: 'Austin' }, [3]],
    ['a city abroad', { country: 'CAN', city: 'Toronto' }, [4]],
    ['a city of another country', { country: 'USA', city: 'Toronto' }, []],
    ['FOREIGN, which is not a country', { country: 'FOREIGN' }, []],
    ['an unknown country', { country: 'XXX' }, []],
    ['an unknown state', { country: 'USA', state: 'ZZ' }, []],
    ['a state of another country', { country: 'CAN', state: 'CA' }, []],
    ['a county that is not a number', { country: 'USA', state: 'CA', county: 'abc' }, []],
    ['a county with a suffix', { country: 'USA', state: 'CA', county: '037x' }, []],
    ['a county with a prefix', { country: 'USA', state: 'CA', county: 'x037' }, []],
    ['a county of seven digits', { country: 'USA', state: 'CA', county: '0000037' }, []],
    ['a county of six digits', { country: 'USA', state: 'CA', county: '000037' }, [1]],
    ['a district without its state', { country: 'USA', district_current: '30' }, []],
    [
      'an empty state, county, city and zip',
      { country: 'USA', state: '', county: '', city: '', zip: '' },
      [1, 2, 3],
    ],
  ])('match the expected awards: %s', async (_name, location, expectedIds) => {
    expect(await findByPlace(location)).toEqual(expectedIds);
  });
  it('of any kind are combined with OR, even when one is unknown', async () => {
    expect(await findByPlace({ country: 'CAN' }, { country: 'USA', state: 'TX' })).toEqual([2, 4]);
    expect(
      await findByPlace({ country: 'USA', state: 'TX' }, { country: 'USA', state: 'CA' }),
    ).toEqual([1, 2, 3]);
    expect(
      await findByPlace(
        { country: 'XXX' },
        { country: 'USA', zip: '90012' },
        { country: 'USA', city: 'Austin' },
      ),
    ).toEqual([1, 2, 3]);
    expect(await findByPlace({ country: 'CAN' }, { country: 'USA', zip: '90012' })).toEqual([1, 4]);
  });
  it('match the same awards in a long list as on their own', async () => {
    const nowhere = createMany((index) => ({
      country: 'USA',
      state: 'CA',
      county: String(100 + index),
    }));
    expect(await findByPlace(...nowhere)).toEqual([]);
    expect(await findByPlace(...nowhere, { country: 'USA', state: 'CA', county: '037' })).toEqual([
      1,
    ]);
    expect(
      await findByPlace(
        ...createMany((index) => ({ country: 'USA', state: 'CA', city: `Town ${index}` })),
        {
          country: 'USA',
          state: 'CA',
          city: 'Austin',
        },
      ),
    ).toEqual([3]);
    expect(
      await findByPlace(
        ...createMany((index) => ({ country: 'USA', zip: String(10000 + index) })),
        { country: 'USA', zip: '90012' },
        { country: 'CAN' },
      ),
    ).toEqual([1, 4]);
    expect(await findByPlace(...createMany(() => ({ country: 'USA', state: 'TX' })))).toEqual([2]);
    expect(
      await findByPlace(
        ...createMany((index) => ({
          country: 'USA',
          state: 'TX',
          district_current: String(50 + index),
        })),
        { country: 'USA', state: 'TX', district_current: '35' },
      ),
    ).toEqual([2]);
  });
});

describe('recipient locations', () => {
  it('match the location of the recipient', async () => {
    expect(await findByRecipientPlace({ country: 'USA', state: 'TX' })).toEqual([1, 5]);
    expect(await findByRecipientPlace({ country: 'USA', city: 'Los Angeles' })).toEqual([2]);
    expect(
      await findByRecipientPlace(
        ...createMany((index) => ({ country: 'USA', zip: String(10000 + index) })),
        {
          country: 'USA',
          zip: '90012',
        },
      ),
    ).toEqual([2]);
  });
  it('match subawards by their own place of performance and recipient location', async () => {
    expect(
      await world.find({ recipient_locations: [{ country: 'USA', state: 'CA' }] }, 'subawards'),
    ).toEqual([101]);
    expect(
      await world.find(
        { place_of_performance_locations: [{ country: 'CAN', city: 'TORONTO' }] },
        'subawards',
      ),
    ).toEqual([102]);
  });
});

describe('location scopes', () => {
  it('treat the United States as domestic, and all other or unknown countries as foreign', async () => {
    expect(await world.find({ place_of_performance_scope: 'domestic' })).toEqual([1, 2, 3]);
    expect(await world.find({ place_of_performance_scope: 'foreign' })).toEqual([4, 5]);
    expect(await world.find({ recipient_scope: 'domestic' })).toEqual([1, 2, 5]);
    expect(await world.find({ recipient_scope: 'foreign' })).toEqual([3, 4]);
  });
  it('are combined with AND, both with locations and with each other', async () => {
    expect(
      await world.find({
        place_of_performance_scope: 'foreign',
        place_of_performance_locations: [{ country: 'USA' }],
      }),
    ).toEqual([]);
    expect(
      await world.find({ place_of_performance_scope: 'foreign', recipient_scope: 'domestic' }),
    ).toEqual([5]);
  });
});
