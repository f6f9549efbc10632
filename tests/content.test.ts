import { join } from 'node:path';
import { readReference } from '../mock-api/core/referenceFiles';
import { readingGrade } from '../scripts/lib/readability.mjs';
import { aboutSections } from '@/domain/aboutTheData';
import { parseTerm } from '@/domain/content';
import { guideGroups } from '@/domain/site/spendingGuide';
import { wordOfTheDay, wordsOfTheDay } from '@/domain/site/wordOfTheDay';
import { parseContent, splitSections } from '@/lib/contentFile';
import { loadEntry, loadTerm } from '@/markdown/loadEntry';
import { getPlainText } from '@/markdown/textToken';
import pages from '@/domain/site/pages.json';
import { readRawContent, getSlugs } from './contentFiles';

const kinds = [
  'glossary',
  'about-the-data',
  'filter-help',
  'search-methods',
  'legal',
  'guide',
] as const;
const texts = kinds.flatMap((kind) =>
  getSlugs(kind).map((slug) => [kind, slug, readRawContent(kind, slug)] as const),
);
const terms = getSlugs('glossary').map((slug) => parseTerm(slug, readRawContent('glossary', slug)));
const splitWords = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .match(/[a-z][a-z’'-]*/g) ?? [];

describe('content files', () => {
  it('are parsed into front matter, body and sections, unless the front matter is invalid', () => {
    expect(parseContent('---\nterm: A: b\n---\nText\n')).toEqual({
      meta: { term: 'A: b' },
      body: 'Text',
    });
    expect(parseContent('Only text')).toEqual({ meta: {}, body: 'Only text' });
    expect(() => parseContent('---\nno colon\n---\nx')).toThrow('front matter');
    expect(splitSections('first\n\n## Two\nsecond')).toEqual({ '': 'first', Two: 'second' });
  });
  it.each(kinds)('of %s contain only allowed front matter and a text', (kind) => {
    const allowedFields = (
      {
        glossary: ['term', 'data_act_term'],
        'about-the-data': [],
        'filter-help': ['title', 'glossary', 'about'],
        'search-methods': ['title'],
        legal: ['title', 'description'],
        guide: ['title', 'order'],
      } as Record<string, string[]>
    )[kind]!;
    for (const slug of getSlugs(kind)) {
      const { meta, body } = parseContent(readRawContent(kind, slug));
      expect([
        slug,
        Object.keys(meta).filter((key) => !allowedFields.includes(key)),
        body.length > 20,
      ]).toEqual([slug, [], true]);
    }
  });
  it('link only to terms, entries and pages that exist', () => {
    const paths = pages
      .filter((page) => !('hidden' in page))
      .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    for (const [kind, slug, text] of texts) {
      for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const name = `${kind}/${slug} → ${target!}`;
        const [, flag, entry] = /^\?(glossary|about-the-data)(?:=(.*))?$/.exec(target!) ?? [];
        if (flag) expect([name, !entry || getSlugs(flag).includes(entry)]).toEqual([name, true]);
        else if (target!.startsWith('/'))
          expect([name, paths.some((path) => path.test(target!.split('?')[0]!))]).toEqual([
            name,
            true,
          ]);
        else expect([name, /^(https:\/\/|mailto:|#)/.test(target!)]).toEqual([name, true]);
      }
    }
  });
  it.each(kinds)(
    'of %s load by slug, and loading a missing slug fails [r7.3, r8.8]',
    async (kind) => {
      const load = (slug: string) =>
        kind === 'glossary'
          ? loadTerm(slug)
          : loadEntry(kind, slug).then(({ blocks }) => getPlainText(blocks));
      for (const slug of getSlugs(kind)) expect((await load(slug)).length).toBeGreaterThan(20);
      await expect(load('no-such-entry')).rejects.toThrow('Cannot find module');
      await expect(load('../glossary/outlay')).rejects.toThrow('Cannot find module');
    },
  );
});

describe('the glossary’s content', () => {
  it('has at least 160 terms, each with a plain definition of at least twelve words', () => {
    expect(terms.length).toBeGreaterThanOrEqual(160);
    for (const { slug, term, plain } of terms)
      expect([slug, term.length > 1, splitWords(plain).length >= 12]).toEqual([slug, true, true]);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
  });
  it('contains every word of the day, and there is one for each day of the year', () => {
    const names = terms.map(({ term }) => term);
    expect(wordsOfTheDay.length).toBe(61);
    expect(wordsOfTheDay.filter((word) => !names.includes(word))).toEqual([]);
    expect(wordOfTheDay(new Date('2026-02-01T12:00:00Z'))).toBe(wordsOfTheDay[1]);
    expect(wordOfTheDay(new Date('2026-01-01T12:00:00Z'))).toBe(wordsOfTheDay[32]);
    expect(wordOfTheDay(new Date('2026-01-31T12:00:00Z'))).toBe(wordsOfTheDay[31]);
    for (let day = 0; day < 366; day += 1)
      expect(wordOfTheDay(new Date(Date.UTC(2028, 0, 1 + day)))).toBeTruthy();
  });
  it('contains every slug that pages and filters link to', () => {
    const linkedSlugs =
      'obligation outlay budgetary-resources budget-authority budget-function agency object-class federal-account transaction contract financial-assistance face-value-of-loan loan-subsidy-cost assistance-listings-cfda-program disaster-emergency-fund-code-defc award-obligations non-award-obligations unobligated-balance unique-entity-identifier-uei duns primary-place-of-performance fiscal-year-fy naics product-or-service-code-psc action-date treasury-account-symbol-tas blanket-purchase-agreement-bpa purchase-order delivery-order-contract definitive-contract government-wide-acquisition-contract-gwac indefinite-delivery-contract-idc indefinite-delivery-requirements-contract indefinite-delivery-indefinite-quantity-idiq-contract indefinite-delivery-definite-quantity-contract federal-supply-schedule-fss basic-ordering-agreement-boa block-grant formula-grant project-grant cooperative-agreement direct-payment-with-unrestricted-use direct-payment-for-specified-use direct-loan guaranteed-insured-loans insurance other-financial-assistance not-specified';
    expect(linkedSlugs.split(' ').filter((slug) => !getSlugs('glossary').includes(slug))).toEqual(
      [],
    );
  });
  it('names a source in every official definition, such as a statute or an official guide', () => {
    const source =
      /U\.S\.C\.|Public Law|CFR|FAR |FFATA|GSDM|OMB|FPDS|FABS|SF 133|GAO|GTAS|Treasury|Section \d|Constitution|GSA|Census|Fund Accountability|Federal Funding|Federal Program Information Act|DATA Act|File [A-F]|Federal Procurement Data System|Data Universal|CARES Act|Infrastructure Investment|“Federal Action Obligation”/;
    for (const { slug, official } of terms.filter((term) => term.official))
      expect([slug, source.test(official)]).toEqual([slug, true]);
    expect(terms.filter(({ official }) => official).length).toBeGreaterThan(150);
  });
  it('has no two plain definitions that share more than 60% of their words', () => {
    const sets = terms.map(({ slug, plain }) => ({
      slug,
      own: new Set(splitWords(plain).filter((word) => word.length > 2)),
    }));
    for (const [index, a] of sets.entries())
      for (const b of sets.slice(index + 1)) {
        const shared =
          [...a.own].filter((word) => b.own.has(word)).length / Math.min(a.own.size, b.own.size);
        expect([a.slug, b.slug, shared <= 0.6]).toEqual([a.slug, b.slug, true]);
      }
  });
  it('has an average reading grade of ten or less', () => {
    const grades = terms.map(({ plain }) => readingGrade(plain));
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(10);
  });
});

describe('About the Data', () => {
  it('has a text for every entry and an entry for every text', () => {
    expect(aboutSections.flatMap(({ entries }) => entries.map(({ slug }) => slug)).sort()).toEqual(
      getSlugs('about-the-data'),
    );
  });
  const namedSlugs =
    'award-description-data-quality cfr changes-in-reporting-requirements congressional-district-data data-validation-of-source-systems defc definition-of-award-recipient definition-of-covered-funds delay-in-dod-procurement-data dol-unemployment far file-a file-b file-c file-d1 file-d2 file-e file-f financing-accounts gsdm gtas limited-data-for-unlinked-prime-awards medicare-location-data statutory-authority subaward-data-quality treasury-eip treasury-era-slfrf usda-outlays';
  it('has every slug that the specification names [r2.about-the-data.23]', () => {
    expect(
      namedSlugs.split(' ').filter((slug) => !getSlugs('about-the-data').includes(slug)),
    ).toEqual([]);
  });
  /** Topics and figures of the specification, each with the entry that covers it and the patterns that this entry must match. */
  const themes: readonly (readonly [theme: string, slug: string, ...shows: RegExp[]])[] = [
    [
      'Provider Relief Fund totals sit below the public-use file [r1.2]',
      'hhs-general-and-targeted-distributions',
      /below the public-use file/,
      /not all providers have attested/,
    ],
    [
      'subaward data come from prime recipients by the end of the following month [r1.3, r9.9]',
      'frequency-of-updates-to-subaward-data',
      /prime award recipients/,
      /end of the month after/,
    ],
    [
      'unlinked prime awards [r1.4-5]',
      'limited-data-for-unlinked-prime-awards',
      /File C/,
      /D1 and D2/,
      /second quarter of fiscal year 2017/,
      /zero or negative subsidy cost/,
    ],
    ['90-day delay [r1.6]', 'delay-in-dod-procurement-data', /90 days/, /Army Corps of Engineers/],
    [
      'subaward quality [r1.7]',
      'subaward-data-quality',
      /Duplicates/,
      /Deletions are manual/,
      /Not all assistance types/,
    ],
    [
      'submitted and current districts [r1.8, r1.33-34, r5.9]',
      'congressional-district-data',
      /Submitted/,
      /Current/,
      /2023 to 2033/,
      /75 percent or more/,
      /2018 census estimates/,
      /XX-##/,
      /00 is a state with one district for the whole state/,
      /98 is a territory whose delegate has no vote/,
      /90 stands for several districts/,
      /MULTI-STATE/,
    ],
    [
      'covered funds and codes [r1.9]',
      'definition-of-covered-funds',
      /15011/,
      /L, M, N, O, P, U and V/,
    ],
    [
      'statutory authority [r1.11]',
      'statutory-authority',
      /Funding Accountability and Transparency Act/,
      /DATA Act/,
      /CARES Act/,
    ],
    ['GTAS [r1.14]', 'gtas', /Adjusted Trial Balance System/],
    [
      'aggregate records [r1.15]',
      'pii-and-aggregate-records',
      /MULTIPLE RECIPIENTS/,
      /Unique Record Identifier/,
      /Federal Award Identification Number/,
    ],
    [
      'redacted records [r1.16]',
      'pii-and-redacted-records',
      /REDACTED DUE TO PII/,
      /street address/,
      /last four digits/,
    ],
    [
      'monthly reporting [r1.17-18]',
      'frequency-of-updates-to-agency-account-data',
      /June 2020/,
      /fiscal year 2022/,
      /the day after/,
    ],
    [
      'thresholds of prime awards [r1.19-20]',
      'reporting-threshold-for-prime-awards',
      /\$25,000/,
      /\$10,000 as of 2022/,
    ],
    ['threshold of subawards [r1.21]', 'reporting-threshold-for-subawards', /\$30,000 or more/],
    ['financing accounts [r1.22]', 'financing-accounts', /not published/],
    ['Economic Impact Payments [r1.23]', 'treasury-eip', /aggregate only/],
    [
      'unreported outlays and code mapping [r1.25]',
      'usda-outlays',
      /Department of Agriculture/,
      /outlays of some awards are not reported in File C/,
      /codes were mapped wrongly/,
    ],
    [
      'start of award data [r1.26, r9.10]',
      'start-date-for-prime-award-and-subaward-data',
      /fiscal year 2001/,
      /fiscal year 2008/,
    ],
    [
      'start of account data [r1.27]',
      'start-date-for-spending-data',
      /second quarter of fiscal year 2017/,
    ],
    [
      'unemployment gap [r1.28]',
      'dol-unemployment',
      /Department of Labor/,
      /unemployment benefits/,
      /a gap in the data/,
    ],
    [
      'uninsured program [r1.29]',
      'hhs-uninsured',
      /Department of Health and Human Services/,
      /people without insurance/,
    ],
    [
      'ERA and SLFRF subawards [r1.30]',
      'treasury-era-slfrf',
      /Emergency Rental Assistance \(ERA\)/,
      /State and Local Fiscal Recovery Funds \(SLFRF\)/,
      /subawards of these programs do not appear/,
    ],
    [
      'Medicare locations [r1.31]',
      'medicare-location-data',
      /Medicare payments/,
      /grouped records/,
      /not always the place of the doctor’s office or hospital where care was given/,
    ],
    ['rural health clinic testing [r1.32]', 'hhs-rhc', /Rural Health Clinic/],
    [
      'freshness of contracts, both figures [r9.3-6]',
      'frequency-of-updates-to-prime-award-data-for-contracts',
      /within five days/,
      /two days/,
      /three business days/,
      /within 30 days/,
      /90 days/,
    ],
    [
      'freshness of assistance, both figures [r9.7-8]',
      'frequency-of-updates-to-prime-award-data-for-financial-assistance',
      /14 days/,
      /every two weeks/,
      /30 days/,
      /month/,
    ],
    [
      'DEF codes and their dates',
      'defc',
      ...[
        'March 6, 2020',
        'March 18, 2020',
        'March 27, 2020',
        'April 24, 2020',
        'December 27, 2020',
        'March 11, 2021',
        'November 15, 2021',
      ].map((date) => new RegExp(date)),
    ],
  ];
  const getPlainBody = (slug: string) =>
    parseContent(readRawContent('about-the-data', slug))
      .body.replaceAll(/\s+/g, ' ')
      .replaceAll('**', '');
  it.each(themes.map((row) => [row[0], row] as const))(
    'covers: %s',
    (_theme, [, slug, ...shows]) => {
      for (const show of shows) expect(getPlainBody(slug)).toMatch(show);
    },
  );
  /** Topics that span several entries, all of which are checked. */
  const groups: readonly (readonly [theme: string, entries: Readonly<Record<string, RegExp[]>>])[] =
    [
      [
        'the three OMB memoranda and what they cover [r1.12]',
        {
          'omb-m-08272010': [/M-08272010/, /report subawards/],
          'omb-m-22-02': [/October 2021/, /award descriptions/],
          'omb-m-18-16': [/data quality plan/, /internal control/],
        },
      ],
      [
        'pointers to regulations and memoranda [r1.10]',
        {
          far: [/title 48/, /acquisition\.gov/],
          cfr: [/2 CFR part 200/, /ecfr\.gov/],
          'reporting-requirement-for-federal-agencies': [/memoranda .*\[Statutory Authority\]/],
        },
      ],
      [
        'what is in Files A, B, C, D1, D2, E and F [r1.13]',
        {
          'file-a': [/for every Treasury account of the agency/, /budgetary resources/],
          'file-b': [/program activity/, /object class/],
          'file-c': [/links accounts to awards/],
          'file-d1': [/FPDS/, /three business days/],
          'file-d2': [/FABS/],
          'file-e': [/five best-paid/],
          'file-f': [/\$30,000 or more/],
        },
      ],
    ];
  it.each(groups)('covers: %s', (_theme, entries) => {
    for (const [slug, shows] of Object.entries(entries))
      for (const show of shows) expect(getPlainBody(slug)).toMatch(show);
  });
  it('lists the entities that do not report [r1.24]', () => {
    const { body } = parseContent(
      readRawContent('about-the-data', 'reporting-requirement-for-federal-agencies'),
    );
    const [, list = ''] = /\*\*Who does not report\.\*\*[^\n]*\n\n((?:- .+\n?)+)/.exec(body) ?? [];
    const names = list
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(2));
    const data = join(__dirname, '../mock-api/data');
    // The article refers to the first list. The second contains the agencies in the submission statistics.
    const reference = readReference({ folder: join(data, 'published') }, 'non_reporting_entities');
    const reportingAgencies = readReference({ folder: join(data, 'reference') }, 'agencies');
    expect(names).toEqual(reference.map(({ name }) => name));
    const codes = new Set(reportingAgencies.map(({ toptier_code }) => toptier_code));
    expect(reference.filter(({ toptier_code }) => codes.has(toptier_code))).toEqual([]);
    for (const name of [
      'Library of Congress',
      'Government Accountability Office',
      'District of Columbia Courts',
    ]) {
      expect(reportingAgencies.map((agency) => agency.name)).toContain(name);
      expect(body).toMatch(new RegExp(`${name}.* do report`));
    }
  });
});

describe('the spending guide', () => {
  it('has 13 groups in order and 55 questions, each with an answer', () => {
    expect(guideGroups.length).toBe(13);
    guideGroups.forEach(({ slug, title }, index) =>
      expect(parseContent(readRawContent('guide', slug)).meta).toEqual({
        title,
        order: String(index + 1),
      }),
    );
    const answers = guideGroups.flatMap(({ slug }) =>
      Object.entries(splitSections(parseContent(readRawContent('guide', slug)).body)).filter(
        ([question]) => question,
      ),
    );
    expect(answers.length).toBe(55);
    for (const [question, answer] of answers)
      expect([question, question.endsWith('?'), answer.length > 30]).toEqual([
        question,
        true,
        true,
      ]);
    expect(getSlugs('guide')).toEqual(guideGroups.map(({ slug }) => slug).sort());
  });
});

describe('data sources and methodology of the results', () => {
  it('have a different text for each section and level', () => {
    const methodSlugs = getSlugs('search-methods');
    expect(methodSlugs).toEqual(
      ['table', 'categories', 'time', 'map']
        .flatMap((section) =>
          ['awards', 'subawards', 'transactions'].map((level) => `${section}-${level}`),
        )
        .sort(),
    );
    expect(
      new Set(methodSlugs.map((slug) => parseContent(readRawContent('search-methods', slug)).body))
        .size,
    ).toBe(12);
  });
  it('have a reading grade of twelve or less', () => {
    for (const slug of getSlugs('search-methods'))
      expect([
        slug,
        readingGrade(parseContent(readRawContent('search-methods', slug)).body) <= 12,
      ]).toEqual([slug, true]);
  });
});
