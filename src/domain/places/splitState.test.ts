import { splitState } from './splitState';

describe('splitState', () => {
  it.each([
    ['Austin, TX', 'Austin', 'TX'],
    ['montgomery county,maryland ', 'montgomery county', 'MD'],
    ['Kansas City, Kansas, MO', 'Kansas City, Kansas', 'MO'],
  ])('returns the name and the state of %s', (text, name, state) =>
    expect(splitState(text)).toEqual({ name, state }),
  );
  it.each(['Austin', 'Austin, XX', ', TX', 'Austin,'])('returns %s without a state', (text) =>
    expect(splitState(text)).toEqual({ name: text, state: '' }),
  );
});
