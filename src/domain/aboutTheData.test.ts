import { aboutEntry, aboutSections, searchAbout } from './aboutTheData';

const slugs = aboutSections.flatMap(({ entries }) => entries.map(({ slug }) => slug));
const found = (text: string, minimum = 3) =>
  searchAbout(text, minimum).map(({ name, entries }) => [name, ...entries.map(({ slug }) => slug)]);

describe('the topics of About the Data', () => {
  it('stand in five groups', () => {
    expect(aboutSections.map(({ name }) => name)).toEqual([
      'Sitewide Data Source Descriptions',
      'Disclosures',
      'Award Data Disclosures',
      'COVID-19 and Infrastructure Disclosures',
      'Legal and Policy Documentation',
    ]);
  });
  it('begin with GTAS and the files A to F', () => {
    expect(aboutSections[0]!.entries.map(({ slug }) => slug)).toEqual([
      'gtas',
      'file-a',
      'file-b',
      'file-c',
      'file-d1',
      'file-d2',
      'file-e',
      'file-f',
    ]);
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
  ])('have %s', (slug) => expect(slugs).toContain(slug));
  it('have one slug each', () => expect(new Set(slugs).size).toBe(slugs.length));
  it('name the site', () =>
    expect(aboutEntry('start-date-for-spending-data')?.entry.name).toBe(
      'Start Date for Spending Data on USAspending',
    ));
});

describe('the topic of a slug', () => {
  it('comes with its group', () => {
    const { section, entry } = aboutEntry('medicare-location-data')!;
    expect([section.name, entry]).toEqual([
      'Award Data Disclosures',
      { slug: 'medicare-location-data', name: 'Medicare Location Data' },
    ]);
  });
  it('is found for every slug', () =>
    expect(slugs.map((slug) => aboutEntry(slug)?.entry.slug)).toEqual(slugs));
  it('is none for an unknown one', () =>
    expect([aboutEntry('nothing'), aboutEntry('')]).toEqual([undefined, undefined]));
});

describe('the search of About the Data', () => {
  it('finds parts of names whatever the case, under their groups, and leaves out groups without a hit', () => {
    expect(found('memorandum M-2')).toEqual([
      [
        'Legal and Policy Documentation',
        'omb-m-20-21',
        'omb-m-21-20',
        'omb-m-22-02',
        'omb-m-22-12',
      ],
    ]);
    expect(found('DATA QUALITY')).toEqual([
      ['Award Data Disclosures', 'subaward-data-quality', 'award-description-data-quality'],
    ]);
    expect(found('start date')).toEqual([
      ['Disclosures', 'start-date-for-spending-data'],
      ['Award Data Disclosures', 'start-date-for-prime-award-and-subaward-data'],
      ['COVID-19 and Infrastructure Disclosures', 'start-date-for-defc-tracking'],
    ]);
  });
  it('needs as many characters as it is told, without the spaces around them', () => {
    expect([found('fa'), found('  fa '), found('')]).toEqual([[], [], []]);
    expect([found('far'), found(' (FAR) ')]).toEqual([
      [['Legal and Policy Documentation', 'far']],
      [['Legal and Policy Documentation', 'far']],
    ]);
    expect(found('far', 4)).toEqual([]);
  });
  it('finds nothing for a word that no name holds', () => expect(found('zebra')).toEqual([]));
});
