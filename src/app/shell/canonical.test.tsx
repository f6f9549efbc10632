import { writeCanonical } from './canonical';

describe('writeCanonical', () => {
  const tags = (selector: string) => [...document.head.querySelectorAll(selector)];
  const contents = () =>
    tags('meta[property^="og:"]').map((tag) => [
      tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="kept">';
  });
  it('adds the canonical link and social tags', () => {
    writeCanonical('https://example.gov/about', 'About', 'What this is.');
    expect(tags('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.gov/about',
    ]);
    expect(contents()).toEqual([
      ['og:url', 'https://example.gov/about'],
      ['og:title', 'About'],
      ['og:description', 'What this is.'],
    ]);
    expect(tags('meta[name="description"]').map((tag) => tag.getAttribute('content'))).toEqual([
      'kept',
    ]);
  });
  it('replaces the tags of the previous page without duplicates', () => {
    document.head.innerHTML +=
      '<link rel="icon" href="/icon.svg"><link rel="canonical" href="/old"><meta property="og:title" content="Old">';
    writeCanonical('https://example.gov/a', 'A', 'First.');
    writeCanonical('https://example.gov/b', 'B', 'Second.');
    expect(
      tags('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    ).toEqual([
      ['icon', '/icon.svg'],
      ['canonical', 'https://example.gov/b'],
    ]);
    expect(Object.fromEntries(contents())).toEqual({
      'og:title': 'B',
      'og:url': 'https://example.gov/b',
      'og:description': 'Second.',
    });
    expect(contents()).toHaveLength(3);
  });
});
