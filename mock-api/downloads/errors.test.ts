import { routes } from '../routes';
import { openServer } from '../../tests/server';
import { downloadCalls, type Server } from '../../tests/downloads';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
const { call, seen } = downloadCalls(() => server);

it('download routes return every error status that they declare', async () => {
  const postPaths = [
    'download/awards/',
    'download/transactions/',
    'download/search/',
    'download/count/',
    'download/contract/',
    'download/idv/',
    'download/assistance/',
    'download/accounts/',
    'download/disaster/',
    'download/disaster/recipients/',
    'bulk_download/awards/',
    'bulk_download/list_agencies/',
    'bulk_download/list_monthly_files/',
  ];
  for (const path of postPaths) {
    await call('POST', path, {
      filters: 1,
      award_id: {},
      type: 'x',
      agency: 'x',
      account_level: 'x',
      fiscal_year: 'x',
    });
    await call('POST', path, {});
  }
  await call('POST', 'bulk_download/list_monthly_files/', {
    agency: 99999,
    fiscal_year: 2024,
    type: 'contracts',
  });
  await call('POST', 'download/accounts/', {
    account_level: 'federal_account',
    filters: { agency: '99999', submission_types: ['account_balances'], fy: 2024, period: 6 },
  });
  for (const path of ['download/status/', 'bulk_download/status/']) {
    await call('GET', path);
    await call('GET', `${path}?file_name=none.zip`);
  }
  const declaredErrors = routes
    .filter(({ path }) => /download\//.test(path))
    .flatMap(({ path, errors }) => errors.map((status) => `${path} ${status}`));
  expect(declaredErrors.filter((one) => !seen.has(one))).toEqual([]);
});
