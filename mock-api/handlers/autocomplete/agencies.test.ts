/** @jest-environment node */
import { openServer } from '../../../tests/server';
import { sender } from '../../../tests/requests';
import type { ApiServer } from '../../server';

let server: ApiServer;
beforeAll(async () => {
  server = await openServer();
}, 120_000);
afterAll(() => server.close());
const send = sender(() => server);

describe('agencies by typed words', () => {
  const found = async (text: string) =>
    (await send('POST', '/api/v2/autocomplete/awarding_agency/', { search_text: text, limit: 20 }))
      .json<{
        results: {
          toptier_flag: boolean;
          toptier_agency: { name: string; abbreviation: string };
          subtier_agency: { name: string };
        }[];
      }>()
      .results.map(({ toptier_flag: top, toptier_agency: whole, subtier_agency: part }) =>
        top ? whole.name : part.name,
      );
  it('put the exact one first, then those that begin so, the larger before the smaller', async () => {
    expect((await found('defen'))[0]).toBe('Department of Defense');
    expect((await found('DOD'))[0]).toBe('Department of Defense');
    expect((await found('health'))[0]).toBe('Department of Health and Human Services');
    expect((await found('treas'))[0]).toBe('Department of the Treasury');
  });
});
