import { craftedAwards as ids, type Crafted, type CraftedName } from './crafted';

const grant = (name: CraftedName, overrides: Partial<Crafted>): Crafted => ({
  id: ids[name],
  type: '04',
  recipient: 'labs',
  place: { zip: '59601' },
  text: 'Sample grant for the study of rivers',
  start: '2022-03-01',
  end: '2026-02-28',
  nonFederal: 50_000,
  recordType: 2,
  listings: [['66.460', 400_000]],
  actions: [
    ['2022-03-01', 300_000],
    ['2023-09-14', 100_000, { type: 'C' }],
  ],
  accounts: 2,
  paid: 0.6,
  ...overrides,
});
const payment = (name: CraftedName, overrides: Partial<Crafted>): Crafted => ({
  ...grant(name, overrides),
  type: '06',
  text: 'Sample payment to farms',
  start: '2024-01-01',
  end: '2024-12-31',
  listings: [['10.055', 90_000]],
  nonFederal: undefined,
  actions: [
    ['2024-03-01', 60_000],
    ['2024-09-03', 30_000, { type: 'C' }],
  ],
  accounts: 1,
  ...overrides,
});
/** Returns an ordinary loan, whose actions obligate the subsidy cost. */
const loan = (name: CraftedName, overrides: Partial<Crafted>): Crafted => ({
  ...grant(name, overrides),
  type: '08',
  recipient: 'borrower',
  text: 'Sample loan to rebuild a workshop',
  end: '2042-02-28',
  listings: [['59.008', 24_000]],
  nonFederal: undefined,
  accounts: 1,
  actions: [
    ['2022-03-01', 18_000, { face: 200_000 }],
    ['2023-09-14', 6_000, { type: 'C', face: 50_000 }],
  ],
  ...overrides,
});
const insurance = (name: CraftedName, overrides: Partial<Crafted>): Crafted => ({
  ...grant(name, overrides),
  type: '09',
  text: 'Sample flood insurance',
  start: '2023-04-01',
  end: '2026-03-31',
  listings: [['97.022', 75_000]],
  nonFederal: undefined,
  actions: [['2023-04-04', 75_000]],
  accounts: 1,
  ...overrides,
});

/** Grants, payments, loans, insurance and other assistance for the special cases that pages must handle. */
export const craftedAssistance: readonly Crafted[] = [
  grant('grantComplete', {
    text: 'Sample grant with everything that the page of a grant can show',
    recipient: 'works',
    start: '2021-10-01',
    nonFederal: 125_000,
    listings: [['66.460', 730_000.25]],
    actions: [
      ['2021-10-01', 500_000],
      ['2022-10-03', 200_000.25, { type: 'B', text: 'Sample continuation' }],
      ['2023-12-05', -20_000, { type: 'D', text: 'Sample release of funds not needed' }],
      ['2025-02-11', 50_000, { type: 'C' }],
    ],
    accounts: 3,
    paid: 0.8,
    subawards: [
      ['SAMPLE-SUB-1', '2022-01-12', 80_000, 'labs', 'Sample gauges'],
      ['SAMPLE-SUB-2', '2023-05-09', 40_000.5, 'unnumbered', 'Sample readings'],
    ],
  }),
  grant('grantNoDates', { start: undefined, end: undefined, undated: true }),
  grant('grantNoAmounts', {
    nonFederal: undefined,
    listings: [['66.460', 0]],
    actions: [['2022-03-01', 0]],
    accounts: 0,
  }),
  grant('grantNegative', {
    listings: [['66.460', -100_000]],
    actions: [
      ['2022-03-01', 300_000],
      ['2023-09-14', -400_000, { type: 'C', text: 'Sample return of more than was given' }],
    ],
  }),
  grant('grantEndBeforeStart', { end: '2021-02-28' }),
  grant('grantNoRecipientName', { recipient: 'nameless' }),
  grant('grantForeign', { recipient: 'abroad', place: { country: 'KEN' } }),
  grant('grantDistrict90', { recipient: 'wholeState', place: { wholeState: 'CO' } }),
  grant('grantUnlinked', { recipient: 'unnumbered', accounts: 0 }),
  grant('grantSeveralListings', {
    listings: [
      ['66.460', 250_000],
      ['66.419', 100_000.5],
      ['66.468', 49_999.5],
    ],
  }),
  grant('grantSubawardsOver', {
    subawards: [
      ['SAMPLE-SUB-1', '2022-05-02', 300_000, 'unnumbered', 'Sample gauges'],
      ['SAMPLE-SUB-2', '2023-01-20', 150_000, 'works', 'Sample readings'],
    ],
  }),
  grant('grantCovid', { codes: ['N', 'V'] }),
  grant('grantInfrastructure', { codes: ['Z'], accounts: 1 }),
  payment('directPaymentComplete', { recipient: 'borrower' }),
  payment('directPaymentRedacted', { recipient: 'redacted', recordType: 3 }),
  payment('directPaymentAggregated', { recipient: 'aggregate', recordType: 1 }),
  payment('directPaymentOddId', { recipient: 'aggregate', recordType: 1 }),
  loan('loanComplete', {}),
  loan('loanSubsidyOverFace', {
    listings: [['59.008', 60_000]],
    actions: [['2022-03-01', 60_000, { face: 40_000 }]],
  }),
  loan('loanNegativeSubsidy', {
    listings: [['59.008', -4_000]],
    actions: [['2022-03-01', -4_000, { face: 200_000 }]],
  }),
  insurance('insuranceComplete', {}),
  insurance('otherComplete', { type: '11', text: 'Sample other assistance' }),
  insurance('otherNegative', {
    type: '11',
    text: 'Sample other assistance, returned',
    listings: [['97.022', -15_000]],
    actions: [
      ['2023-04-04', 20_000],
      ['2024-04-04', -35_000, { type: 'D' }],
    ],
  }),
];
