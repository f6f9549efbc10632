import { addArticle } from './addArticle';

describe('the name of an agency within a sentence', () => {
  it.each([
    ['Department of Energy', 'the Department of Energy'],
    ['Access Board', 'the Access Board'],
    ['Social Security Administration', 'the Social Security Administration'],
    ['The Judicial Branch', 'The Judicial Branch'],
    ['Farm Credit System', 'Farm Credit System'],
  ])('has an article only if needed: %s', (name, expected) =>
    expect(addArticle(name)).toBe(expected),
  );
});
