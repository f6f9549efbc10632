import { findAboutEntry, aboutSections, searchAbout } from './aboutTheData';

const slugs = aboutSections.flatMap(({ entries }) => entries.map(({ slug }) => slug));
const searchSlugs = (text: string, minimum = 3) =>
  searchAbout(text, minimum).map(({ name, entries }) => [name, ...entries.map(({ slug }) => slug)]);

describe('aboutSections', () => {
  it('groups the topics in five sections', () => {
    expect(aboutSections.map(({ name }) => name)).toEqual([
      'Sitewide Data Source Descriptions',
      'Disclosures',
      'Award Data Disclosures',
      'COVID-19 and Infrastructure Disclosures',
      'Legal and Policy Documentation',
    ]);
  });
  it('lists GTAS and Files A to F first', () => {
    expect(aboutSections[0]!.entries.map(({ slug }) => slug)).toEqual(
      'gtas file-a file-b file-c file-d1 file-d2 file-e file-f'.split(' '),
    );
  });
  it.each([
    'award-description-data-quality',
    'cfr',
    'changes-in-reporting-requirements',
    'congressional-district-data',
    'data-validation-of-source-systems',
    'defc',
    'definition-of-award-recipient',
    'definition-of-covered-funds',
    'delay-in-dod-procurement-data',
    'dol-unemployment',
    'far',
    'financing-accounts',
    'gsdm',
    'limited-data-for-unlinked-prime-awards',
    'medicare-location-data',
    'statutory-authority',
    'subaward-data-quality',
    'treasury-eip',
    'treasury-era-slfrf',
    'usda-outlays',
  ])('includes %s', (slug) => expect(slugs).toContain(slug));
  it('has unique slugs', () => expect(new Set(slugs).size).toBe(slugs.length));
  it('puts the site name into topic names', () =>
    expect(findAboutEntry('start-date-for-spending-data')?.entry.name).toBe(
      'Start Date for Spending Data on USAspending',
    ));
});

describe('aboutEntry', () => {
  it('returns the topic with its section', () => {
    const { section, entry } = findAboutEntry('medicare-location-data')!;
    expect([section.name, entry]).toEqual([
      'Award Data Disclosures',
      { slug: 'medicare-location-data', name: 'Medicare Location Data' },
    ]);
  });
  it('finds every slug', () =>
    expect(slugs.map((slug) => findAboutEntry(slug)?.entry.slug)).toEqual(slugs));
  it('returns undefined for an unknown slug', () =>
    expect([findAboutEntry('nothing'), findAboutEntry('')]).toEqual([undefined, undefined]));
});

describe('searchAbout', () => {
  it('matches parts of names regardless of case and returns only sections with matches', () => {
    expect(searchSlugs('memorandum M-2')).toEqual([
      [
        'Legal and Policy Documentation',
        'omb-m-20-21',
        'omb-m-21-20',
        'omb-m-22-02',
        'omb-m-22-12',
      ],
    ]);
    expect(searchSlugs('DATA QUALITY')).toEqual([
      ['Award Data Disclosures', 'subaward-data-quality', 'award-description-data-quality'],
    ]);
    expect(searchSlugs('start date')).toEqual([
      ['Disclosures', 'start-date-for-spending-data'],
      ['Award Data Disclosures', 'start-date-for-prime-award-and-subaward-data'],
      ['COVID-19 and Infrastructure Disclosures', 'start-date-for-defc-tracking'],
    ]);
  });
  it('requires a minimum number of characters, not counting outer spaces', () => {
    expect([searchSlugs('fa'), searchSlugs('  fa '), searchSlugs('')]).toEqual([[], [], []]);
    expect([searchSlugs('far'), searchSlugs(' (FAR) ')]).toEqual([
      [['Legal and Policy Documentation', 'far']],
      [['Legal and Policy Documentation', 'far']],
    ]);
    expect(searchSlugs('far', 4)).toEqual([]);
  });
  it('returns nothing when no name contains the text', () =>
    expect(searchSlugs('zebra')).toEqual([]));
});
