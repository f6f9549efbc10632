/**
 * Generates a file of contract actions with as many columns and as much variety as a published one: `node
 * scripts/bench/wideFile.mjs FILE ROWS`.
 */
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/dataSet.mjs';

/** Average number of actions per award, the same for every file size. */
const ACTIONS_PER_AWARD = 10 / 3;
/** Rows per write. */
const BATCH_ROWS = 200;
const words =
  'REPAIR SUPPLY LEASE STUDY REVIEW TIMBER VALVES PUMPS SEED ROADS BRIDGES TESTING LABELS'
    .concat(
      ' TRAINING SOFTWARE SUPPORT CLEANING SURVEY RADIO CABLE FUEL PAINT GLASS STEEL WATER POWER',
    )
    .split(' ');
const cities = ['DENVER', 'BOULDER', 'AURORA', 'PUEBLO', 'GOLDEN', 'DURANGO', 'GREELEY', 'LAMAR'];

/** Returns a pseudorandom number that is the same in every run. @param {number} value @param {number} salt */
const mixHash = (value, salt) => {
  let hash = Math.imul(value ^ (salt * 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
/** @param {number} value @param {number} width */
const padNumber = (value, width) => String(value).padStart(width, '0');
/** Returns the ISO date of day `at % span` after October 1, 2022. @param {number} at @param {number} span days */
const formatDate = (at, span) =>
  new Date(Date.UTC(2022, 9, 1) + (at % span) * 86_400_000).toISOString().slice(0, 10);
/** @param {number} at @param {number} count */
const makePhrase = (at, count) =>
  Array.from({ length: count }, (_, nth) => words[mixHash(at, nth) % words.length]).join(' ');

/** Columns that stay empty: identifiers that would change the award, and numbers and dates that are usually empty. */
const emptyColumnPattern =
  /^(highly_comp|idv_|type_of_idc|multiple_or|parent_award_(id|mod)|solicitation_id)|amount|value|_date$|percent|number|duns|phone|fax|raw$/;
/** Returns a filler text, code or flag for a column that the sample leaves empty. @param {string} column @param {boolean} isFlag */
const getFiller = (column, isFlag) => {
  if (emptyColumnPattern.test(column)) return '';
  if (isFlag) return 'f';
  return /_code$/.test(column) ? 'N' : 'NO OTHER VALUE IS GIVEN HERE';
};

/** @typedef {(row: number, award: number) => string | number} Value */
/** Columns whose values differ between rows. */
const gettersByColumn = new Map(
  /** @type {[string, Value][]} */ ([
    [
      'contract_transaction_unique_key',
      (row, award) => `1234_-NONE-_EX${padNumber(award, 8)}_P${padNumber(row, 7)}_-NONE-_0`,
    ],
    [
      'contract_award_unique_key',
      (_, award) => `CONT_AWD_EX${padNumber(award, 8)}_1234_-NONE-_-NONE-`,
    ],
    ['award_id_piid', (_, award) => `EX${padNumber(award, 8)}`],
    ['modification_number', (row) => `P${padNumber(row % 100_000, 5)}`],
    [
      'federal_action_obligation',
      (row) => `${(mixHash(row, 1) % 900_000) - 100_000}.${padNumber(row % 100, 2)}`,
    ],
    ['total_dollars_obligated', (_, award) => `${mixHash(award, 2) % 5_000_000}.25`],
    ['current_total_value_of_award', (_, award) => `${mixHash(award, 3) % 6_000_000}.50`],
    ['potential_total_value_of_award', (_, award) => `${mixHash(award, 4) % 9_000_000}.00`],
    ['action_date', (row) => formatDate(mixHash(row, 5), 730)],
    ['last_modified_date', (row) => `${formatDate(mixHash(row, 6), 730)} 10:42:30+00`],
    ['period_of_performance_start_date', (_, award) => formatDate(mixHash(award, 7), 365)],
    [
      'period_of_performance_current_end_date',
      (_, award) => formatDate(mixHash(award, 8) % 700, 1400),
    ],
    ['awarding_office_code', (_, award) => `12${padNumber(mixHash(award, 9) % 400, 4)}`],
    ['awarding_office_name', (_, award) => `SAMPLE OFFICE ${mixHash(award, 9) % 400}`],
    ['recipient_uei', (_, award) => `EX${padNumber(mixHash(award, 10) % 40_000, 10)}`],
    [
      'recipient_name',
      (_, award) =>
        `EXAMPLE ${makePhrase(mixHash(award, 10) % 40_000, 2)} ${mixHash(award, 10) % 40_000} LLC`,
    ],
    ['recipient_parent_uei', (_, award) => `EX${padNumber(mixHash(award, 10) % 9000, 10)}`],
    [
      'recipient_parent_name',
      (_, award) => `EXAMPLE ${makePhrase(mixHash(award, 10) % 9000, 2)} HOLDINGS`,
    ],
    ['recipient_address_line_1', (_, award) => `${mixHash(award, 10) % 40_000} EXAMPLE WAY`],
    ['recipient_city_name', (_, award) => cities[mixHash(award, 10) % cities.length] ?? ''],
    ['recipient_zip_4_code', (_, award) => `${80_000 + (mixHash(award, 10) % 900)}1234`],
    [
      'primary_place_of_performance_city_name',
      (_, award) => cities[mixHash(award, 11) % cities.length] ?? '',
    ],
    [
      'primary_place_of_performance_zip_4',
      (_, award) => `${80_000 + (mixHash(award, 12) % 900)}1234`,
    ],
    ['award_type_code', (_, award) => 'ABCD'[award % 4] ?? 'A'],
    [
      'transaction_description',
      (row) => `${makePhrase(mixHash(row, 13) % 600_000, 12)} ${mixHash(row, 13) % 600_000}`,
    ],
    [
      'prime_award_base_transaction_description',
      (_, award) => `${makePhrase(award, 9)} OF AWARD ${award}`,
    ],
    ['product_or_service_code', (_, award) => `F${padNumber(mixHash(award, 14) % 300, 3)}`],
    ['product_or_service_code_description', (_, award) => makePhrase(mixHash(award, 14) % 300, 4)],
    ['naics_code', (_, award) => 110_000 + (mixHash(award, 15) % 600)],
    ['naics_description', (_, award) => makePhrase(mixHash(award, 15) % 600, 5)],
    [
      'usaspending_permalink',
      (_, award) =>
        `https://example.com/award/CONT_AWD_EX${padNumber(award, 8)}_1234_-NONE-_-NONE-/`,
    ],
  ]),
);

/**
 * Writes a CSV of contract actions with every published column. Transaction keys are unique, and the actions are spread
 * randomly over the awards.
 * @type {(path: string, rows: number) => Promise<void>}
 */
const writeWideFile = async (path, rowCount) => {
  const [header, ...lines] = readFileSync(
    join(root, 'mock-api/load/fixtures/contracts_transactions.csv'),
    'utf8',
  )
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const values = lines.at(-1)?.split(',');
  if (!header || !values) throw new Error('The file to extend has no rows');
  // Values that are the same in every row are joined once.
  /** @type {(string | Value)[]} */
  const parts = [];
  let constantText = '';
  let isFlag = false;
  header.split(',').forEach((column, at) => {
    const getter = gettersByColumn.get(column);
    isFlag ||= column === 'alaskan_native_corporation_owned_firm';
    constantText += at ? ',' : '';
    if (getter) {
      parts.push(constantText, getter);
      constantText = '';
    } else constantText += values[at] || getFiller(column, isFlag);
  });
  parts.push(`${constantText}\r\n`);
  const awardCount = Math.ceil(rowCount / ACTIONS_PER_AWARD);
  const file = createWriteStream(path);
  file.write(`${header}\r\n`);
  for (let start = 0; start < rowCount; start += BATCH_ROWS) {
    let text = '';
    for (let row = start; row < Math.min(rowCount, start + BATCH_ROWS); row += 1) {
      const awardIndex = mixHash(row, 0) % awardCount;
      for (const part of parts) text += typeof part === 'string' ? part : part(row, awardIndex);
    }
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
};

const [path, rows] = process.argv.slice(2);
if (!path || !Number(rows)) throw new Error('Usage: node scripts/bench/wideFile.mjs FILE ROWS');
await writeWideFile(path, Number(rows));
