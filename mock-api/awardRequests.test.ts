import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';
import { craftedAwards } from './generate/crafted/crafted';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

const { contractComplete, vehicleLarge } = craftedAwards;
/** Routes with an award ID in the path, and their status for an unknown award. */
const pathRoutes = [
  ['awards/', 404],
  ['awards/count/transaction/', 404],
  ['awards/count/subaward/', 404],
  ['awards/count/federal_account/', 404],
  ['idvs/amounts/', 404],
  ['idvs/count/federal_account/', 400],
] as const;
/** Routes with an award ID in the body, and the maximum number of rows per page. */
const bodyRoutes = [
  ['transactions/', 5000],
  ['subawards/', 100],
  ['awards/accounts/', 100],
  ['awards/funding/', 100],
  ['idvs/awards/', 100],
  ['idvs/accounts/', 100],
  ['idvs/funding/', 100],
  ['idvs/activity/', 100],
] as const;
const rollups = ['awards/funding_rollup/', 'idvs/funding_rollup/'] as const;

/** Invalid and malicious award IDs with a description, encoded as in a URL. */
const hostilePathIds: readonly (readonly [string, string])[] = [
  ['very long', 'A'.repeat(5000)],
  ['NUL', '%00'],
  ['NUL encoded twice', '%2500'],
  ['an ID and NUL', `${encodeURIComponent(contractComplete)}%00`],
  ['half of a surrogate pair', '%ED%A0%80'],
  ['a lone percent sign', '%25'],
  ['an incomplete percent code', '%25%25%34'],
  ['a quote', '%27'],
  ['a SQL condition', encodeURIComponent("' or 1=1 --")],
  ['a SQL statement', encodeURIComponent("x'; drop table award; --")],
  ['another folder', '..%2F..%2Fetc%2Fpasswd'],
  ['a folder, encoded twice', '%252e%252e%252f'],
  ['markup', encodeURIComponent('<script>alert(1)</script>')],
  ['an emoji', encodeURIComponent('🏛️')],
  ['a line break', '%0A'],
  ['a blank', '%20'],
  ['a negative number', '-1'],
  ['zero', '0'],
  ['a number that no award has', '999999999'],
  ['a number that is too large', '99999999999999999999'],
  ['exponent notation', '1e3'],
  ['a fraction', '1000001.5'],
  ['not a number', 'NaN'],
  ['the name of an inherited property', '__proto__'],
];
describe.each(pathRoutes)('%s', (url, status) => {
  it.each(hostilePathIds)(
    `rejects an invalid award ID with ${status} or another client error: %s`,
    async (_name, id) => {
      const response = await send('GET', `/api/v2/${url}${id}/`);
      // An invalid URL is refused before it reaches the route.
      expect([status, 400, 404, 414]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('detail');
      expect(response.body.length).toBeLessThan(1000);
    },
  );
  it('accepts the integer ID, and the award ID URL-encoded one to three times', async () => {
    const award = (await send('GET', `/api/v2/awards/${vehicleLarge}/`)).json() as { id: number };
    const vehicleAnswer = await send('GET', `/api/v2/${url}${vehicleLarge}/`);
    expect(vehicleAnswer.statusCode).toBe(200);
    const codes = encodeURIComponent(vehicleLarge).replaceAll('-', '%2D');
    for (const id of [
      String(award.id),
      codes,
      encodeURIComponent(codes),
      encodeURIComponent(encodeURIComponent(codes)),
    ])
      expect((await send('GET', `/api/v2/${url}${id}/`)).json()).toEqual(vehicleAnswer.json());
  });
});

const hostileValues: readonly (readonly [string, unknown])[] = [
  ['very long', 'A'.repeat(5000)],
  ['NUL', '\u0000'],
  ['half of a surrogate pair', '\ud800'],
  ['a SQL condition', "' or 1=1 --"],
  ['a SQL statement', "x'; drop table award; --"],
  ['encoded NUL', '%00'],
  ['an empty string', ''],
  ['null', null],
  ['a list', [contractComplete]],
  ['an object', { id: contractComplete }],
  ['true', true],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['beyond 32 bits', 2 ** 31],
  ['beyond 53 bits', 2 ** 60],
  ['exponent notation', '1e3'],
];
describe.each([...bodyRoutes.map(([url]) => url), ...rollups])('%s', (url) => {
  it.each(hostileValues)(
    'rejects an invalid award_id with a short message: %s',
    async (name, id) => {
      const response = await send('POST', `/api/v2/${url}`, { award_id: id });
      // Without an award ID this route returns the subawards of all awards.
      if (url === 'subawards/' && name === 'null') return expect(response.statusCode).toBe(200);
      expect([400, 422]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('detail');
      expect(response.body.length).toBeLessThan(1000);
    },
  );
});
describe.each(bodyRoutes)('%s', (url, maxLimit) => {
  const sendBody = (body: object) =>
    send('POST', `/api/v2/${url}`, { award_id: vehicleLarge, ...body });
  it.each([0, -1, 1.5, 'x', null, maxLimit + 1])('rejects a limit of %p', async (limit) =>
    expect([400, 422]).toContain((await sendBody({ limit })).statusCode),
  );
  it.each([0, -1, 1.5, 1e10, 'x'])('rejects page %p', async (page) =>
    expect([400, 422]).toContain((await sendBody({ page })).statusCode),
  );
  it(`accepts a limit of ${maxLimit} and returns no rows beyond the last page`, async () => {
    expect((await sendBody({ limit: maxLimit })).statusCode).toBe(200);
    for (const page of [5000, 1_000_000_000]) {
      const response = await sendBody({ limit: maxLimit, page });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        results: [],
        page_metadata: { page, hasNext: false, hasPrevious: true },
      });
    }
  });
  it('rejects an unknown sort field or order', async () => {
    if (url === 'idvs/activity/') return;
    for (const body of [{ sort: "amount'; --" }, { order: 'up' }, { sort: '__proto__' }])
      expect([400, 422]).toContain((await sendBody(body)).statusCode);
  });
});
