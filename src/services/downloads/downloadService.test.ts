import { HttpResponse } from 'msw';
import { getFailure, postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  archiveDownload,
  toSearchCountQuery,
  disasterDownload,
  disasterRecipientsDownload,
  downloadCount,
  fetchDownloadStatus,
  fileAddress,
  keywordDownload,
  searchDownload,
  startDownload,
} from './downloadService';

const edge = serviceEdge();
const zipUrl = 'https://files.example/a.zip';
const criteria = {
  keywords: ['bridge'],
  periods: [{ start: '2024-01-01', end: '2024-12-31' }],
  newAwardsOnly: true,
};
const period = { start_date: '2024-01-01', end_date: '2024-12-31' };

describe('fileAddress', () => {
  it.each([
    'https://files.example/a.zip',
    'http://files.example/a.zip',
    'HTTPS://FILES.EXAMPLE/A.ZIP',
    '/api/files/a.zip',
    '//files.example/a.zip',
  ])('accepts %s', (url) => expect(fileAddress(url)).toBe(url));
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'a.zip',
    ' /a.zip',
    'ftp://files.example/a.zip',
    'xhttps://files.example',
    'https:files.example',
    '',
    undefined,
    null,
    5,
    {},
  ])('rejects %j', (url) => expect(fileAddress(url)).toBe(''));
});

describe('a download request', () => {
  const searchRequest = { family: 'download', type: 'search', body: {} } as const;
  it.each([
    ['download', 'search', 'v2/download/search/'],
    ['download', 'accounts', 'v2/download/accounts/'],
    ['bulk_download', 'awards', 'v2/bulk_download/awards/'],
  ] as const)(
    'of family %s and type %s is sent to %s with its body',
    async (family, type, path) => {
      edge.answers({ file_name: 'a.zip', file_url: zipUrl });
      const body = { filters: { keywords: ['bridge'] }, columns: ['a'] };
      expect(await startDownload({ family, type, body })).toEqual({
        fileName: 'a.zip',
        fileUrl: zipUrl,
        ready: false,
      });
      expect(edge.asked).toEqual([{ method: 'POST', path, query: {}, body }]);
    },
  );
  it('for DEFCs includes the codes, and for recipients also any award types and search text', () => {
    const defCodes = ['L', 'N'];
    expect(disasterDownload(defCodes)).toEqual({
      family: 'download',
      type: 'disaster',
      body: { filters: { def_codes: defCodes } },
    });
    const request = { family: 'download', type: 'disaster/recipients' };
    expect(disasterRecipientsDownload({ defCodes, awardTypes: null, search: '' })).toEqual({
      ...request,
      body: { filters: { def_codes: defCodes } },
    });
    expect(disasterRecipientsDownload({ defCodes, awardTypes: ['07'], search: 'ab' })).toEqual({
      ...request,
      body: { filters: { def_codes: defCodes, award_type_codes: ['07'], query: 'ab' } },
    });
  });
  it('for an archive file requests its address and is ready if the file exists', async () => {
    edge.answers({ file_name: 'a.zip', file_url: zipUrl, status: 'finished' });
    const request = archiveDownload('/api/v2/archive/a.zip');
    expect(request).toEqual({
      family: 'bulk_download',
      type: 'archive',
      body: { url: '/api/v2/archive/a.zip' },
    });
    expect(await startDownload(request)).toEqual({
      fileName: 'a.zip',
      fileUrl: zipUrl,
      ready: true,
    });
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/archive/a.zip', query: {}, body: undefined },
    ]);
  });
  it('is not ready while the file is generated', async () => {
    edge.answers({ file_name: 'a.zip', file_url: zipUrl, status: 'running' });
    expect((await startDownload(archiveDownload('/api/v2/archive/a.zip'))).ready).toBe(false);
  });
  it('drops an unsafe file address', async () => {
    edge.answers({ file_name: 'a.zip', file_url: 'javascript:alert(1)' });
    expect((await startDownload(searchRequest)).fileUrl).toBe('');
  });
  it.each([[{}], [{ file_name: '' }], [{ file_name: 5 }], [{ file_name: null, file_url: zipUrl }]])(
    'is rejected with the response %j',
    async (response) => {
      edge.answers(response);
      await expect(startDownload(searchRequest)).rejects.toThrow(UNREADABLE);
    },
  );
  it('is never retried, because each request may start a job', async () => {
    edge.answersBy(() => HttpResponse.json({ message: 'Too many jobs' }, { status: 503 }));
    const failure = await getFailure(startDownload(searchRequest));
    expect([failure.status, edge.asked.length]).toEqual([503, 1]);
  });
  it('can be aborted', async () => {
    const failure = await getFailure(startDownload(searchRequest, AbortSignal.abort()));
    expect(failure.cancelled).toBe(true);
    expect(edge.asked).toEqual([]);
  });
});

describe('a search download', () => {
  const csv = { columns: [], format: 'csv' } as const;
  const filters = {
    keywords: ['bridge'],
    time_period: [{ ...period, date_type: 'new_awards_only' }],
  };
  it.each(['awards', 'transactions'] as const)(
    'of %s includes subawards unless they are excluded',
    (level) => {
      expect(searchDownload(criteria, { ...csv, level })).toEqual({
        family: 'download',
        type: level,
        body: { filters },
      });
      expect(searchDownload(criteria, { ...csv, level, alone: true })).toEqual({
        family: 'download',
        type: 'search',
        body: { filters, spending_level: [level] },
      });
    },
  );
  it('of subawards includes only subawards', () => {
    expect(searchDownload(criteria, { ...csv, level: 'subawards' })).toEqual({
      family: 'download',
      type: 'search',
      body: {
        filters: { keywords: ['bridge'], time_period: [period] },
        spending_level: ['subawards'],
      },
    });
  });
  it('includes columns, a format other than CSV and a row limit if given', () => {
    expect(
      searchDownload(criteria, { level: 'awards', columns: ['a', 'b'], format: 'tsv', rowLimit: 0 })
        .body,
    ).toEqual({ filters, columns: ['a', 'b'], file_format: 'tsv', limit: 0 });
    expect(searchDownload(criteria, { ...csv, level: 'awards' }).body).toStrictEqual({ filters });
  });
  it('by keyword includes only prime awards', () => {
    expect(keywordDownload('bridge', csv)).toEqual({
      family: 'bulk_download',
      type: 'awards',
      body: { award_levels: ['prime_awards'], filters: { keyword: 'bridge' } },
    });
    expect(keywordDownload('bridge', { columns: ['a'], format: 'pstxt' }).body).toEqual({
      award_levels: ['prime_awards'],
      filters: { keyword: 'bridge' },
      columns: ['a'],
      file_format: 'pstxt',
    });
  });
});

describe('the status of a download', () => {
  const fetchStatus = () => fetchDownloadStatus('download', 'a.zip', 'search');
  it.each([
    ['download', { file_name: 'a.zip', type: 'search' }],
    ['bulk_download', { file_name: 'a.zip' }],
  ] as const)(
    'is requested from %s, with the `type` parameter only for `download`',
    async (family, query) => {
      edge.answers({ status: 'running' });
      await fetchDownloadStatus(family, 'a.zip', 'search');
      expect(edge.asked).toEqual([
        { method: 'GET', path: `v2/${family}/status/`, query, body: undefined },
      ]);
    },
  );
  it.each([
    ['finished', 'finished'],
    ['failed', 'failed'],
    ['running', 'working'],
    ['ready', 'working'],
    ['queued', 'working'],
    ['resumed', 'working'],
    ['created', 'working'],
    ['', 'working'],
  ])('%j is read as %s', async (status, state) => {
    edge.answers({ status });
    expect((await fetchStatus()).state).toBe(state);
  });
  it('includes all details of a finished file, with the size converted from kilobytes', async () => {
    edge.answers({
      status: 'finished',
      message: null,
      file_url: zipUrl,
      seconds_elapsed: '12.5',
      total_rows: 10,
      total_size: 1.2345,
      rows_written: 9,
      bytes_written: 8,
      sha256: 'abc',
    });
    expect(await fetchStatus()).toEqual({
      state: 'finished',
      message: '',
      fileUrl: zipUrl,
      seconds: 12.5,
      rows: 10,
      bytes: 1235,
      sha256: 'abc',
    });
  });
  it('includes the progress while the file is generated', async () => {
    edge.answers({
      status: 'running',
      seconds_elapsed: 3,
      total_rows: null,
      total_size: null,
      rows_written: 500,
      bytes_written: 2048,
      sha256: null,
    });
    expect(await fetchStatus()).toEqual({
      state: 'working',
      message: '',
      fileUrl: '',
      seconds: 3,
      rows: 500,
      bytes: 2048,
      sha256: '',
    });
  });
  it('has null for missing or invalid figures', async () => {
    edge.answers({
      status: 'failed',
      message: 'Out of space',
      seconds_elapsed: 'soon',
      total_rows: 'many',
      total_size: {},
    });
    expect(await fetchStatus()).toEqual({
      state: 'failed',
      message: 'Out of space',
      fileUrl: '',
      seconds: null,
      rows: null,
      bytes: null,
      sha256: '',
    });
  });
  it('distinguishes a file with zero rows from one without a row count', async () => {
    const progressFields = { rows_written: 5, bytes_written: 5 };
    edge.answers({ status: 'finished', total_rows: 0, total_size: 0, ...progressFields });
    expect(await fetchStatus()).toMatchObject({ rows: 0, bytes: 0 });
  });
  it.each([[{}], [{ status: null }], [{ status: 1 }]])('is rejected for %j', async (response) => {
    edge.answers(response);
    await expect(fetchStatus()).rejects.toThrow(UNREADABLE);
  });
  it('is rejected for a response without content', async () => {
    edge.answers(new HttpResponse(null, { status: 204 }));
    await expect(fetchStatus()).rejects.toThrow(UNREADABLE);
  });
  it('is not retried, because the next poll follows', async () => {
    edge.answersBy(() => HttpResponse.json({ message: 'x' }, { status: 503 }));
    await getFailure(fetchStatus());
    expect(edge.asked).toHaveLength(1);
  });
});

describe('downloadCount', () => {
  it.each([
    ['awards', 'Download Availability Count Awards'],
    ['transactions', 'Download Availability Count Transactions'],
    ['subawards', 'Download Availability Count Subawards'],
  ] as const)('counts at the level of %s', async (level, auditTrail) => {
    edge.answers({ calculated_count: 5, maximum_limit: 500_000 });
    expect(await downloadCount.call({ filters: { keywords: ['bridge'] }, level })).toEqual({
      rows: 5,
      limit: 500_000,
      isOverLimit: false,
    });
    expect(edge.asked).toEqual([
      postCall('v2/download/count/', {
        filters: { keywords: ['bridge'] },
        spending_level: level,
        auditTrail,
      }),
    ]);
  });
  it.each([
    [499_999, false],
    [500_000, false],
    [500_001, true],
  ])('with %i rows and a limit of 500,000 has `isOverLimit` set to %s', async (rows, over) => {
    edge.answers({ calculated_count: rows, maximum_limit: 500_000 });
    expect((await downloadCount.call({ filters: {}, level: 'awards' })).isOverLimit).toBe(over);
  });
  it('also reads the older field names', async () => {
    edge.answers({ calculated_transaction_count: 7, maximum_transaction_limit: 9 });
    expect(await downloadCount.call({ filters: {}, level: 'awards' })).toEqual({
      rows: 7,
      limit: 9,
      isOverLimit: false,
    });
    edge.answers({
      calculated_count: 0,
      calculated_transaction_count: 7,
      maximum_limit: 8,
      maximum_transaction_limit: 9,
    });
    expect(await downloadCount.call({ filters: {}, level: 'awards' })).toEqual({
      rows: 0,
      limit: 8,
      isOverLimit: false,
    });
  });
  it.each([
    [{}],
    [{ calculated_count: 5 }],
    [{ maximum_limit: 5 }],
    [{ calculated_count: '5', maximum_limit: 9 }],
    [{ calculated_count: 5, maximum_limit: '9' }],
  ])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(downloadCount.call({ filters: {}, level: 'awards' })).rejects.toThrow(UNREADABLE);
  });
  it('uses the filters of a search for the requested level', async () => {
    edge.answers({ calculated_count: 1, maximum_limit: 2 });
    expect(await downloadCount.call(toSearchCountQuery(criteria, 'awards'))).toEqual({
      rows: 1,
      limit: 2,
      isOverLimit: false,
    });
    await downloadCount.call(toSearchCountQuery(criteria, 'subawards'));
    expect(edge.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        filters: {
          keywords: ['bridge'],
          time_period: [{ ...period, date_type: 'new_awards_only' }],
        },
        spending_level: 'awards',
      }),
      expect.objectContaining({
        filters: { keywords: ['bridge'], time_period: [period] },
        spending_level: 'subawards',
      }),
    ]);
  });
});
