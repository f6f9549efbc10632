import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFiles } from './load';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-long-lines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const header =
  'contract_transaction_unique_key,contract_award_unique_key,award_id_piid,federal_action_obligation,action_date,award_type_code,awarding_agency_code,awarding_agency_name,awarding_sub_agency_code,awarding_sub_agency_name,recipient_uei,recipient_name,remarks';
const action = (key: string, letters: number) =>
  `${key},CONT_AWD_${key},${key},1.00,2025-01-15,B,012,Department of Agriculture,12C2,Forest Service,EXAMPLEUEI01,EXAMPLE SEEDS INC,${'x'.repeat(letters)}`;
const MEGABYTE = 1024 * 1024;

it('a load accepts lines of up to 16 MB and reports the line numbers of longer ones', async () => {
  const path = join(folder, 'long.csv');
  writeFileSync(
    path,
    [
      header,
      action('A', 15 * MEGABYTE),
      action('B', 15 * MEGABYTE),
      action('C', 15 * MEGABYTE),
      action('D', 17 * MEGABYTE),
      action('E', 3),
      '',
    ].join('\n'),
  );
  const { transactions, files } = await loadFiles({
    files: [path],
    path: join(folder, 'loaded.duckdb'),
    referenceFolder: join(__dirname, '../data/reference'),
  });
  expect(transactions).toBe(4);
  expect(files[0]!.refusals).toEqual([{ line: 5, reason: 'the line is longer than 16 MB' }]);
});
