import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows, unzip } from '../../tests/archives';
import { fetchArchiveFile, openServer } from '../../tests/server';
import { loadFiles } from '../load/load';
import { buildServer, type ApiServer } from '../server';

const referenceFolder = join(__dirname, '../data/reference');
let folder: string;
let origin: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-round-'));
  origin = await openServer();
});
afterAll(async () => {
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
});

const callApi = async (server: ApiServer, path: string, body: unknown) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v2/${path}`,
    payload: body as object,
  });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return JSON.parse(response.body) as {
    results: Record<string, unknown>;
    file_name: string;
    file_url: string;
    monthly_files: { url: string; file_name: string }[];
  };
};
const fetchZip = async (server: ApiServer, url: string, name: string) => {
  const path = join(folder, name);
  writeFileSync(
    path,
    url.includes('award_data_archive')
      ? await fetchArchiveFile(server, url)
      : (await server.app.inject({ method: 'GET', url: new URL(url, 'http://host').pathname }))
          .rawPayload,
  );
  return path;
};
const loadAndServe = async (files: string[], name: string) => {
  const path = join(folder, `${name}.duckdb`);
  const summary = await loadFiles({ files, path, referenceFolder });
  return { summary, server: await buildServer({ path, cacheSize: 0, connections: 2 }) };
};

const searches = {
  everything: {},
  grants: { award_type_codes: ['02', '03', '04', '05'] },
  loans: { award_type_codes: ['07', '08'] },
  vehicles: { award_type_codes: ['IDV_B_B', 'IDV_E'] },
  defense: { agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }] },
  texas: { place_of_performance_locations: [{ country: 'USA', state: 'TX' }] },
  abroad: { recipient_scope: 'foreign' },
  engineering: { naics_codes: { require: ['54'] } },
  competed: { extent_competed_type_codes: ['A'] },
  women: { recipient_type_names: ['woman_owned_business'], award_type_codes: ['A', 'B', 'C', 'D'] },
  emergency: { def_codes: ['N', 'P', 'V'] },
} as const;
const totals = async (server: ApiServer, filters: object, level: 'transactions' | 'subawards') => {
  const { results } = await callApi(server, 'search/spending_over_time/', {
    filters,
    group: 'fiscal_year',
    spending_level: level,
  });
  const rows = results as unknown as { aggregated_amount: number }[];
  return Math.round(rows.reduce((sum, row) => sum + row.aggregated_amount, 0) * 100);
};

it('loading the generated full and delta archive files gives the same search totals', async () => {
  const timePeriod = [
    { start_date: '2023-10-01', end_date: '2024-09-30', date_type: 'action_date' },
  ];
  const list = (type: string) =>
    callApi(origin, 'bulk_download/list_monthly_files/', {
      agency: 'all',
      fiscal_year: 2024,
      type,
    });
  const lists = await Promise.all(['contracts', 'assistance'].map(list));
  const files = lists.flatMap(({ monthly_files: each }) => each);
  const paths = await Promise.all(
    files.map(({ url, file_name: name }) => fetchZip(origin, url, name)),
  );
  // A delta contains the newest version of a transaction, which replaces the version in the full file.
  const { summary, server } = await loadAndServe(paths, 'archive');
  try {
    expect(summary.files.map(({ refused, deletions }) => [refused, deletions])).toEqual(
      paths.map(() => [0, 0]),
    );
    for (const [name, filters] of Object.entries(searches)) {
      expect([
        name,
        await totals(server, { ...filters, time_period: timePeriod }, 'transactions'),
      ]).toEqual([
        name,
        await totals(origin, { ...filters, time_period: timePeriod }, 'transactions'),
      ]);
    }
  } finally {
    await server.close();
  }
});

it('loading a generated search download gives the same counts and totals for each filter', async () => {
  const { file_name: name, file_url: url } = await callApi(origin, 'download/search/', {
    filters: {},
  });
  await origin.downloads.finished(name);
  const { summary, server } = await loadAndServe(
    [await fetchZip(origin, url, 'all.zip')],
    'search',
  );
  try {
    expect(summary.files.map(({ refused }) => refused)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const [search, filters] of Object.entries(searches)) {
      const counts = async (of: ApiServer) =>
        (await callApi(of, 'search/spending_by_award_count/', { filters })).results;
      expect([search, await counts(server)]).toEqual([search, await counts(origin)]);
      for (const level of ['transactions', 'subawards'] as const) {
        // Subaward files do not have the business types of recipients.
        if (search === 'women' && level === 'subawards') continue;
        expect([search, level, await totals(server, filters, level)]).toEqual([
          search,
          level,
          await totals(origin, filters, level),
        ]);
      }
    }
  } finally {
    await server.close();
  }
});

it('downloads escape formulas, and loading them restores all special characters', async () => {
  const oddTexts = [
    '=HYPERLINK("http://example.com")',
    '+1 (555) 0100',
    '-NONE- OF THE ABOVE',
    '@SUM(A1)',
    'A "QUOTED", LLC',
    'TWO\nLINES',
    'EMOJI 🏛️ WORKS',
    '\u202Eשלום חברה',
    'PIPE | AND\tTAB',
    "O'NEIL; DROP TABLE",
  ];
  const fixture = readFileSync(
    join(__dirname, '../load/fixtures/contracts_transactions.csv'),
    'utf8',
  ).replace(/^\uFEFF/, '');
  const [header, line] = fixture.split(/\r?\n/);
  const columns = header!.split(',');
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = oddTexts.map((text, index) => {
    const cells = line!.split(',');
    const set = (column: string, value: string) => {
      cells[columns.indexOf(column)] = quote(value);
    };
    set('contract_transaction_unique_key', `K${index}`);
    set('contract_award_unique_key', `CONT_AWD_ODD${index}`);
    set('award_id_piid', `ODD${index}`);
    set('recipient_name', text);
    set('recipient_uei', `ODD00000000${index}`);
    set('transaction_description', text);
    return cells.join(',');
  });
  const source = join(folder, 'odd.csv');
  writeFileSync(source, [header, ...rows].join('\n'));
  const first = await loadAndServe([source], 'odd');
  const getSortedTexts = async (server: ApiServer) => {
    const { results } = await callApi(server, 'search/spending_by_transaction/', {
      filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
      fields: ['Recipient Name', 'Transaction Description'],
      sort: 'Recipient Name',
      limit: 100,
    });
    return (results as unknown as Record<string, string>[])
      .map((row) => [row['Recipient Name'], row['Transaction Description']])
      .sort();
  };
  try {
    expect(await getSortedTexts(first.server)).toEqual(oddTexts.map((text) => [text, text]).sort());
    for (const [format, delimiter] of [
      ['csv', ','],
      ['tsv', '\t'],
      ['pstxt', '|'],
    ] as const) {
      const { file_name: name, file_url: url } = await callApi(first.server, 'download/search/', {
        filters: {},
        spending_level: ['transactions'],
        file_format: format,
      });
      await first.server.downloads.finished(name);
      const path = await fetchZip(first.server, url, `odd-${format}.zip`);
      const cells = readRows([...(await unzip(readFileSync(path))).values()][0]!, delimiter)
        .map((row) => row.recipient_name!)
        .sort();
      expect([format, cells]).toEqual([
        format,
        oddTexts.map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text)).sort(),
      ]);
      if (format !== 'csv') continue;
      const second = await loadAndServe([path], 'odd-again');
      try {
        expect(await getSortedTexts(second.server)).toEqual(
          oddTexts.map((text) => [text, text]).sort(),
        );
      } finally {
        await second.server.close();
      }
    }
  } finally {
    await first.server.close();
  }
});
