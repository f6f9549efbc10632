import { findOuterPlaces } from './outerPlaces';

it('the places around a place are counties and states by obligations, without awards that have no county', () => {
  const total = (code: string, name: string, obligations: number | null) => ({
    code,
    name,
    obligations,
  });
  expect(
    findOuterPlaces(
      [
        total('', '', 900),
        total('39041', 'Delaware', null),
        total('51760', 'Richmond', 5),
        total('39049', 'Franklin', 7),
        total('99001', 'Nowhere', 8),
      ],
      '2024',
    ),
  ).toEqual({
    counties: [
      { name: 'Franklin County, OH', path: '/place/county/39049?fy=2024' },
      { name: 'Richmond (city), VA', path: '/place/county/51760?fy=2024' },
      { name: 'Delaware County, OH', path: '/place/county/39041?fy=2024' },
    ],
    states: [
      { name: 'Ohio', path: '/state/ohio/2024' },
      { name: 'Virginia', path: '/state/virginia/2024' },
    ],
  });
});
