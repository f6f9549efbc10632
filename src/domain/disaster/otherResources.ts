/** External pages about the response to COVID-19 (pages document §10.9). All addresses are maintained by the government. */
export interface OtherResource {
  name: string;
  url: string;
  text: string;
}
export const otherResources: readonly OtherResource[] = [
  {
    name: 'American Rescue Plan Act of 2021',
    url: 'https://www.congress.gov/bill/117th-congress/house-bill/1319',
    text: 'The text of the law and how it was passed',
  },
  {
    name: 'Pandemic Response Accountability Committee',
    url: 'https://www.pandemicoversight.gov/',
    text: 'Audits and reports of the inspectors general',
  },
  {
    name: 'Government Accountability Office',
    url: 'https://www.gao.gov/coronavirus',
    text: 'Reports and charts on how the relief laws were carried out',
  },
  {
    name: 'Federal Reserve',
    url: 'https://www.federalreserve.gov/covid-19.htm',
    text: 'Lending programs and supervision',
  },
  {
    name: 'Department of Agriculture',
    url: 'https://www.usda.gov/coronavirus',
    text: 'Food, farms and rural communities',
  },
  {
    name: 'Department of Defense',
    url: 'https://www.defense.gov/Explore/Spotlight/Coronavirus/',
    text: 'Medical supplies and help from the armed forces',
  },
  {
    name: 'Department of Education',
    url: 'https://www.ed.gov/coronavirus',
    text: 'Schools, colleges and students',
  },
  {
    name: 'Department of Health and Human Services',
    url: 'https://www.hhs.gov/coronavirus/index.html',
    text: 'Care, testing and vaccines',
  },
  {
    name: 'Department of Homeland Security',
    url: 'https://www.dhs.gov/coronavirus',
    text: 'Disaster relief and borders',
  },
  {
    name: 'Department of Housing and Urban Development',
    url: 'https://www.hud.gov/coronavirus',
    text: 'Rent, mortgages and shelter',
  },
  {
    name: 'Department of Labor',
    url: 'https://www.dol.gov/coronavirus',
    text: 'Unemployment and safety at work',
  },
  {
    name: 'Department of Transportation',
    url: 'https://www.transportation.gov/coronavirus',
    text: 'Airlines, transit and roads',
  },
  {
    name: 'Department of the Treasury',
    url: 'https://home.treasury.gov/policy-issues/coronavirus',
    text: 'Payments to people, businesses, states and cities',
  },
  {
    name: 'Treasury: CARES Act',
    url: 'https://home.treasury.gov/policy-issues/cares',
    text: 'The relief laws of 2020, grouped by who they help',
  },
  {
    name: 'Treasury: small businesses',
    url: 'https://home.treasury.gov/policy-issues/coronavirus/assistance-for-small-businesses',
    text: 'Paycheck Protection Program and credit',
  },
  {
    name: 'Treasury: state, local and tribal governments',
    url: 'https://home.treasury.gov/policy-issues/coronavirus/assistance-for-state-local-and-tribal-governments',
    text: 'Relief and recovery funds, with amounts by recipient',
  },
  {
    name: 'Department of Veterans Affairs',
    url: 'https://www.va.gov/coronavirus-veteran-frequently-asked-questions/',
    text: 'Care and benefits for veterans',
  },
  {
    name: 'Small Business Administration',
    url: 'https://www.sba.gov/funding-programs/loans/covid-19-relief-options',
    text: 'Loans and grants to small businesses',
  },
];
