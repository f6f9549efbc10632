import { countEdits, findSpelling, splitForSpelling } from './spelling';

describe('countEdits', () => {
  it.each([
    ['texas', 'texas', 0],
    ['texs', 'texas', 1],
    ['texass', 'texas', 1],
    ['texos', 'texas', 1],
    ['txeas', 'texas', 1],
    ['tresuyr', 'treasury', 2],
    ['', 'ab', 2],
    ['maine', 'texas', 3],
    ['a', 'abcdef', 3],
  ])('between %j and %j is %d', (from, to, expected) => {
    expect(countEdits(from, to, 2)).toBe(expected);
    expect(countEdits(to, from, 2)).toBe(expected);
  });
});

describe('findSpelling', () => {
  const names = [
    'Department of the Treasury',
    'California',
    'New York',
    'Veterans’ Affairs',
    'Maine',
    'Main Street Program',
    'Peñuelas',
  ];
  it.each([
    ['calfornia', 'California'],
    ['CALIFRONIA', 'California'],
    ['tresury', 'Treasury'],
    ['deprtment of the treasry', 'Department of the Treasury'],
    ['newyork', 'New York'],
    ['nwe yrok', 'New York'],
    ['veternas affairs', 'Veterans’ Affairs'],
    ['penuelos', 'Peñuelas'],
    ['miane', 'Maine'],
  ])('corrects %j to %j', (text, expected) => expect(findSpelling(text, names)).toBe(expected));
  it.each([
    'california',
    'treasury',
    'zebra',
    'mai',
    '',
    '!!',
    'xxlifornia'.repeat(50),
    'calfrnai',
  ])('has no correction of %.20j', (text) => expect(findSpelling(text, names)).toBeUndefined());
  it('prefers fewer wrong letters, then the beginning of a name, then the earlier name', () => {
    expect(findSpelling('oranga', ['Granger', 'Orange'])).toBe('Orange');
    expect(findSpelling('oranga', ['Port Orangi', 'Orange'])).toBe('Orange');
    expect(findSpelling('oranga', ['Orangi', 'Orange'])).toBe('Orangi');
  });
});

describe('splitForSpelling', () => {
  it.each([
    ['lockheeed', ['lockh']],
    ['lockhed martin', ['lock', 'martin']],
    ['acme', ['acm']],
    ['ab', []],
    ['', []],
  ])('splits %j', (text, expected) => expect(splitForSpelling(text)).toEqual(expected));
});
