/**
 * COVID-19 obligations of fiscal years 2020 to 2022 by agency, and the accounts for spending outside awards. These are our own estimates
 * from general knowledge: orders of magnitude of the laws as enacted (P.L. 116-123, 116-127, 116-136, 116-139, 116-260, 117-2).
 */
export const covidAgencies: readonly {
  abbr: string;
  billions: number;
  /** Share of the agency's awards in that period that these laws fund, apart from the awards of `covidPrograms`. */
  awards: number;
  /** Share of each federal account in the agency's COVID-19 spending outside awards, by account code. */
  accounts: Readonly<Record<string, number>>;
}[] = [
  {
    abbr: 'TREAS',
    billions: 1500,
    awards: 0.3,
    accounts: {
      '020-0905': 0.8,
      '020-0936': 0.1,
      '020-1894': 0.07,
      '020-0124': 0.01,
      '020-0150': 0.02,
    },
  },
  {
    abbr: 'SBA',
    billions: 1050,
    awards: 0.5,
    accounts: {
      '073-1154': 0.83,
      '073-1152': 0.1,
      '073-0500': 0.02,
      '073-0700': 0.02,
      '073-0800': 0.03,
    },
  },
  { abbr: 'DOL', billions: 690, awards: 0.3, accounts: { '016-8042': 0.7, '016-0326': 0.3 } },
  {
    abbr: 'HHS',
    billions: 480,
    awards: 0.12,
    accounts: { '075-0140': 0.7, '075-0943': 0.15, '075-1515': 0.15 },
  },
  { abbr: 'ED', billions: 300, awards: 0.03, accounts: { '091-0251': 1 } },
  {
    abbr: 'USDA',
    billions: 210,
    awards: 0.08,
    accounts: { '012-3505': 0.45, '012-3539': 0.2, '012-4336': 0.35 },
  },
  { abbr: 'DOT', billions: 105, awards: 0.2, accounts: { '069-2812': 0.7, '069-2815': 0.3 } },
  { abbr: 'DHS', billions: 105, awards: 0.15, accounts: { '070-0702': 1 } },
  { abbr: 'VA', billions: 37, awards: 0.03, accounts: { '036-0160': 1 } },
  { abbr: 'HUD', billions: 16, awards: 0.06, accounts: { '086-0302': 0.5, '086-0162': 0.5 } },
  { abbr: 'DOD', billions: 17, awards: 0.005, accounts: { '097-0130': 1 } },
  { abbr: 'FCC', billions: 10, awards: 0.1, accounts: { '027-5183': 1 } },
  { abbr: 'USAID', billions: 9, awards: 0.05, accounts: { '072-1035': 1 } },
  { abbr: 'DOC', billions: 4, awards: 0.05, accounts: { '013-2050': 1 } },
  { abbr: 'DOI', billions: 2, awards: 0.02, accounts: {} },
  { abbr: 'DOJ', billions: 2, awards: 0.01, accounts: {} },
  { abbr: 'DOS', billions: 2, awards: 0.01, accounts: {} },
];

/**
 * DEFCs of the programs created by the COVID-19 laws, by the beginning of the assistance listing number. Each award of these programs
 * that was signed from March 27, 2020 to September 30, 2022 has one of these DEFCs.
 */
export const covidPrograms: Readonly<Record<string, readonly string[]>> = {
  '10.542': ['M', 'U', 'V'],
  '10.129': ['N'],
  '10.13': ['N'],
  '21.019': ['N'],
  '21.023': ['U'],
  '21.026': ['V'],
  '21.027': ['V'],
  '32.008': ['U'],
  '32.009': ['V'],
  '59.072': ['N', 'U'],
  '59.073': ['N', 'P', 'U'],
  '59.075': ['U'],
  '59.078': ['V'],
  '84.425': ['N', 'U', 'V'],
  '93.461': ['M', 'P', 'V'],
  '93.498': ['N', 'P', 'V'],
};
/** Regular expression for the assistance listing numbers of benefits under older laws. The COVID-19 laws do not fund these benefits. */
export const OLDER_LAWS_PATTERN = /^(93\.77|96|64\.1|57)/.source;

/** Shares of the COVID-19 spending outside awards by fiscal year and DEFC. */
export const covidYears: readonly (readonly [fy: number, code: string, part: number])[] = [
  [2020, 'L', 0.005],
  [2020, 'M', 0.06],
  [2020, 'N', 0.34],
  [2020, 'P', 0.045],
  [2021, 'O', 0.02],
  [2021, 'U', 0.15],
  [2021, 'V', 0.28],
  [2022, 'V', 0.1],
];
