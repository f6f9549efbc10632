import { makeAward, type AwardListing, type AwardShape } from '@/domain/award';
import { makeAggregatedAmounts } from '@/domain/awardAmounts';
import { makeLocation } from '@/domain/location';
import { awardSentence, awardSentenceParts, awardSubtitle } from './awardSentence';

const agency = {
  hasPage: true,
  name: 'Department of Energy',
  abbreviation: 'DOE',
  code: '089',
  slug: 'department-of-energy',
  subtier: '',
  office: '',
};
const recipient = {
  name: 'SANDIA CORPORATION',
  hash: '1b-C',
  uei: '',
  duns: '',
  parentName: '',
  parentHash: '',
  parentUei: '',
  parentDuns: '',
  location: null,
  businessCategories: [],
};
const place = makeLocation({
  city: 'ALBUQUERQUE',
  stateCode: 'NM',
  zip5: '87185',
  country: 'UNITED STATES',
  countryCode: 'USA',
});
const makeListing = (title: string, totalFunding: number): AwardListing => ({
  number: '20.205',
  title,
  objectives: '',
  agency: '',
  website: '',
  samWebsite: '',
  applicantEligibility: '',
  beneficiaryEligibility: '',
  popularName: '',
  obligation: null,
  nonFederalFunding: null,
  totalFunding,
});
const contract = (changes: Partial<AwardShape> = {}) =>
  makeAward({
    category: 'contract',
    title: 'Definitive Contract',
    awardingAgency: agency,
    recipient,
    placeOfPerformance: place,
    totalObligation: 12_345_678,
    dateSigned: '2019-04-01',
    psc: [{ code: 'M1', text: 'OPERATION OF LABORATORIES' }],
    ...changes,
  });
const grant = (changes: Partial<AwardShape> = {}) =>
  contract({
    category: 'grant',
    title: 'Project Grant',
    psc: [],
    listings: [makeListing('Highway Planning', 1)],
    ...changes,
  });
const bare = makeAward({ category: 'contract', title: 'Definitive Contract' });

describe('the opening sentence of an award', () => {
  it('names agency, amount, recipient, purpose, place and year', () =>
    expect(awardSentence(contract())).toBe(
      'The Department of Energy obligated $12.3 million to SANDIA CORPORATION for operation of laboratories in Albuquerque, New Mexico, since 2019.',
    ));
  it('links to the agency, the recipient, the city and the state', () =>
    expect(awardSentenceParts(contract()).filter(({ to }) => to)).toEqual([
      { text: 'Department of Energy', to: '/agency/department-of-energy' },
      { text: 'SANDIA CORPORATION', to: '/recipient/1b-C/latest' },
      { text: 'Albuquerque', to: '/place/city/NM/albuquerque' },
      { text: 'New Mexico', to: '/state/new-mexico/latest' },
    ]));
  it('links to the county of work without a city', () =>
    expect(
      awardSentenceParts(
        contract({
          placeOfPerformance: place.merge({ city: '', county: 'SANTA FE', countyCode: '049' }),
        }),
      ),
    ).toEqual(
      expect.arrayContaining([
        { text: 'Santa Fe County', to: '/place/county/NM049' },
        { text: 'New Mexico', to: '/state/new-mexico/latest' },
      ]),
    ));
  it('names the program of assistance and links to its section', () => {
    const award = grant({ description: 'REPAIR OF BRIDGES.' });
    expect(awardSentence(award)).toBe(
      'The Department of Energy obligated $12.3 million to SANDIA CORPORATION under the program Highway Planning for “REPAIR OF BRIDGES” in Albuquerque, New Mexico, since 2019.',
    );
    expect(awardSentenceParts(award)).toContainEqual({
      text: 'Highway Planning',
      section: 'assistance-listings',
    });
  });
  it('names the largest of several programs', () =>
    expect(
      awardSentence(grant({ listings: [makeListing('Small', 1), makeListing('Large', 9)] })),
    ).toContain(' to SANDIA CORPORATION under programs that include Large in Albuquerque'));
  it('omits the program of a contract, whose page has no section about it', () =>
    expect(awardSentence(contract({ listings: [makeListing('Highway Planning', 1)] }))).not.toMatch(
      /program/,
    ));
  it.each([
    ['IT AND TELECOM - HELP DESK (ITSM)', 'IT and telecom - help desk (ITSM)'],
    ['R&D- MEDICAL: HIV/AIDS', 'R&D- medical: HIV/AIDS'],
    ['VISUAL AIDS, IT', 'visual aids, IT'],
  ])('keeps the abbreviations of %s', (title, text) =>
    expect(awardSentence(contract({ psc: [{ code: 'D', text: title }] }))).toContain(
      ` for ${text}`,
    ),
  );
  it('quotes a description, cut between words, where there is no product or service', () => {
    const text = awardSentence(contract({ psc: [], description: 'SPARE PARTS '.repeat(20) }));
    const [quotation = ''] = /“.*”/.exec(text) ?? [];
    expect(quotation).toMatch(/^“(SPARE PARTS )+SPARE( PARTS)?…”$/);
    expect(quotation.length).toBeLessThanOrEqual(143);
  });
  it.each<[string, Partial<AwardShape>, string]>([
    ['zero', { totalObligation: 0 }, 'obligated $0 to SANDIA'],
    [
      'negative',
      { totalObligation: -2_500_000 },
      'took back $2.5 million more than it obligated to',
    ],
    ['below half a dollar', { totalObligation: -0.2 }, 'obligated $0 to SANDIA'],
  ])('states an amount that is %s', (_, changes, expected) =>
    expect(awardSentence(contract(changes))).toContain(expected),
  );
  it('omits every missing value', () => {
    expect(awardSentence(bare)).toBe(
      'An unnamed agency signed a Definitive Contract with an unnamed recipient.',
    );
    expect(awardSentence(bare.merge({ dateSigned: '2019-04-01', title: '--' }))).toBe(
      'In 2019, an unnamed agency signed an award with an unnamed recipient.',
    );
    expect(awardSentence(bare.merge({ category: 'grant', title: 'Block Grant' }))).toBe(
      'An unnamed agency awarded a Block Grant to an unnamed recipient.',
    );
  });
  it.each([
    [1, 'multiple recipients'],
    [3, 'a recipient whose name is withheld for privacy'],
  ])('does not link to the hidden recipient of a record of type %d', (recordType, text) => {
    const parts = awardSentenceParts(grant({ recordType }));
    expect(parts).toContainEqual({ text });
    expect(parts.some(({ to }) => to?.startsWith('/recipient'))).toBe(false);
  });
  it.each([
    ['abroad', { city: 'PARIS', country: 'FRANCE', countryCode: 'FRA' }, ' in Paris, France,'],
    [
      'of a whole country',
      { country: 'UNITED STATES', countryCode: 'USA' },
      ' in the United States,',
    ],
  ])('does not link to a place %s', (_, location, expected) => {
    const award = contract({ placeOfPerformance: makeLocation(location) });
    expect(awardSentence(award)).toContain(expected);
    expect(awardSentenceParts(award).some(({ to }) => to?.startsWith('/state'))).toBe(false);
  });
  it('states the face value and the cost of a loan', () => {
    const loan = grant({
      category: 'loan',
      title: 'Direct Loan',
      faceValue: 5_000_000,
      subsidyCost: 70_000,
    });
    expect(awardSentence(loan)).toBe(
      'In 2019, the Department of Energy awarded a Direct Loan with a face value of $5.0 million to SANDIA CORPORATION under the program Highway Planning in Albuquerque, New Mexico. Its cost to the government, the original subsidy cost, is $70,000.',
    );
    expect(awardSentence(loan.merge({ faceValue: null, subsidyCost: null }))).toMatch(
      /^In 2019, the Department of Energy awarded a Direct Loan to SANDIA CORPORATION .* New Mexico\.$/,
    );
  });
  it('states the ceiling of an IDV and the amounts of its orders, with placeholders while they load', () => {
    const vehicle = contract({
      category: 'idv',
      title: 'Indefinite Delivery Contract',
      baseAndAllOptions: 10e9,
      totalObligation: 0,
    });
    const start =
      'In 2019, the Department of Energy signed an Indefinite Delivery Contract with SANDIA CORPORATION for operation of laboratories in Albuquerque, New Mexico. Its ceiling is $10.0 billion. The vehicle itself obligated $0.';
    const readText = (amounts: Parameters<typeof awardSentenceParts>[1]) =>
      awardSentenceParts(vehicle, amounts)
        .map(({ text }) => text)
        .join('');
    expect(awardSentence(vehicle)).toBe(start);
    expect(readText(null)).toBe(`${start} -- orders placed under it obligated -- so far.`);
    expect(readText(makeAggregatedAmounts())).toBe(`${start} No orders have been placed under it.`);
    expect(readText(makeAggregatedAmounts({ contractCount: 2, totalObligation: 3e6 }))).toBe(
      `${start} 2 orders placed under it obligated $3.0 million so far.`,
    );
  });
});

describe('the subtitle of an award', () => {
  it.each<[string, string]>([
    ['$12.3 million obligated to SANDIA CORPORATION', awardSubtitle(contract())],
    [
      '-$1,500 obligated to SANDIA CORPORATION',
      awardSubtitle(contract({ totalObligation: -1500 })),
    ],
    [
      '$5.0 million face value for SANDIA CORPORATION',
      awardSubtitle(grant({ category: 'loan', faceValue: 5e6 })),
    ],
    [
      '$10.0 billion ceiling for SANDIA CORPORATION',
      awardSubtitle(contract({ category: 'idv', baseAndAllOptions: 10e9 })),
    ],
    ['$12.3 million obligated to multiple recipients', awardSubtitle(grant({ recordType: 1 }))],
    ['SANDIA CORPORATION', awardSubtitle(contract({ totalObligation: null }))],
    ['An unnamed recipient', awardSubtitle(bare)],
  ])('is “%s”', (expected, subtitle) => expect(subtitle).toBe(expected));
});
