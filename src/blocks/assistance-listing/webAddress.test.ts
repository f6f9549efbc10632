import { webAddress } from './webAddress';

describe('an address that a record names', () => {
  it.each([
    ['https://www.acf.hhs.gov/x', 'https://www.acf.hhs.gov/x'],
    [' www.hud.gov ', 'https://www.hud.gov/'],
    ['http://example.org', 'http://example.org/'],
  ])('%p leads to %p', (text, href) => {
    expect(webAddress(text)).toBe(href);
  });
  it.each([
    '',
    'Not available.',
    'none',
    'javascript:alert(1)',
    'mailto:a@b.gov',
    'https://',
    '--',
  ])('%p leads nowhere', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });
});
