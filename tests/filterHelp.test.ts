import { parseContent } from '@/lib/contentFile';
import { readRawContent, getSlugs } from './contentFiles';

const fileOf = (slug: string) => parseContent(readRawContent('filter-help', slug));

describe('filter help', () => {
  const allSlugs =
    'agency assistance_listing award_description award_id characteristics-panel contract_award_type contract_pricing covid19 extent_competed financial_assistance_award_type infrastructure_spending learn-filters-panel location-filter-panel naics psc recipient recipient_type recipients-panel set_aside sources-panel spending_amount tas time-filter-panel'.split(
      ' ',
    );
  it('has the 23 slugs of the specification and one for keywords [r2.filter-help.1]', () => {
    expect(getSlugs('filter-help')).toEqual([...allSlugs, 'keyword'].sort());
    expect(allSlugs.length).toBe(23);
  });
  it('explains OR within a category, AND across categories and INCLUDES/IN for lists [r2.filter-help.9]', () => {
    const body = fileOf('learn-filters-panel').body.replaceAll('**', '');
    expect(body).toMatch(/within one category[^.]*\(OR\)/);
    expect(body).toMatch(/different categories[^.]*\(AND\)/);
    expect(body).toMatch(/recipient type and disaster emergency fund code,[^.]*\(INCLUDES\/IN\)/);
  });
  it('names the members of each group of filters as the specification does [r2.filter-help.2]', () => {
    const { body } = fileOf('learn-filters-panel');
    const groups = Object.fromEntries(
      [...body.matchAll(/^- \*\*(.+?):\*\* (.+)$/gm)].map(([, group, members]) => [
        group,
        members!.split(', '),
      ]),
    );
    expect(groups).toEqual({
      Location: ['place of performance', 'recipient location'],
      'Time Period': ['custom dates', 'fiscal years'],
      Characteristics: [
        'award description',
        'award ID',
        'spending amount',
        'contract award type',
        'NAICS',
        'PSC',
        'contract pricing type',
        'set aside type',
        'extent competed',
        'assistance award type',
        'assistance listing',
      ],
      Recipients: ['recipient', 'recipient type'],
      Sources: ['agency', 'TAS', 'DEFC'],
    });
  });
  const getTerms = (slug: string) =>
    (fileOf(slug).meta.glossary ?? '')
      .split(',')
      .filter((related) => getSlugs('glossary').includes(related));
  it('has a contact and glossary terms for recipient type, infrastructure, award ID and characteristics [r2.filter-help.11]', () => {
    for (const slug of [
      'recipient_type',
      'infrastructure_spending',
      'award_id',
      'characteristics-panel',
    ]) {
      expect([
        slug,
        readRawContent('filter-help', slug).includes('{email}'),
        getTerms(slug).length > 0,
      ]).toEqual([slug, true, true]);
    }
  });
  it('explains accounts and disaster codes, and lists their glossary terms [r1.1]', () => {
    expect([getTerms('tas'), getTerms('covid19')]).toEqual([
      ['treasury-account-symbol-tas'],
      ['disaster-emergency-fund-code-defc'],
    ]);
    expect(fileOf('tas').body).toMatch(/Treasury account that paid/);
    expect(fileOf('covid19').body).toContain('Disaster Emergency Fund Codes');
  });
  it.each([
    [
      'place of performance and recipient location [r2.filter-help.3]',
      /place of performance is where the work is done/i,
      /recipient location is where the recipient has its address/i,
    ],
    [
      'current and original districts [r2.filter-help.4]',
      /current congressional districts follow the map in effect from 2023 to 2033/i,
      /original districts are those recorded when the award was made/i,
    ],
    [
      'total and per capita spending [r2.filter-help.5]',
      /total spending shows all dollars for a place/i,
      /per capita spending divides them by its population/i,
    ],
  ])('tells apart %s', (_pair, one, other) => {
    const text = fileOf('location-filter-panel').body.replaceAll('**', '');
    expect(text).toMatch(one);
    expect(text).toMatch(other);
  });
  it('explains how time applies to prime awards, subawards and new awards [r2.filter-help.6-8]', () => {
    const { body } = fileOf('time-filter-panel');
    for (const part of [
      /finds prime awards whose period overlaps the time you choose/i,
      /finds subawards and transactions whose action date is within the time/i,
      /show new awards only keeps prime awards whose base transaction has its action date in the period/i,
      /does not apply to subawards/,
    ])
      expect(body.replaceAll('**', '')).toMatch(part);
  });
  it('contains the help contact where specified, and marks set-aside help as in progress [r2.filter-help.10]', () => {
    for (const slug of [
      'set_aside',
      'recipient_type',
      'infrastructure_spending',
      'award_id',
      'characteristics-panel',
    ])
      expect([slug, readRawContent('filter-help', slug).includes('{email}')]).toEqual([slug, true]);
    expect(readRawContent('filter-help', 'set_aside')).toContain('still being written');
  });
  it('links only to related terms and entries that exist', () => {
    for (const slug of allSlugs) {
      const { meta } = fileOf(slug);
      for (const [kind, list] of [
        ['glossary', meta.glossary],
        ['about-the-data', meta.about],
      ] as const)
        for (const related of list?.split(',') ?? [])
          expect([slug, related, getSlugs(kind).includes(related)]).toEqual([slug, related, true]);
    }
  });
});
