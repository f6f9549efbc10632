/** Measures the API calls of the pages of awards, recipients, states, agencies, federal accounts and the Spending Explorer. */
import { join } from 'node:path';
import { readJson, root } from '../lib/dataSet.mjs';

const { awards, recipients } =
  /** @type {{ awards: Record<string, string>, recipients: Record<string, string> }} */ (
    readJson(join(root, 'mock-api/generate/crafted/ids.json'))
  );
/** Disables compression, so that only the API's response time is measured. */
const uncompressedHeaders = { 'Accept-Encoding': 'identity' };
const ROUNDS = 30;
const time_period = [{ start_date: '2007-10-01', end_date: '2026-09-30' }];
/** Filters of the pages whose top-five sections are requested, over all years. */
const topFiveFilters = {
  'a recipient': { recipient_id: `${recipients.supply}-R`, time_period },
  'a state': { place_of_performance_locations: [{ country: 'USA', state: 'CA' }], time_period },
};

const period = { fy: '2025', period: '9' };
const agency = '097';
const accountCode = '097-0100';
/**
 * Calls of the Explorer, agencies and federal accounts. A drill-down has to respond within 150 ms.
 * @type {readonly (readonly [string, string, object?])[]}
 */
const budgetCalls = [
  ...['budget_function', 'agency', 'object_class', 'federal_account', 'recipient', 'award'].map(
    (type) => /** @type {const} */ ([`explorer: ${type}`, 'spending/', { type, filters: period }]),
  ),
  [
    'explorer: awards of a function',
    'spending/',
    { type: 'award', filters: { ...period, budget_function: '050' } },
  ],
  ['agencies', 'references/toptier_agencies/'],
  ['agency', `agency/${agency}/?fiscal_year=2025`],
  ['its resources', `agency/${agency}/budgetary_resources/`],
  ['its sub-components', `agency/${agency}/sub_components/?fiscal_year=2025`],
  ['its awards by category', `agency/${agency}/obligations_by_award_category/?fiscal_year=2025`],
  ['its sub-agencies', `agency/${agency}/sub_agency/?fiscal_year=2025`],
  ['its recipients', `agency/${agency}/recipients/?fiscal_year=2025`],
  ['federal accounts', 'federal_accounts/', { filters: { fy: '2025' }, limit: 50 }],
  ['federal account', `federal_accounts/${accountCode}/?fiscal_year=2025`],
];

/** Name, URL and body of each call. @type {readonly (readonly [string, string, object?])[]} */
const calls = [
  ['award', `awards/${awards.contractLongHistory}/`],
  [
    'history of 1,000 actions',
    'transactions/',
    { award_id: awards.contractLongHistory, limit: 10 },
  ],
  ['all actions at once', 'transactions/', { award_id: awards.contractLongHistory, limit: 5000 }],
  ['subawards', 'subawards/', { award_id: awards.contractComplete, limit: 10 }],
  ['account funding', 'awards/funding/', { award_id: awards.contractLongHistory, limit: 10 }],
  ['accounts', 'awards/accounts/', { award_id: awards.contractLongHistory, limit: 10 }],
  ['count of actions', `awards/count/transaction/${awards.contractLongHistory}/`],
  ['vehicle', `awards/${awards.vehicleLarge}/`],
  ['amounts of 10,000 orders', `idvs/amounts/${awards.vehicleLarge}/`],
  ['orders', 'idvs/awards/', { award_id: awards.vehicleLarge, type: 'child_awards', limit: 10 }],
  [
    'orders by amount',
    'idvs/awards/',
    { award_id: awards.vehicleLarge, type: 'child_awards', sort: 'obligated_amount', limit: 10 },
  ],
  [
    'orders below',
    'idvs/awards/',
    { award_id: awards.vehicleLarge, type: 'grandchild_awards', limit: 10 },
  ],
  ['activity of orders', 'idvs/activity/', { award_id: awards.vehicleLarge, limit: 10 }],
  ['accounts of orders', 'idvs/accounts/', { award_id: awards.vehicleLarge, limit: 100 }],
  ['account funding of orders', 'idvs/funding/', { award_id: awards.vehicleLarge, limit: 10 }],
  ['rollup of orders', 'idvs/funding_rollup/', { award_id: awards.vehicleLarge }],
  ['recipients', 'recipient/', { limit: 50 }],
  ['recipients by a word', 'recipient/', { limit: 50, keyword: 'university' }],
  ['recipients by name', 'recipient/', { limit: 50, sort: 'name', order: 'asc' }],
  ['recipient', `recipient/${recipients.works}-C/?year=latest`],
  ['recipient of 10,000 awards', `recipient/${recipients.supply}-R/?year=all`],
  ['family', `recipient/${recipients.holdings}-P/?year=all`],
  ['members of a family', 'recipient/children/SAMPLEHLD001/?year=all'],
  ['states', 'recipient/state/'],
  ['state', 'recipient/state/06/?year=latest'],
  ['state, all years', 'recipient/state/06/?year=all'],
  ['awards of a state', 'recipient/state/awards/06/?year=latest'],
  ['awards of a state, all years', 'recipient/state/awards/06/?year=all'],
  ...['awarding_agency', 'federal_account', 'county', 'defc'].flatMap((kind) =>
    Object.entries(topFiveFilters).map(
      ([subject, filters]) =>
        /** @type {const} */ ([
          `top five of ${subject}: ${kind}`,
          `search/spending_by_category/${kind}/`,
          { filters },
        ]),
    ),
  ),
];

/**
 * Calls each endpoint repeatedly and prints a line with its times.
 * @param {string} base address of the API
 * @param {(name: string, times: readonly number[]) => unknown} printLine prints one line
 */
export const benchProfiles = async (base, printLine) => {
  console.log(`\nPages of awards, profiles and the Explorer, one client, cache off`);
  for (const [name, url, body] of [...calls, ...budgetCalls]) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isPaged = body && 'limit' in body && url !== 'recipient/';
      const startTime = performance.now();
      const response = await fetch(
        base + url,
        body
          ? {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', ...uncompressedHeaders },
              body: JSON.stringify({ ...body, ...(isPaged ? { page: (round % 10) + 1 } : {}) }),
            }
          : { headers: uncompressedHeaders },
      );
      await response.text();
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
      // The first round is a warm-up.
      if (round) times.push(performance.now() - startTime);
    }
    printLine(name, times);
  }
};
