import { craftedAwards as ids, type Crafted, type CraftedName } from './crafted';

const boulderPlace = { zip: '80302' };
/** Returns an ordinary definitive contract. `overrides` replaces fields to create a special case. */
const contract = (name: CraftedName, overrides: Partial<Crafted>): Crafted => ({
  id: ids[name],
  type: 'D',
  recipient: 'works',
  place: boulderPlace,
  text: 'Sample contract for the study of instruments',
  start: '2022-03-01',
  end: '2026-02-28',
  potentialEnd: '2027-02-28',
  current: 500_000,
  potential: 800_000,
  naics: 541330,
  psc: 'R425',
  pricing: 'J',
  setAside: 'NONE',
  competed: 'A',
  actions: [
    ['2022-03-01', 300_000],
    ['2023-09-14', 100_000, { type: 'G' }],
  ],
  accounts: 2,
  paid: 0.6,
  ...overrides,
});

/** Contracts for special cases. Contracts that trigger a warning are paired with contracts just below its threshold. */
const contracts: readonly Crafted[] = [
  contract('contractComplete', {
    type: 'C',
    text: 'Sample order with everything that the page of a contract can show',
    start: '2021-02-15',
    solicitation: 'SAMPLE-SOLICITATION-1',
    current: 1_000_000,
    potential: 1_500_000,
    actions: [
      ['2021-02-15', 400_000],
      ['2021-09-20', 150_000.25, { type: 'G', text: 'Sample option exercised' }],
      ['2022-09-12', 0, { type: 'M', text: 'Sample correction of an address' }],
      ['2023-03-01', -50_000.75, { type: 'C', text: 'Sample release of funds not needed' }],
      ['2024-09-18', 250_000.5, { type: 'G' }],
      ['2025-09-15', 120_000, { type: 'C' }],
    ],
    accounts: 3,
    paid: 0.7,
    subawards: [
      ['SAMPLE-SUB-1', '2021-04-02', 120_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-2', '2022-01-20', 90_000.1, 'supply', 'Sample housings'],
      ['SAMPLE-SUB-3', '2024-11-05', 45_000, 'abroad', 'Sample tests abroad'],
    ],
  }),
  contract('contractNoDates', {
    start: undefined,
    end: undefined,
    potentialEnd: undefined,
    undated: true,
  }),
  contract('contractNoAmounts', {
    current: undefined,
    potential: undefined,
    actions: [['2022-03-01', 0]],
    accounts: 0,
  }),
  contract('contractNegative', {
    current: -250_000,
    potential: 0,
    actions: [
      ['2022-03-01', 500_000],
      [
        '2024-06-03',
        -750_000,
        { type: 'F', text: 'Sample termination, more taken back than given' },
      ],
    ],
  }),
  contract('contractEndBeforeStart', { end: '2021-02-28', potentialEnd: '2021-02-28' }),
  contract('contractNoRecipientName', { recipient: 'nameless' }),
  contract('contractForeign', { recipient: 'abroad', place: { country: 'DEU' } }),
  contract('contractDistrict90', { recipient: 'wholeState', place: { wholeState: 'CO' } }),
  contract('contractUnlinked', { accounts: 0 }),
  contract('contractPartlyLinked', {
    start: '2015-05-04',
    actions: [
      ['2015-05-04', 150_000],
      ['2018-03-08', 250_000, { type: 'G' }],
    ],
  }),
  contract('contractOutlaysOverObligation', { paid: 1.3 }),
  contract('contractOverCurrent', { current: 350_000, potential: 800_000 }),
  contract('contractOverPotential', { current: 350_000, potential: 380_000 }),
  contract('contractCeilingFar', { potential: 12_000_000 }),
  contract('contractCeilingNear', { potential: 3_960_000 }),
  contract('contractTenfold', {
    current: 1_100_000,
    potential: 1_200_000,
    actions: [
      ['2022-03-01', 100_000],
      [
        '2023-09-14',
        1_000_000,
        { type: 'G', text: 'Sample modification to eleven times the value' },
      ],
    ],
  }),
  contract('contractTenfoldDown', {
    current: 90_000,
    potential: 100_000,
    actions: [
      ['2022-03-01', 1_000_000],
      ['2023-09-14', -910_000, { type: 'E', text: 'Sample modification to less than a tenth' }],
    ],
  }),
  contract('contractTenfoldNear', {
    current: 960_000,
    potential: 1_000_000,
    actions: [
      ['2022-03-01', 100_000],
      ['2023-09-14', 850_000, { type: 'G' }],
    ],
  }),
  contract('contractSubawardsOver', {
    subawards: [
      ['SAMPLE-SUB-1', '2022-05-02', 260_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-2', '2023-01-20', 180_000, 'supply', 'Sample housings'],
    ],
  }),
  contract('contractSubawardsNear', {
    subawards: [
      ['SAMPLE-SUB-1', '2022-05-02', 220_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-2', '2023-01-20', 179_999.99, 'supply', 'Sample housings'],
    ],
  }),
  contract('contractSubawardsRepeated', {
    subawards: [
      ['SAMPLE-SUB-1', '2022-05-02', 60_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-1', '2022-05-02', 60_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-2', '2023-01-20', 30_000, 'supply', 'Sample housings'],
    ],
  }),
  contract('contractSubawardsSimilar', {
    subawards: [
      ['SAMPLE-SUB-1', '2022-05-02', 60_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-2', '2022-06-02', 60_000, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-3', '2022-06-02', 60_000.01, 'labs', 'Sample parts'],
      ['SAMPLE-SUB-4', '2022-06-02', 60_000, 'supply', 'Sample parts'],
    ],
  }),
  contract('contractCovid', { codes: ['N'], accounts: 1 }),
  contract('contractInfrastructure', { codes: ['Z', 'Q'] }),
  contract('contractBothEmergencies', { codes: ['N', 'Z', '1'], accounts: 3 }),
  contract('contractOfficerWithoutAmount', { recipient: 'labs' }),
];

/** Returns contracts for the special cases that pages must handle. `actionCount` is the number of actions of the longest history. */
export const craftedContracts = (actionCount: number): readonly Crafted[] => [
  ...contracts,
  contract('contractLongHistory', {
    text: 'Sample contract with a very long history',
    start: '2015-10-01',
    current: 900_000,
    potential: 1_200_000,
    actions: Array.from({ length: actionCount }, (_, nth) => [
      // Spread the actions from 2015 to 2025, regardless of their number.
      new Date(Date.UTC(2015, 9, 1) + Math.floor((nth * 3600) / actionCount) * 86_400_000)
        .toISOString()
        .slice(0, 10),
      nth === 0 ? 400_000 : nth % 9 === 0 ? -500.5 : nth % 5 === 0 ? 0 : 100 + ((nth * 37) % 900),
      { type: nth === 0 ? undefined : ['C', 'G', 'M'][nth % 3] },
    ]),
  }),
];
