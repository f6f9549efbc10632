import { PAGE } from '../accountCalls';
import { ask } from '../apiCalls';
import { fetchChildren, fetchRecipients, fetchOverview } from '../recipientCalls';
import { LATEST, fetchSubmissions } from '../submissionCalls';

/** Award data end at a date, account data at the last reported period. */
export const MONTHS = '12 months from 11/15/2024 to 11/15/2025';
const OPEN = 'FY 2026 through 11/15/2025';
const REPORTED = 'FY 2025 through 08/31/2025';
const RELIEF = 'FY 2020 through 08/31/2025';

/** Matches dollars in a sentence: rounded to a unit, or whole. Cents are only in tables and files. */
const DOLLARS =
  '-?\\$(?:[\\d,]+(?:\\.\\d+)?(?: (?:thousand|[Mm]illion|[Bb]illion|[Tt]rillion)|[KMBT])|[\\d,]+(?![\\d,]*\\.?\\d))';
/** Converts the pattern of a sentence: `$` is any amount, `%` any share, `#` any number, `…` any text. */
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

/** Returns the profile address of a parent that, like its children, received money in FY 2026. */
const openRecipient = async () => {
  for (const { id } of await fetchRecipients('-P')) {
    const { uei, total_transaction_amount: total } = await fetchOverview(id, '2026');
    const children = uei && total > 0 ? await fetchChildren(uei, '2026') : [];
    if (children.some(({ amount }) => amount > 0)) return `/recipient/${id}/2026`;
  }
  throw new Error('No parent has children with obligations in FY 2026');
};
/** Returns the profile address of a recipient whose award began in FY 2026. */
const newlyAwarded = async () => {
  const { results } = await ask<{ results: { recipient_id: string | null }[] }>(
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
const submission = async () => {
  const { results } = await fetchSubmissions(LATEST.fy, LATEST.period);
  return results.find(
    ({ tas_account_discrepancies_totals: { missing_tas_accounts_count: missing } }) => missing,
  )!;
};

/** All pages with sentences, rankings and shares of a period, as listed in `sources.ts`. */
export const rankings = {
  home: {
    address: '/',
    sentences: [
      [/^FY 2025 obligations by budget function$/, `… make up % of the $ in ${REPORTED}.`],
      ['What did my state receive?', ' leads with $ in FY 2025.'],
      ['Who received the most?', ' received $ in FY 2025.'],
      ['What is it spent on?', ` take % of all obligations of ${REPORTED}.`],
      // Only complete years are compared.
      ['How has it changed?', 'FY 2025 awards came to $, % more than in FY #.'],
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
      ['Primary Place of Performance', ` leads with $, of # county in ${OPEN}.`],
      ['Transactions Over Time', '; FY 2026 is not complete.'],
    ],
  },
  'awards of a state': {
    // Awards count with their total amounts, not those of the year, as the note explains.
    address: '/state/ohio/2026?tab=contracts',
    sentences: [['Awards', ' leads with $.']],
  },
  recipients: {
    address: '/recipient',
    sentences: [['Recipients', `# recipients; … has the most with $ in the ${MONTHS}.`]],
  },
  'recipient of a fiscal year': {
    address: openRecipient,
    sentences: [
      ['Awarding Agencies', ` leads with $, % of the total (${OPEN}).`],
      ['Where the Work Is Done', `Work in # state or territory in ${OPEN}; most in … with $.`],
      ['Child Recipients', ` received the most in ${OPEN} with $, % of the total.`],
    ],
  },
  'recipient with new awards': {
    address: newlyAwarded,
    sentences: [
      ['Transactions Over Time', '; FY 2026 is not complete.'],
      ['New Awards Over Time', '; FY 2026 is not complete.'],
    ],
  },
  search: {
    address: '/search?fy=2026',
    sentences: [
      ['Results by Category', ` leads with $ in ${OPEN}.`],
      ['Results by Geography', ` leads with $, of # states and territories, in ${OPEN}.`],
      ['Results Over Time', '; Nov 2025 is not complete.'],
    ],
  },
  'states compared': {
    address: '/compare?of=state:39,state:48&fy=2026',
    sentences: [
      ['Side by side', `${OPEN}: Ohio has the most obligations.`],
      ['By award type', `${OPEN}: Ohio mostly … (%).`],
      // Only complete years are compared.
      ['Over time', 'FY 2025 against FY 2008: Ohio % less, Texas % less.'],
    ],
  },
  'states compared without a year': {
    address: '/compare?of=state:39,state:48',
    sentences: [
      ['Side by side', `${MONTHS}: … has the most obligations, # times those of `],
      ['By award type', `${MONTHS}: Ohio mostly … (%), Texas mostly … (%).`],
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
        `In ${REPORTED}, the Department of Energy (DOE) had $ in budgetary resources, % of the federal total; it committed $ of them (%) and paid out $.`,
      ],
      ['page', `% of the federal budget of ${REPORTED}`],
      ['page', `% of budgetary resources in ${REPORTED}`],
      ['page', ` in FY 2025, % of obligations in ${REPORTED}`],
      [
        'Total Budgetary Resources Over Time',
        `$ in budgetary resources: % of the U.S. federal budget of ${REPORTED}.`,
      ],
      [
        'Total Obligations Over Time',
        `$ in total obligations: % of total budgetary resources in ${REPORTED}.`,
      ],
      [
        'Award Obligations by Type',
        `$ in award obligations in FY 2025: % of total obligations in ${REPORTED}.`,
      ],
      [/ by Sub-Component for FY 2025$/, ` committed the most in ${REPORTED}: $, % of its`],
      ['Award Spending by Sub-Agency', ' obligated $, the most of those shown, in FY 2025.'],
      [
        'Recipient Distribution',
        '# recipients in FY 2025, % of the federal total; half of them received $ or less.',
      ],
    ],
  },
  explorer: {
    address: '/explorer/agency',
    sentences: [
      ['Obligations by Agency', ` is the largest of #: $, % of the total in ${REPORTED}.`],
    ],
  },
  'follow the dollar': {
    address: '/follow-the-dollar?function=050',
    sentences: [
      [{ role: 'list', name: 'Chosen so far' }, `$, % of this step in ${REPORTED}`],
      [
        'The trail',
        `In ${REPORTED}, $, % of its step, went to National Defense; all of it is reported by agency.`,
      ],
    ],
  },
  'federal accounts': {
    address: '/federal_account',
    sentences: [['Federal Accounts', ` has the most in ${REPORTED}, $.`]],
  },
  'federal account': {
    address: PAGE,
    sentences: [
      [/^FY 2025 Snapshot$/, `In ${REPORTED}, this account had $ to spend: `],
      [/^FY 2025 Snapshot$/, `Of the total of $, % ($) was obligated in ${REPORTED}.`],
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
      const { toptier_code: code, agency_name: name } = await submission();
      return `/submission-statistics?tab=submissions&q=${encodeURIComponent(name)}&details=missing-${code}`;
    },
    sentences: [
      [
        'Missing Treasury Accounts',
        ' in GTAS and not in the account balances: $, % of what the agency obligated up to FY 2025 P11.',
      ],
    ],
  },
  'unlinked awards of a submission': {
    address: async () => {
      const { toptier_code: code, agency_name: name } = await submission();
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
        ' periods, the latest FY 2025 P11, in which the agency had % of the federal budget.',
      ],
    ],
  },
  'COVID-19': {
    address: '/disaster/covid-19?budget_sort=obligation',
    sentences: [
      [
        'Spending to Date',
        `Of $ that agencies had to spend from ${RELIEF}, they committed $ and paid out $.`,
      ],
      ['From Laws to Payments', `Code … provided $ from ${RELIEF}, the most of # codes.`],
      [/^Total Spending by /, ` obligated $ from ${RELIEF}, the most of # `],
      ['Recipient Locations', ` has the most with $ from ${RELIEF}, … the least with $, of # `],
      [
        'Agencies and Sub-Agencies',
        ` has the most award obligations with $ from ${RELIEF}, of # agencies.`,
      ],
      [
        'Assistance Listings (CFDA Programs)',
        ` has the most award obligations with $ from ${RELIEF}, of # programs.`,
      ],
    ],
  },
  'COVID-19: obligations and recipients': {
    address: '/disaster/covid-19?amounts=obligations&recipients=recipients',
    sentences: [
      ['Recipients', ` has the most award obligations with $ from ${RELIEF}, of # recipients.`],
      ['Spending to Date', `Agencies committed $ (% of Total Budgetary Resources) from ${RELIEF}.`],
    ],
  },
} satisfies Record<string, RankingPage>;
