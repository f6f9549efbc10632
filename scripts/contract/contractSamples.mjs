/** Samples for the contract check: IDs that exist in the dataset, and bodies that use them. */
import { join } from 'node:path';
import { readJson, root } from '../lib/dataSet.mjs';

/**
 * @typedef {{ award: string, grant: string, vehicle: string, recipient: string, head: string, file: string, hash: string }} Samples
 * IDs of a contract, a grant, an IDV and a recipient; the UEI of a parent recipient; the file name of a finished download; the
 * hash of a saved search
 * @typedef {import('./contractCalls.mjs').Ask} Ask
 */

/**
 * Starts a download, saves a search and returns the samples. `waitForDownload` waits until a download has ended.
 * @type {(callApi: Ask, waitForDownload: (fileName: string) => Promise<unknown>) => Promise<Samples>}
 */
export const findSamples = async (callApi, waitForDownload) => {
  const { awards } = /** @type {{ awards: Record<string, string> }} */ (
    readJson(join(root, 'mock-api/generate/crafted/ids.json'))
  );
  const recipientList = await callApi('POST', 'recipient/', { limit: 500 });
  const rows = /** @type {{ id: string, uei: string | null }[]} */ (recipientList.response.results);
  const parent = rows.find(({ id, uei }) => uei && id.endsWith('-P'));
  const download = await callApi('POST', 'download/awards/', { filters: period(), limit: 5 });
  const fileName = String(download.response.file_name);
  await waitForDownload(fileName);
  const savedSearch = await callApi('POST', 'references/filter/', {
    filters: {},
    version: 'contract',
  });
  return {
    award: awards.contractComplete ?? '',
    grant: awards.grantComplete ?? '',
    vehicle: awards.vehicleLarge ?? '',
    recipient: rows[0]?.id ?? '',
    head: parent?.uei ?? '',
    file: fileName,
    hash: String(savedSearch.response.hash),
  };
};

const period = () => ({ time_period: [{ start_date: '2020-10-01', end_date: '2024-09-30' }] });
const contractCodes = ['A', 'B', 'C', 'D'];
const emergencyFilter = { def_codes: ['L', 'M', 'N', 'O', 'P', 'U', 'V'] };

/**
 * Returns the values of path and query parameters by path pattern. Specific patterns precede the pattern of all paths.
 * @type {(samples: Samples) => [RegExp, Record<string, string>][]}
 */
export const buildParameters = (samples) => [
  [/awards\/count|awards\/\{award_id\}/, { award_id: samples.award }],
  [/idvs\//, { award_id: samples.vehicle }],
  [/assistance_listing/, { code: '93' }],
  [/naics/, { code: '5415' }],
  [/recipient\/children/, { duns_or_uei: samples.head }],
  [/unlinked_awards/, { type: 'assistance' }],
  [/references\/agency/, { id: '26' }],
  [
    /./,
    {
      toptier_code: '097',
      bureau_slug: 'defense-wide',
      tas: '097-X-0100-000',
      awarding_agency_id: '26',
      funding_agency_id: '26',
      fiscal_year: '2024',
      fiscal_period: '8',
      major_object_class_code: '10',
      file_name: samples.file,
      account_number: '097-0100',
      federal_account_code: '097-0100',
      federal_account_id: '7',
      recipient_id: samples.recipient,
      fips: '06',
      cfda_code: '93.778',
      group: 'Service',
      psc: 'R',
      psc2: 'R4',
      agency: '097',
      federal_account: '097-0100',
    },
  ],
];

/** Returns POST bodies by path pattern. The first match of a path is used. @param {Samples} samples @returns {[RegExp, object][]} */
export const buildBodies = (samples) => {
  const awardBody = { award_id: samples.award };
  return [
    [/autocomplete\/accounts/, { filters: { aid: '097' }, limit: 10 }],
    [/autocomplete\/city/, { search_text: 'spring', limit: 5 }],
    [/autocomplete/, { search_text: 'health' }],
    [/idvs\//, { award_id: samples.vehicle }],
    [/awards\/(accounts|funding)|subawards\/|v2\/transactions\//, awardBody],
    [/list_budget_subfunctions/, { budget_function: '050' }],
    [/list_agencies/, { type: 'award_agencies', agency: 0 }],
    [/list_monthly_files/, { agency: 'all', fiscal_year: 2024, type: 'contracts' }],
    [
      /bulk_download\/awards/,
      {
        filters: {
          prime_award_types: ['A'],
          date_type: 'action_date',
          date_range: { start_date: '2023-10-01', end_date: '2024-09-30' },
        },
      },
    ],
    [
      /disaster\/spending_by_geography/,
      { filter: emergencyFilter, geo_layer: 'state', spending_type: 'obligation' },
    ],
    [
      /disaster\/(agency|cfda|federal_account|object_class)\/spending/,
      { filter: emergencyFilter, spending_type: 'award' },
    ],
    [/v2\/disaster\//, { filter: emergencyFilter }],
    [/download\/disaster/, { filters: { def_codes: ['N'] } }],
    [
      /download\/accounts/,
      {
        account_level: 'federal_account',
        filters: { fy: '2024', period: '12', submission_types: ['account_balances'] },
      },
    ],
    [/download\/contract/, awardBody],
    [/download\/assistance/, { award_id: samples.grant }],
    [/download\/idv/, { award_id: samples.vehicle }],
    [/download\/search/, { filters: period(), spending_level: ['awards'], limit: 5 }],
    [/download\/count/, { filters: period() }],
    [/download\//, { filters: period(), limit: 5 }],
    [/federal_accounts\/\{/, { filters: {} }],
    [/federal_accounts\/$/, { filters: { fy: '2024' } }],
    [/v2\/recipient\//, {}],
    [/references\/filter/, { filters: {}, version: 'contract' }],
    [/references\/hash/, { hash: samples.hash }],
    [
      /new_awards_over_time/,
      { group: 'fiscal_year', filters: { ...period(), recipient_id: samples.recipient } },
    ],
    [
      /spending_by_award\/$/,
      { filters: { ...period(), award_type_codes: contractCodes }, fields: ['Award ID'] },
    ],
    [
      /spending_by_transaction\/$/,
      {
        filters: { ...period(), award_type_codes: contractCodes },
        fields: ['Award ID', 'Transaction Amount'],
        sort: 'Transaction Amount',
      },
    ],
    [/_grouped/, { filters: { ...period(), award_type_codes: contractCodes } }],
    [/spending_by_category\/?$/, { category: 'naics', filters: period() }],
    [
      /search\/spending_by_geography/,
      { filters: period(), scope: 'place_of_performance', geo_layer: 'state' },
    ],
    [/spending_over_time/, { group: 'fiscal_year', filters: period() }],
    [/transaction_spending_summary/, { filters: { keywords: ['forest'] } }],
    [/v2\/spending\/$/, { type: 'agency', filters: { fy: '2024', period: '8' } }],
    [/./, { filters: period() }],
  ];
};
