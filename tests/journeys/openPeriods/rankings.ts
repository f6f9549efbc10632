import { countyPath } from '@/domain/places/placePaths';
import { PAGE } from '../accountCalls';
import { postSearch } from '../apiCalls';
import { fetchChildren, fetchRecipients, fetchOverview } from '../recipientCalls';
import { LATEST, fetchSubmissions } from '../submissionCalls';

/** Periods as pages name them. Award data ends on a date, account data with the last reported period. */
export const MONTHS = '12 months from 11/15/2024 to 11/15/2025';
const OPEN = 'FY 2026 through 11/15/2025';
const REPORTED = 'FY 2025 through 08/31/2025';
const RELIEF = 'FY 2020 through 08/31/2025';

/** Pattern of a dollar amount in a sentence: rounded to a unit, or in whole dollars. Only tables and files show cents. */
const DOLLARS =
  '-?\\$(?:[\\d,]+(?:\\.\\d+)?(?: (?:thousand|[Mm]illion|[Bb]illion|[Tt]rillion)|[KMBT])|[\\d,]+(?![\\d,]*\\.?\\d))';
/** Returns a regular expression for a sentence in which `$` is any amount, `%` any share, `#` any number and `…` any text. */
export const sentence = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
      .replace(/[$%#…]/g, (mark) =>
        mark === '$'
          ? DOLLARS
          : mark === '%'
            ? '(?:< )?[\\d.]+%'
            : mark === '#'
              ? '[\\d,.]+'
              : '.*?',
      ),
  );

/** The place of a sentence: a figure, a table or list by its name, or the whole page. */
export type Place = string | RegExp | { role: 'table' | 'list'; name: string } | 'page';
export interface RankingPage {
  address: string | (() => Promise<string>);
  sentences: readonly (readonly [Place, string])[];
}

/** Returns the profile path of a parent recipient that, like at least one of its children, has obligations in FY 2026. */
const findParentPath = async () => {
  for (const { id } of await fetchRecipients('-P')) {
    const { uei, total_transaction_amount: total } = await fetchOverview(id, '2026');
    const children = uei && total > 0 ? await fetchChildren(uei, '2026') : [];
    if (children.some(({ amount }) => amount > 0)) return `/recipient/${id}/2026`;
  }
  throw new Error('No parent has children with obligations in FY 2026');
};
/** Returns the profile path of a recipient of an award that began in FY 2026. */
const findNewRecipientPath = async () => {
  const { results } = await postSearch<{ results: { recipient_id: string | null }[] }>(
    'spending_by_category/recipient/',
    {
      spending_level: 'transactions',
      filters: {
        time_period: [
          { start_date: '2025-10-01', end_date: '2025-11-15', date_type: 'new_awards_only' },
        ],
      },
    },
  );
  return `/recipient/${results.find(({ recipient_id: id }) => id)!.recipient_id}/latest`;
};
/** Returns the profile path of the county with the most obligations in FY 2026. */
const findCountyPath = async () => {
  const { results } = await postSearch<{
    results: { shape_code: string; aggregated_amount: number }[];
  }>('spending_by_geography/', {
    scope: 'place_of_performance',
    geo_layer: 'county',
    spending_level: 'transactions',
    filters: { time_period: [{ start_date: '2025-10-01', end_date: '2025-11-15' }] },
  });
  const [largest] = results
    .filter((row) => row.shape_code)
    .sort((one, other) => other.aggregated_amount - one.aggregated_amount);
  return `${countyPath(largest!.shape_code)}?fy=2026`;
};
/** Returns the code of a category with the most obligations in FY 2026. */
const findTopCode = async (category: 'naics' | 'cfda') => {
  const { results } = await postSearch<{ results: { code: string }[] }>(
    `spending_by_category/${category}/`,
    { filters: { time_period: [{ start_date: '2025-10-01', end_date: '2025-11-15' }] }, limit: 1 },
  );
  return results[0]!.code;
};
const findSubmission = async () => {
  const { results } = await fetchSubmissions(LATEST.fy, LATEST.period);
  return results.find(
    ({ tas_account_discrepancies_totals: { missing_tas_accounts_count: missing } }) => missing,
  )!;
};

/** Pages with the sentences that state a ranking or a share of a period, by the page names in `sources.ts`. */
export const rankings = {
  home: {
    address: '/',
    sentences: [
      [/^FY 2025 obligations by budget function$/, `… make up % of the $ in ${REPORTED}.`],
      ['What did my state receive?', ' leads with $ in FY 2025.'],
      ['Who received the most?', ' received $ in FY 2025.'],
      ['What is it spent on?', ` account for % of all obligations of ${REPORTED}.`],
      // Only complete years are compared.
      ['How has it changed?', 'FY 2025 awards totaled $, % more than in FY #.'],
    ],
  },
  states: {
    address: '/state',
    sentences: [
      [
        { role: 'table', name: 'States and territories' },
        `Obligations in the ${MONTHS}, US dollars`,
      ],
    ],
  },
  'state of a fiscal year': {
    address: '/state/ohio/2026',
    sentences: [
      ['Awarding Agencies', ` leads with $, % of the total (${OPEN}).`],
      ['Award Breakdown', ` make up % of the $ in ${OPEN}.`],
      ['Primary Place of Performance', `Of # county, … leads with $ in ${OPEN}.`],
      ['Transactions Over Time', '; FY 2026 is not complete.'],
      // Only complete years are compared.
      [
        'page',
        `Ohio: $ obligated for work there in ${OPEN}, #… of # states. In FY 2025: $ obligated, … FY 2024.`,
      ],
    ],
  },
  'county of a fiscal year': {
    address: findCountyPath,
    sentences: [
      ['Awarding Agencies', ` leads with $, % of the total (${OPEN}).`],
      ['Award Breakdown', ` make up % of the $ in ${OPEN}.`],
      [/^Position in /, `Of # count…, … leads with $ in ${OPEN}.`],
      [
        'Work Here and Recipients Here',
        `$ was obligated for work in …, and $ to recipients with an address there, in ${OPEN}.`,
      ],
      [
        'Prime Awards and Subawards',
        `Agencies obligated $ to prime recipients, and prime recipients passed on $ as subawards, in ${OPEN}.`,
      ],
      [
        'page',
        // In the sample data no state has two counties to rank in FY 2026.
        `: $ obligated for work there in ${OPEN}. In FY 2025: $ obligated, … FY 2024.`,
      ],
    ],
  },
  'industry of a fiscal year': {
    address: async () => `/program/naics/${(await findTopCode('naics')).slice(0, 2)}?fy=2026`,
    sentences: [
      [/^Obligations by Code in/, ` has the largest part: $, % of the $ obligated in ${OPEN}.`],
    ],
  },
  'assistance listing of a fiscal year': {
    address: async () => `/program/assistance/${await findTopCode('cfda')}?fy=2026`,
    sentences: [['page', `By obligations, … assistance listings with awards in ${OPEN}.`]],
  },
  'awards of a state': {
    // The amount of an award is its total, not that of the year, as the note on the page explains.
    address: '/state/ohio/2026?tab=contracts',
    sentences: [['Awards', ' leads with $.']],
  },
  recipients: {
    address: '/recipient',
    sentences: [['Recipients', `Of # recipients, … received the most: $ in the ${MONTHS}.`]],
  },
  'recipient of a fiscal year': {
    address: findParentPath,
    sentences: [
      ['Awarding Agencies', ` leads with $, % of the total (${OPEN}).`],
      [
        'Where the Work Is Done',
        `This recipient’s awards were performed in # state or territory in ${OPEN}. The largest amount, $, is in ….`,
      ],
      ['Child Recipients', ` received the most in ${OPEN} with $, % of the total.`],
    ],
  },
  'recipient with new awards': {
    address: findNewRecipientPath,
    sentences: [
      ['Transactions Over Time', '; FY 2026 is not complete.'],
      ['New Awards Over Time', '; FY 2026 is not complete.'],
    ],
  },
  search: {
    address: '/search?fy=2026',
    sentences: [
      ['Results by Category', ` leads with $ in ${OPEN}.`],
      ['Results by Geography', `Of # states and territories, … leads with $ in ${OPEN}.`],
      ['Results Over Time', '; Nov 2025 is not complete.'],
    ],
  },
  'states compared': {
    address: '/compare?of=state:39,state:48&fy=2026',
    sentences: [
      ['Side by side', `${OPEN}: Ohio has the most obligations.`],
      ['By award type', `${OPEN}: Ohio has mostly … (%).`],
      // Only complete years are compared.
      ['Over time', 'FY 2025 compared with FY 2008: Ohio % less, Texas % less.'],
    ],
  },
  'states compared without a year': {
    address: '/compare?of=state:39,state:48',
    sentences: [
      ['Side by side', `${MONTHS}: … has the most obligations, # times those of `],
      ['By award type', `${MONTHS}: Ohio has mostly … (%), Texas has mostly … (%).`],
    ],
  },
  'agencies compared': {
    address: '/compare?of=agency:097,agency:012&fy=2025',
    sentences: [['Side by side', `${REPORTED}: … has the most total obligations`]],
  },
  'federal accounts compared': {
    address: '/compare?of=account:097-0100,account:075-0512&fy=2025',
    sentences: [['Side by side', `${REPORTED}: … has the most total obligations`]],
  },
  agencies: {
    address: '/agency',
    sentences: [
      [{ role: 'table', name: 'Agencies' }, `${REPORTED}, US dollars`],
      [{ role: 'table', name: 'Agencies' }, `Of all agencies’ resources, ${REPORTED}`],
    ],
  },
  agency: {
    address: '/agency/department-of-energy',
    sentences: [
      [
        'page',
        // Only complete years are compared.
        `Department of Energy (DOE): $ in budgetary resources in ${REPORTED} (% of the federal total), #… of # agencies. It obligated $ of its resources (%) and paid out $. In FY 2024: $ in budgetary resources, … FY 2023.`,
      ],
      ['page', `% of the federal budget of ${REPORTED}`],
      ['page', `% of budgetary resources in ${REPORTED}`],
      ['page', ` in FY 2025, % of obligations in ${REPORTED}`],
      [
        'Total Budgetary Resources Over Time',
        `Budgetary resources are $, % of the U.S. federal budget of ${REPORTED}.`,
      ],
      [
        'Total Obligations Over Time',
        `Total obligations are $, % of total budgetary resources in ${REPORTED}.`,
      ],
      [
        'Award Obligations by Type',
        `Award obligations are $ in FY 2025, % of total obligations in ${REPORTED}.`,
      ],
      [/ by Sub-Component for FY 2025$/, ` committed the most in ${REPORTED}: $, % of its`],
      ['Award Spending by Sub-Agency', ' obligated $ in FY 2025, the most on this page.'],
      [
        'Recipient Distribution',
        'The agency had # recipients in FY 2025, % of the federal total. Half of them received $ or less.',
      ],
    ],
  },
  explorer: {
    address: '/explorer/agency',
    sentences: [
      ['Obligations by Agency', ` is the largest of #: $, % of the total in ${REPORTED}.`],
    ],
  },
  'explorer landing page': {
    address: '/explorer',
    sentences: [
      ['Obligations by Budget Function', ` is the largest of #: $, % of the total in ${REPORTED}.`],
    ],
  },
  'follow the dollar': {
    address: '/follow-the-dollar?function=050',
    sentences: [
      [{ role: 'list', name: 'Chosen so far' }, `$, % of this step’s total in ${REPORTED}`],
      [
        'The trail',
        `In ${REPORTED}, $ (% of its step) went to National Defense, all linked to agencies.`,
      ],
    ],
  },
  'federal accounts': {
    address: '/federal_account',
    sentences: [['Federal Accounts', ` has the most budgetary resources in ${REPORTED}: $.`]],
  },
  'federal account': {
    address: PAGE,
    sentences: [
      [/^FY 2025 Snapshot$/, `In ${REPORTED}, this account had $ to spend. `],
      [/^FY 2025 Snapshot$/, `Of the total, % ($) was obligated.`],
      ['Treasury Account Symbols', ` has % of the resources of ${REPORTED}.`],
      ['Spending by Category', ' has the most obligations: $ through 08/31/2025.'],
      ['Spending Over Time', 'In 2025 Q4, up to 08/31/2025, the account had obligations of $ '],
    ],
  },
  submissions: {
    address: '/submission-statistics?tab=submissions',
    sentences: [
      [/^Submissions for /, ' has the largest share of the federal budget up to FY 2025 P11, %.'],
    ],
  },
  'accounts that a submission lacks': {
    address: async () => {
      const { toptier_code: code, agency_name: name } = await findSubmission();
      return `/submission-statistics?tab=submissions&q=${encodeURIComponent(name)}&details=missing-${code}`;
    },
    sentences: [
      [
        'Missing Treasury Accounts',
        ' reported in GTAS: $, % of what the agency obligated up to FY 2025 P11.',
      ],
    ],
  },
  'unlinked awards of a submission': {
    address: async () => {
      const { toptier_code: code, agency_name: name } = await findSubmission();
      return `/submission-statistics?tab=submissions&q=${encodeURIComponent(name)}&details=contracts-${code}`;
    },
    sentences: [
      ['Unlinked Awards by File', '# of # awards of FY 2025 P11 are linked: both files have them.'],
    ],
  },
  'submissions of an agency': {
    address: '/submission-statistics/agency/097',
    sentences: [
      [
        'Submissions by Period',
        ' periods. In the latest, FY 2025 P11, the agency had % of the federal budget.',
      ],
    ],
  },
  'COVID-19': {
    address: '/disaster/covid-19?budget_sort=obligation',
    sentences: [
      [
        'Spending to Date',
        `Of $ available to spend from ${RELIEF}, agencies committed $ and paid out $.`,
      ],
      ['From Laws to Payments', `Code … provided $ from ${RELIEF}, the most of # codes.`],
      [/^Total Spending by /, ` obligated $ from ${RELIEF}, the most of # `],
      [
        'Recipient Locations',
        `Of # …, … has the most with $ from ${RELIEF}, and … has the least with $.`,
      ],
      [
        'Agencies and Sub-Agencies',
        `Of # agencies, … has the most award obligations: $ from ${RELIEF}.`,
      ],
      [
        'Assistance Listings (CFDA Programs)',
        `Of # programs, … has the most award obligations: $ from ${RELIEF}.`,
      ],
    ],
  },
  'COVID-19: obligations and recipients': {
    address: '/disaster/covid-19?amounts=obligations&recipients=recipients',
    sentences: [
      ['Recipients', `Of # recipients, … has the most award obligations: $ from ${RELIEF}.`],
      ['Spending to Date', `Agencies committed $ (% of Total Budgetary Resources) from ${RELIEF}.`],
    ],
  },
  'data sources': {
    address: '/data-sources',
    sentences: [
      [
        'From budget to payment',
        `Agencies had $ to spend in ${REPORTED}. They obligated % of it and paid out $.`,
      ],
    ],
  },
  'COVID-19: equity': {
    address: '/data-dives/equity-COVID-19-spending',
    sentences: [
      [
        'COVID-19 award obligations per resident',
        `Of # states and territories, … has the most with $ per resident from ${RELIEF}, and … has the least with $.`,
      ],
    ],
  },
} satisfies Record<string, RankingPage>;
