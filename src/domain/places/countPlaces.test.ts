import { countPlaces } from './countPlaces';

const performance = (city: string | null, stateCode: string | null, zip5: string | null) => ({
  city,
  stateCode,
  zip5,
});
const awards = [
  performance('DALLAS', 'TX', '75201'),
  performance("O'FALLON", 'MO', null),
  null,
  performance('Austin ', 'TX', '78701'),
  performance('AUSTIN', 'TX', '78702'),
  performance(null, 'TX', '7870'),
  performance('PALIKIR', 'FM', null),
];

describe('the places of awards', () => {
  it('are cities by number of awards, then in the order of the awards', () =>
    expect(countPlaces('city', awards)).toEqual([
      { kind: 'city', name: 'Austin, TX', path: '/place/city/TX/austin', awards: 2 },
      { kind: 'city', name: 'Dallas, TX', path: '/place/city/TX/dallas', awards: 1 },
      { kind: 'city', name: "O'Fallon, MO", path: "/place/city/MO/o'fallon", awards: 1 },
    ]));
  it('are ZIP codes of five digits', () =>
    expect(countPlaces('zip', awards).map(({ name }) => name)).toEqual([
      '75201',
      '78701',
      '78702',
    ]));
});
