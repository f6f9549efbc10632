import { parseWebAddress } from './parseWebAddress';

describe('parseWebAddress', () => {
  it.each([
    ['https://www.acf.hhs.gov/x', 'https://www.acf.hhs.gov/x'],
    [' www.hud.gov ', 'https://www.hud.gov/'],
    ['http://example.org', 'http://example.org/'],
  ])('turns %p into %p', (text, href) => {
    expect(parseWebAddress(text)).toBe(href);
  });
  it.each([
    '',
    'Not available.',
    'none',
    'javascript:alert(1)',
    'mailto:a@b.gov',
    'https://',
    '--',
  ])('returns undefined for %p', (text) => {
    expect(parseWebAddress(text)).toBeUndefined();
  });
});
