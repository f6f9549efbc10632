import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  toBalance,
  type Layout,
  type Line,
  withServer,
  formatFile,
} from '../../tests/accountFiles';
import type { DisasterList, Overview } from '../../tests/disasterCalls';
import { loadFiles } from './load';

jest.setTimeout(240_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-emergency-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, layout: Layout, lines: readonly Line[]) => {
  writeFileSync(join(folder, name), formatFile(layout, lines));
  return join(folder, name);
};
const awardFile = join(__dirname, 'fixtures', 'contracts_transactions.csv');
const load = (...files: string[]) =>
  loadFiles({
    files,
    path: join(folder, 'loaded.duckdb'),
    referenceFolder: join(__dirname, '../data/reference'),
    today: '2025-11-15',
  });
const withLoadedServer = <T>(callback: Parameters<typeof withServer<T>>[1]) =>
  withServer(join(folder, 'loaded.duckdb'), callback);
const lists = ['agency', 'federal_account', 'object_class', 'recipient', 'cfda'];

describe('emergency spending from loaded files', () => {
  const key = 'CONT_AWD_EX24F0001_1234_-NONE-_-NONE-';
  const line = (code: string, obligated: string, outlay: string): Line => ({
    submission_period: 'FY2024P06',
    disaster_emergency_fund_code: code,
    obligations_incurred: obligated,
    gross_outlay_amount_FYB_to_period_end: outlay,
  });
  const row = (code: string, obligated: string, names: Line): Line => ({
    submission_period: 'FY2024P06',
    disaster_emergency_fund_code: code,
    transaction_obligated_amount: obligated,
    gross_outlay_amount_FYB_to_period_end: '',
    ...names,
  });

  it('is null or empty when only award files are loaded', async () => {
    await load(awardFile);
    await withLoadedServer(async ({ get, post }) => {
      expect(await get<Overview>('disaster/overview/?def_codes=V')).toEqual({
        funding: [],
        total_budget_authority: null,
        spending: {
          award_obligations: null,
          award_outlays: null,
          total_obligations: null,
          total_outlays: null,
        },
        additional: null,
      });
      const filter = { def_codes: ['N', 'V'] };
      for (const grouping of [...lists, 'award', 'def_code'])
        expect([grouping, await post(`disaster/${grouping}/count/`, { filter })]).toEqual([
          grouping,
          { count: null },
        ]);
      expect(await post('disaster/award/amount/', { filter })).toEqual({
        award_count: null,
        face_value_of_loan: null,
        obligation: null,
        outlay: null,
      });
      for (const grouping of lists)
        for (const kind of ['total', 'award', 'loans']) {
          const list = await post<DisasterList>(
            `disaster/${grouping}/${kind === 'loans' ? kind : 'spending'}/`,
            { filter, spending_type: kind },
          );
          expect([
            grouping,
            kind,
            list.results,
            list.totals.obligation,
            list.totals.outlay,
          ]).toEqual([grouping, kind, [], null, null]);
        }
    });
  });
  it('equals the account breakdown by code, with null budgetary resources', async () => {
    await load(
      file('lines.csv', 'lines', [
        line('N', '250.35', '90.00'),
        line('V', '49.65', ''),
        line('Q', '700.00', '1.00'),
        // The reference data does not contain this code.
        line('ZZ', '5.00', '5.00'),
      ]),
      file('balances.csv', 'balances', [
        { submission_period: 'FY2024P06', ...toBalance(1000, 1005, 96) },
      ]),
    );
    await withLoadedServer(async ({ get, post }) => {
      expect(await get<Overview>('disaster/overview/?def_codes=N,V,ZZ')).toEqual({
        funding: [],
        total_budget_authority: null,
        spending: {
          award_obligations: null,
          award_outlays: null,
          total_obligations: 305,
          total_outlays: 95,
        },
        additional: null,
      });
      // A missing outlay is null, not 0.
      expect(await get<Overview>('disaster/overview/?def_codes=V')).toMatchObject({
        spending: { total_obligations: 49.65, total_outlays: null },
      });
      const filter = { def_codes: ['N', 'V'] };
      for (const grouping of ['agency', 'federal_account', 'object_class']) {
        const list = await post<DisasterList>(`disaster/${grouping}/spending/`, {
          filter,
          spending_type: 'total',
        });
        expect([grouping, list.totals]).toEqual([grouping, { obligation: 300, outlay: 90 }]);
        expect(list.results).toHaveLength(1);
        expect(await post(`disaster/${grouping}/count/`, { filter })).toEqual({ count: 1 });
      }
      const accounts = await post<DisasterList>('disaster/federal_account/spending/', {
        filter,
        spending_type: 'total',
      });
      expect(accounts.results[0]).toMatchObject({
        code: '012-9901',
        total_budgetary_resources: null,
        // The files contain no TAS.
        children: [],
      });
      expect(
        await post('disaster/def_code/count/', { filter: { def_codes: ['N', 'V', 'L'] } }),
      ).toEqual({ count: 2 });
      expect(await post('disaster/award/count/', { filter })).toEqual({ count: null });
    });
  });
  it('is linked to a loaded award, or counts as procurement or assistance by its award ID', async () => {
    await load(
      file('awards.csv', 'awards', [
        row('N', '100.10', { award_unique_key: key, award_id_piid: 'EX24F0001' }),
        row('N', '20.05', { award_id_piid: 'ELSEWHERE' }),
        row('N', '7.77', { award_id_fain: 'FAR-1' }),
        row('N', '0.08', { award_unique_key: 'ASST_NON_FAR-2_012', award_id_fain: 'FAR-2' }),
        row('N', '3.00', {}),
      ]),
      awardFile,
    );
    await withLoadedServer(async ({ get, post }) => {
      const filter = { def_codes: ['N'] };
      const overview = await get<Overview>('disaster/overview/?def_codes=N');
      expect(overview.spending).toMatchObject({ award_obligations: 131, award_outlays: null });
      expect(await post('disaster/award/amount/', { filter })).toEqual({
        award_count: 1,
        face_value_of_loan: 0,
        obligation: 131,
        outlay: null,
      });
      for (const [side, obligation] of [
        ['procurement', 120.15],
        ['assistance', 7.85],
      ])
        expect(
          await post('disaster/award/amount/', { filter: { ...filter, award_type: side } }),
        ).toMatchObject({ award_count: side === 'procurement' ? 1 : 0, obligation });
      const { totals, results } = await post<DisasterList>('disaster/recipient/spending/', {
        filter,
      });
      expect(totals).toEqual({ award_count: 1, obligation: 100.1, outlay: null });
      expect(results).toHaveLength(1);
      const accounts = await post<DisasterList>('disaster/federal_account/spending/', {
        filter,
        spending_type: 'award',
      });
      expect(accounts.totals).toEqual({ award_count: 1, obligation: 131, outlay: null });
      expect(await post('disaster/award/count/', { filter })).toEqual({ count: 1 });
      expect(await post('disaster/recipient/count/', { filter: { def_codes: ['V'] } })).toEqual({
        count: 0,
      });
    });
  });
  it('includes an award only when its amounts under the requested codes do not cancel out', async () => {
    await load(
      file('awards.csv', 'awards', [
        row('L', '7.00', { award_unique_key: key, award_id_piid: 'EX24F0001' }),
        row('M', '-7.00', { award_unique_key: key, award_id_piid: 'EX24F0001' }),
      ]),
      awardFile,
    );
    await withLoadedServer(async ({ post }) => {
      for (const [codes, awards, obligation] of [
        [['L'], 1, 7],
        [['M'], 1, -7],
        [['L', 'M'], 0, 0],
      ] as const) {
        const filter = { def_codes: codes };
        expect(await post('disaster/award/count/', { filter })).toEqual({ count: awards });
        for (const grouping of ['recipient', 'agency', 'federal_account']) {
          const list = await post<DisasterList>(`disaster/${grouping}/spending/`, {
            filter,
            spending_type: 'award',
          });
          expect([grouping, list.totals.award_count, list.totals.obligation]).toEqual([
            grouping,
            awards,
            obligation,
          ]);
          expect(list.results).toHaveLength(awards);
        }
      }
    });
  });
});
